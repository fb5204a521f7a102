import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Each item is 50 points high, and the screen 200.
@MainActor
@Suite struct PreloadTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func take(_ event: String) -> [Int] {
    let all = log.all
    return all.filter { $0.event == event }.map(\.id)
  }

  /// The appearances of the section of `jumping(_:)`.
  private let shown = Shown()

  private final class Shown {
    var events: [String] = []
  }

  private func jumping(_ ids: ClosedRange<Int>) -> some ListContent {
    Section("s") {
      Items(ids.map { Note($0) }) { [log] in JumpingController($0, log: log) }
    }
    .onAppear { [shown] in shown.events.append("shown") }
    .onDisappear { [shown] in shown.events.append("gone") }
  }

  @Test func `without a distance no controller is made before its item is shown`() {
    list.apply(Seen(1...100, log: log))
    #expect(list.adapter.controllerCount == 4)
    #expect(take("enter") == [1, 2, 3, 4])
  }

  @Test func `items within the distance have controllers that are told so`() {
    list.adapter.preloadDistance = .points(100)
    list.apply(Seen(1...100, log: log))
    #expect(take("enter") == [1, 2, 3, 4, 5, 6])
    #expect(list.note(5)?.isInPreloadRange == true)
    #expect(list.note(5)?.cell == nil)
    #expect(list.adapter.controllerCount == 6)
    _ = log.take()
    list.scroll(to: 150)
    #expect(take("exit") == [1])
    #expect(take("enter") == [7, 8, 9])
  }

  @Test func `an item that scrolls while an update ends leaves nothing visible that has gone`() {
    list.adapter.preloadDistance = .points(200)
    log.onUpdate = { [list] _ in list.scroll(to: 1_000) }
    list.apply(Items((1...100).map { Note($0) }) { [log] in JumpingController($0, log: log) })
    log.onUpdate = nil
    list.window.layoutIfNeeded()
    #expect(list.note(0)?.isVisible == false)
    #expect(list.visibleItems.map(\.item) == [20, 21, 22, 23])
    #expect(list.visibleItems.allSatisfy { list.note($0.item)?.isVisible == true })
  }

  @Test func `an item that is no longer near and takes the list off the screen ends the pass`() {
    list.adapter.preloadDistance = .points(100)
    list.apply(jumping(1...100))
    log.onTap = { [list, log] in
      log.onTap = nil
      list.collectionView.removeFromSuperview()
      list.adapter.apply(jumping(2...100))
    }
    list.scroll(to: 1_000)
    #expect(log.onTap.map { _ in true } == nil)
    #expect(shown.events == ["shown", "gone"])
    #expect(list.note(20)?.isVisible == false)
  }

  @Test func `an item that scrolls the list away as it comes near ends the pass`() {
    list.apply(Items((1...100).map { Note($0) }) { [log] in JumpingController($0, log: log) })
    log.onUpdate = { [list, log] _ in
      log.onUpdate = nil
      list.scroll(to: 1_000)
    }
    list.adapter.preloadDistance = .points(200)
    _ = log.take()
    list.adapter.updateVisibility()
    #expect(log.onUpdate.map { _ in true } == nil)
    #expect(take("appear") == [21, 22, 23, 24])
    #expect(take("partially") == [1, 2, 3, 4])
    #expect(list.note(0)?.isVisible == false)
  }

  @Test func `what leaves the range at once does so even if the first of it scrolls on`() {
    list.apply(jumping(1...100))
    log.onTap = { [list, log] in
      log.onTap = nil
      list.scroll(to: 2_000)
    }
    list.scroll(to: 1_000)
    #expect(log.onTap.map { _ in true } == nil)
    #expect(take("exit").sorted() == [1, 2, 3, 4, 21, 22, 23, 24])
    #expect(list.note(1)?.isInPreloadRange == false)
    #expect(list.note(40)?.isInPreloadRange == true)
  }

  @Test func `a list that is released as its items leave the range notifies each of them once`() {
    var adapter: ListAdapter? = ListAdapter(list.collectionView)
    adapter?.apply(jumping(1...100))
    list.collectionView.layoutIfNeeded()
    log.onTap = { [log] in
      log.onTap = nil
      adapter = nil
    }
    list.scroll(to: 1_000)
    #expect(adapter == nil)
    #expect(take("exit").sorted() == [1, 2, 3, 4, 21, 22, 23, 24])
  }

  @Test func `a list that comes back to the screen when its items go is on screen`() {
    list.apply(jumping(1...100))
    log.onTap = { [list, log] in
      log.onTap = nil
      list.window.addSubview(list.collectionView)
      list.adapter.apply(jumping(2...100), animated: false)
    }
    list.collectionView.removeFromSuperview()
    #expect(list.collectionView.window != nil)
    #expect(shown.events == ["shown"])
    #expect(list.note(0)?.isVisible == true)
  }

  @Test func `what leaves the range at once does so in the order of the list, headers at last`() {
    list.adapter.preloadDistance = .points(500)
    list.apply(
      ForEach((1...9).map { Note($0) }) { note in
        Section(note.id) { Items([note]) { [log] in SeenController($0, log: log) } }
          .header(Title("\(note.id)")) { [log] in SeenTitleController($0, log: log) }
      }
    )
    #expect(take("enter").sorted().suffix(9) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    list.collectionView.removeFromSuperview()
    #expect(take("exit").filter { $0 > 0 } == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(take("exit").prefix(9).last == 9)
    #expect(take("exit").suffix(4) == [0, 0, 0, 0])
  }

  @Test func `a distance in screens grows with the screen, and one that is none is taken as 0`() {
    list.adapter.preloadDistance = .screens(1)
    list.apply(Seen(1...100, log: log))
    #expect(take("enter") == Array(1...8))
    list.adapter.preloadDistance = .points(.nan)
    list.collectionView.layoutIfNeeded()
    #expect(take("exit") == Array(5...8))
    list.adapter.preloadDistance = .points(-50)
    list.collectionView.layoutIfNeeded()
    #expect(list.note(3)?.isInPreloadRange == true)
  }

  @Test func `an item that leaves the list leaves the range once`() {
    list.adapter.preloadDistance = .points(100)
    list.apply(Seen(1...100, log: log))
    _ = log.take()
    list.apply(Seen([1, 2, 3, 4], log: log))
    #expect(log.events(of: 5) == ["exit", "remove"])
    list.collectionView.removeFromSuperview()
    #expect(take("exit").filter { $0 == 1 } == [1])
  }

  @Test func `what the collection view expects to show is got ready, and given up once`() throws {
    list.apply(Seen(1...100, log: log, isObserving: true))
    let source = try #require(list.collectionView.prefetchDataSource)
    let view = list.collectionView
    source.collectionView(view, prefetchItemsAt: [[0, 8], [0, 9], [7, 7]])
    #expect(take("prefetch") == [9, 10])
    source.collectionView(view, prefetchItemsAt: [[0, 8]])
    #expect(take("prefetch") == [9, 10])
    call(
      source.collectionView(_:cancelPrefetchingForItemsAt:),
      view,
      [[0, 8], [0, 8], [0, 50], [9, 9]]
    )
    #expect(take("cancel prefetch") == [9])
    list.scroll(to: 450)
    call(source.collectionView(_:cancelPrefetchingForItemsAt:), view, [[0, 9]])
    #expect(take("cancel prefetch") == [9])
  }

  @Test func `an item that is removed is not waited for`() throws {
    list.apply(Seen(1...100, log: log, isObserving: true))
    let source = try #require(list.collectionView.prefetchDataSource)
    source.collectionView(list.collectionView, prefetchItemsAt: [[0, 8]])
    list.apply(Seen(1...4, log: log, isObserving: true))
    #expect(log.events(of: 9) == ["make", "prefetch", "cancel prefetch", "remove"])
  }

  @Test func `items of other controllers are not made early`() throws {
    list.apply(Seen(1...100, log: log))
    let source = try #require(list.collectionView.prefetchDataSource)
    source.collectionView(list.collectionView, prefetchItemsAt: [[0, 8]])
    #expect(list.adapter.controllerCount == 4)
  }
}

/// Lets a test act when the seventh item comes near, or the first is no longer near.
private final class JumpingController: SeenController {
  override func didEnterPreloadRange() {
    super.didEnterPreloadRange()
    if viewModel.id == 7 { log.onUpdate?(self) }
  }

  override func didExitPreloadRange() {
    super.didExitPreloadRange()
    if viewModel.id == 1 { log.onTap?() }
  }

  override func didDisappear() { log.add("disappear", viewModel.id) }
}

private final class SeenTitleController: CellController<Title, NoState, TitleView> {
  private let log: Log

  init(_ title: Title, log: Log) {
    self.log = log
    super.init(title)
  }

  override class func size(of title: Title, state: NoState, in container: ItemContainer) -> ItemSize
  {
    .height(10)
  }

  override func didEnterPreloadRange() { log.add("enter", 0) }
  override func didExitPreloadRange() { log.add("exit", 0) }
}
