extension Propagation {
  /// Finds the order in which unknowns can be computed one after another.
  init(_ system: LinearSystem) {
    var planner = PropagationPlanner(system)
    planner.run()
    // Steps that do not settle everything are of no use, so the room they take is given back.
    self = planner.plan.isComplete ? planner.plan : Propagation()
  }
}

/// Plans the order of a propagation, in time linear in terms times distinct priorities.
private struct PropagationPlanner {
  private let system: LinearSystem
  var plan = Propagation()
  /// The lowest priority through which each unknown was settled; 0 while it is not settled.
  private var strengths: [Float]
  /// The number of unsettled unknowns in each wish.
  private var open: [Int]
  /// Where the wishes that mention each unknown start in `mentions`.
  private var firstMention: [Int]
  private var mentions: [Int]
  /// Whether the plan satisfies each wish itself: as an equation, or as one of an unknown's bounds.
  private var isKept: [Bool]
  private var unsettled: Int
  /// The wishes that may settle an unknown, in order.
  private var queue: [Int] = []

  init(_ system: LinearSystem) {
    self.system = system
    let count = system.values.count
    strengths = Array(repeating: 0, count: count)
    open = Array(repeating: 0, count: system.wishes.count)
    isKept = Array(repeating: false, count: system.wishes.count)
    firstMention = Array(repeating: 0, count: count + 1)
    unsettled = count
    plan.steps.reserveCapacity(count)
    queue.reserveCapacity(system.wishes.count)
    for wish in system.wishes where wish.isActive {
      for index in wish.terms { firstMention[system.terms[index].unknown + 1] += 1 }
    }
    for unknown in 0..<count { firstMention[unknown + 1] += firstMention[unknown] }
    mentions = Array(repeating: 0, count: firstMention[count])
    var next = firstMention
    for (number, wish) in system.wishes.enumerated() where wish.isActive {
      open[number] = wish.terms.count
      for index in wish.terms {
        let unknown = system.terms[index].unknown
        mentions[next[unknown]] = number
        next[unknown] += 1
      }
    }
  }

  mutating func run() {
    settleUnmentioned()
    for level in levels {
      var progresses = true
      while progresses, unsettled > 0 {
        progresses = settleByEquations(from: level)
        if settleByBounds() { progresses = true }
      }
    }
    guard unsettled == 0 else { return }
    plan.isComplete = true
    addChecks()
  }

  /// The priorities of the equations, in falling order.
  private var levels: [Float] {
    var result: [Float] = []
    result.reserveCapacity(8)
    for wish in system.wishes where wish.isActive {
      let level = level(of: wish.price)
      if level > 0, !result.contains(level) { result.append(level) }
    }
    return result.isEmpty ? [LinearSystem.required] : result.sorted(by: >)
  }

  /// Returns the priority at which a wish is an equation, or 0 if it is an inequality.
  private func level(of price: LinearSystem.Price) -> Float { min(price.over, price.under) }

  /// Sets unknowns to zero that no wish mentions.
  private mutating func settleUnmentioned() {
    for unknown in strengths.indices where firstMention[unknown] == firstMention[unknown + 1] {
      plan.steps.append(.zero(unknown: unknown))
      strengths[unknown] = Propagation.settled
      unsettled -= 1
    }
  }

  private mutating func settleByEquations(from level: Float) -> Bool {
    queue.removeAll(keepingCapacity: true)
    for number in system.wishes.indices where canSettle(number, from: level) {
      queue.append(number)
    }
    var progresses = false
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      guard open[number] == 1 else { continue }
      let wish = system.wishes[number]
      var strength = self.level(of: wish.price)
      if strength >= LinearSystem.required { strength = Propagation.settled }
      var openTerm = wish.terms.lowerBound
      for index in wish.terms {
        let known = strengths[system.terms[index].unknown]
        if known == 0 { openTerm = index } else { strength = min(strength, known) }
      }
      plan.steps.append(.equation(wish: number, term: openTerm))
      isKept[number] = true
      settle(system.terms[openTerm].unknown, strength)
      progresses = true
      let unknown = system.terms[openTerm].unknown
      for place in firstMention[unknown]..<firstMention[unknown + 1]
      where canSettle(mentions[place], from: level) {
        queue.append(mentions[place])
      }
    }
    return progresses
  }

  private func canSettle(_ number: Int, from level: Float) -> Bool {
    open[number] == 1 && self.level(of: system.wishes[number].price) >= level
  }

  private mutating func settle(_ unknown: Int, _ strength: Float) {
    strengths[unknown] = strength
    unsettled -= 1
    for place in firstMention[unknown]..<firstMention[unknown + 1] { open[mentions[place]] -= 1 }
  }

  private mutating func settleByBounds() -> Bool {
    var progresses = false
    for unknown in strengths.indices where strengths[unknown] == 0 && isAlone(unknown) {
      let start = plan.sides.count
      for place in firstMention[unknown]..<firstMention[unknown + 1] { addSides(mentions[place]) }
      plan.sides[start...].sort { $0.priority > $1.priority }
      plan.steps.append(.bounds(unknown: unknown, sides: start..<plan.sides.count))
      // Only its own wishes mention it, so its strength does not matter.
      settle(unknown, Float.leastNormalMagnitude)
      progresses = true
    }
    return progresses
  }

  /// Whether the wishes about an unknown depend on no other unknown that is open or equally weak.
  private func isAlone(_ unknown: Int) -> Bool {
    for place in firstMention[unknown]..<firstMention[unknown + 1] {
      let number = mentions[place]
      guard open[number] == 1 else { return false }
      let price = system.wishes[number].price
      let strongest = max(price.over, price.under)
      for index in system.wishes[number].terms {
        let other = system.terms[index].unknown
        guard other == unknown || strengths[other] > strongest else { return false }
      }
    }
    return true
  }

  private mutating func addSides(_ number: Int) {
    let wish = system.wishes[number]
    isKept[number] = true
    for index in wish.terms where strengths[system.terms[index].unknown] == 0 {
      let rises = system.terms[index].factor > 0
      for (priority, isLower) in [(wish.price.over, !rises), (wish.price.under, rises)]
      where priority > 0 {
        plan.sides.append(
          Propagation.Side(wish: number, term: index, priority: priority, isLower: isLower)
        )
      }
    }
  }

  /// Adds a check for each side of a wish, unless stronger wishes settled everything in it.
  private mutating func addChecks() {
    for (number, wish) in system.wishes.enumerated() where wish.isActive && !isKept[number] {
      var weakest = Propagation.settled
      for index in wish.terms { weakest = min(weakest, strengths[system.terms[index].unknown]) }
      func mustHold(_ priority: Float) -> Bool {
        priority > 0 && (priority >= LinearSystem.required || weakest <= priority)
      }
      let check = Propagation.Check(
        wish: number,
        over: mustHold(wish.price.over),
        under: mustHold(wish.price.under)
      )
      if check.over || check.under { plan.checks.append(check) }
    }
  }
}
