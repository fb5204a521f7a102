#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit

/// A visible view of a subject, with what it draws.
@MainActor
struct AuditedView {
  let view: UIView

  /// The numbers of the view and its ancestors among their siblings, the same in each world.
  let path: String

  /// The frame, in the coordinates of the subject.
  let frame: CGRect

  /// What the view draws, if it is a label.
  let text: DrawnText?

  /// The control that the view is a part of, if there is one.
  let control: UIControl?

  /// Whether the view is inside something that scrolls.
  let isScrolled: Bool

  /// The rectangles of the lines of text, in the coordinates of the subject.
  var lines: [CGRect] {
    guard let text else { return [] }
    let bounds = view.bounds
    return text.lines.map {
      $0.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    }
  }

  /// The view that a finding names: the control, for a part of one.
  var named: UIView { control ?? view }

  /// Whether the view shows something by itself.
  var isContent: Bool {
    text != nil || view is UIControl || (view as? UIImageView)?.image != nil
  }

  /// Whether the text has letters or digits, which are meant to be read.
  var isReadable: Bool {
    (view as? UILabel)?.text?.contains { $0.isLetter || $0.isNumber } == true
  }
}

/// What is remembered of a view, to be compared with the same view in another world.
struct ViewRecord {
  let frame: CGRect
  let content: CGRect
  let fontSize: CGFloat?
  let isCut: Bool
  let label: String?
}

/// What is remembered of a subject after its window has gone.
struct SubjectRecord {
  let size: CGSize

  /// The frame in the window.
  let frame: CGRect

  /// The view, as a finding names it, and the picture in which it is.
  let name: String
  let subject: String

  /// Whether the subject is one of a row that is scrolled sideways, and is wholly in the window.
  let isInCarousel: Bool

  let views: [String: ViewRecord]
  let picture: String
}

extension CatalogSubject {
  /// The visible views, from back to front, without those of other subjects and of the system's bars.
  var views: [AuditedView] {
    var found: [AuditedView] = []
    collect(view, "", control: nil, isScrolled: false, into: &found)
    return found
  }

  private func collect(
    _ current: UIView,
    _ path: String,
    control: UIControl?,
    isScrolled: Bool,
    into found: inout [AuditedView]
  ) {
    guard !current.isHidden, current.alpha > 0.01, !inner.contains(ObjectIdentifier(current)) else {
      return
    }
    if current is UINavigationBar || current is UISearchBar || current is UITabBar { return }
    let label = current as? UILabel
    found.append(
      AuditedView(
        view: current,
        path: path,
        frame: current.convert(current.bounds, to: view),
        text: label.flatMap { DrawnText($0) },
        control: control,
        isScrolled: isScrolled
      )
    )
    let inside = control ?? (current as? UIControl)
    for (index, subview) in current.subviews.enumerated() {
      collect(
        subview,
        "\(path).\(index)",
        control: inside,
        isScrolled: isScrolled || (current is UIScrollView && current !== view),
        into: &found
      )
    }
  }

  /// Returns how a finding names a view: by the property that holds it, its class and its text.
  func name(of target: UIView) -> String {
    let kind = String(describing: type(of: target))
    let shown = text(of: target).map { " “\($0.prefix(40))”" } ?? ""
    guard target !== view else { return kind }
    for holder in target.ancestors(to: view).dropFirst() {
      guard let property = Self.property(of: holder, holding: target) else { continue }
      return "\(type(of: holder)).\(property) (\(kind)\(shown))"
    }
    return kind + shown
  }

  /// Returns what a finding is merged by: the name without the text, if a property holds the view.
  func key(of target: UIView) -> String {
    let name = name(of: target)
    return name.contains(".") ? String(name.prefix { $0 != "(" }) : name
  }

  private func text(of view: UIView) -> String? {
    let label = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    let text = label ?? view.accessibilityLabel ?? (view as? UIImageView)?.image?.name
    return text?.isEmpty == false ? text : nil
  }

  /// Returns the name of the property of a holder that is a view.
  private static func property(of holder: UIView, holding view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.")
    {
      for child in current.children {
        guard let label = child.label?.replacing("$__lazy_storage_$_", with: "") else { continue }
        if child.value as AnyObject === view { return label }
        let parts = Mirror(reflecting: child.value)
        guard parts.displayStyle == .collection || parts.displayStyle == .optional else { continue }
        for (index, part) in parts.children.enumerated() where part.value as AnyObject === view {
          return parts.displayStyle == .collection ? "\(label)[\(index)]" : label
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

extension UIView {
  /// Returns the view and those around it, up to a root.
  func ancestors(to root: UIView) -> [UIView] {
    Array(sequence(first: self, next: { $0 === root ? nil : $0.superview }))
  }
}
#endif
