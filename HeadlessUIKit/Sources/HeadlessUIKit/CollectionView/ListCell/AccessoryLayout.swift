/// The views of a row's accessories and their positions.
///
/// The sizes and distances are those that were recorded with UIKit.
@preconcurrency @MainActor struct AccessoryLayout {
  /// The distance between accessories, in points.
  private static let gap: CGFloat = 8
  /// The distance between the last one and the end of the row, in points.
  private var margin: CGFloat = 16

  struct Piece {
    let accessory: UICellAccessory
    let view: UIView
    let width: CGFloat
  }

  private(set) var leading: [Piece] = []
  private(set) var trailing: [Piece] = []

  init() {}

  init(_ accessories: [UICellAccessory], of cell: UICollectionViewListCell) {
    margin = ListMargins.side(cell.traitCollection)
    for accessory in accessories {
      let piece = Self.piece(accessory, of: cell)
      if accessory.isLeading {
        Self.insert(piece, into: &leading)
      } else {
        Self.insert(piece, into: &trailing)
      }
    }
  }

  var views: [UIView] { (leading + trailing).map(\.view) }

  /// Returns the widths of the visible accessories at the two ends of a row.
  func widths(isEditing: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    (width(shown(leading, isEditing)), width(shown(trailing, isEditing)))
  }

  /// Places the visible accessories in a row.
  func place(in bounds: CGRect, isEditing: Bool, isMirrored: Bool) {
    for view in views { view.isHidden = true }
    var x = margin
    for piece in shown(leading, isEditing) {
      place(piece, at: isMirrored ? bounds.width - x - piece.width : x, in: bounds)
      x += piece.width + Self.gap
    }
    var end = margin
    for piece in shown(trailing, isEditing).reversed() {
      place(piece, at: isMirrored ? end : bounds.width - end - piece.width, in: bounds)
      end += piece.width + Self.gap
    }
  }

  private func place(_ piece: Piece, at x: CGFloat, in bounds: CGRect) {
    let size = piece.view.bounds.size
    // Between two pixels, an accessory stands at the upper one.
    let scale = max(piece.view.traitCollection.displayScale, 1)
    let top = ((bounds.midY - size.height / 2) * scale).rounded(.down) / scale
    piece.view.isHidden = false
    piece.view.frame = CGRect(
      origin: CGPoint(x: x + (piece.width - size.width) / 2, y: top),
      size: size
    )
  }

  private func shown(_ pieces: [Piece], _ isEditing: Bool) -> [Piece] {
    pieces.filter { piece in
      guard !piece.accessory.options.isHidden else { return false }
      switch piece.accessory.displayed {
      case .always: return true
      case .whenEditing: return isEditing
      case .whenNotEditing: return !isEditing
      }
    }
  }

  private func width(_ pieces: [Piece]) -> CGFloat {
    guard !pieces.isEmpty else { return 0 }
    return pieces.reduce(margin) { $0 + $1.width } + Self.gap * CGFloat(pieces.count - 1)
  }

  private static func insert(_ piece: Piece, into pieces: inout [Piece]) {
    let place = piece.accessory.position?(pieces.map(\.accessory)) ?? pieces.count
    pieces.insert(piece, at: min(max(0, place), pieces.count))
  }

  /// Updates the accessories for the state of their row.
  func show(isExpanded: Bool, isSelected: Bool) {
    for case let control as AccessoryControl in views {
      control.show(isExpanded: isExpanded, isSelected: isSelected)
    }
  }

  private static func piece(
    _ accessory: UICellAccessory,
    of cell: UICollectionViewListCell
  ) -> Piece {
    let view = view(of: accessory, of: cell)
    if let size = AccessorySize(accessory.accessoryType) {
      view.bounds.size = size.size(in: cell.traitCollection)
    } else if case .customView = accessory.accessoryType {
    } else {
      view.sizeToFit()
    }
    let width: CGFloat =
      switch accessory.options.reservedLayoutWidth {
      case .custom(let width): width
      case .standard:
        max(AccessorySize.standardWidth(of: accessory.accessoryType), view.bounds.width)
      case .actual: view.bounds.width
      }
    return Piece(accessory: accessory, view: view, width: width)
  }

  private static func view(
    of accessory: UICellAccessory,
    of cell: UICollectionViewListCell
  ) -> UIView {
    switch accessory.accessoryType {
    case .disclosureIndicator:
      return symbol("chevron.forward", accessory.options.tintColor ?? .tertiaryLabel)
    case .checkmark:
      return symbol("checkmark", accessory.options.tintColor)
    case .label:
      let label = UILabel()
      label.text = accessory.text
      let font = accessory.options.font ?? .preferredFont(forTextStyle: .body)
      label.font = font.adjusted(for: cell.traitCollection)
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      return label
    case .detail, .delete, .insert, .reorder, .multiselect, .outlineDisclosure, .popUpMenu:
      let control = AccessoryControl(accessory) { [weak cell] in cell?.userDidTouch(accessory) }
      if case .reorder = accessory.accessoryType {
        control.addGestureRecognizer(ReorderHandle(of: cell))
      }
      return control
    case .customView(let view):
      if let tintColor = accessory.options.tintColor { view.tintColor = tintColor }
      return view
    }
  }

  private static func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    return view
  }
}
