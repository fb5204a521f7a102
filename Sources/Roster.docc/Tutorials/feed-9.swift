import RosterTesting
import Testing

@testable import Feed

@MainActor
struct FeedTests {
  let screen = FeedViewController()
  let list: ListHarness

  init() {
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  @Test func `a post that is expanded stays expanded when a newer one comes in`() async throws {
    list.tap("Ada")
    #expect(try #require(list.controller(of: PostController.self, id: 1)).state.isExpanded)
    await screen.adapter.refresh()
    #expect(list.cell(PostCell.self, at: [1, 0])?.author.text == "Radia")
    #expect(try #require(list.controller(of: PostController.self, id: 1)).state.isExpanded)
  }

  @Test func `a like changes one post and configures no other`() throws {
    _ = list.takeCallbacks()
    list.tap(try #require(list.cell(of: PostController.self, id: 1)).likeButton)
    #expect(list.cell(of: PostController.self, id: 1)?.likeButton.currentTitle == "♥ Liked")
    #expect(!list.callbacks(of: PostController.self, id: 2).contains(.configure))
    #expect(list.issues.isEmpty)
  }

  @Test func `the feed survives anything`() async {
    await explore(steps: 200, list: \.adapter) { FeedViewController() }.run()
  }
}
