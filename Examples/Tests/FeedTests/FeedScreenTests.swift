import Foundation
import Roster
import Testing

@testable import Feed

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct FeedScreenTests {
  private let watch = Watch("2025-06-12T15:00:00Z")
  private let store: FeedStore
  private let screen: FeedViewController
  private let window: UIWindow

  init() throws {
    store = FeedStore(try .bundled()) { [watch] in watch.time }
    screen = FeedViewController(store: store, playback: Playback())
    window = Headless.show(screen, size: CGSize(width: 390, height: 844))
  }

  private func tap(_ view: UIView) {
    #expect(Headless.tap(view))
    Headless.finishAnimations()
  }

  private var video: VideoPostController? {
    screen.adapter.controller(VideoPostController.self, id: 58)
  }

  @Test func `a tap on refresh brings new posts and moves nothing`() throws {
    let cell = try #require(video?.cell)
    let place = cell.convert(cell.bounds, to: window)
    watch.time += 5 * 3600
    tap(screen.refreshButton)
    #expect(screen.collectionView.numberOfItems(inSection: 1) == 6)
    #expect(video?.cell === cell)
    #expect(cell.convert(cell.bounds, to: window) == place)
  }

  @Test func `a tap on clock tells the time by the clock, and another one does not`() {
    #expect(video?.cell?.timeLabel.text == "9 min")
    tap(screen.timeButton)
    #expect(video?.cell?.timeLabel.text == "14:51")
    tap(screen.timeButton)
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
    weak var screen: FeedViewController?
    weak var controller: VideoPostController?
    do {
      let shown = FeedViewController(store: store, playback: Playback())
      let window = Headless.show(shown, size: CGSize(width: 390, height: 844))
      screen = shown
      controller = shown.adapter.controller(VideoPostController.self, id: 58)
      #expect(controller != nil)
      window.rootViewController = nil
    }
    Headless.finishAnimations()
    #expect(screen == nil)
    #expect(controller == nil)
  }
}
