import ListFixtures
import Roster
import RosterTesting
import Testing

/// The screen is 200 points high, and each note 50.
@MainActor
@Suite struct PageLoaderTests {
  private let log = Log()
  private let shop = Shop()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ loader: PageLoader, showsPhase: Bool = true) async {
    list.adapter.pageLoaders = [loader]
    list.apply(ShopList(shop: shop, loader: loader, log: log, showsPhase: showsPhase))
    await settle(list)
  }

  private var ids: [Int] {
    let view = list.collectionView
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        (list.adapter.itemID(at: [section, item])?.id).flatMap { Int("\($0)") } ?? 0
      }
    }
  }

  @Test func `a list without items loads its first page, and says so`() async {
    let loader = shop.loader()
    await show(loader)
    #expect(loader.phase == .loading)
    #expect(list.visibleTexts == ["loading"])
    shop.deliver(1...10)
    await settle(list)
    #expect(loader.phase == .idle)
    #expect(ids == Array(1...10))
    #expect(shop.requests == 1)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a list that grows to the side loads where it ends and not where it begins`(
    direction: UIUserInterfaceLayoutDirection
  ) async {
    let row = ListHarness(
      size: CGSize(width: 320, height: 200),
      layout: ListLayout(axis: .horizontal)
    )
    row.setLayoutDirection(direction)
    shop.notes = notes(1...10)
    let loader = shop.loader(within: .points(100))
    row.adapter.pageLoaders = [loader]
    row.apply(ShopList(shop: shop, loader: loader, log: log, showsPhase: false))
    await settle(row)
    #expect(row.visibleTexts == ["1"])
    #expect(shop.requests == 0)
    _ = await row.adapter.scrollToBottom(animated: false)
    await settle(row)
    #expect(row.visibleTexts == ["10"])
    #expect(shop.requests == 1)
  }

  @Test func `a page is shown together with the end of its load`() async {
    let loader = shop.loader()
    await show(loader)
    var counts: [Int] = []
    let observation = list.adapter.observeUpdates { _ in counts.append(ids.count) }
    shop.deliver(1...10)
    await settle(list)
    #expect(counts == [10])
    observation.cancel()
  }

  @Test func `pages are loaded until the screen is full, one at a time`() async {
    let loader = shop.loader()
    await show(loader)
    for id in 1...4 {
      #expect(shop.waitingCount == 1)
      shop.deliver([id])
      await settle(list)
    }
    shop.deliver([5])
    await settle(list)
    #expect(shop.waitingCount == 0)
    #expect(shop.requests == 5)
  }

  @Test(arguments: [
    (PageLoader.Threshold.points(100), CGFloat(199), CGFloat(200)), (.screens(0.5), 199, 200),
    (.items(2), 149, 151),
  ])
  func `more is loaded when as little is below the screen as the threshold says`(
    threshold: PageLoader.Threshold,
    before: CGFloat,
    after: CGFloat
  ) async {
    shop.notes = notes(1...10)
    await show(shop.loader(within: threshold))
    #expect(shop.requests == 0)
    list.scroll(to: before)
    await settle(list)
    #expect(shop.requests == 0)
    list.scroll(to: after)
    await settle(list)
    #expect(shop.requests == 1)
    for offset in [150, 250, 300, 280] {
      list.scroll(to: CGFloat(offset))
      await settle(list)
    }
    #expect(shop.requests == 1)
  }

  @Test func `more is loaded without the layout of the list's own view`() async {
    shop.notes = notes(1...10)
    await show(shop.loader(within: .points(100)))
    #expect(list.removeProbe())
    await list.pass()
    #expect(shop.requests == 0)
    list.collectionView.contentOffset.y = 300
    await list.pass()
    #expect(shop.requests == 1)
  }

  @Test func `a failure is shown and not repeated, until somebody asks`() async {
    shop.notes = notes(1...10)
    let loader = shop.loader()
    await show(loader)
    list.scroll(to: 300)
    await settle(list)
    shop.fail()
    await settle(list)
    #expect(loader.phase == .failed)
    #expect(loader.error is Shop.Closed)
    #expect(ids.last == -2)
    list.scroll(to: 0)
    list.scroll(to: 350)
    await settle(list)
    #expect(shop.requests == 1)
    loader.loadNext()
    #expect(loader.error == nil)
    await settle(list)
    #expect(ids.last == -1)
    loader.loadNext()
    await settle(list)
    #expect(shop.requests == 2)
    shop.deliver(11...12)
    await settle(list)
    #expect(ids == Array(1...12))
  }

  @Test func `after the last page nothing is loaded`() async {
    let loader = shop.loader()
    await show(loader)
    shop.deliver(1...10)
    await settle(list)
    list.scroll(to: 300)
    await settle(list)
    shop.deliver([])
    await settle(list)
    #expect(loader.phase == .finished)
    #expect(!loader.hasMore)
    list.scroll(to: 0)
    list.scroll(to: 350)
    loader.loadNext()
    await settle(list)
    #expect(shop.requests == 2)
    #expect(ids.last == -3)
  }

  @Test func `a source that has more and brings nothing is not asked over and over`() async {
    let loader = PageLoader(within: .points(0)) { [shop] in
      try await shop.page()
    } receive: { _ in
      .more
    }
    shop.notes = notes(1...10)
    await show(loader, showsPhase: false)
    list.scroll(to: 300)
    await settle(list)
    shop.deliver([])
    await settle(list)
    #expect(shop.requests == 1)
    list.scroll(to: 0)
    await settle(list)
    list.scroll(to: 300)
    await settle(list)
    #expect(shop.requests == 2)
  }

  @Test func `a loader that is reset ignores earlier requests`() async {
    shop.ignoresCancellation = true
    let loader = shop.loader()
    await show(loader)
    loader.reset()
    await settle(list)
    #expect(shop.requests == 2)
    shop.deliver(1...3)
    await settle(list)
    #expect(loader.phase == .loading)
    shop.deliver(21...30)
    await settle(list)
    #expect(ids == Array(21...30))
  }

  @Test func `a chat loads what is above, and stays where it is`() async {
    shop.notes = notes(1...10)
    list.adapter.policy.anchor = .firstVisible
    let loader = shop.loader(at: .start, within: .points(50))
    list.adapter.pageLoaders = [loader]
    // The end is shown first, in the turn in which the content is.
    func showEnd() {
      list.adapter.apply(
        ShopList(shop: shop, loader: loader, log: log, showsPhase: false),
        animated: false
      )
      list.collectionView.contentOffset.y = 300
    }
    showEnd()
    await settle(list)
    #expect(shop.requests == 0)
    list.scroll(to: 40)
    await settle(list)
    shop.deliver(-9...0)
    await settle(list)
    #expect(ids == Array(-9...10))
    #expect(list.collectionView.contentOffset.y == 540)
  }

  @Test func `nothing is loaded for a list that nobody sees`() async {
    list.collectionView.removeFromSuperview()
    await show(shop.loader())
    #expect(shop.requests == 0)
    list.window.addSubview(list.collectionView)
    await settle(list)
    #expect(shop.requests == 1)
  }

  @Test func `a load ends with its list, and with its place in it`() async {
    let loader = shop.loader()
    weak var adapter: ListAdapter?
    do {
      let other = ListHarness(size: CGSize(width: 320, height: 200))
      adapter = other.adapter
      other.adapter.pageLoaders = [loader]
      other.apply(ShopList(shop: shop, loader: loader, log: log))
      await settle(other)
      #expect(loader.phase == .loading)
    }
    #expect(adapter == nil)
    #expect(loader.phase == .idle)
    await settle(list)
    #expect(shop.waitingCount == 0)

    await show(loader)
    #expect(loader.phase == .loading)
    list.adapter.pageLoaders = []
    #expect(loader.phase == .idle)
    await settle(list)
    #expect(shop.waitingCount == 0)
    #expect(loader.error == nil)
  }

  @Test func `a test can wait for a load to end`() async {
    let loader = PageLoader(within: .points(0)) {
      await Task.yield()
    } receive: {
      .finished
    }
    loader.loadNext()
    #expect(loader.phase == .loading)
    await loader.waitForLoad()
    #expect(loader.phase == .finished)
  }
}
