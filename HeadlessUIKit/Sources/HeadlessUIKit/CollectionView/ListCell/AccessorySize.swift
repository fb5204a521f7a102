/// The size of an accessory beside text of the default size, in points.
struct AccessorySize {
  private let usual: CGSize
  /// Whether the accessory grows with the text.
  private let grows: Bool

  /// Creates the size of a type; nil if it has that of its content.
  init?(_ type: UICellAccessory.AccessoryType) {
    switch type {
    case .disclosureIndicator, .outlineDisclosure:
      (usual, grows) = (CGSize(width: 14, height: 14), true)
    case .checkmark: (usual, grows) = (CGSize(width: 19.2, height: 17.8), true)
    case .delete, .insert, .multiselect: (usual, grows) = (CGSize(width: 26, height: 26), true)
    case .reorder: (usual, grows) = (CGSize(width: 27, height: 44), false)
    case .detail, .label, .popUpMenu, .customView: return nil
    }
  }

  /// Returns the size at an environment's text size, in half points.
  func size(in traits: UITraitCollection) -> CGSize {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      TextStyleSizes.size(of: .body, in: category)
    }
    let factor = grows ? size(traits.preferredContentSizeCategory) / size(.large) : 1
    func rounded(_ length: CGFloat) -> CGFloat { (length * factor * 2).rounded() / 2 }
    return CGSize(width: rounded(usual.width), height: rounded(usual.height))
  }

  /// Returns the width that is reserved for an accessory in rows that reserve the standard width.
  static func standardWidth(of type: UICellAccessory.AccessoryType) -> CGFloat {
    switch type {
    case .disclosureIndicator: 14
    case .outlineDisclosure: 44
    default: 24
    }
  }
}
