import Foundation

/// How many cases are tried by the tests that try many.
///
/// All of them, unless `ROSTER_TEST_DIVISOR` is set to n: then every n-th, for a build of which only
/// little has to be known.
package enum Effort {
  private static let divisor =
    ProcessInfo.processInfo.environment["ROSTER_TEST_DIVISOR"].flatMap(Int.init).map { max(1, $0) }
    ?? 1

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
