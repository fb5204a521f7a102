import Workloads

/// Measures how much memory the index of a long list takes.
@MainActor
enum LayoutMemory {
  static func report(to report: inout Report) {
    print("\nMemory of ListLayout beyond the heights, bytes a row")
    let count = 1_000_000
    let before = Memory.resident
    let list = LayoutSubjects(.list, count: count)
    let bytes = Double(Memory.resident - before) * 1_024 / Double(count)
    withExtendedLifetime(list) {
      report.add("1,000,000 rows of heights that differ", bytes - 8, atMost: 24)
    }
  }
}
