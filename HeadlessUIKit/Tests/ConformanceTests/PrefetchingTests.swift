import TestPlatform
import Testing

/// Cells and data that are asked for before they are needed.
@MainActor struct PrefetchingTests {
  @MainActor final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var events: [String] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {
      events.append("prefetch \(indexPaths.map(\.item))")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      events.append("cancel \(indexPaths.map(\.item))")
    }
  }

  private let list = ListFixture([(0..<20).map { "\($0)" }])
  private let prefetcher = Prefetcher()

  init() {
    list.view.prefetchDataSource = prefetcher
    list.layOut()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func scroll(_ distance: CGFloat) {
    Headless.scroll(list.view, by: CGPoint(x: 0, y: distance))
  }

  @Test func `P1 only a finger's scroll prefetches data, and only what is new`() {
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(prefetcher.events.isEmpty)
    scroll(100)
    #expect(prefetcher.events == ["prefetch [5, 6, 7]"])
    scroll(100)
    #expect(prefetcher.events == ["prefetch [5, 6, 7]", "prefetch [8]"])
  }

  @Test func `P1 turning round cancels what is not needed and starts with the nearest`() {
    scroll(500)
    prefetcher.events = []
    scroll(-100)
    #expect(prefetcher.events == ["prefetch [3, 2, 1]", "cancel [8, 9, 10]"])
  }

  @Test func `what was shown meanwhile is not cancelled`() {
    scroll(100)
    scroll(1000)
    #expect(
      prefetcher.events == ["prefetch [4, 5, 6]", "prefetch [14, 15, 16]", "cancel [4, 5, 6]"]
    )
    prefetcher.events = []
    scroll(300)
    scroll(-600)
    #expect(prefetcher.events.last == "cancel [17, 18, 19]")
  }

  @Test func `prefetched items are followed through a batch`() {
    scroll(100)
    list.sections[0].remove(at: 0)
    list.view.deleteItems(at: [path(0)])
    list.view.layoutIfNeeded()
    prefetcher.events = []
    scroll(-100)
    #expect(prefetcher.events == ["cancel [4, 5]"])
  }

  @Test func `P2 without prefetching neither data nor cells are asked for early`() {
    list.view.isPrefetchingEnabled = false
    scroll(100)
    #expect(prefetcher.events.isEmpty)
    let events = list.events { Headless.prepareCells(at: [path(8)], in: list.view) }
    #expect(events.isEmpty)
  }

  @Test func `P3 a prepared cell is not visible and is announced without another request`() {
    let preparing = list.events { Headless.prepareCells(at: [path(3), path(30)], in: list.view) }
    #expect(preparing == ["cell 0-3"])
    #expect(list.view.cellForItem(at: path(3)) == nil)
    #expect(list.view.visibleCells.count == 3)
    let showing = list.events { list.view.contentOffset.y = 100 }
    #expect(showing == ["didScroll", "willDisplay 0-3", "didEndDisplaying 0-0"])
  }

  @Test func `P3 a prepared cell may never be announced and is used for another item`() {
    Headless.prepareCells(at: [path(3)], in: list.view)
    let releasing = list.events { Headless.releasePreparedCells(in: list.view) }
    #expect(releasing.isEmpty)
    var reuses: [Int] = []
    list.onCell = { cell, _ in reuses.append((cell as? LetterCell)?.reuses ?? -1) }
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(reuses == [1])
  }

  @Test func `P4 a cell that stays prepared comes back without a request`() throws {
    Headless.keepCellsPrepared(true, in: list.view)
    let cell = try #require(list.cell(0, 0))
    let leaving = list.events { list.view.contentOffset.y = 100 }
    #expect(leaving.suffix(2) == ["willDisplay 0-3", "didEndDisplaying 0-0"])
    let returning = list.events { list.view.contentOffset.y = 0 }
    #expect(returning == ["didScroll", "willDisplay 0-0", "didEndDisplaying 0-3"])
    #expect(list.cell(0, 0) === cell)
    #expect(cell.reuses == 0)
  }

  @Test func `a prepared cell follows its item and goes with it`() {
    Headless.prepareCells(at: [path(3), path(4)], in: list.view)
    list.sections[0].remove(at: 3)
    list.view.deleteItems(at: [path(3)])
    list.layOut()
    let events = list.events { list.view.contentOffset.y = 100 }
    #expect(events == ["didScroll", "willDisplay 0-3", "didEndDisplaying 0-0"])
    #expect(list.shown == ["1", "2", "4"])
  }

  @Test func `P5 a prepared cell is reconfigured`() {
    Headless.prepareCells(at: [path(3)], in: list.view)
    list.sections[0][3] = "new"
    let events = list.events { list.view.reconfigureItems(at: [path(3), path(9)]) }
    #expect(events.filter { $0.hasPrefix("cell") } == ["cell 0-3"])
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    #expect(list.shown == ["1", "2", "new"])
  }

  @Test func `a reload gives prepared cells back`() {
    Headless.prepareCells(at: [path(3)], in: list.view)
    list.view.reloadData()
    list.layOut()
    let events = list.events { list.view.contentOffset.y = 100 }
    #expect(events.contains("cell 0-3"))
  }
}
