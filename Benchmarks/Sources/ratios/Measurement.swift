import Foundation
import Workloads

/// Times subjects in turns, so that whatever disturbs the machine disturbs them all.
///
/// Time is the processor time of this thread: a program that has to wait for its turn on a busy
/// machine is not slower for it. What other programs do to the caches remains.
@MainActor
struct Measurement {
  /// What came out for one subject.
  struct Figure {
    /// The median of the time in one round divided by the unit's time in the same round.
    let ratio: Double

    /// The median time.
    let microseconds: Double
  }

  private let subjects: [Subject]
  private let repetitions: [Int]
  private var times: [[Double]]

  /// Work shorter than this, in microseconds, is repeated within a round.
  private static let shortest = 1_000.0

  /// Measures subjects; the first of them is the unit.
  init(_ subjects: [Subject], rounds: Int) {
    self.subjects = subjects
    repetitions = subjects.map { subject in
      let once = Self.time(subject, repetitions: 1)
      return min(1_000, max(1, Int((Self.shortest / max(once, 0.01)).rounded(.up))))
    }
    times = subjects.map { _ in [] }
    for _ in 0..<rounds {
      for (index, subject) in subjects.enumerated() {
        times[index].append(Self.time(subject, repetitions: repetitions[index]))
      }
    }
  }

  /// The figures of all subjects, in order.
  var figures: [Figure] {
    times.map { times in
      Figure(
        ratio: zip(times, self.times[0]).map { $0 / $1 }.median,
        microseconds: times.median
      )
    }
  }

  /// The time that doing something takes once, in microseconds.
  ///
  /// What is repeated begins with repetitions that do not count, half as many as do: they find the
  /// caches as the work before them has left them, and all others find them as their own kind has.
  private static func time(_ subject: Subject, repetitions: Int) -> Double {
    for _ in 0..<(repetitions / 2) {
      subject.prepare?()
      subject.work()
    }
    guard let prepare = subject.prepare else {
      let start = now()
      for _ in 0..<repetitions { subject.work() }
      return (now() - start) / Double(repetitions)
    }
    var sum = 0.0
    for _ in 0..<repetitions {
      prepare()
      let start = now()
      subject.work()
      sum += now() - start
    }
    return sum / Double(repetitions)
  }

  /// The processor time of this thread so far, in microseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
