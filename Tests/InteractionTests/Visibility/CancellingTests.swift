import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Giving up on what never began, and on what has ended.
@MainActor
@Suite struct CancellingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `what was never got ready is not given up, and what does not exist is passed over`()
    throws
  {
    list.apply(Seen(1...20, log: log, isObserving: true))
    _ = log.take()
    let view = list.collectionView
    let source = try #require(view.prefetchDataSource)
    call(
      source.collectionView(_:cancelPrefetchingForItemsAt:),
      view,
      [[0, 0], [0, 9], [0, 99], [7, 0]]
    )
    source.collectionView(view, prefetchItemsAt: [[0, 99], [7, 0]])
    #expect(log.take().isEmpty)
    #expect(list.adapter.controllerCount == 4)
    #expect(list.issues.isEmpty)
  }

  @Test func `an observation, a task and a loader can be cancelled twice and before they begin`() {
    list.apply(Seen(1...4, log: log))
    let observation = list.adapter.observeVisibility { _, _ in }
    observation.cancel()
    observation.cancel()
    let task = list.note(0)?.task(lifetime: .preload) {}
    task?.cancel()
    task?.cancel()
    #expect(task?.isCancelled == true)
    let loader = PageLoader {
    } receive: {
      .finished
    }
    loader.reset()
    loader.reset()
    #expect(loader.phase == .idle)
    list.adapter.onRefresh = nil
    list.adapter.pageLoaders = []
    #expect(list.issues.isEmpty)
  }
}
