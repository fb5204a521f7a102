/// An accessory that is an image, and acts on touches if it has a handler.
package final class AccessoryControl: UIControl {
  private let picture = UIImageView()
  private let type: UICellAccessory.AccessoryType

  init(_ accessory: UICellAccessory, onTouch: @escaping () -> Void) {
    type = accessory.accessoryType
    super.init(frame: .zero)
    picture.tintColor = accessory.options.tintColor ?? Self.color(of: type)
    backgroundColor = accessory.options.backgroundColor
    addSubview(picture)
    show(isExpanded: false, isSelected: false)
    isUserInteractionEnabled = Self.isTouched(type)
    addAction(UIAction { _ in onTouch() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { picture.sizeThatFits(size) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  /// Shows the image for a state of the row.
  func show(isExpanded: Bool, isSelected: Bool) {
    picture.image = UIImage(
      systemName: Self.symbol(of: type, isExpanded: isExpanded, isSelected: isSelected)
    )
  }

  private static func isTouched(_ type: UICellAccessory.AccessoryType) -> Bool {
    switch type {
    case .detail, .delete, .insert, .reorder, .outlineDisclosure, .popUpMenu: true
    default: false
    }
  }

  private static func symbol(
    of type: UICellAccessory.AccessoryType,
    isExpanded: Bool,
    isSelected: Bool
  ) -> String {
    switch type {
    case .detail: "info.circle"
    case .delete: "minus.circle.fill"
    case .insert: "plus.circle.fill"
    case .reorder: "line.3.horizontal"
    case .multiselect: isSelected ? "checkmark.circle.fill" : "circle"
    case .outlineDisclosure: isExpanded ? "chevron.down" : "chevron.forward"
    case .popUpMenu: "chevron.up.chevron.down"
    default: ""
    }
  }

  private static func color(of type: UICellAccessory.AccessoryType) -> UIColor? {
    switch type {
    case .delete: .systemRed
    case .insert: .systemGreen
    case .reorder: .tertiaryLabel
    default: nil
    }
  }
}
