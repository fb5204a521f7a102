import Roster

/// A name that wraps above a price, beside a stepper with the number.
final class ArticleCell: UICollectionViewCell {
  let stepper = UIStepper()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let countLabel = UILabel()
  private let row = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.numberOfLines = 0
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.adjustsFontForContentSizeCategory = true
    priceLabel.textColor = .secondaryLabel
    countLabel.font = .preferredFont(forTextStyle: .body)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    stepper.minimumValue = 1
    stepper.maximumValue = 9

    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [texts, countLabel, stepper] { row.addArrangedSubview(view) }
    row.spacing = 12
    contentView.addFilling(row)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ article: Article) {
    // Large text leaves no room beside it.
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isStacked ? .vertical : .horizontal
    row.alignment = isStacked ? .leading : .center
    nameLabel.text = article.name
    priceLabel.text = (article.price * article.count).price
    countLabel.text = "\(article.count) ×"
    stepper.value = Double(article.count)
  }
}
