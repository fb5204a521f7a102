#if canImport(UIKit)
extension Headless {
  private static let settings = "only a person changes the settings of accessibility"
  private static let technology = "only an assistive technology turns to elements and reads them"

  /// What a person has chosen in Settings, under Accessibility.
  public struct AccessibilitySettings: Hashable, Sendable {
    /// Whether the screen is read aloud.
    public var isVoiceOverRunning = false
    /// Whether the screen is worked with switches.
    public var isSwitchControlRunning = false
    /// Whether there should be little motion.
    public var isReduceMotionEnabled = false
    /// Whether there should be little transparency.
    public var isReduceTransparencyEnabled = false
    /// Whether text should be bold.
    public var isBoldTextEnabled = false

    /// What nobody has changed.
    public init() {}
  }

  /// What a person has chosen in Settings, under Accessibility.
  @MainActor public static var accessibilitySettings: AccessibilitySettings {
    get { AccessibilitySettings() }
    set { skip(settings) }
  }

  /// What a person who cannot see a view hears of it.
  @MainActor public static func accessibilityElements(in view: UIView) -> [UIResponder] {
    skip(technology)
    return []
  }

  /// Moves an assistive technology to an element.
  @MainActor public static func focus(_ element: UIResponder?) {
    skip(technology)
  }

  /// Scrolls by a page: the element is asked first, then what is around it.
  @MainActor
  @discardableResult
  public static func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection,
    at element: UIResponder
  ) -> Bool {
    sequence(first: element, next: \.next).contains { $0.accessibilityScroll(direction) }
  }

  /// The titles of the index beside a collection view's content.
  @MainActor public static func indexTitles(of view: UICollectionView) -> [String]? {
    view.dataSource?.indexTitles?(for: view)
  }

  /// Touches a title of the index.
  @MainActor
  @discardableResult
  public static func touchIndexTitle(at index: Int, in view: UICollectionView) -> Bool {
    skip("UIKit does not say where its index is")
    return false
  }
}
#endif
