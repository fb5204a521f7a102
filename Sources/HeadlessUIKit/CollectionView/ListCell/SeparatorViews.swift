/// The lines above and below a row of a list.
@preconcurrency @MainActor final class SeparatorViews {
  private let top = UIView()
  private let bottom = UIView()

  /// What the list says about the row, or nil outside lists and where there are no lines.
  var configuration: UIListSeparatorConfiguration?

  /// Where the content of a row starts, in points, unless accessories take more room.
  private static let margin: CGFloat = 16

  func place(in cell: UIView, from contentStart: CGFloat, isMirrored: Bool) {
    show(top, configuration?.topSeparatorVisibility, in: cell)
    show(bottom, configuration?.bottomSeparatorVisibility, in: cell)
    guard let configuration else { return }
    let thickness = 1 / max(1, cell.traitCollection.displayScale)
    let automatic = NSDirectionalEdgeInsets(
      top: 0,
      leading: max(Self.margin, contentStart),
      bottom: 0,
      trailing: 0
    )
    for (line, insets, y) in [
      (top, configuration.topSeparatorInsets, 0),
      (bottom, configuration.bottomSeparatorInsets, cell.bounds.height - thickness),
    ] {
      let insets = insets == UIListSeparatorConfiguration.automaticInsets ? automatic : insets
      let start = isMirrored ? insets.trailing : insets.leading
      line.frame = CGRect(
        x: start,
        y: y,
        width: max(0, cell.bounds.width - insets.leading - insets.trailing),
        height: thickness
      )
      line.backgroundColor = configuration.color
    }
  }

  private func show(
    _ line: UIView,
    _ visibility: UIListSeparatorConfiguration.Visibility?,
    in cell: UIView
  ) {
    guard visibility == .visible else {
      if line.superview === cell { line.removeFromSuperview() }
      return
    }
    line.isUserInteractionEnabled = false
    if line.superview !== cell { cell.addSubview(line) }
  }
}
