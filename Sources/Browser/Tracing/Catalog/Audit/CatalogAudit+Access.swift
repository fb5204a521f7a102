#if !canImport(UIKit)
import HeadlessUIKit
import Roster

extension CatalogAudit {
  /// The least width and height of what is tapped, in points.
  private static let comfortable: CGFloat = 44

  /// The least width and height of what is tapped, if nothing else is near, in points.
  private static let least: CGFloat = 24

  /// What can be tapped by itself.
  private var targets: [AuditedView] {
    views.filter { audited in
      guard audited.control == nil, audited.view !== subject.view, !audited.view.isOfSystem else {
        return false
      }
      if let control = audited.view as? UIControl {
        return control.isEnabled && control.isUserInteractionEnabled
          && !(control is UIRefreshControl)
      }
      return audited.view.isUserInteractionEnabled && audited.view.isTappedByItself
    }
  }

  /// Finds what is too small for a finger.
  mutating func findSmallTargets() {
    let targets = targets
    for target in targets where !target.isScrolled {
      guard let size = reach(of: target) else { continue }
      let shorter = min(size.width, size.height)
      guard shorter < Self.comfortable - 0.5 else { continue }
      let area = CGRect(
        x: target.frame.midX - Self.comfortable / 2,
        y: target.frame.midY - Self.comfortable / 2,
        width: Self.comfortable,
        height: Self.comfortable
      ).union(target.frame)
      let hasNeighbor = targets.contains { $0.view !== target.view && $0.frame.intersects(area) }
      if shorter >= Self.least - 0.5, !hasNeighbor, target.view.hasSizeOfSystem || !isTappable {
        continue
      }
      add(
        .smallTarget,
        target.view,
        "A finger has \(Int(size.width)) by \(Int(size.height)) points\(hasNeighbor ? ", with another target beside it" : "").",
        "Make it at least 44 by 44 points, or let point(inside:with:) accept touches around it."
      )
    }
  }

  /// Whether a tap beside the controls of the subject does something.
  private var isTappable: Bool { subject.view is UICollectionViewCell && subject.controller != nil }

  /// Returns the size of the area around the center of a view in which it receives touches; `nil` if it receives none.
  private func reach(of target: AuditedView) -> CGSize? {
    let center = CGPoint(x: target.frame.midX, y: target.frame.midY)
    func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = CGPoint(x: center.x + x, y: center.y + y)
      return subject.view.hitTest(point, with: nil)?.isDescendant(of: target.view) == true
    }
    guard hits(0, 0) else { return nil }
    func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var reached: CGFloat = 0
      for step in 1...22 {
        guard hits(x * (CGFloat(step) - 0.5), y * (CGFloat(step) - 0.5)) else { break }
        reached = CGFloat(step)
      }
      return reached
    }
    return CGSize(width: distance(-1, 0) + distance(1, 0), height: distance(0, -1) + distance(0, 1))
  }

  /// What assistive technologies visit, without what belongs to other subjects.
  private var elements: [UIResponder] {
    let inner = subject.inner
    return Headless.accessibilityElements(in: subject.view).filter { element in
      guard let view = element as? UIView else { return true }
      return !view.ancestors(to: subject.view)
        .contains {
          inner.contains(ObjectIdentifier($0)) || $0 is UINavigationBar || $0 is UITabBar
            || $0 is UISearchBar
        }
    }
  }

  /// Finds elements without a name, and controls with the name of another one.
  mutating func findMissingNames() {
    var names: [String: UIView] = [:]
    for view in elements.compactMap({ $0 as? UIView }) where !view.isOfSystem {
      if view is UISegmentedControl || view is UIPageControl || view is UIStepper
        || view is UIDatePicker
      {
        continue
      }
      let name = view.spokenName
      if name.isEmpty {
        if (view as? UILabel)?.text?.isEmpty != false, view is UILabel { continue }
        add(
          .noName,
          view,
          "Assistive technologies have no name for it.",
          "Set accessibilityLabel to what it does or shows; an image that only decorates is no accessibility element."
        )
      } else if let image = view.imageName, name == image {
        add(
          .noName,
          view,
          "Its name is that of a file, “\(name)”.",
          "Set accessibilityLabel to what it does or shows."
        )
      } else if view is UIControl, subject.controller != nil {
        if let other = names[name] {
          add(
            .sameName,
            view,
            "It has the same name as \(subject.name(of: other)).",
            "Let accessibilityLabel say what only this one does."
          )
        }
        names[name] = view
      }
    }
  }

  /// Finds controls and gestures that assistive technologies do not reach.
  mutating func findHiddenActions() {
    let elements = Set(elements.map { ObjectIdentifier($0) })
    var hidden: [ObjectIdentifier: (holder: UIView, targets: [UIView])] = [:]
    for target in targets where !elements.contains(ObjectIdentifier(target.view)) {
      if target.view is UISegmentedControl || target.view is UIPageControl
        || target.view is UIStepper
      {
        continue
      }
      let inside = target.view.subviews.contains { elements.contains(ObjectIdentifier($0)) }
      if inside { continue }
      let holder =
        target.view.ancestors(to: subject.view).first { elements.contains(ObjectIdentifier($0)) }
        ?? subject.view
      hidden[ObjectIdentifier(holder), default: (holder, [])].targets.append(target.view)
    }
    for (holder, targets) in hidden.values {
      let actions =
        (holder.accessibilityCustomActions ?? subject.view.accessibilityCustomActions ?? []).count
      guard targets.count > actions else { continue }
      for target in targets {
        add(
          .hiddenAction,
          target,
          "A finger reaches it, and assistive technologies do not.",
          "Return an AccessibilityAction for it from accessibilityActions, or let it be an element."
        )
      }
    }
    for audited in views where audited.control == nil && !(audited.view is UIScrollView) {
      let gestures = audited.view.gestureRecognizers ?? []
      let isGesture = gestures.contains {
        $0.isEnabled
          && ($0 is UISwipeGestureRecognizer || $0 is UILongPressGestureRecognizer
            || $0 is UIPinchGestureRecognizer)
      }
      guard isGesture, !(audited.view is UIControl),
        audited.view !== subject.view || !gestures.isEmpty
      else { continue }
      let holders = audited.view.ancestors(to: subject.view)
      guard holders.allSatisfy({ ($0.accessibilityCustomActions ?? []).isEmpty }) else { continue }
      add(
        .hiddenAction,
        audited.view,
        "Only a gesture does what it does.",
        "Return an AccessibilityAction for the gesture from accessibilityActions."
      )
    }
  }

  /// Finds swipes that have no name, and those that no element offers.
  mutating func findHiddenSwipes() {
    guard let controller = subject.controller else { return }
    let swipes = controller.leadingActions + controller.trailingActions
    let offered = Set((subject.view.accessibilityCustomActions ?? []).map(\.name))
    for swipe in swipes {
      if swipe.title.trimmingCharacters(in: .whitespaces).isEmpty {
        add(
          .noName,
          subject.view,
          "Assistive technologies have no name for one of its swipe actions.",
          "Give the SwipeAction a title, also if it shows an image."
        )
      } else if !offered.contains(swipe.title) || elements.isEmpty {
        add(
          .hiddenAction,
          subject.view,
          "A swipe offers “\(swipe.title)”, and assistive technologies do not.",
          offered.contains(swipe.title)
            ? "Let the cell, or something in it, be an accessibility element."
            : "Return it from accessibilityActions, and do not replace the cell's accessibilityCustomActions."
        )
      }
    }
  }

  /// Finds elements that do not say what they are.
  mutating func findMissingTraits() {
    let elements = elements.compactMap { $0 as? UIView }
    for view in elements {
      let traits = view.accessibilityTraits
      let pressed: UIAccessibilityTraits = [
        .button, .link, .adjustable, .keyboardKey, .searchField, .tabBar,
      ]
      if view is UIButton || (view.isTappedByItself && view !== subject.view),
        traits.isDisjoint(with: pressed)
      {
        add(
          .missingTrait,
          view,
          "Nothing says that it can be tapped.",
          "Insert .button into its accessibilityTraits."
        )
      }
      if let control = view as? UIControl {
        if !control.isEnabled, !traits.contains(.notEnabled) {
          add(
            .missingTrait,
            view,
            "Nothing says that it is not enabled.",
            "Insert .notEnabled into its accessibilityTraits."
          )
        }
        if control.isSelected, !traits.contains(.selected),
          control.accessibilityValue?.isEmpty != false
        {
          add(
            .missingTrait,
            view,
            "Nothing says that it is selected.",
            "Insert .selected into its accessibilityTraits."
          )
        }
      }
    }
    if let cell = subject.view as? UICollectionViewCell, cell.isSelected,
      cell.isAccessibilityElement,
      !cell.accessibilityTraits.contains(.selected)
    {
      add(
        .missingTrait,
        cell,
        "Nothing says that it is selected.",
        "Insert .selected into its accessibilityTraits."
      )
    }
    guard subject.isHeader, let title = elements.first(where: { $0 is UILabel }) ?? elements.first,
      !elements.contains(where: { $0.accessibilityTraits.contains(.header) }),
      // What says how far something is, stands at the top and is no heading.
      !title.accessibilityTraits.contains(.updatesFrequently)
    else { return }
    add(
      .missingTrait,
      title,
      "Nothing says that it is a header.",
      "Insert .header into its accessibilityTraits."
    )
  }

  /// Finds elements that the app has put in an order in which nobody reads.
  mutating func findWrongOrder() {
    for audited in views {
      guard let given = audited.view.accessibilityElements else { continue }
      let ordered = given.compactMap { $0 as? UIView }
      let isMirrored = world.direction == .rightToLeft
      for (one, next) in zip(ordered, ordered.dropFirst()) {
        let first = one.convert(one.bounds, to: subject.view)
        let second = next.convert(next.bounds, to: subject.view)
        guard !first.isEmpty, !second.isEmpty else { continue }
        let isBefore = isMirrored ? second.minX >= first.maxX : second.maxX <= first.minX
        let isAfter = isMirrored ? second.maxX <= first.minX : second.minX >= first.maxX
        let isAbove = second.maxY <= first.minY + 1 && !isAfter
        let isBesides =
          min(first.maxY, second.maxY) - max(first.minY, second.minY) > min(
            first.height,
            second.height
          ) / 2
        guard isAbove || (isBesides && isBefore) else { continue }
        add(
          .readingOrder,
          next,
          "It is read after \(subject.name(of: one)), and is \(isAbove ? "above" : "before") it.",
          "Sort accessibilityElements from top to bottom and from the leading to the trailing side."
        )
      }
    }
  }
}

extension UIView {
  /// Whether the app has put a gesture recognizer for taps on the view.
  fileprivate var isTappedByItself: Bool {
    !(self is UIControl) && !(self is UIScrollView) && !(self is UICollectionReusableView)
      && (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// Whether the system has made the view, as an accessory of a cell, and says what it is.
  fileprivate var isOfSystem: Bool { self is AccessoryControl }

  /// Whether the system determines the height of the control.
  fileprivate var hasSizeOfSystem: Bool {
    self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl
      || self is UITextField || self is UIDatePicker
  }

  /// What assistive technologies say first.
  fileprivate var spokenName: String {
    let placeholder = (self as? UITextField)?.placeholder ?? ""
    let title = (self as? UIButton)?.titleLabel?.text ?? ""
    let label = accessibilityLabel ?? ""
    let name = label.isEmpty ? (placeholder.isEmpty ? title : placeholder) : label
    return name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  fileprivate var imageName: String? {
    let image = (self as? UIImageView)?.image ?? (self as? UIButton)?.currentImage
    return image?.name.isEmpty == false ? image?.name : nil
  }
}
#endif
