/// The separators above and below a row of a list.
@preconcurrency @MainActor final class SeparatorViews {
  private let top = UIView()
  private let bottom = UIView()

  /// The list's configuration for the row, or nil outside lists and where there are no separators.
  var configuration: UIListSeparatorConfiguration?

  /// The height of a separator, in points.
  private static let thickness: CGFloat = 1

  func place(
    in cell: UICollectionViewCell,
    from contentStart: CGFloat,
    guide: SeparatorSpan,
    isMirrored: Bool
  ) {
    show(top, configuration?.topSeparatorVisibility, in: cell)
    show(bottom, configuration?.bottomSeparatorVisibility, in: cell)
    guard let configuration else { return }
    let list = cell.collectionView
    let isOneOfSeveral =
      cell.isSelected
      && (list?.isEditing == true
        ? list?.allowsMultipleSelectionDuringEditing : list?.allowsMultipleSelection) == true
    let color = isOneOfSeveral ? configuration.multipleSelectionColor : configuration.color
    let thickness = Self.thickness
    let margin = ListMargins.side(cell.traitCollection)
    let automatic = NSDirectionalEdgeInsets(
      top: 0,
      leading: guide.leading ?? max(margin, contentStart),
      bottom: 0,
      trailing: guide.trailing ?? margin
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
      line.backgroundColor = color
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

/// The position of a row's separators, which an app can constrain to its content.
final class SeparatorLayoutGuide: UILayoutGuide {}

/// The insets of a row's separators that constraints determine, in points.
struct SeparatorSpan {
  var leading: CGFloat?
  var trailing: CGFloat?
}

extension UICollectionViewListCell {
  /// The insets that constraints on the row's layout guide determine for its separators.
  var separatorSpan: SeparatorSpan {
    let found = constraintState?.guides.lazy.compactMap { $0 as? SeparatorLayoutGuide }.first
    guard let guide = found else { return SeparatorSpan() }
    let attributes = constraints.flatMap { constraint in
      [
        constraint.firstItem === guide ? constraint.firstAttribute : nil,
        constraint.secondItem === guide ? constraint.secondAttribute : nil,
      ]
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (before, after) = (guide.layoutFrame.minX, bounds.width - guide.layoutFrame.maxX)
    var span = SeparatorSpan()
    if attributes.contains(.leading) || attributes.contains(isMirrored ? .right : .left) {
      span.leading = isMirrored ? after : before
    }
    if attributes.contains(.trailing) || attributes.contains(isMirrored ? .left : .right) {
      span.trailing = isMirrored ? before : after
    }
    return span
  }
}
