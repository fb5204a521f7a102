#if !canImport(UIKit) && canImport(SwiftUI) && !os(macOS)
import Roster
import RosterTesting
import Testing

@testable import Playlist

/// Rows that are SwiftUI views, used as a person uses them.
@MainActor
@Suite struct PlaylistTests {
  private let screen = PlaylistViewController.sample
  private let list: ListHarness

  init() {
    let navigation = UINavigationController(rootViewController: screen)
    list = ListHarness(showing: navigation, list: screen.adapter)
  }

  private func height(_ item: Int) -> CGFloat? {
    list.collectionView.layoutAttributesForItem(at: [0, item])?.frame.height
  }

  @Test func `a tap opens a row, which is as high as its view`() throws {
    let closed = try #require(height(1))
    list.tap([0, 1])
    list.finishAnimations()
    #expect(try #require(height(1)) > closed)
    #expect(height(0) == closed)
    #expect(list.issues.isEmpty)
  }

  @Test func `a view changes the state of its row, which goes with the song`() throws {
    list.tap([0, 1])
    list.finishAnimations()
    #expect(list.tap("One more star"))
    list.tap("Backwards")
    list.finishAnimations()
    #expect(list.controller(SongController.self, at: [0, 3])?.state.stars == 1)
    #expect(list.controller(SongController.self, at: [0, 1])?.state.stars == 0)
  }
}
#endif
