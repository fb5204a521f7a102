/// Functions to be notified, in order.
@MainActor
final class Observers<News> {
  var observers: [(key: Int, tell: (News) -> Void)] = []

  private var nextKey = 0

  /// Whether there are none.
  var isEmpty: Bool { observers.isEmpty }

  init() {}

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

/// An observation that continues until it is cancelled: an observer of a list, or followed content.
@MainActor
public final class ListObservation {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Cancels the observation; further calls do nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
