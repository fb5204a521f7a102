extension SeededGenerator {
  /// A number from zero up to, but not including, a bound.
  package mutating func roll(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  /// True once in so many times.
  package mutating func chance(oneIn bound: Int) -> Bool {
    roll(bound) == 0
  }

  /// Puts an element anywhere into an array.
  package mutating func insert<Element>(_ element: Element, into array: inout [Element]) {
    array.insert(element, at: roll(array.count + 1))
  }
}
