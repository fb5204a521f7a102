import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// The screen is 320 points wide and 200 high; a shelf is 50 high, and a book on it 100 wide.
@MainActor
@Suite struct NestedVisibilityTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ shelves: [Shelf], kind: Library.Kind = .plain) {
    list.apply(Library(shelves, log: log, kind: kind))
    list.window.layoutIfNeeded()
  }

  /// What the given items heard of being on screen since the last call.
  private func take(_ ids: Set<Int>) -> [String] {
    log.takeVisibility().filter { entry in
      entry.split(separator: " ").last.flatMap { Int($0) }.map(ids.contains) == true
    }
  }

  @Test func `items in a list appear after the item that holds it, and disappear before`() {
    show((1...20).map { Shelf($0) })
    #expect(
      take([1, 100, 103]) == ["appear 1", "appear 100", "fully 100", "appear 103"]
    )
    list.scroll(to: 500)
    #expect(take([1, 100, 103]).last == "disappear 1")
    list.scroll(to: 0)
    #expect(take([1, 100]) == ["appear 1", "appear 100", "fully 100"])
  }

  @Test func `an item is as visible as its share of the list and the list's share of the screen`()
    throws
  {
    show((1...20).map { Shelf($0) })
    list.scroll(to: 25)
    let shelf = try #require(list.shelf(0))
    #expect(shelf.visibleFraction == 0.5)
    #expect(shelf.book(0)?.visibleFraction == 0.5)
    #expect(shelf.book(3)?.visibleFraction == 0.1)
    #expect(shelf.book(0)?.isFullyVisible == false)
    shelf.scroll(to: 50)
    #expect(shelf.book(0)?.visibleFraction == 0.25)
    #expect(shelf.book(1)?.visibleFraction == 0.5)
  }

  @Test func `scrolling a list tells its items, and not the one that holds it`() {
    show((1...3).map { Shelf($0) })
    _ = log.take()
    list.shelf(0)?.scroll(to: 100)
    #expect(
      log.takeVisibility() == ["partially 100", "disappear 100", "fully 103", "appear 104"]
    )
  }

  @Test func `an item that is removed takes what is in its list off the screen first`() {
    show([Shelf(1, books: 2), Shelf(2)])
    _ = log.take()
    show([Shelf(2)])
    #expect(
      take([1, 100, 101]) == [
        "partially 100", "disappear 100", "partially 101", "disappear 101", "disappear 1",
      ]
    )
  }

  @Test func `the background and the window concern lists in cells as well`() {
    show([Shelf(1, books: 1)])
    _ = log.take()
    list.enterBackground()
    #expect(take([1, 100]) == ["partially 100", "disappear 100", "disappear 1"])
    list.enterForeground()
    #expect(take([1, 100]) == ["appear 1", "appear 100", "fully 100"])
    list.collectionView.removeFromSuperview()
    #expect(take([1, 100]).suffix(1) == ["disappear 1"])
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(take([1, 100]) == ["appear 1", "appear 100", "fully 100"])
  }

  @Test func `an item in a list is seen only while enough of it is on screen`() throws {
    list.apply(
      Section("s") {
        Items((1...20).map { Shelf($0) }) { [log] in WatchedShelfController($0, log: log) }
      }
    )
    list.scroll(to: 30)
    let shelf = try #require(list.shelf(0))
    var seen: [String] = []
    let observation = shelf.list.observeImpressions { id, _ in seen.append("\(id.id)") }
    list.clock.advance(by: .seconds(5))
    #expect(seen.isEmpty)
    list.scroll(to: 500)
    list.scroll(to: 20)
    list.clock.advance(by: .seconds(0.9))
    #expect(seen.isEmpty)
    list.clock.advance(by: .seconds(0.1))
    #expect(seen == ["100", "101", "102"])
    observation.cancel()
  }

  @Test func `the first items of a list get ready when its item does, and give up with it`() throws
  {
    show((1...20).map { Shelf($0) }, kind: .foreseen)
    _ = log.take()
    let source = try #require(list.collectionView.prefetchDataSource)
    source.collectionView(list.collectionView, prefetchItemsAt: [[0, 9]])
    #expect(log.take().filter { $0.hasPrefix("prefetch") } == ["prefetch 1000", "prefetch 1001"])
    call(
      source.collectionView(_:cancelPrefetchingForItemsAt:),
      list.collectionView,
      [[0, 9]]
    )
    #expect(log.take() == ["cancel 1000", "cancel 1001"])
  }

  @Test func `a list of which nothing is to get ready is not made before its item is shown`() throws
  {
    list.apply(
      Items((1...20).map { Shelf($0) }) { [log] in ExpectedShelfController($0, log: log) }
    )
    _ = log.take()
    let source = try #require(list.collectionView.prefetchDataSource)
    source.collectionView(list.collectionView, prefetchItemsAt: [[0, 9]])
    #expect(log.take() == ["expect 10"])
  }

  @Test func `a list in a cell prefetches its own items`() throws {
    show([Shelf(1, books: 20)], kind: .foreseen)
    let view = try #require(list.shelf(0)?.list.collectionView)
    _ = log.take()
    view.prefetchDataSource?.collectionView(view, prefetchItemsAt: [[0, 9]])
    #expect(log.take() == ["make 109", "prefetch 109"])
  }
}
