import Roster

struct Post: ViewModel {
  let id: Int
  let author: String
  let text: String
  var isLiked = false
}

final class PostCell: UICollectionViewCell {
  let author = UILabel()
  let text = UILabel()
  let likeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    author.font = .preferredFont(forTextStyle: .headline)
    author.adjustsFontForContentSizeCategory = true
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [author, text, likeButton])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

struct Story: ViewModel {
  let name: String
  var id: String { name }
}

final class StoryCell: UICollectionViewCell {
  let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .footnote)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    name.frame = contentView.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.backgroundColor = .systemGray5
    contentView.layer.cornerRadius = 36
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }
}

struct Title: ViewModel {
  let text: String
  var id: String { "title" }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
final class FeedStore {
  var stories = ["Annie", "Dorothy", "Mary", "Jean", "Betty", "Ruth"].map(Story.init)
  var posts = [
    Post(
      id: 1,
      author: "Ada",
      text: "The engine weaves algebraic patterns, just as the loom weaves flowers and leaves. "
        + "Whoever writes for it has to say everything, in the right order, and nothing twice."
    ),
    Post(id: 2, author: "Grace", text: "We found a moth in relay 70 of panel F."),
    Post(
      id: 3,
      author: "Katherine",
      text: "The figures of the machine agree with mine. They may fly."
    ),
  ]
  var onChange: () -> Void = {}

  func refresh() async {
    posts.insert(
      Post(
        id: (posts.map(\.id).max() ?? 0) + 1,
        author: "Radia",
        text: "I think that I shall never see a graph more lovely than a tree."
      ),
      at: 0
    )
    onChange()
  }

  func toggleLike(_ id: Post.ID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts[index].isLiked.toggle()
    onChange()
  }
}

struct PostState: ViewState {
  var isExpanded = false
}

struct LikePost {
  let id: Post.ID
}

final class PostController: CellController<Post, PostState, PostCell> {
  override class func size(of post: Post, state: PostState, in container: ItemContainer) -> ItemSize
  {
    .automatic(estimated: 80)
  }

  private static let like = UIAction.Identifier("like")

  override func didMount(on cell: PostCell) {
    let like = UIAction(identifier: Self.like) { [weak self] _ in
      guard let self else { return }
      send(LikePost(id: viewModel.id))
    }
    cell.likeButton.addAction(like, for: .primaryActionTriggered)
  }

  override func willUnmount(from cell: PostCell) {
    cell.likeButton.removeAction(identifiedBy: Self.like, for: .primaryActionTriggered)
  }

  override func configure(_ cell: PostCell) {
    cell.author.text = viewModel.author
    cell.text.text = viewModel.text
    cell.likeButton.setTitle(viewModel.isLiked ? "♥ Liked" : "Like", for: .normal)
    cell.text.numberOfLines = state.isExpanded ? 0 : 2
  }

  override func didSelect() {
    updateState { $0.isExpanded.toggle() }
  }
}

struct Feed: ListContent {
  let store: FeedStore

  var body: some ListContent {
    Section("stories") {
      Items(store.stories, cell: StoryCell.self, size: .width(72)) { cell, story in
        cell.name.text = story.name
      }
    }
    .layout(.carousel(height: 72, spacing: 8).insets(ListInsets(12)))

    Section("posts") {
      Items(store.posts, PostController.init)
    }
    .header(Title(text: "Posts"), view: TitleView.self, size: .height(36)) { view, title in
      view.label.text = title.text
    }
    .layout(.list(separators: Separators(insets: ListInsets(leading: 16))).stickyHeader())
    .onEvent(LikePost.self) { [store] like in store.toggleLike(like.id) }
  }
}

final class FeedViewController: UIViewController {
  private let store = FeedStore()
  private let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ListLayout()
  )
  private(set) lazy var adapter = ListAdapter(collectionView)

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    adapter.onRefresh = { [store] in await store.refresh() }
    store.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    adapter.apply(Feed(store: store))
  }
}
