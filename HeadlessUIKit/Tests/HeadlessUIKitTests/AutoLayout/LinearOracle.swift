import TestSupport

@testable import HeadlessUIKit

/// Solves small systems by looking at every corner: slow, and obviously right.
struct LinearOracle {
  let system: LinearSystem

  /// The priorities in use, falling.
  var levels: [Float] {
    Set(active.flatMap { [$0.price.over, $0.price.under] }.filter { $0 > 0 } + [1000])
      .sorted(by: >)
  }

  private var active: [LinearSystem.Wish] { system.wishes.filter(\.isActive) }

  /// The sums of errors at a point, one for each priority.
  func costs(at point: [Double]) -> [Double] {
    levels.map { level in
      var sum = 0.0
      for wish in active {
        let error = error(of: wish, at: point)
        if error > 0, wish.price.over == level { sum += error }
        if error < 0, wish.price.under == level { sum -= error }
      }
      if level == 1000 {
        for (value, isLength) in zip(point, system.isLength) where isLength && value < 0 {
          sum -= value
        }
      }
      return sum
    }
  }

  /// The least costs of any corner.
  func leastCosts() -> [Double] {
    var best: [Double] = levels.map { _ in .infinity }
    let count = system.values.count
    var planes = active.map { wish -> (row: [Double], constant: Double) in
      var row = Array(repeating: 0.0, count: count)
      for index in wish.terms { row[system.terms[index].unknown] += system.terms[index].factor }
      return (row, wish.constant)
    }
    for unknown in 0..<count {
      var row = Array(repeating: 0.0, count: count)
      row[unknown] = 1
      planes.append((row, 0))
    }
    forEachChoice(of: count, from: planes.count) { choice in
      guard let point = solve(choice.map { planes[$0] }) else { return }
      let costs = costs(at: point)
      if isLess(costs, best) { best = costs }
    }
    return best
  }

  func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  private func error(of wish: LinearSystem.Wish, at point: [Double]) -> Double {
    wish.terms.reduce(-wish.constant) {
      $0 + system.terms[$1].factor * point[system.terms[$1].unknown]
    }
  }

  private func forEachChoice(of size: Int, from count: Int, _ body: ([Int]) -> Void) {
    var choice: [Int] = []
    func choose(from start: Int) {
      if choice.count == size {
        body(choice)
        return
      }
      for next in start..<count {
        choice.append(next)
        choose(from: next + 1)
        choice.removeLast()
      }
    }
    choose(from: 0)
  }

  /// Gauss's elimination; `nil` for planes that share no one point.
  private func solve(_ planes: [(row: [Double], constant: Double)]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      guard
        let pivot = (column..<rows.count).max(by: {
          abs(rows[$0].row[column]) < abs(rows[$1].row[column])
        }), abs(rows[pivot].row[column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for other in rows.indices where other != column {
        let factor = rows[other].row[column] / rows[column].row[column]
        for index in rows.indices { rows[other].row[index] -= factor * rows[column].row[index] }
        rows[other].constant -= factor * rows[column].constant
      }
    }
    return rows.indices.map { rows[$0].constant / rows[$0].row[$0] }
  }
}

/// Random systems that have an answer.
struct RandomSystem {
  var generator: SeededGenerator
  var system = LinearSystem()
  /// A point at which all that must hold does.
  var point: [Double] = []

  static let priorities: [Float] = [1000, 999.5, 750, 751, 500, 250, 50]

  init(seed: UInt64, unknowns: Int, wishes: Int) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<unknowns {
      _ = system.addUnknown(isLength: generator.chance(oneIn: 2))
      point.append(Double(generator.roll(20)) * 5)
    }
    for _ in 0..<wishes { addWish() }
  }

  mutating func addWish() {
    var terms: [LinearSystem.Term] = []
    for unknown in point.indices where generator.chance(oneIn: 2) {
      let factor = [1.0, 1, 1, -1, -1, 2, 0.5][generator.roll(7)]
      terms.append(LinearSystem.Term(unknown, factor))
    }
    if terms.isEmpty { terms = [LinearSystem.Term(generator.roll(point.count))] }
    let price = randomPrice()
    let sum = terms.reduce(0) { $0 + $1.factor * point[$1.unknown] }
    _ = system.addWish(terms, constant: randomConstant(near: sum, price), price: price)
  }

  mutating func randomPrice() -> LinearSystem.Price {
    let priority = Self.priorities[generator.roll(Self.priorities.count)]
    let other = Self.priorities[generator.roll(Self.priorities.count)]
    return switch generator.roll(4) {
    case 0: LinearSystem.Price(over: priority, under: priority)
    case 1: LinearSystem.Price(over: priority, under: 0)
    case 2: LinearSystem.Price(over: 0, under: priority)
    default: LinearSystem.Price(over: min(priority, 999), under: min(other, 999))
    }
  }

  /// A constant with which a wish holds at the known point if it must.
  mutating func randomConstant(near sum: Double, _ price: LinearSystem.Price) -> Double {
    let slack = Double(generator.roll(8)) * 5
    if price.isRequiredEquation { return sum }
    if price.over >= 1000 { return sum + slack }
    if price.under >= 1000 { return sum - slack }
    return sum + slack * Double(generator.roll(3) - 1)
  }

  mutating func changeSomething() {
    let own = system.wishes.indices.filter { system.wishes[$0].dropOrder != nil }
    let wish = own[generator.roll(own.count)]
    let entry = system.wishes[wish]
    switch generator.roll(5) {
    case 0:
      system.setActive(!entry.isActive, wish)
    case 1:
      let price = randomPrice()
      system.setPrice(price, of: wish)
      let sum = entry.terms.reduce(0) {
        $0 + system.terms[$1].factor * point[system.terms[$1].unknown]
      }
      system.setConstant(randomConstant(near: sum, price), of: wish)
    case 2 where system.wishes.count < 14:
      addWish()
    default:
      let sum = entry.terms.reduce(0) {
        $0 + system.terms[$1].factor * point[system.terms[$1].unknown]
      }
      system.setConstant(randomConstant(near: sum, entry.price), of: wish)
    }
  }
}
