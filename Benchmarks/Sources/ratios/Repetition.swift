import Foundation
import Workloads

/// Diffs of one workload, over and over, for a profiler or for measuring memory.
struct Repetition {
  let workload: Workload
  let count: Int
  let times: Int

  /// Reads the name of a workload, the number of rows, and the number of times.
  init?(_ arguments: [String]) {
    guard arguments.count == 3, let workload = Workload(rawValue: arguments[0]),
      let count = Int(arguments[1]), let times = Int(arguments[2])
    else { return nil }
    (self.workload, self.count, self.times) = (workload, count, times)
  }

  @MainActor
  func run() {
    // What a process needs once, such as the pages of code, also of Foundation's, is no part of what a diff takes.
    FlatSubjects(workload, .uuid, count: count).diff.work()
    _ = Memory.peak
    Memory.forgetPeak()
    let diff = FlatSubjects(workload, .uuid, count: count).diff
    let before = Memory.resident
    Memory.forgetPeak()
    for _ in 0..<times { diff.work() }
    print("peak above the inputs, KiB: \(Memory.peak - before)")
  }
}
