import Roster

/// The ways a parcel comes side by side, above a switch for gift wrap.
final class OptionsCell: UICollectionViewCell {
  let deliveryControl = UISegmentedControl(items: Order.Delivery.allCases.map(\.title))
  let giftSwitch = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Wrap as a gift"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let gift = UIStackView(arrangedSubviews: [label, giftSwitch])
    gift.alignment = .center
    let column = UIStackView(arrangedSubviews: [deliveryControl, gift])
    column.axis = .vertical
    column.spacing = 14
    contentView.addFilling(column)
    giftSwitch.accessibilityLabel = label.text
  }

  required init?(coder: NSCoder) {
    nil
  }
}
