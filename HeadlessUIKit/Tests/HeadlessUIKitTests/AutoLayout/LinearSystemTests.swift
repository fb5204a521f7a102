import Testing

@testable import HeadlessUIKit

@Suite struct LinearSystemTests {
  private func equal(_ priority: Float) -> LinearSystem.Price {
    LinearSystem.Price(over: priority, under: priority)
  }

  private func atLeast(_ priority: Float) -> LinearSystem.Price {
    LinearSystem.Price(over: 0, under: priority)
  }

  private func atMost(_ priority: Float) -> LinearSystem.Price {
    LinearSystem.Price(over: priority, under: 0)
  }

  @Test func `A stronger wish wins, and the weaker one still pulls`() {
    for propagates in [true, false] {
      var system = LinearSystem()
      system.propagates = propagates
      let width = system.addUnknown(isLength: true)
      _ = system.addWish(
        [.init(width)],
        constant: 100,
        price: LinearSystem.Price(over: 250, under: 750)
      )
      let wish = system.addWish([.init(width)], constant: 140, price: equal(500))
      #expect(system.solve().isEmpty)
      #expect(system.values == [140])
      system.setConstant(60, of: wish)
      #expect(system.solve().isEmpty)
      #expect(system.values == [100])
      system.setPrice(equal(200), of: wish)
      system.setConstant(140, of: wish)
      #expect(system.solve().isEmpty)
      #expect(system.values == [100])
    }
  }

  @Test func `No number of weak wishes outweighs a strong one`() {
    var system = LinearSystem()
    system.propagates = false
    let width = system.addUnknown(isLength: true)
    for _ in 0..<1000 { _ = system.addWish([.init(width)], constant: 100, price: equal(499.9)) }
    _ = system.addWish([.init(width)], constant: 300, price: equal(500))
    _ = system.solve()
    #expect(system.values == [300])
  }

  @Test func `Errors of one priority add up, without squares`() {
    var system = LinearSystem()
    let width = system.addUnknown(isLength: true)
    for constant in [100.0, 100, 200] {
      _ = system.addWish([.init(width)], constant: constant, price: equal(500))
    }
    _ = system.solve()
    #expect(system.values == [100])
  }

  @Test func `Of wishes that contradict each other the last is dropped, and comes back`() {
    var system = LinearSystem()
    let width = system.addUnknown(isLength: true)
    let first = system.addWish([.init(width)], constant: 100, price: equal(1000))
    let other = system.addUnknown(isLength: true)
    _ = system.addWish([.init(other)], constant: 5, price: equal(1000))
    let second = system.addWish([.init(width)], constant: 200, price: equal(1000))
    #expect(
      system.solve() == [LinearSystem.Conflict(wishes: [first, second], dropped: second)]
    )
    #expect(system.values == [100, 5])
    #expect(system.solve().isEmpty, "A known contradiction is told once.")
    system.setConstant(200, of: first)
    #expect(system.solve().isEmpty)
    #expect(system.values == [200, 5])
    system.setConstant(100, of: first)
    #expect(system.solve().count == 1)
  }

  @Test func `A length is not negative, even if that contradicts what must hold`() {
    var system = LinearSystem()
    let width = system.addUnknown(isLength: true)
    let start = system.addUnknown()
    let outer = system.addUnknown(isLength: true)
    _ = system.addWish([.init(outer)], constant: 0, price: equal(1000))
    _ = system.addWish([.init(start)], constant: 8, price: equal(1000))
    let end = system.addWish(
      [.init(start), .init(width), .init(outer, -1)],
      constant: -8,
      price: equal(1000)
    )
    let conflicts = system.solve()
    #expect(conflicts.map(\.dropped) == [end])
    #expect(system.values == [0, 8, 0])
  }

  @Test func `An unknown is ambiguous if another value is as good`() {
    var system = LinearSystem()
    let x = system.addUnknown()
    let width = system.addUnknown(isLength: true)
    _ = system.addWish([.init(x)], constant: 10, price: atLeast(1000))
    _ = system.addWish([.init(width)], constant: 50, price: equal(250))
    _ = system.solve()
    #expect(system.isAmbiguous(x))
    #expect(!system.isAmbiguous(width))
    _ = system.addWish([.init(x)], constant: 0, price: equal(1))
    _ = system.solve()
    #expect(!system.isAmbiguous(x))
    #expect(system.values[x] == 10)
  }

  @Test(arguments: 0..<400)
  func `Random systems are solved as well as their best corner`(seed: Int) {
    let random = RandomSystem(seed: UInt64(seed), unknowns: 1 + seed % 4, wishes: 3 + seed % 7)
    for propagates in [true, false] {
      var system = random.system
      system.propagates = propagates
      #expect(system.solve().isEmpty, "seed \(seed)")
      let oracle = LinearOracle(system: random.system)
      let costs = oracle.costs(at: system.values)
      let isBest = !oracle.isLess(oracle.leastCosts(), costs)
      #expect(isBest, "seed \(seed) \(costs)")
      for length in system.values.indices where system.isLength[length] {
        #expect(system.values[length] >= -1e-6)
      }
    }
  }

  @Test(arguments: 0..<150)
  func `Changes lead to answers as good as those of a new system`(seed: Int) {
    var random = RandomSystem(
      seed: UInt64(1000 + seed),
      unknowns: 1 + seed % 3,
      wishes: 3 + seed % 5
    )
    random.system.propagates = seed % 2 == 0
    for step in 0..<12 {
      #expect(random.system.solve().isEmpty, "seed \(seed) step \(step)")
      let oracle = LinearOracle(system: random.system)
      let costs = oracle.costs(at: random.system.values)
      let isBest = !oracle.isLess(oracle.leastCosts(), costs)
      #expect(isBest, "seed \(seed) step \(step) \(costs)")
      random.changeSomething()
    }
  }

  @Test(arguments: 0..<400)
  func `What follows step by step is what the simplex finds`(seed: Int) {
    let random = RandomSystem(
      seed: UInt64(5000 + seed),
      unknowns: 4 + seed % 5,
      wishes: 8 + seed % 9
    )
    var quick = random.system
    var thorough = random.system
    thorough.propagates = false
    #expect(quick.solve().isEmpty)
    #expect(thorough.solve().isEmpty)
    guard quick.effort.propagations > 0 else { return }
    for (quick, thorough) in zip(quick.values, thorough.values) {
      #expect(abs(quick - thorough) < 1e-6, "seed \(seed)")
    }
  }

  @Test func `Two labels too wide for their row: the one that resists less gives way`() {
    var system = LinearSystem()
    let a = system.addUnknown(isLength: true)
    let b = system.addUnknown(isLength: true)
    let x = system.addUnknown()
    _ = system.addWish([.init(x), .init(a, -1)], constant: 8, price: equal(1000))
    _ = system.addWish([.init(x), .init(b)], constant: 300, price: atMost(1000))
    _ = system.addWish([.init(a)], constant: 160, price: .init(over: 250, under: 750))
    _ = system.addWish([.init(b)], constant: 160, price: .init(over: 250, under: 749))
    #expect(system.solve().isEmpty)
    #expect(system.values == [160, 132, 168])
    #expect(system.effort.tableaus == 1)
  }
}
