extension Headless {
  /// The view of a window that an assistive technology was last told to turn to.
  @preconcurrency @MainActor public static func accessibilityElement(in window: UIWindow) -> UIView?
  {
    window.toldAccessibilityElement
  }

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

    /// The defaults.
    public init() {}
  }

  /// What a person has chosen in Settings, under Accessibility; a change is posted as UIKit posts it.
  @preconcurrency @MainActor public static var accessibilitySettings = AccessibilitySettings() {
    didSet { post(oldValue) }
  }

  @preconcurrency @MainActor private static func post(_ old: AccessibilitySettings) {
    let names: [(PartialKeyPath<AccessibilitySettings>, NSNotification.Name)] = [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
    ]
    for (path, name) in names {
      let (before, after) = (old[keyPath: path], accessibilitySettings[keyPath: path])
      guard before as? Bool != after as? Bool else { continue }
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  /// What a person who cannot see a view hears of it, in order: the elements in it, from top to bottom.
  @preconcurrency @MainActor public static func accessibilityElements(
    in view: UIView
  ) -> [UIResponder] {
    (view.window ?? view).layoutIfNeeded()
    return elements(of: view)
  }

  @preconcurrency @MainActor private static func elements(
    of responder: UIResponder
  ) -> [UIResponder] {
    if responder.accessibilityElementsHidden { return [] }
    if let view = responder as? UIView, view.isHidden || view.alpha == 0 { return [] }
    if responder.isAccessibilityElement { return [responder] }
    if let given = responder.accessibilityElements {
      return given.compactMap { $0 as? UIResponder }.flatMap(elements)
    }
    guard let view = responder as? UIView else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    let runsLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inOrder = view.subviews.sorted { first, second in
      if first.frame.minY != second.frame.minY { return first.frame.minY < second.frame.minY }
      return runsLeft
        ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
    }
    return (modal.map { [$0] } ?? inOrder).flatMap(elements)
  }

  /// Has an assistive technology turn to an element, as a person does who swipes.
  @preconcurrency @MainActor public static func focus(_ element: UIResponder?) {
    AssistiveFocus.shared.turn(to: element)
  }

  /// Activates an element as a double tap does that VoiceOver takes; returns whether something took it.
  @preconcurrency @MainActor @discardableResult
  public static func activate(_ element: UIResponder) -> Bool {
    if element.accessibilityActivate() { return true }
    guard let view = element as? UIView else { return false }
    return tap(view)
  }

  /// What was announced since the last call, which forgets it.
  @preconcurrency @MainActor public static func takeAnnouncements() -> [String] {
    defer { AssistiveFocus.shared.announcements = [] }
    return AssistiveFocus.shared.announcements
  }
}

extension Headless {
  /// The titles of the index beside a collection view's content; nil where there is none.
  @preconcurrency @MainActor public static func indexTitles(
    of collectionView: UICollectionView
  ) -> [String]? {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    guard let titles = collectionView.dataSource?.indexTitles(for: collectionView), !titles.isEmpty
    else { return nil }
    return titles
  }

  /// Touches a title of the index, which shows its item at the top; returns whether there is such a title.
  @preconcurrency @MainActor @discardableResult
  public static func touchIndexTitle(
    at index: Int,
    in collectionView: UICollectionView
  ) -> Bool {
    guard let titles = indexTitles(of: collectionView), titles.indices.contains(index),
      let path = collectionView.dataSource?
        .collectionView(collectionView, indexPathForIndexTitle: titles[index], at: index)
    else { return false }
    collectionView.scrollToItem(at: path, at: .top, animated: false)
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return true
  }
}
