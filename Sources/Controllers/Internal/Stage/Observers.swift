/// Functions to be notified, in order.
@MainActor
final class Observers<News> {
  private var observers: [(key: Int, tell: (News) -> Void)] = []
  private var nextKey = 0

  var isEmpty: Bool { observers.isEmpty }

  /// Adds a function.
  ///
  /// - Returns: The observation, which can be cancelled.
  func add(_ observer: @escaping (News) -> Void) -> ListObservation {
    let key = nextKey
    nextKey += 1
    observers.append((key, observer))
    return ListObservation { [weak self] in
      self?.observers.removeAll { $0.key == key }
    }
  }

  /// Calls all functions.
  func tell(_ news: News) {
    for observer in observers {
      observer.tell(news)
    }
  }
}
