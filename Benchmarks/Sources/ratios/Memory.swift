import Foundation
import Workloads

/// Measures how much memory a diff takes above that of its inputs, each time in a new process.
///
/// Only Linux tells a process about its own peak; elsewhere nothing is reported.
@MainActor
enum Memory {
  private static let bounds: [(Workload, Double)] = [(.append, 1), (.readme, 8), (.shuffle, 8)]

  static func report(to report: inout Report) {
    print("\nMemory above the inputs, 100,000 rows, UUID ids, MiB")
    for (workload, bound) in bounds {
      guard let kibibytes = measure(workload, count: 100_000) else { return }
      report.add(workload.rawValue, kibibytes / 1_024, atMost: bound)
    }
  }

  /// The current size of this process in memory, in KiB.
  static var resident: Int { status("VmRSS") }

  /// The largest size of this process in memory since the peak was forgotten, in KiB.
  static var peak: Int { status("VmHWM") }

  static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  private static func status(_ name: String) -> Int {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = lines.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// Freed memory goes back to the system at once, so that it does not hide what is taken later.
  private static func measure(_ workload: Workload, count: Int) -> Double? {
    let environment = ["MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536"]
    let output = Child.run(
      [CommandLine.arguments[0], "--repeat", workload.rawValue, "\(count)", "1"],
      environment: environment
    )
    return output?.split(separator: " ").last.flatMap { Double($0.filter(\.isNumber)) }
  }
}
