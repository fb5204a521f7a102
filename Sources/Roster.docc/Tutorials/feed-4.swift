import Roster

struct Post: ViewModel {
  let id: Int
  let author: String
  let text: String
}

final class PostCell: UICollectionViewCell {
  let author = UILabel()
  let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    author.font = .preferredFont(forTextStyle: .headline)
    author.adjustsFontForContentSizeCategory = true
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [author, text])
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
}

struct PostState: ViewState {
  var isExpanded = false
}

final class PostController: CellController<Post, PostState, PostCell> {
  override class func size(of post: Post, state: PostState, in container: ItemContainer) -> ItemSize
  {
    .automatic(estimated: 80)
  }

  override func configure(_ cell: PostCell) {
    cell.author.text = viewModel.author
    cell.text.text = viewModel.text
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
    adapter.apply(Feed(store: store))
  }
}
