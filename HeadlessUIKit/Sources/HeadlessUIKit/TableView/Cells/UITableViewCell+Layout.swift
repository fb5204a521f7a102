/// The views that a cell makes itself.
@preconcurrency @MainActor struct CellParts {
  var image: UIImageView?
  var text: UILabel?
  var detail: UILabel?
  var accessory: UIView?
  var editControl: AccessoryControl?
  var reorderControl: AccessoryControl?
  let separator = UIView(frame: .zero)
}

/// The distances in a cell, in points.
///
/// UIKit does not document them. The widths that accessories take are those that people have read from content views of
/// cells 320 points wide; the others were chosen for HeadlessUIKit.
private enum CellMeasures {
  static let leastHeight: CGFloat = 44
  static let margin: CGFloat = 16
  static let imageGap: CGFloat = 15
  static let verticalMargin: CGFloat = 11
  static let detailGap: CGFloat = 6
  static let keyWidth: CGFloat = 91
  static let editControl: CGFloat = 38
  static let reorderControl: CGFloat = 43
  static let accessoryGap: CGFloat = 8

  static func width(of type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 33
    case .detailDisclosureButton: 67
    case .checkmark: 39
    case .detailButton: 48
    }
  }
}

extension UITableViewCell {
  var leastContentHeight: CGFloat { CellMeasures.leastHeight }

  var standardSeparatorInset: UIEdgeInsets {
    (superview as? UITableView)?.separatorInset
      ?? UIEdgeInsets(top: 0, left: CellMeasures.margin, bottom: 0, right: 0)
  }

  var ownImageView: UIImageView? {
    if let image = parts.image { return image }
    let image = UIImageView(frame: .zero)
    parts.image = image
    contentView.addSubview(image)
    return image
  }

  var ownTextLabel: UILabel? {
    if let text = parts.text { return text }
    let label = makeLabel(style == .value2 ? .caption1 : .body, .label)
    if style == .value2 { label.textAlignment = .right }
    parts.text = label
    return label
  }

  var ownDetailLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail = parts.detail { return detail }
    let label = makeLabel(
      style == .subtitle ? .caption1 : .body,
      style == .value1 ? .secondaryLabel : .label
    )
    parts.detail = label
    return label
  }

  private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  /// Makes the accessories and the controls of editing mode that belong to the present state.
  func updateAccessories() {
    parts.accessory?.removeFromSuperview()
    let view = row.isEditing ? editingAccessoryView : accessoryView
    parts.accessory = view ?? symbols(for: row.isEditing ? editingAccessoryType : accessoryType)
    if let accessory = parts.accessory { addSubview(accessory) }
    updateEditControls()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func symbols(for type: AccessoryType) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: symbol("chevron.forward", .tertiaryLabel)
    case .checkmark: symbol("checkmark", nil)
    case .detailButton, .detailDisclosureButton:
      AccessoryControl(.detail()) { [weak self] in
        guard let self else { return }
        (superview as? UITableView)?.userDidTouchDetail(of: self)
      }
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
    let table = superview as? UITableView
    if table?.allowsMultipleSelectionDuringEditing == true {
      parts.editControl = AccessoryControl(.multiselect()) {}
    } else if row.editingStyle != .none {
      let accessory: UICellAccessory = row.editingStyle == .delete ? .delete() : .insert()
      parts.editControl = AccessoryControl(accessory) { [weak self] in
        guard let self else { return }
        (superview as? UITableView)?.userDidTouchEditControl(of: self)
      }
    }
    if showsReorderControl, row.canMove {
      parts.reorderControl = AccessoryControl(.reorder()) {}
    }
    for control in [parts.editControl, parts.reorderControl].compactMap({ $0 }) {
      addSubview(control)
    }
  }

  /// Returns the width that indentation, controls and accessories leave for the content.
  func contentWidth(inCellOf width: CGFloat) -> CGFloat {
    let room = contentRoom
    return max(0, width - room.before - room.after)
  }

  private var contentRoom: (before: CGFloat, after: CGFloat) {
    let makesSpace = parts.editControl != nil && shouldIndentWhileEditing
    var before = makesSpace ? CellMeasures.editControl : 0
    if configured.content != nil { before += CGFloat(indentationLevel) * indentationWidth }
    var after = parts.reorderControl == nil ? 0 : CellMeasures.reorderControl
    let type = row.isEditing ? editingAccessoryType : accessoryType
    if let view = row.isEditing ? editingAccessoryView : accessoryView {
      after += view.bounds.width + CellMeasures.margin + CellMeasures.accessoryGap
    } else {
      after += CellMeasures.width(of: type)
    }
    return (before, after)
  }

  func placeParts() {
    let room = contentRoom
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? room.after : room.before,
      y: 0,
      width: contentWidth(inCellOf: bounds.width),
      height: bounds.height
    )
    if contentView.frame != frame { contentView.frame = frame }
    parts.editControl?.show(isExpanded: false, isSelected: row.isSelected)
    place(parts.editControl, from: CellMeasures.margin / 2, isMirrored)
    var end = bounds.width - CellMeasures.margin
    for view in [parts.reorderControl, parts.accessory].compactMap({ $0 }) {
      let isOwn = view === accessoryView || view === editingAccessoryView
      if !isOwn { view.sizeToFit() }
      end -= view.bounds.width
      place(view, from: end, isMirrored)
      end -= CellMeasures.accessoryGap
    }
    layOutConfiguredBackground()
    placeSeparator(isMirrored)
    guard configured.content == nil else { return }
    placeLabels(in: frame.size, isMirrored)
  }

  private func place(_ view: UIView?, from start: CGFloat, _ isMirrored: Bool) {
    guard let view else { return }
    if view is AccessoryControl { view.sizeToFit() }
    let x = isMirrored ? bounds.width - start - view.bounds.width : start
    view.frame.origin = CGPoint(x: x, y: (bounds.height - view.bounds.height) / 2)
  }

  private func placeSeparator(_ isMirrored: Bool) {
    let table = superview as? UITableView
    let line = parts.separator
    guard let table, table.separatorStyle != .none else { return line.removeFromSuperview() }
    let inset = separatorInset
    let thickness = 1 / max(1, traitCollection.displayScale)
    let start = isMirrored ? inset.right : inset.left
    line.frame = CGRect(
      x: start,
      y: bounds.height - thickness,
      width: max(0, bounds.width - inset.left - inset.right),
      height: thickness
    )
    line.backgroundColor = table.separatorColor ?? .separator
    line.isUserInteractionEnabled = false
    line.isHidden = table.hidesSeparator(of: self)
    if line.superview !== self { addSubview(line) }
  }
}

extension UITableViewCell {
  /// The frames of the cell's image and labels in a content view.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func placeLabels(in size: CGSize, _ isMirrored: Bool) {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let arrangement = arrangement(in: size)
    let places = [
      (parts.image as UIView?, arrangement.image), (parts.text, arrangement.text),
      (parts.detail, arrangement.detail),
    ]
    for case (let view?, var frame) in places {
      if isMirrored { frame.origin.x = size.width - frame.maxX }
      view.frame = frame
    }
  }

  private func arrangement(in size: CGSize) -> Arrangement {
    var result = Arrangement()
    var start = CellMeasures.margin + indentation
    if let image = parts.image?.image {
      result.image = CGRect(
        x: start,
        y: (size.height - image.size.height) / 2,
        width: image.size.width,
        height: image.size.height
      )
      result.height = image.size.height
      start = result.image.maxX + CellMeasures.imageGap
    }
    let width = max(0, size.width - start - CellMeasures.margin)
    switch style {
    case .default: place(parts.text, nil, from: start, width, in: size, &result)
    case .subtitle: place(parts.text, parts.detail, from: start, width, in: size, &result)
    case .value1, .value2: placeBeside(from: start, width, in: size, &result)
    }
    return result
  }

  /// Places the texts one below the other.
  private func place(
    _ text: UILabel?,
    _ detail: UILabel?,
    from start: CGFloat,
    _ width: CGFloat,
    in size: CGSize,
    _ result: inout Arrangement
  ) {
    let upper = height(of: text, width)
    let lower = height(of: detail, width)
    let total = upper + lower
    let top = max(0, (size.height - total) / 2)
    let isAlone = lower == 0
    result.text = CGRect(
      x: start,
      y: isAlone ? 0 : top,
      width: width,
      height: isAlone ? size.height : upper
    )
    result.detail = CGRect(x: start, y: top + upper, width: width, height: lower)
    if total > 0 { result.height = max(result.height, total + 2 * CellMeasures.verticalMargin) }
  }

  /// Places the texts side by side.
  private func placeBeside(
    from start: CGFloat,
    _ width: CGFloat,
    in size: CGSize,
    _ result: inout Arrangement
  ) {
    let detailWidth = min(width, fittingWidth(of: parts.detail))
    let isKey = style == .value2
    let keyWidth =
      isKey
      ? min(width, CellMeasures.keyWidth)
      : max(0, width - detailWidth - (detailWidth > 0 ? CellMeasures.detailGap : 0))
    result.text = CGRect(x: start, y: 0, width: keyWidth, height: size.height)
    let detailStart =
      isKey ? start + keyWidth + CellMeasures.detailGap : start + width - detailWidth
    result.detail = CGRect(
      x: detailStart,
      y: 0,
      width: isKey ? max(0, start + width - detailStart) : detailWidth,
      height: size.height
    )
    let tallest = max(
      height(of: parts.text, result.text.width),
      height(of: parts.detail, result.detail.width)
    )
    if tallest > 0 { result.height = max(result.height, tallest + 2 * CellMeasures.verticalMargin) }
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.attributedText?.length ?? 0 > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func fittingWidth(of label: UILabel?) -> CGFloat {
    guard let label, label.attributedText?.length ?? 0 > 0 else { return 0 }
    let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(size).width
  }

  /// Returns the size of the cell's own labels, or of its configured content.
  func ownSize(fitting size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = contentWidth(inCellOf: size.width)
    let room = CGSize(width: width, height: size.height)
    let height =
      configured.content == nil
      ? arrangement(in: room).height : contentView.sizeThatFits(room).height
    return CGSize(width: size.width, height: max(CellMeasures.leastHeight, height))
  }
}
