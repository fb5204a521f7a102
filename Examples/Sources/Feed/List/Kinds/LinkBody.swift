import Roster

/// The title of a page, what it says, and where it is: lines that constraints place in a card.
final class LinkBody: UIView, PostBody {
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let hostLabel = UILabel()

  private static let padding: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    layer.cornerRadius = 8
    titleLabel.follow(.scaled(15, .semibold, as: .subheadline))
    summaryLabel.follow(.scaled(14, as: .subheadline))
    hostLabel.follow(.scaled(12, as: .caption1))
    hostLabel.textColor = .secondaryLabel
    let labels = [titleLabel, summaryLabel, hostLabel]
    for label in labels { label.numberOfLines = 0 }

    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    // A body has no height before its cell has one.
    let bottom = column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.padding)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: Self.padding),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.padding),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.padding),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The constraints know the height once the labels have their texts.
  static func height(
    of link: Link,
    state: NoState,
    width: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat? { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  func show(_ link: Link, state: NoState) {
    titleLabel.text = link.title
    summaryLabel.text = link.summary
    hostLabel.text = link.host
  }
}
