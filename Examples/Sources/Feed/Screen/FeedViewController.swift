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
    titleLabel.follow(.scaled(34, .bold, as: .largeTitle))
    titleLabel.accessibilityTraits = .header
    for button in [refreshButton, timeButton] {
      button.titleLabel?.follow(.scaled(15, as: .subheadline))
    }
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
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let bottom = isLarge ? layOutBarInLines(of: safe) : layOutBar(in: safe)
    // The list runs on below the home indicator; the collection view insets its content by itself.
    collectionView.frame = CGRect(
      x: safe.minX,
      y: bottom,
      width: safe.width,
      height: view.bounds.maxY - bottom
    )
  }

  /// Puts the title and the buttons into one line.
  ///
  /// - Returns: Where it ends.
  private func layOutBar(in safe: CGRect) -> CGFloat {
    let height = max(52, (titleLabel.font.lineHeight + 11).rounded(.up))
    let bar = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: height)
    var rest = bar.insetBy(dx: 20, dy: 0)
    for button in [refreshButton, timeButton] {
      let width = max(44, button.sizeThatFits(rest.size).width)
      let (frame, left) = rest.divided(atDistance: width, from: .maxXEdge)
      button.frame = frame.mirrored(in: view.bounds.width, traitCollection)
      rest = left
      rest.size.width -= 16
    }
    titleLabel.frame = rest.mirrored(in: view.bounds.width, traitCollection)
    return bar.maxY
  }

  /// Puts the title and the buttons below each other, as large text leaves no room beside it.
  ///
  /// - Returns: Where they end.
  private func layOutBarInLines(of safe: CGRect) -> CGFloat {
    let room = safe.insetBy(dx: 20, dy: 0)
    var top = safe.minY
    for part in [titleLabel, timeButton, refreshButton] {
      let size = part.sizeThatFits(room.size)
      let height = max(44, size.height.rounded(.up))
      let width = min(room.width, max(44, size.width))
      part.frame = CGRect(x: room.minX, y: top, width: width, height: height)
        .mirrored(in: view.bounds.width, traitCollection)
      top += height
    }
    return top
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
