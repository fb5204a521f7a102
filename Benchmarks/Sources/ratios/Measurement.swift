/// Times subjects in turns, so that whatever disturbs the machine disturbs them all.
struct Measurement {
  /// A named piece of work.
  struct Subject {
    let name: String
    let work: () -> Void
  }

  private static let shortest = Duration.microseconds(50)

  /// The median time of each subject, in microseconds.
  ///
  /// Work shorter than 50 µs is repeated within a round, as no clock is fair to it otherwise.
  static func medians(of subjects: [Subject], rounds: Int) -> [Double] {
    var times = subjects.map { _ in [Double]() }
    let repetitions = subjects.map { subject in
      let once = time(subject.work, repetitions: 1)
      return max(1, Int((shortest.microseconds / max(once, 0.01)).rounded(.up)))
    }
    for _ in 0..<rounds {
      for (index, subject) in subjects.enumerated() {
        times[index].append(time(subject.work, repetitions: repetitions[index]))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func time(_ work: () -> Void, repetitions: Int) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure {
      for _ in 0..<repetitions { work() }
    }
    return duration.microseconds / Double(repetitions)
  }
}

extension Duration {
  fileprivate var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }
}

/// Keeps the optimizer from removing work whose result nobody needs.
@inline(never)
func consume<Value>(_ value: Value) {}
