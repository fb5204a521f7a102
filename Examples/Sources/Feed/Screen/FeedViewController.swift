public import Roster

/// The feed, with buttons to refresh it and to change how it tells the time.
public final class FeedViewController: UIViewController {
  private let store: FeedStore
  private let playback: Playback
  private let impressions: ImpressionLog
  private lazy var older = PageLoader(olderPostsOf: store)
  private let open: @MainActor (FeedDestination) -> Void

  private let titleLabel = UILabel()
  let refreshButton = UIButton(type: .system)
  let timeButton = UIButton(type: .system)
  let collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: ListLayout()
  )

  /// What turns one state of the feed into the next.
  public private(set) lazy var adapter = ListAdapter(collectionView)

  private var showsClock = false {
    didSet { showPosts() }
  }

  /// Makes a screen that shows a store.
  ///
  /// - Parameters:
  ///   - store: What to show, and where changes go.
  ///   - playback: What plays the films in the feed.
  ///   - impressions: Where to take down what the user has seen.
  ///   - open: Takes the user to what is not in the feed.
  public init(
    store: FeedStore,
    playback: Playback,
    impressions: ImpressionLog = ImpressionLog(),
    open: @escaping @MainActor (FeedDestination) -> Void = { _ in }
  ) {
    self.store = store
    self.playback = playback
    self.impressions = impressions
    self.open = open
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Feed"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    refreshButton.setTitle("Refresh", for: .normal)
    refreshButton.addAction(
      UIAction { [weak self] _ in self?.store.refresh() },
      for: .primaryActionTriggered
    )
    timeButton.addAction(
      UIAction { [weak self] _ in self?.showsClock.toggle() },
      for: .primaryActionTriggered
    )
    collectionView.backgroundColor = .clear
    for subview in [titleLabel, timeButton, refreshButton, collectionView] {
      view.addSubview(subview)
    }
    adapter.pageLoaders = [older]
    adapter.onRefresh = { [store] in store.refresh() }
    store.onChange = { [weak self] in self?.showPosts() }
    showPosts()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let (bar, _) = safe.divided(atDistance: 52, from: .minYEdge)
    var rest = bar.insetBy(dx: 20, dy: 0)
    for button in [refreshButton, timeButton] {
      let width = button.sizeThatFits(rest.size).width
      (button.frame, rest) = rest.divided(atDistance: width, from: .maxXEdge)
      rest.size.width -= 16
    }
    titleLabel.frame = rest
    // The list runs on below the home indicator; the collection view insets its content by itself.
    collectionView.frame = CGRect(
      x: safe.minX,
      y: bar.maxY,
      width: safe.width,
      height: view.bounds.maxY - bar.maxY
    )
  }

  private func showPosts() {
    timeButton.setTitle(showsClock ? "Ago" : "Clock", for: .normal)
    view.setNeedsLayout()
    let content = FeedList(
      store: store,
      playback: playback,
      older: older,
      timeStyle: showsClock ? .clock : .ago(store.refreshed),
      impressions: impressions,
      open: open
    )
    adapter.holdFirstVisiblePost()
    adapter.apply(content)
  }
}
