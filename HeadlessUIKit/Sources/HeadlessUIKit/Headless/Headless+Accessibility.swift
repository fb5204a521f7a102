extension Headless {
  /// Returns the view of a window that an assistive technology was last told to focus.
  @preconcurrency @MainActor public static func accessibilityElement(in window: UIWindow) -> UIView?
  {
    window.toldAccessibilityElement
  }

  /// The user's accessibility settings.
  public struct AccessibilitySettings: Hashable, Sendable {
    /// Whether VoiceOver is on.
    public var isVoiceOverRunning = false
    /// Whether Switch Control is on.
    public var isSwitchControlRunning = false
    /// Whether reduced motion is on.
    public var isReduceMotionEnabled = false
    /// Whether reduced transparency is on.
    public var isReduceTransparencyEnabled = false
    /// Whether bold text is on.
    public var isBoldTextEnabled = false

    /// The defaults.
    public init() {}
  }

  /// The user's accessibility settings; a change posts the same notifications as UIKit.
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

  /// Returns the accessibility elements in a view, from top to bottom, as VoiceOver reads them.
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
    let count = responder.accessibilityElementCount()
    if count > 0, count != NSNotFound {
      return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
        .flatMap(elements)
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

  /// Focuses an element, as a VoiceOver user does by swiping.
  @preconcurrency @MainActor public static func focus(_ element: UIResponder?) {
    AssistiveFocus.shared.turn(to: element)
  }

  /// Activates an element, as a VoiceOver user does with a double tap; returns whether something
  /// handled it.
  @preconcurrency @MainActor @discardableResult
  public static func activate(_ element: UIResponder) -> Bool {
    if element.accessibilityActivate() { return true }
    guard let view = element as? UIView else { return false }
    return tap(view)
  }

  /// Scrolls by a page at an element, as a VoiceOver user does with three fingers.
  ///
  /// The element is asked first, and then what is around it. Returns whether something scrolled.
  @preconcurrency @MainActor @discardableResult
  public static func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection,
    at element: UIResponder
  ) -> Bool {
    var responder: UIResponder? = element
    while let current = responder {
      if current.accessibilityScroll(direction) { return true }
      responder = current.next
    }
    return false
  }

  /// Returns the announcements since the last call.
  @preconcurrency @MainActor public static func takeAnnouncements() -> [String] {
    defer { AssistiveFocus.shared.announcements = [] }
    return AssistiveFocus.shared.announcements
  }
}

extension Headless {
  /// Returns the titles of the index beside a collection view's content; nil if there is none.
  @preconcurrency @MainActor public static func indexTitles(
    of collectionView: UICollectionView
  ) -> [String]? {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    guard let titles = collectionView.dataSource?.indexTitles(for: collectionView), !titles.isEmpty
    else { return nil }
    return titles
  }

  /// Touches a title of the index, which scrolls to its item or, for an index path with a section
  /// alone, to the section's header; returns whether the title exists.
  @preconcurrency @MainActor @discardableResult
  public static func touchIndexTitle(
    at index: Int,
    in collectionView: UICollectionView
  ) -> Bool {
    guard let titles = indexTitles(of: collectionView), titles.indices.contains(index),
      let path = collectionView.dataSource?
        .collectionView(collectionView, indexPathForIndexTitle: titles[index], at: index)
    else { return false }
    if path.count == 1, let section = path.first {
      scroll(collectionView, toSection: section)
    } else {
      collectionView.scrollToItem(at: path, at: .top, animated: false)
    }
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return true
  }

  @preconcurrency @MainActor private static func scroll(
    _ view: UICollectionView,
    toSection section: Int
  ) {
    let header = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: section)
    guard
      let frame = view.layoutAttributesForSupplementaryElement(ofKind: header, at: path)?.frame
    else { return }
    let insets = view.adjustedContentInset
    let last = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
    let goal = CGPoint(x: view.contentOffset.x, y: min(frame.minY - insets.top, last))
    view.setContentOffset(goal, animated: false)
  }
}
