import Foundation

/// How many cases are tried by the tests that try many.
///
/// A tenth of them, which is said once. `ROSTER_TEST_DIVISOR` set to n tries every n-th, and 1 tries
/// all, as continuous integration does.
package enum Effort {
  private static let divisor: Int = {
    let asked = ProcessInfo.processInfo.environment["ROSTER_TEST_DIVISOR"].flatMap(Int.init)
    guard asked == nil else { return max(1, asked ?? 1) }
    let says = "Random tests try a tenth of their cases. ROSTER_TEST_DIVISOR=1 tries all.\n"
    FileHandle.standardError.write(Data(says.utf8))
    return 10
  }()

  /// Whether all cases are tried.
  package static var isWhole: Bool { divisor == 1 }

  /// The share of a number of cases that is tried, at least one.
  package static func share(of count: Int) -> Int {
    max(1, count / divisor)
  }

  /// The first seeds, as many as are tried.
  package static func seeds(_ count: Int) -> ClosedRange<UInt64> {
    1...UInt64(share(of: count))
  }

  /// What a step from one tried case to the next is multiplied by.
  package static func step(_ step: Int) -> Int {
    step * divisor
  }
}
