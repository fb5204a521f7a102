/// A generator of random numbers that repeats itself: SplitMix64 by Sebastiano Vigna (public domain).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}

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
