/// The functions that are called when a scroll view scrolls, besides its delegate.
@MainActor
final class OffsetObservers {
  private var actions: [Int: () -> Void] = [:]
  private var last = 0

  func add(_ action: @escaping () -> Void) -> Int {
    last += 1
    actions[last] = action
    return last
  }

  func remove(_ number: Int) {
    actions[number] = nil
  }

  func tell() {
    for number in actions.keys.sorted() { actions[number]?() }
  }
}

extension Headless {
  /// Calls a function whenever a scroll view scrolls, as key-value observing of `contentOffset` does in UIKit.
  ///
  /// Returns a function that ends this.
  @preconcurrency @MainActor public static func observeOffset(
    of scrollView: UIScrollView,
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let number = scrollView.offsetObservers.add(action)
    return { [weak scrollView] in scrollView?.offsetObservers.remove(number) }
  }
}
