#if !canImport(UIKit)
import Feed
import Foundation
import Roster

extension Scene {
  /// A feed on an afternoon: played, liked, refreshed, and scrolled to older posts and stories.
  @MainActor
  static func feed() throws -> Scene {
    let archive = try FeedArchive.bundled()
    let watch = Watch(time: try Date("2025-06-12T15:00:00Z", strategy: .iso8601))
    let store = FeedStore(archive) { watch.time }
    let playback = Playback()

    return Scene(
      name: "feed",
      makeScreen: {
        let controller = FeedViewController(store: store, playback: playback)
        return Screen(controller: controller, adapter: controller.adapter)
      },
      steps: [
        Step("Thursday at three. Each kind of post has a controller class of its own.") { _ in },
        Step("A tap plays the video; twelve seconds pass.") { stage in
          try stage.tap("Sixty seconds of the new skate bowl")
          playback.advance(by: 12)
        },
        Step("A like goes up to the store and comes back to one cell.") { stage in
          try stage.tap("Like", besides: "Why paper maps still fold badly")
        },
        Step("Five hours later two posts come in at the top. What is visible stays in place.") {
          stage in
          watch.time += 5 * 3600
          try stage.tap("Refresh")
        },
        Step("The clock instead of the time that has passed: a value of the environment.") {
          stage in
          try stage.tap("Clock")
        },
        Step("The end of the page: older posts are loaded, and nothing moves.") { stage in
          try stage.scroll(by: 3100)
        },
        Step("Back again. The video is where it was.") { stage in
          try stage.scroll(by: -3100)
        },
        Step("The stories are a list in one cell: they scroll by themselves, and one is opened.") {
          stage in
          try stage.scroll(by: -1000)
          try stage.scrollSideways(by: 150, at: "Rafael")
          try stage.tap("Greta")
        },
      ]
    )
  }
}

/// A clock that is set by hand.
@MainActor
private final class Watch {
  var time: Date

  init(time: Date) {
    self.time = time
  }
}
#endif
