/// The views that a cell makes itself.
@preconcurrency @MainActor struct CellParts {
  /// A view at the end of the cell.
  @preconcurrency @MainActor struct Accessory {
    let view: UIView
    /// The width that is reserved for the view; nil is its own.
    let reserved: CGFloat?

    /// The width that the view takes from the content, in points.
    var width: CGFloat { reserved ?? view.bounds.width }
  }

  var image: UIImageView?
  var text: UILabel?
  var detail: UILabel?
  /// What stands at the end of the cell, from the content outwards.
  var accessories: [Accessory] = []
  var editControl: AccessoryControl?
  var reorderControl: AccessoryControl?
  let separator = UIView(frame: .zero)
}

/// The distances at the ends of a cell, in points.
///
/// The sizes of accessories are those that were recorded with lists; what is beside the content was recorded with tables.
private enum CellMeasures {
  static let accessoryGap: CGFloat = 8
  /// The width that a symbol takes which an app gives as an accessory.
  static let symbolWidth: CGFloat = 24
  static let editControlStart: CGFloat = 15
  static let editControlWidth: CGFloat = 40
  static let separatorThickness: CGFloat = 1
}

extension UITableViewCell {
  /// The height of a row whose content does not say otherwise, in points.
  static let standardHeight: CGFloat = 52
  /// The margins above and below the content, in points.
  static let verticalMargin: CGFloat = 15

  var table: UITableView? { superview as? UITableView }

  /// The margin at the ends of the cell, in points.
  var sideMargin: CGFloat { table?.sideMargin ?? UITableView.leastMargin }

  /// Where separators begin and end unless the app says so: where the text begins, and at the margin.
  var standardSeparatorInset: UIEdgeInsets {
    if let inset = table?.activity.separatorInset { return inset }
    return UIEdgeInsets(
      top: 0,
      left: contentRoom.before + textStart,
      bottom: 0,
      right: layoutMargins.right
    )
  }

  /// Makes the accessories and the controls of editing mode that belong to the present state.
  func updateAccessories() {
    for accessory in parts.accessories where accessory.view.superview === self {
      accessory.view.removeFromSuperview()
    }
    let type = row.isEditing ? editingAccessoryType : accessoryType
    if let view = row.isEditing ? editingAccessoryView : accessoryView {
      let isSymbol = (view as? UIImageView)?.image?.isSymbolImage == true
      parts.accessories = [.init(view: view, reserved: isSymbol ? CellMeasures.symbolWidth : nil)]
    } else {
      parts.accessories = accessories(of: type)
    }
    for accessory in parts.accessories { addSubview(accessory.view) }
    updateEditControls()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func accessories(of type: AccessoryType) -> [CellParts.Accessory] {
    switch type {
    case .none: []
    case .disclosureIndicator: [disclosure]
    case .checkmark: [accessory(.checkmark, symbol("checkmark", nil))]
    case .detailButton: [detail]
    case .detailDisclosureButton: [detail, disclosure]
    }
  }

  private var disclosure: CellParts.Accessory {
    accessory(.disclosureIndicator, symbol("chevron.forward", .tertiaryLabel))
  }

  private var detail: CellParts.Accessory {
    let control = AccessoryControl(.detail()) { [weak self] in
      guard let self else { return }
      table?.userDidTouchDetail(of: self)
    }
    return accessory(.detail, control)
  }

  private func accessory(
    _ type: UICellAccessory.AccessoryType,
    _ view: UIView
  ) -> CellParts.Accessory {
    size(view, as: type)
    let width = max(AccessorySize.standardWidth(of: type), view.bounds.width)
    return CellParts.Accessory(view: view, reserved: width)
  }

  private func size(_ view: UIView, as type: UICellAccessory.AccessoryType) {
    if let size = AccessorySize(type) {
      view.bounds.size = size.size(in: traitCollection)
    } else {
      view.sizeToFit()
    }
  }

  private func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    return view
  }

  private func updateEditControls() {
    parts.editControl?.removeFromSuperview()
    parts.reorderControl?.removeFromSuperview()
    (parts.editControl, parts.reorderControl) = (nil, nil)
    guard row.isEditing else { return }
    if table?.allowsMultipleSelectionDuringEditing == true {
      parts.editControl = control(.multiselect())
    } else if row.editingStyle != .none {
      parts.editControl = control(row.editingStyle == .delete ? .delete() : .insert()) {
        [weak self] in
        guard let self else { return }
        table?.userDidTouchEditControl(of: self)
      }
    }
    if showsReorderControl, row.canMove { parts.reorderControl = control(.reorder()) }
  }

  private func control(
    _ accessory: UICellAccessory,
    onTouch: @escaping () -> Void = {}
  ) -> AccessoryControl {
    let control = AccessoryControl(accessory, onTouch: onTouch)
    size(control, as: accessory.accessoryType)
    addSubview(control)
    return control
  }

  /// Returns the width that indentation, controls and accessories leave for the content.
  func contentWidth(inCellOf width: CGFloat) -> CGFloat {
    let room = contentRoom
    return max(0, width - room.before - room.after)
  }

  private var contentRoom: (before: CGFloat, after: CGFloat) {
    let makesSpace = parts.editControl != nil && shouldIndentWhileEditing
    var before = makesSpace ? CellMeasures.editControlWidth : 0
    if configured.content != nil { before += CGFloat(indentationLevel) * indentationWidth }
    let widths =
      parts.accessories.map(\.width) + [parts.reorderControl?.bounds.width].compactMap { $0 }
    guard !widths.isEmpty else { return (before, 0) }
    let gaps = CGFloat(widths.count - 1) * CellMeasures.accessoryGap
    return (before, widths.reduce(sideMargin + gaps, +))
  }

  /// Gives the content view the part of the cell that is free, on which its margins depend.
  func placeContent() {
    let room = contentRoom
    let frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? room.after : room.before,
      y: 0,
      width: contentWidth(inCellOf: bounds.width),
      height: bounds.height
    )
    if contentView.frame != frame { contentView.frame = frame }
  }

  func placeParts() {
    placeContent()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.editControl?.show(isExpanded: false, isSelected: row.isSelected)
    if let control = parts.editControl {
      place(control, control.bounds.width, from: CellMeasures.editControlStart, isMirrored)
    }
    var end = bounds.width - sideMargin
    var pieces = parts.accessories
    if let control = parts.reorderControl {
      pieces.append(.init(view: control, reserved: nil))
    }
    for piece in pieces.reversed() {
      place(piece.view, piece.width, from: end - piece.width, isMirrored)
      end -= piece.width + CellMeasures.accessoryGap
    }
    layOutConfiguredBackground()
    placeSeparator(isMirrored)
    guard configured.content == nil else { return }
    placeLabels(isMirrored)
  }

  /// Places a view in the middle of the width that it takes.
  private func place(_ view: UIView, _ width: CGFloat, from start: CGFloat, _ isMirrored: Bool) {
    let x = isMirrored ? bounds.width - start - width : start
    view.frame.origin = CGPoint(
      x: x + (width - view.bounds.width) / 2,
      y: (bounds.height - view.bounds.height) / 2
    )
  }

  private func placeSeparator(_ isMirrored: Bool) {
    let line = parts.separator
    guard let table, table.separatorStyle != .none else { return line.removeFromSuperview() }
    let inset = separatorInset
    line.frame = CGRect(
      x: isMirrored ? inset.right : inset.left,
      y: bounds.height - CellMeasures.separatorThickness,
      width: max(0, bounds.width - inset.left - inset.right),
      height: CellMeasures.separatorThickness
    )
    line.backgroundColor = table.separatorColor ?? .separator
    line.isUserInteractionEnabled = false
    line.isHidden = table.hidesSeparator(of: self)
    if line.superview !== self { addSubview(line) }
  }
}
