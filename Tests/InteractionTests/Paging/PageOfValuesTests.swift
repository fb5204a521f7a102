import ListFixtures
import Roster
import RosterTesting
import Testing

/// Pages that are received by content that holds its values, and not a store.
@MainActor
@Suite struct PageOfValuesTests {
  private let log = Log()
  private let shop = Shop()
  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  @Test func `content that is made by a closure shows what was loaded`() async {
    let loader = shop.loader()
    list.adapter.pageLoaders = [loader]
    list.adapter.follow { [shop, log] in Page(notes: shop.notes, loader: loader, log: log.add) }
    await settle(list)
    #expect(list.visibleTexts == ["loading"])
    shop.deliver(1...10)
    await settle(list)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 10)
    #expect(list.issues.isEmpty)
  }

  @Test func `content that holds values and misses a page is reported with the loader's line`()
    async throws
  {
    let line = #line + 1
    let loader = PageLoader(within: .points(0)) { [shop] in
      try await shop.page()
    } receive: { [shop] page in
      shop.notes += page
      return .more
    }
    list.adapter.pageLoaders = [loader]
    list.apply(Values(notes: shop.notes, loader: loader))
    await settle(list)
    #expect(list.issues.isEmpty)
    shop.deliver(1...2)
    await settle(list)
    let issue = try #require(list.issues.first)
    #expect(issue.code == .unshownPage)
    #expect(issue.location?.line == line)
    #expect(issue.summary.hasPrefix("A page of 2 was received, and the list shows the Values"))
    #expect(issue.fix.contains("`adapter.follow { Values(…) }`"))
  }

  @Test func `content that is applied when a page is received is right`() async {
    let loader = PageLoader(within: .points(0)) { [shop] in
      try await shop.page()
    } receive: { [shop, list] page in
      shop.notes += page
      list.apply(Values(notes: shop.notes, loader: nil))
      return .more
    }
    list.adapter.pageLoaders = [loader]
    list.apply(Values(notes: [], loader: loader))
    await settle(list)
    shop.deliver(1...2)
    await settle(list)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(list.issues.isEmpty)
  }

  @Test func `content that is applied in the turn after is right, and so is an empty page`() async {
    let loader = PageLoader(within: .points(0)) { [shop] in
      try await shop.page()
    } receive: { [shop, list] page in
      shop.notes += page
      Task { list.apply(Values(notes: shop.notes, loader: nil)) }
      return page.isEmpty ? .finished : .more
    }
    list.adapter.pageLoaders = [loader]
    list.apply(Values(notes: [], loader: loader))
    await settle(list)
    shop.deliver(1...2)
    await settle(list)
    list.apply(Values(notes: shop.notes, loader: loader))
    await settle(list)
    shop.deliver([])
    await settle(list)
    #expect(list.issues.isEmpty)
  }

  @Test func `content that reads a store is right although a page changes nothing`() async {
    let loader = shop.loader()
    list.adapter.pageLoaders = [loader]
    list.apply(ShopList(shop: shop, loader: loader, log: log, showsPhase: false))
    await settle(list)
    shop.deliver(1...2)
    await settle(list)
    #expect(list.issues.isEmpty)
  }

  @Test func `a list is shown from a function that is asynchronous without waiting`() async {
    list.adapter.follow { Values(notes: notes(1...2), loader: nil) }
    #expect(list.collectionView.numberOfItems(inSection: 0) == 2)
    shop.notes = [Note(1, "a")]
    list.adapter.follow(animated: false) { [shop, log] in
      for note in shop.notes {
        Item(note) { NoteController($0, log: log) }
      }
    }
    shop.notes.append(Note(2, "b"))
    list.adapter.reapply()
    #expect(list.visibleTexts == ["a", "b"])
  }
}

private struct Values: ListContent {
  let notes: [Note]
  let loader: PageLoader?

  var body: some ListContent {
    Items(notes) { NoteController($0, log: Log()) }
  }
}

private struct Page: ListContent {
  let notes: [Note]
  let loader: PageLoader
  let log: (String, Int) -> Void

  var body: some ListContent {
    Items(notes) { NoteController($0, log: Log()) }
    if loader.phase == .loading {
      Item(Note(0, "loading")) { NoteController($0, log: Log()) }
    }
  }
}
