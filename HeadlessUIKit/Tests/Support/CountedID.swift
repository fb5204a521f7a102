/// Counts what is asked of identifiers, on the one thread that a test compares on.
package final class Tally: @unchecked Sendable {
  package var questions = 0

  package init() {}
}

/// An identifier that counts how often it is compared or hashed.
package struct CountedID: Hashable, Sendable {
  package let number: Int
  private let tally: Tally

  package init(_ number: Int, _ tally: Tally) {
    self.number = number
    self.tally = tally
  }

  package static func == (left: CountedID, right: CountedID) -> Bool {
    left.tally.questions += 1
    return left.number == right.number
  }

  package func hash(into hasher: inout Hasher) {
    tally.questions += 1
    hasher.combine(number)
  }
}
