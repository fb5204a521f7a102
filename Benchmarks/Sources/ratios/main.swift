import Foundation
import RosterCore

// ratios                           every figure with its bound; exits with 1 if one falls short
// ratios --full                    with a million rows and more kinds of identifiers
// ratios --repeat WORKLOAD N TIMES only diffs, for callgrind and for peak memory
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--repeat" {
  guard arguments.count == 4, let workload = Workload(rawValue: arguments[1]),
    let count = Int(arguments[2]), let times = Int(arguments[3])
  else {
    print("usage: ratios --repeat WORKLOAD COUNT TIMES")
    exit(2)
  }
  let (old, new) = workload.lists(UUID.self, count: count)
  let scratch = DiffScratch()
  for _ in 0..<times { consume(diff(old, new, scratch)) }
  exit(0)
}

var report = Report()
for count in [5_000, 100_000] {
  report.heading("\(count) rows, UUID ids, multiples of the dictionary floor")
  for workload in Workload.allCases {
    report.add(
      workload,
      UUID.self,
      count: count,
      rounds: 15,
      bounds: .uuid(workload, count: count)
    )
  }
}
report.heading("5,000 rows, String ids rebuilt each time")
for workload in Workload.allCases {
  let bounds = workload == .shuffle ? Bounds(diff: 0.9, plan: 1.2) : nil
  report.add(workload, String.self, count: 5_000, rounds: 15, bounds: bounds)
}
report.addSectioned(rounds: 15)
if arguments.first == "--full" {
  for count in [100, 1_000_000] {
    report.heading("\(count) rows, UUID ids")
    for workload in [Workload.noChange, .append, .shuffle, .replaceAll] {
      report.add(workload, UUID.self, count: count, rounds: 3, bounds: nil)
    }
  }
  report.heading("100,000 rows, Int ids")
  for workload in Workload.allCases {
    report.add(workload, Int.self, count: 100_000, rounds: 15, bounds: nil)
  }
}
print(report.misses == 0 ? "\nEvery bound holds." : "\n\(report.misses) bounds are missed (!).")
exit(report.misses == 0 ? 0 : 1)
