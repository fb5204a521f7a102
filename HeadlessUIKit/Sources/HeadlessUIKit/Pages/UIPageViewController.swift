/// A view controller that shows one of several pages, which the user turns by scrolling.
///
/// Pages turn by touches in the scroll style. Curled pages are turned only by the app here, and look
/// like scrolled ones.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The ways in which pages turn.
  public enum TransitionStyle: Int, Sendable {
    /// Like the pages of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The directions in which pages lie beside each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right, or as the language is read.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The directions in which the app turns pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// Where pages that curl are held together.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere, as for pages that scroll.
    case none = 0
    /// At the left or at the top.
    case min = 1
    /// In the middle, between two pages.
    case mid = 2
    /// At the right or at the bottom.
    case max = 3
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where pages that curl are held together.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The distance between pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  var pages = Pages()
  let pageView = UIScrollView()
  let scrolling = PageScrolling()
  let dots = UIPageControl()
  /// The distance between pages, in points.
  let spacing: CGFloat

  /// Creates a view controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let number = (spine as? Int) ?? (spine as? NSNumber)?.intValue
    spineLocation = style == .scroll ? .none : number.flatMap(SpineLocation.init) ?? .min
    let gap = options?[.interPageSpacing]
    spacing = (gap as? CGFloat) ?? CGFloat((gap as? NSNumber)?.doubleValue ?? 0)
    super.init(nibName: nil, bundle: nil)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    spacing = 0
    super.init(coder: coder)
    setUpScrolling()
  }

  private func setUpScrolling() {
    scrolling.controller = self
    pageView.delegate = scrolling
  }

  /// The way in which pages turn.
  open private(set) var transitionStyle: UIPageViewController.TransitionStyle

  /// The direction in which pages lie beside each other.
  open private(set) var navigationOrientation: UIPageViewController.NavigationOrientation

  /// Where pages that curl are held together; it is only kept.
  open private(set) var spineLocation: UIPageViewController.SpineLocation

  /// Whether pages that curl have content on their backs; it is only kept.
  open var isDoubleSided = false

  /// The gestures that curl pages; here there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The delegate, which hears of pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The data source, which provides the pages for the user to turn to.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      pages.needsNeighbors = true
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } ?? [] }

  /// Turns to another page; the delegate is not notified.
  ///
  /// An animated turn scrolls while time is advanced, and then calls the completion.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? []
    guard given.count == 1, let page = given.first else {
      return Headless.fail(
        "F-PAGE-COUNT",
        name: "NSInvalidArgumentException",
        """
        The number of view controllers provided (\(given.count)) doesn't match the number \
        required (1) for the requested transition
        """
      )
    }
    turn(to: page, direction, animated: animated, completion)
    showDots()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }
}
