import Foundation
import Workloads

/// Counts the instructions of one diff with callgrind; the counts repeat exactly.
@MainActor
enum Instructions {
  static func report(to report: inout Report) {
    print("\nInstructions of one diff, 5,000 rows, UUID ids")
    for workload in [Workload.append, .readme, .shuffle] {
      guard let one = count(workload, times: 1), let six = count(workload, times: 6) else {
        print("callgrind cannot be run.")
        return
      }
      report.add(workload.rawValue, ((six - one) / 5).rounded(), atMost: nil)
    }
  }

  /// The instructions of a whole process that diffs some times.
  private static func count(_ workload: Workload, times: Int) -> Double? {
    let output = Child.run(
      [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
        CommandLine.arguments[0], "--repeat", workload.rawValue, "5000", "\(times)",
      ],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    let line = output?.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}
