import Foundation
import RosterCore

func time(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  func once(_ n: Int) -> Double {
    let start = clock.now
    for _ in 0..<n { body() }
    let duration = clock.now - start
    return
      (Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
      / Double(n)
  }
  let first = once(1)
  return first > 50 ? first : once(Int(50 / first) + 1)
}
@inline(never) func blackHole<T>(_ value: T) {}
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func measure<ID: BenchmarkIdentifier>(_ type: ID.Type, _ count: Int, rounds: Int) {
  for workload in Workload.allCases {
    let (old, new) = workload.lists(ID.self, count: count)
    let scratch = DiffScratch()
    let oldSnapshot = snapshot(old)
    var times: [[Double]] = [[], [], [], [], []]
    for _ in 0...rounds {
      times[0].append(time { blackHole(dictionaryFloor(old, new)) })
      times[1].append(time { blackHole(scanFloor(old, new)) })
      times[2].append(time { blackHole(diff(old, new, scratch)) })
      times[3].append(time { blackHole(plan(from: oldSnapshot, to: new, scratch)) })
      times[4].append(time { blackHole(heckel(old, new)) })
    }
    let medians = times.map { $0.min() ?? 0 }
    let c = diff(old, new, scratch)
    print(
      "\(ID.self) \(count) \(workload.rawValue): floor2 \(medians[0].rounded())us",
      medians.dropFirst().map { String(format: "%.4f", $0 / medians[0]) }.joined(separator: " "),
      "   D\(c.deleted.count) I\(c.inserted.count) M\(c.moved.count) U\(c.updated.count)"
    )
  }
}
if CommandLine.arguments.count > 3, let w = Workload(rawValue: CommandLine.arguments[1]),
  let n = Int(CommandLine.arguments[2]), let r = Int(CommandLine.arguments[3])
{
  let (old, new) = w.lists(UUID.self, count: n)
  let scratch = DiffScratch()
  for _ in 0..<r { blackHole(diff(old, new, scratch)) }
  exit(0)
}
let only = CommandLine.arguments.dropFirst().first
if only == nil || only == "5k" { measure(UUID.self, 5_000, rounds: 15) }
if only == nil || only == "100k" { measure(UUID.self, 100_000, rounds: 7) }
if only == nil || only == "s" { measure(String.self, 5_000, rounds: 15) }
