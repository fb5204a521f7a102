import Benchmark
import Workloads

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .peakMemoryResident],
    maxDuration: .seconds(2)
  )
  for count in [5_000, 100_000] {
    for workload in Workload.allCases {
      Benchmark("\(workload.rawValue), \(count): floor") { benchmark in
        await measure(benchmark) { FlatSubjects(workload, .uuid, count: count).floor }
      }
      Benchmark("\(workload.rawValue), \(count): diff") { benchmark in
        await measure(benchmark) { FlatSubjects(workload, .uuid, count: count).diff }
      }
      Benchmark("\(workload.rawValue), \(count): plan") { benchmark in
        await measure(benchmark) { FlatSubjects(workload, .uuid, count: count).plan }
      }
    }
  }
}

/// Repeats a subject as often as a benchmark asks for.
@MainActor
func measure(_ benchmark: Benchmark, _ makeSubject: @MainActor @Sendable () -> Subject) {
  let subject = makeSubject()
  for _ in benchmark.scaledIterations {
    subject.prepare?()
    benchmark.startMeasurement()
    subject.work()
    benchmark.stopMeasurement()
  }
}
