import Workloads

/// The most that a workload may take, in multiples of the dictionary floor of the same run.
struct Bounds {
  let diff: Double?
  let plan: Double?

  /// The bounds for identifiers of type `UUID`.
  static func uuid(_ workload: Workload, count: Int) -> Bounds? {
    switch (workload, count) {
    case (.sameStorage, 5_000): Bounds(diff: 0.005, plan: 0.02)
    case (.noChange, 5_000): Bounds(diff: 0.015, plan: 0.04)
    case (.append, 5_000): Bounds(diff: 0.02, plan: 0.05)
    case (.oneUpdate, 5_000): Bounds(diff: 0.02, plan: 0.05)
    case (.scattered, 5_000): Bounds(diff: 0.06, plan: 0.12)
    case (.readme, 5_000): Bounds(diff: 0.2, plan: 0.35)
    case (.randomEdit, 5_000): Bounds(diff: 0.35, plan: 0.55)
    case (.shuffle, 5_000): Bounds(diff: 0.6, plan: 0.9)
    case (.replaceAll, 5_000): Bounds(diff: 0.3, plan: 0.5)
    case (.sameStorage, 100_000): Bounds(diff: 0.0002, plan: 0.001)
    // `Table.littleChanges` bounds their diffs.
    case (.noChange, 100_000), (.append, 100_000), (.oneUpdate, 100_000):
      Bounds(diff: nil, plan: 0.02)
    case (.scattered, 100_000): Bounds(diff: 0.02, plan: 0.05)
    case (.readme, 100_000): Bounds(diff: 0.08, plan: 0.15)
    case (.randomEdit, 100_000): Bounds(diff: 0.25, plan: 0.4)
    case (.shuffle, 100_000): Bounds(diff: 0.6, plan: 0.8)
    case (.replaceAll, 100_000): Bounds(diff: 0.25, plan: 0.4)
    default: nil
    }
  }

  /// The bounds for strings that share no storage with those before.
  static func string(_ workload: Workload, count: Int) -> Bounds? {
    workload == .shuffle ? Bounds(diff: 0.9, plan: nil) : nil
  }
}
