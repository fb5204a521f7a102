import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct RefreshTests {
  private let log = Log()
  private let shop = Shop()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func follow() {
    list.apply(Notes(["s": notes(1...2)], log: log))
    list.adapter.onRefresh = { [list, shop, log] in
      guard let page = try? await shop.page() else { return }
      list.apply(Notes(["s": page], log: log))
    }
  }

  @Test func `a pull refreshes, and the spinner turns until that is done`() async {
    follow()
    #expect(list.pullToRefresh())
    await settle(list)
    #expect(list.isRefreshing)
    #expect(shop.requests == 1)
    shop.deliver(1...3)
    await settle(list)
    #expect(!list.isRefreshing)
    #expect(list.visibleItems.count == 3)
  }

  @Test func `a refresh that code begins brings the spinner into sight at the top of the list`()
    async
  {
    let control = UIRefreshControl()
    control.frame.size = CGSize(width: 320, height: 60)
    list.collectionView.refreshControl = control
    list.apply(Notes(["s": notes(1...20)], log: log))
    list.adapter.onRefresh = { [shop] in _ = try? await shop.page() }
    async let done: Void = list.adapter.refresh()
    await settle(list)
    list.finishAnimations()
    #expect(list.collectionView.contentOffset.y == -60)
    shop.deliver(1...3)
    await done
    list.scroll(to: 100)
    async let again: Void = list.adapter.refresh()
    await settle(list)
    list.finishAnimations()
    #expect(list.collectionView.contentOffset.y == 100)
    shop.deliver(1...3)
    await again
  }

  @Test func `with the Mac's idiom no refresh control is made, and a refresh works without`() async
  {
    list.collectionView.traitOverrides.userInterfaceIdiom = .mac
    follow()
    #expect(list.collectionView.refreshControl == nil)
    #expect(list.issues.map(\.code) == [.noRefreshControl])
    #expect(!list.pullToRefresh())
    async let done: Void = list.adapter.refresh()
    await settle(list)
    #expect(shop.requests == 1)
    shop.deliver(1...3)
    await done
    #expect(list.visibleItems.count == 3)
    list.adapter.onRefresh = nil
    await list.adapter.refresh()
    #expect(shop.requests == 1)
  }

  @Test func `one refresh at a time`() async {
    follow()
    list.pullToRefresh()
    await settle(list)
    #expect(!list.pullToRefresh())
    async let done: Void = list.adapter.refresh()
    await settle(list)
    #expect(shop.requests == 1)
    shop.deliver(1...3)
    await done
    #expect(!list.isRefreshing)
    #expect(list.pullToRefresh())
  }

  @Test func `the app can refresh as well, with the spinner`() async {
    follow()
    async let done: Void = list.adapter.refresh()
    await settle(list)
    #expect(list.isRefreshing)
    shop.deliver(1...4)
    await done
    #expect(!list.isRefreshing)
    #expect(list.visibleItems.count == 4)
  }

  @Test func `without a function the list cannot be pulled, and a refresh is over at once`() async {
    list.apply(Notes(["s": notes(1...2)], log: log))
    #expect(!list.pullToRefresh())
    await list.adapter.refresh()
    follow()
    list.adapter.onRefresh = nil
    #expect(list.collectionView.refreshControl == nil)
    #expect(!list.pullToRefresh())
  }

  @Test func `a control of the app's own is used, and left to it`() async {
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    list.collectionView.refreshControl = control
    follow()
    #expect(list.collectionView.refreshControl === control)
    list.pullToRefresh()
    await settle(list)
    #expect(pulls == 1)
    shop.deliver([])
    await settle(list)
    list.adapter.onRefresh = nil
    #expect(list.collectionView.refreshControl === control)
    #expect(list.pullToRefresh())
    await settle(list)
    #expect(shop.requests == 1)
  }

  @Test func `a control that fires again meanwhile begins no second refresh`() async {
    let control = UIRefreshControl()
    list.collectionView.refreshControl = control
    follow()
    for _ in 0..<2 {
      control.sendActions(for: .valueChanged)
      await settle(list)
    }
    #expect(shop.requests == 1)
    shop.deliver(1...3)
    await settle(list)
    control.sendActions(for: .valueChanged)
    await settle(list)
    #expect(shop.requests == 2)
    shop.deliver([])
  }

  @Test func `a refresh is cancelled with its list`() async {
    let shop = Shop()
    var view: UICollectionView?
    do {
      let other = ListHarness(size: CGSize(width: 320, height: 200))
      view = other.collectionView
      other.adapter.onRefresh = { _ = try? await shop.page() }
      other.pullToRefresh()
      await settle(other)
      #expect(shop.waitingCount == 1)
    }
    #expect(view?.refreshControl == nil)
    for _ in 0..<5 { await Task.yield() }
    #expect(shop.waitingCount == 0)
  }
}
