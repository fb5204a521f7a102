import HeadlessUIKit

extension RenderNode {
  /// Below this opacity nothing is visible.
  private static let leastOpacity: CGFloat = 0.005

  /// Reads what a view and its subviews show, in the coordinates of the view's bounds.
  @MainActor init(_ view: UIView) {
    self.init(visible: view)
    toParent = CGAffineTransform(
      translationX: -view.bounds.origin.x,
      y: -view.bounds.origin.y
    )
  }

  /// Returns whether a view or its subviews may be visible.
  @MainActor static func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= leastOpacity
  }

  /// Returns the subviews that may be visible, from back to front.
  @MainActor static func shownSubviews(of view: UIView) -> [UIView] {
    let shown = view.subviews.filter(isShown)
    guard shown.contains(where: { $0.layer.zPosition != 0 }) else { return shown }
    return shown.enumerated().sorted { first, second in
      let (one, other) = (first.element.layer.zPosition, second.element.layer.zPosition)
      return one == other ? first.offset < second.offset : one < other
    }.map(\.element)
  }

  @MainActor private init(visible view: UIView) {
    self.init(alone: view)
    children = Self.shownSubviews(of: view).map(RenderNode.init(visible:))
  }

  /// Reads what a view shows without its subviews, in its parent's coordinates.
  @MainActor init(alone view: UIView) {
    self.init(boxOf: view)
    content = RenderContent(view)
  }

  /// Reads the box of a view, without what it draws in it.
  @MainActor init(boxOf view: UIView) {
    let traits = view.traitCollection
    bounds = view.bounds
    toParent = view.transformToSuperview
    opacity = view.alpha
    let background = view.backgroundColor ?? (view is UISearchTextField ? .tertiarySystemFill : nil)
    fill = background?.rgba(in: traits).visible
    border = Self.border(of: view)
    cornerRadius = Self.cornerRadius(of: view)
    clips = view.clipsToBounds
    content = nil
    children = []
  }

  /// The corner radius of a text field's border, which UIKit does not draw with the layer either.
  private static let fieldRadius: CGFloat = 5

  /// The corner radius of a search field, which has a fill in place of a border.
  private static let searchFieldRadius: CGFloat = 10

  @MainActor private static func border(of view: UIView) -> Border? {
    if let field = view as? UITextField, field.borderStyle != .none, !(view is UISearchTextField) {
      return Border(color: UIColor.systemGray4.rgba(in: field.traitCollection), width: 1)
    }
    guard view.layer.borderWidth > 0, let color = view.layer.borderColor?.rgba.visible
    else { return nil }
    return Border(color: color, width: view.layer.borderWidth)
  }

  @MainActor private static func cornerRadius(of view: UIView) -> CGFloat {
    let radius =
      switch view {
      case is UISearchTextField: searchFieldRadius
      case let field as UITextField where field.borderStyle == .roundedRect: fieldRadius
      default: view.layer.cornerRadius
      }
    return max(0, min(radius, min(view.bounds.width, view.bounds.height) / 2))
  }
}

extension RGBA {
  /// The color, or `nil` if it is invisible.
  fileprivate var visible: RGBA? {
    alpha > 0 ? self : nil
  }
}
