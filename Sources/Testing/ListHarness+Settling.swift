import Roster

extension ListHarness {
  /// Waits until everything has settled: followed models are shown, tasks of controllers, pages and
  /// refreshes have completed, and animations have ended.
  ///
  /// ```swift
  /// store.messages.append(Message(id: 1, text: "Hello"))
  /// await list.settle()
  /// #expect(list.picture.contains("Hello"))
  /// ```
  ///
  /// It cannot wait for work that waits for the test itself, or that never ends: when nothing has
  /// happened for a while, it returns the names of such work.
  ///
  /// - Parameter patience: How long a page, a refresh or a task may take without any change. For
  ///   work that takes longer, use its own method, such as `PageLoader.waitForLoad()`.
  /// - Returns: Descriptions of the work in progress; empty if everything has settled.
  @discardableResult
  public func settle(patience: Duration = .milliseconds(100)) async -> [String] {
    let work = await ListActivity.settle(patience: patience) {
      window.layoutIfNeeded()
      flush()
      finishTime()
    } look: {
      let (place, size) = (collectionView.bounds, collectionView.contentSize)
      let lengths = [place.minX, place.minY, place.width, place.height, size.width, size.height]
      let counts = [record.counts.reports, record.counts.callbacks, issues.count]
      return ListActivity(
        work: adapter.work,
        signs: counts.map { Double($0) } + lengths.map { Double($0) }
      )
    }
    if !isStepping { stepObserver?("settle") }
    return work
  }
}
