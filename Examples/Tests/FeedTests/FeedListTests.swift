import Foundation
import RosterTesting
import Testing

@testable import Feed

/// The list of a feed on a screen, with its store behind it.
@MainActor
@Suite final class FeedListTests {
  private let watch = Watch("2025-06-12T15:00:00Z")
  private let store: FeedStore
  private let playback = Playback()
  private let older: PageLoader
  private let impressions = ImpressionLog()
  private let list = ListHarness(layout: ListLayout())
  private var opened: [FeedDestination] = []
  private var reports: [UpdateReport] = []
  private var timeStyle = TimeStyle.clock

  init() throws {
    store = FeedStore(try .bundled(), pageSize: 12) { [watch] in watch.time }
    older = PageLoader(olderPostsOf: store)
    list.adapter.pageLoaders = [older]
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let content = FeedList(
      store: store,
      playback: playback,
      older: older,
      timeStyle: timeStyle,
      impressions: impressions
    ) { [weak self] in self?.opened.append($0) }
    list.adapter.holdFirstVisiblePost()
    list.adapter.apply(content, animated: false) { [weak self] in self?.reports.append($0) }
  }

  private func controller<Body: PostBody>(
    _ type: PostController<Body>.Type,
    _ id: Post.ID
  ) throws -> PostController<Body> {
    try #require(list.adapter.controller(type, id: id))
  }

  /// The distance of each visible post from the top of the screen, in points.
  private var places: [ItemID: CGFloat] {
    var places: [ItemID: CGFloat] = [:]
    for indexPath in list.visibleItems {
      guard indexPath.section > 0, let id = list.adapter.itemID(at: indexPath) else { continue }
      places[id] = list.cell(UICollectionViewCell.self, at: indexPath).map {
        $0.frame.minY - list.collectionView.contentOffset.y
      }
    }
    return places
  }

  private func header(_ section: Int) -> String? {
    let view = list.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
    return (view as? DayHeaderView)?.titleLabel.text
  }

  private var itemCounts: [Int] {
    let view = list.collectionView
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }

  private var loadedCount: Int { store.days.reduce(0) { $0 + $1.posts.count } }

  /// Scrolls until the end of what is loaded is on the screen, and lets the next page come in.
  private func scrollToEnd() async {
    let view = list.collectionView
    list.scroll(to: view.contentSize.height - view.bounds.height)
    list.flush()
    await older.waitForLoad()
  }

  @Test func `each day is a section with its name as header, between the stories and the end`() {
    #expect(itemCounts == [1, 4, 5, 3, 1])
    #expect(header(1) == "Today")
    list.scroll(to: 1000)
    #expect(header(2) == "Yesterday")
    list.scroll(to: 2300)
    #expect(header(3) == "Tuesday, June 10")
    #expect(list.issues.isEmpty)
  }

  @Test func `each kind of post has a controller of its own`() {
    #expect(list.controller(VideoPostController.self, at: [1, 0])?.viewModel.id == 58)
    #expect(list.controller(LinkPostController.self, at: [1, 1])?.viewModel.id == 57)
    #expect(list.controller(TextPostController.self, at: [1, 2])?.viewModel.id == 56)
    #expect(list.controller(PhotoPostController.self, at: [1, 3])?.viewModel.id == 55)
  }

  @Test func `coming to the end loads more, and what is visible stays where it is`() async throws {
    list.scroll(to: list.collectionView.contentSize.height - 1400)
    let offset = list.collectionView.contentOffset.y
    let before = places
    #expect(loadedCount == 12)

    await scrollToEnd()

    #expect(loadedCount == 24)
    #expect(reports.last?.insertedItemCount == 12)
    #expect(reports.last?.removedItemCount == 0)
    let distance = list.collectionView.contentOffset.y - offset
    let kept = places.filter { before[$0.key] != nil }
    #expect(!kept.isEmpty)
    for (id, place) in kept {
      #expect(before[id] == place + distance)
    }
  }

  @Test func `the end of all posts has nothing below it`() async {
    for _ in 0..<6 {
      await scrollToEnd()
    }
    #expect(loadedCount == 58)
    // The stories, and no end.
    #expect(itemCounts.reduce(0, +) == 58 + 1)
    #expect(older.phase == .finished)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [0, 500, 1500])
  func `new posts come in above what is visible, which stays where it is`(offset: CGFloat) throws {
    list.scroll(to: offset)
    let before = places
    let height = list.collectionView.contentSize.height
    watch.time += 5 * 3600

    store.refresh()

    let growth = list.collectionView.contentSize.height - height
    #expect(growth > 0)
    // What is below may have become lower when it was measured; what is visible stays.
    #expect(list.collectionView.contentOffset.y >= offset + growth)
    #expect(places.filter { before[$0.key] != nil } == before)
    #expect(reports.last?.insertedItemCount == 2)
    #expect(itemCounts[1] == 6)
  }

  @Test func `a new day comes in as a section above, and the others are called anew`() {
    watch.time += 5 * 3600
    store.refresh()
    let before = places
    watch.time += 24 * 3600
    store.refresh()
    #expect(places == before)
    list.scroll(to: 100)
    #expect(header(1) == "Yesterday")
  }

  @Test func `a video plays on while it is off the screen and while new posts come in`() throws {
    list.tap([1, 0])
    playback.advance(by: 12)
    list.flush()
    let playing = try controller(VideoPostController.self, 58)
    #expect(playing.cell?.body.playLabel.text == "❚❚")
    #expect(playing.cell?.body.timeLabel.text == "0:12 / 1:04")

    list.scroll(to: 1500)
    #expect(playing.cell == nil)
    playback.advance(by: 3)
    watch.time += 5 * 3600
    store.refresh()
    list.scroll(to: 0)

    #expect(try controller(VideoPostController.self, 58) === playing)
    #expect(playing.state == VideoState(isPlaying: true, position: 15))
    #expect(playing.cell?.body.playLabel.text == "❚❚")
    #expect(playing.cell?.body.timeLabel.text == "0:15 / 1:04")
  }

  @Test func `a text that shows more stays so while it is off the screen`() throws {
    list.scroll(to: 800)
    let long = try controller(TextPostController.self, 54)
    let height = try #require(long.cell).frame.height
    list.tap([2, 0])
    let expanded = try #require(long.cell).frame.height
    #expect(expanded > height)
    list.scroll(to: 2200)
    #expect(long.cell == nil)
    list.scroll(to: 800)
    #expect(long.cell?.frame.height == expanded)
  }

  @Test func `a like reaches the store and changes one cell in place`() throws {
    let liked = try controller(VideoPostController.self, 58)
    let cell = try #require(liked.cell)
    #expect(cell.likeButton.currentTitle == "♡ 54")

    #expect(list.tap(cell.likeButton))

    #expect(store.days.first?.posts.first?.isLiked == true)
    #expect(liked.cell === cell)
    #expect(cell.likeButton.currentTitle == "♥ 55")
    #expect(cell.likeButton.accessibilityLabel == "Unlike")
    let report = try #require(reports.last)
    #expect(report.updatedItemCount == 1)
    #expect(report.insertedItemCount == 0)
    #expect(report.removedItemCount == 0)
  }

  @Test func `what a post leads to is opened`() throws {
    list.tap([1, 1])
    guard case .link(let link) = opened.first else {
      Issue.record("No link was opened.")
      return
    }
    #expect(link.host == "foldings.example")
    try controller(LinkPostController.self, 57).cell?.authorButton
      .sendActions(for: .primaryActionTriggered)
    #expect(opened.last == .author(Author(handle: "tomoko", name: "Tomoko Hayashi")))
  }

  @Test func `another way to tell the time is shown in the same cells`() throws {
    let video = try controller(VideoPostController.self, 58)
    let cell = try #require(video.cell)
    #expect(cell.timeLabel.text == "14:51")

    timeStyle = .ago(watch.time)
    show()

    #expect(video.cell === cell)
    #expect(cell.timeLabel.text == "9 min")
    #expect(reports.last?.updatedItems.isEmpty == true)
    // It is also told to those that are not on the screen.
    list.scroll(to: 1000)
    #expect(try controller(VideoPostController.self, 53).cell?.timeLabel.text == "22 h")
  }
}
