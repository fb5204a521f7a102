import Foundation
import Workloads

/// Diffs of one workload, over and over, for a profiler or for measuring memory.
struct Repetition {
  let workload: Workload
  let count: Int
  let times: Int

  init?(_ arguments: inout ArraySlice<String>) {
    guard let name = arguments.popFirst(), let workload = Workload(rawValue: name),
      let count = arguments.popFirst().flatMap(Int.init),
      let times = arguments.popFirst().flatMap(Int.init)
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
