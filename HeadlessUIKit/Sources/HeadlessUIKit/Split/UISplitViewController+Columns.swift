/// The content of a column: the view controller that was set, and its container.
@preconcurrency @MainActor struct SplitColumn {
  let controller: UIViewController
  let container: UIViewController

  /// The view controllers of the column, the topmost last.
  var stack: [UIViewController] {
    (container as? UINavigationController)?.viewControllers ?? [container]
  }

  init(_ controller: UIViewController, as column: UISplitViewController.Column) {
    self.controller = controller
    let isItsOwn = column == .compact || controller is UINavigationController
    container = isItsOwn ? controller : UINavigationController(rootViewController: controller)
  }
}

extension UISplitViewController {
  /// Replaces the view controller of a column.
  func fill(_ column: Column, with vc: UIViewController?) {
    guard columns[column]?.controller !== vc else { return }
    if let collapsed, column != .compact { bringBack(column, collapsed) }
    if let old = columns[column] {
      old.container.willMove(toParent: nil)
      old.container.viewIfLoaded?.removeFromSuperview()
      old.container.removeFromParent()
    }
    columns[column] = vc.map { SplitColumn($0, as: column) }
    if let container = columns[column]?.container {
      addChild(container)
      container.didMove(toParent: self)
    }
    arrange()
  }

  /// Shows a column beside or over the secondary one.
  func reveal(_ column: Column) {
    switch column {
    case .primary: change(to: arrangement.mode(showing: lastCount))
    case .supplementary where SplitArrangement.count(mode) == 0:
      change(to: arrangement.mode(showing: 1))
    case .secondary where arrangement.behavior == .overlay: change(to: .secondaryOnly)
    case .supplementary, .secondary, .compact: break
    }
  }

  /// Hides a column that is beside or over the secondary one.
  func conceal(_ column: Column) {
    switch column {
    case .primary:
      change(to: arrangement.mode(showing: min(SplitArrangement.count(mode), lastCount - 1)))
    case .supplementary: change(to: .secondaryOnly)
    case .secondary, .compact: break
    }
  }

  /// The columns, from the leading edge, without the compact one.
  var order: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  private var lastCount: Int { order.count - 1 }

  var arrangement: SplitArrangement {
    let automatic = UISplitViewController.automaticDimension
    func given(_ value: CGFloat) -> CGFloat? { value == automatic ? nil : value }
    let bounds = viewIfLoaded?.bounds ?? .zero
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitArrangement(
      style: style,
      size: bounds.size,
      preferredMode: preferredDisplayMode,
      preferredBehavior: preferredSplitBehavior,
      primary: .init(
        preferred: given(preferredPrimaryColumnWidth),
        fraction: given(preferredPrimaryColumnWidthFraction),
        least: given(minimumPrimaryColumnWidth),
        most: given(maximumPrimaryColumnWidth)
      ),
      supplementary: .init(
        preferred: given(preferredSupplementaryColumnWidth),
        fraction: given(preferredSupplementaryColumnWidthFraction),
        least: given(minimumSupplementaryColumnWidth),
        most: given(maximumSupplementaryColumnWidth)
      ),
      isReversed: (primaryEdge == .trailing) != isRightToLeft
    )
  }

  /// The visible columns, from back to front.
  var shownColumns: [Column] {
    guard let collapsed else { return arrangement.columns(in: mode) }
    return [collapsed.base]
  }

  /// Chooses the display mode again because a preference has changed.
  func reconsider() {
    guard hasSettled, collapsed == nil else { return }
    change(to: arrangement.startMode)
  }

  func toggleColumns() {
    guard collapsed == nil else { return }
    let count = SplitArrangement.count(mode)
    change(to: arrangement.mode(showing: count == 0 ? 1 : count == lastCount ? 0 : lastCount))
  }

  func change(to new: DisplayMode) {
    guard new != mode else { return }
    let (before, after) = (arrangement.columns(in: mode), arrangement.columns(in: new))
    delegate?.splitViewController(self, willChangeTo: new)
    mode = new
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    arrange()
  }

  /// Collapses or expands the columns depending on the width, and places them.
  func settle() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    let isNarrow = view.traitCollection.horizontalSizeClass == .compact
    if !hasSettled {
      hasSettled = true
      mode = arrangement.startMode
      wasWide = arrangement.size.width > arrangement.size.height
      if isNarrow { collapse() }
    } else if isNarrow != isCollapsed {
      isNarrow ? collapse() : expand()
    } else if !isNarrow, wasWide != (arrangement.size.width > arrangement.size.height) {
      reconsider()
    }
    wasWide = arrangement.size.width > arrangement.size.height
    arrange()
  }

  /// Adds the visible columns to the view, and removes the others.
  func arrange() {
    guard hasSettled, let view = viewIfLoaded else { return }
    let shown = shownColumns
    for column in order + [.compact] where !shown.contains(column) {
      columns[column]?.container.viewIfLoaded?.removeFromSuperview()
    }
    let arrangement = arrangement
    for column in shown {
      guard let container = columns[column]?.container else { continue }
      let isNarrow = collapsed == nil && column != .secondary
      container.traitSettings.given.horizontalSizeClass = isNarrow ? .compact : .unspecified
      guard let content = container.view else { continue }
      content.frame =
        collapsed == nil ? arrangement.frame(of: column, in: mode) : view.bounds
      content.autoresizingMask = []
      if content.superview === view {
        view.bringSubviewToFront(content)
        content.updateTraits()
      } else {
        view.addSubview(content)
      }
    }
  }
}
