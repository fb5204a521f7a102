#if canImport(UIKit)
import Testing

/// What HeadlessUIKit offers to tests, done with UIKit, so that the same tests run on a simulator.
///
/// What UIKit offers no way to do marks the test as skipped, with the reason: `Tools/conformance-table/compare`
/// counts a test as skipped if one of its issues begins with `Skipped:`.
public enum Headless {
  /// Marks the test that runs as one that cannot be done with UIKit.
  static func skip(_ reason: String) {
    Issue.record("Skipped: \(reason)")
  }
}
#endif
