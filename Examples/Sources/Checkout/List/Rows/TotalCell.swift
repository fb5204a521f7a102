import Roster

/// A price beside its name, above a button as wide as the row.
final class TotalCell: UICollectionViewCell {
  let buyButton = UIButton(configuration: .filled())
  let priceLabel = UILabel()
  private let line = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "Total"
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    priceLabel.numberOfLines = 0
    line.addArrangedSubview(label)
    line.addArrangedSubview(priceLabel)
    let column = UIStackView(arrangedSubviews: [line, buyButton])
    column.axis = .vertical
    column.spacing = 12
    buyButton.configuration?.buttonSize = .large
    buyButton.configuration?.imagePadding = 8
    contentView.addFilling(column)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ total: Total) {
    // Large text leaves no room beside it.
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.axis = isStacked ? .vertical : .horizontal
    line.alignment = isStacked ? .fill : .firstBaseline
    let price = NSMutableAttributedString(
      string: total.price.price,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]
    )
    if total.price > 0 {
      let delivery = NSAttributedString(
        string: " incl. \(total.delivery.price) delivery",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote),
          .foregroundColor: UIColor.secondaryLabel,
        ]
      )
      price.append(delivery)
    }
    priceLabel.attributedText = price
    priceLabel.textAlignment = isStacked ? .natural : isMirrored ? .left : .right
    buyButton.configuration?.title = total.isBought ? "Thank you" : "Buy"
    buyButton.configuration?.image = total.isBought ? UIImage(systemName: "checkmark") : nil
    buyButton.isEnabled = total.price > 0 && !total.isBought
  }
}
