import Observation
import Roster
import RosterTesting
import Testing

private struct Post: ViewModel {
  let id: Int
  var isLiked = false
}

private struct Wish: ViewState {
  var isLiked: Bool?
}

@available(iOS 17, macOS 14, tvOS 17, *)
@MainActor @Observable
private final class Store {
  var posts = (1...3).map { Post(id: $0) }
}

@MainActor
private final class Titles {
  var shown: [String] = []
}

private final class PostController: CellController<Post, Wish, UICollectionViewCell> {
  private let titles: Titles

  init(_ post: Post, _ titles: Titles) {
    self.titles = titles
    super.init(post)
  }

  override class func size(of post: Post, state: Wish, in container: ItemContainer) -> ItemSize {
    .height(44)
  }

  override func configure(_ cell: UICollectionViewCell) {
    titles.shown.append((state.isLiked ?? viewModel.isLiked) ? "♥" : "♡")
  }
}

/// What changes in one turn is shown together.
@MainActor
@Suite struct OneTurnTests {
  private let titles = Titles()
  private let list = ListHarness()

  @available(iOS 17, macOS 14, tvOS 17, *)
  private func open(_ store: Store) async throws -> PostController {
    list.adapter.follow { [titles] in
      Section("posts") { Items(store.posts) { PostController($0, titles) } }
    }
    _ = await list.settle()
    let controller = try #require(list.controller(of: PostController.self, id: 1))
    controller.updateState { $0.isLiked = true }
    _ = await list.settle()
    titles.shown = []
    return controller
  }

  @Test(arguments: [false, true])
  func `a followed model and a state that change in one turn configure a cell once`(
    isStateFirst: Bool
  ) async throws {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let store = Store()
    let controller = try await open(store)
    if isStateFirst { controller.updateState { $0.isLiked = nil } }
    store.posts[0].isLiked = true
    if !isStateFirst { controller.updateState { $0.isLiked = nil } }
    _ = await list.settle()
    #expect(titles.shown == ["♥"])
  }

  @Test func `content that is applied and a state that change in one turn configure a cell once`()
    throws
  {
    var post = Post(id: 1)
    let titles = titles
    list.apply(Items([post]) { PostController($0, titles) })
    let controller = try #require(list.controller(of: PostController.self, id: 1))
    controller.updateState { $0.isLiked = true }
    list.flush()
    titles.shown = []
    controller.updateState { $0.isLiked = nil }
    post.isLiked = true
    list.apply(Items([post]) { PostController($0, titles) })
    list.flush()
    #expect(titles.shown == ["♥"])
  }

  @Test func `a followed model that changes alone is shown in the next turn`() async throws {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let store = Store()
    _ = try await open(store)
    store.posts[1].isLiked = true
    _ = await list.settle()
    #expect(titles.shown == ["♥"])
    store.posts[1].isLiked = false
    _ = await list.settle()
    #expect(titles.shown == ["♥", "♡"])
  }
}
