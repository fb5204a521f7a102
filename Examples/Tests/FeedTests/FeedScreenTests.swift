import Foundation
import RosterTesting
import Testing

@testable import Feed

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct FeedScreenTests {
  private let watch = Watch("2025-06-12T15:00:00Z")
  private let store: FeedStore
  private let screen: FeedViewController
  private let list: ListHarness

  init() throws {
    store = FeedStore(try .bundled()) { [watch] in watch.time }
    screen = FeedViewController(store: store, playback: Playback())
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  private func tap(_ view: UIView) {
    #expect(list.tap(view))
    list.finishAnimations()
  }

  private func tap(_ text: String) {
    #expect(list.tap(text))
    list.finishAnimations()
  }

  private var video: VideoPostController? {
    list.controller(of: VideoPostController.self, id: 58)
  }

  @Test func `a tap on refresh brings new posts and moves nothing`() throws {
    let cell = try #require(video?.cell)
    let place = cell.convert(cell.bounds, to: list.window)
    watch.time += 5 * 3600
    tap("Refresh")
    #expect(list.collectionView.numberOfItems(inSection: 1) == 6)
    #expect(video?.cell === cell)
    #expect(cell.convert(cell.bounds, to: list.window) == place)
  }

  @Test func `a tap on clock tells the time by the clock, and another one does not`() {
    #expect(video?.cell?.timeLabel.text == "9 min")
    tap("Clock")
    #expect(video?.cell?.timeLabel.text == "14:51")
    tap("Ago")
    #expect(video?.cell?.timeLabel.text == "9 min")
  }

  @Test func `a tap on the heart likes, and the post is not selected by it`() throws {
    try tap(#require(video?.cell).likeButton)
    #expect(video?.viewModel.post.isLiked == true)
    #expect(video?.state.isPlaying == false)
    try tap(#require(video?.cell))
    #expect(video?.state.isPlaying == true)
  }

  @Test func `the screen leaves nothing behind`() {
    let leaks = ListHarness.leaks(
      showing: FeedViewController(store: store, playback: Playback()),
      list: \.adapter
    ) { list in
      #expect(list.tap(VideoPostController.self, id: 58))
    }
    #expect(leaks.isEmpty)
  }
}
