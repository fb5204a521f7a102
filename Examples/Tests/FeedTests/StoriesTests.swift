import Foundation
import RosterTesting
import Testing

@testable import Feed

/// The stories at the top of the feed: a list in a cell of another list.
@MainActor
@Suite final class StoriesTests {
  private let watch = Watch("2025-06-12T15:00:00Z")
  private let store: FeedStore
  private let older: PageLoader
  private let impressions = ImpressionLog()
  private let list = ListHarness(layout: ListLayout())
  private var opened: [FeedDestination] = []

  init() throws {
    store = FeedStore(try .bundled(), pageSize: 12) { [watch] in watch.time }
    older = PageLoader(olderPostsOf: store)
    list.adapter.pageLoaders = [older]
    store.onChange = { [weak self] in self?.show() }
    show()
    list.window.layoutIfNeeded()
  }

  private func show() {
    let content = FeedList(
      store: store,
      playback: Playback(),
      older: older,
      timeStyle: .clock,
      impressions: impressions
    ) { [weak self] in self?.opened.append($0) }
    list.adapter.holdFirstVisiblePost()
    list.adapter.apply(content, animated: false)
  }

  private func stories() throws -> StoriesController {
    try #require(list.controller(StoriesController.self, at: [0, 0]))
  }

  /// The list that the stories are in.
  private func inside() throws -> NestedHarness {
    try #require(list.nestedList(at: [0, 0]))
  }

  private func cell(_ item: Int) throws -> StoryCell {
    try #require(inside().cell(StoryCell.self, at: [0, item]))
  }

  @Test func `the stories are side by side, the latest author first`() throws {
    let stories = try inside().visibleItems
    #expect(stories.count == 5)
    #expect(try cell(0).label.text == "Rafael")
    #expect(try cell(1).frame.minX == cell(0).frame.maxX + 4)
  }

  @Test func `they stay where they are scrolled to while their cell is off the screen`() throws {
    try inside().scroll(to: 90)
    let before = try stories()
    list.scroll(to: 1500)
    #expect(before.cell == nil)
    list.scroll(to: 0)
    #expect(try stories() === before)
    #expect(try inside().collectionView.contentOffset.x == 90)
  }

  @Test func `a tap opens a story, whose ring then pales`() throws {
    let ring = try cell(1).ring
    let color = ring.backgroundColor
    #expect(try inside().tap([0, 1]))
    #expect(opened == [.author(Author(handle: "tomoko", name: "Tomoko Hayashi"))])
    #expect(store.stories[1].isSeen)
    #expect(try cell(1).ring === ring)
    #expect(ring.backgroundColor != color)
  }

  @Test func `what is seen for a second is taken down, in the stories as in the feed`() throws {
    list.clock.advance(by: .seconds(0.9))
    #expect(impressions.entries.isEmpty)
    list.clock.advance(by: .seconds(0.1))
    let posts = impressions.entries.filter { if case .post = $0 { true } else { false } }
    #expect(posts == [.post(58), .post(57), .post(56)])
    #expect(impressions.entries.contains(.story("rafael")))
    let count = impressions.entries.count
    list.clock.advance(by: .seconds(5))
    #expect(impressions.entries.count == count)
    try inside().scroll(to: 150)
    list.clock.advance(by: .seconds(1))
    #expect(impressions.entries.count > count)
    #expect(Set(impressions.entries.map { "\($0)" }).count == impressions.entries.count)
  }

  @Test func `a pull brings what was posted since`() async throws {
    list.adapter.onRefresh = { [store] in store.refresh() }
    watch.time += 5 * 3600
    #expect(list.pullToRefresh())
    #expect(list.isRefreshing)
    await list.adapter.refresh()
    #expect(!list.isRefreshing)
    #expect(list.collectionView.numberOfItems(inSection: 1) == 6)
  }

  @Test func `a page that does not come is asked for again by a tap`() async throws {
    let line = Line()
    let failing = PageLoader(within: .screens(0.5)) { [store, line] in
      if line.isDown { throw CocoaError(.featureUnsupported) }
      return store.nextPage
    } receive: { [store] page in
      store.append(page)
      return .more
    }
    let content = FeedList(
      store: store,
      playback: Playback(),
      older: failing,
      timeStyle: .clock,
      impressions: impressions
    ) { _ in }
    list.adapter.pageLoaders = [failing]
    list.apply(content)
    list.scroll(to: list.collectionView.contentSize.height - list.collectionView.bounds.height)
    list.flush()
    await failing.waitForLoad()
    #expect(failing.phase == .failed)
    let end = try #require(list.visibleItems.last)
    #expect(list.cell(LoadMoreCell.self, at: end)?.label.text?.hasPrefix("That did not") == true)
    line.isDown = false
    list.tap(end)
    await failing.waitForLoad()
    #expect(store.days.flatMap(\.posts).count == 24)
  }
}

/// What pages come over, and sometimes do not.
@MainActor
private final class Line {
  var isDown = true
}
