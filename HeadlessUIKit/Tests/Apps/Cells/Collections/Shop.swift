import UIKit

/// A product with its price before and now, and its stars.
final class ProductCell: UICollectionViewCell {
  private enum Constants {
    static let inset: CGFloat = 8
    static let corner: CGFloat = 12
  }

  private let name = UILabel()
  private let price = UILabel()
  private let rating = RatingControl()
  var onRate: ((Int) -> Void)?

  private static let money: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    formatter.locale = Locale(identifier: "en_IE")
    return formatter
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureViews()
    configureConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    configureViews()
    configureConstraints()
  }

  private func configureViews() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = Constants.corner
    contentView.layer.borderWidth = 0.5
    contentView.layer.borderColor = UIColor.opaqueSeparator.cgColor
    name.numberOfLines = 0
    name.font = UIFont.preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    price.numberOfLines = 0
    rating.addTarget(self, action: #selector(rated(_:)), for: .valueChanged)
    contentView.addSubview(name)
    contentView.addSubview(price)
    contentView.addSubview(rating)
  }

  private func configureConstraints() {
    contentView.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let inset = Constants.inset
    NSLayoutConstraint.activate(
      [name, price, rating].flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
          $0.trailingAnchor.constraint(
            lessThanOrEqualTo: contentView.trailingAnchor,
            constant: -inset
          ),
        ]
      } + [
        name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
        price.topAnchor.constraint(equalTo: name.bottomAnchor, constant: inset / 2),
        rating.topAnchor.constraint(equalTo: price.bottomAnchor, constant: inset / 2),
        rating.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      ]
    )
  }

  func configure(name: String, before: Decimal, now: Decimal, stars: Int) {
    self.name.text = name
    let old = ProductCell.money.string(from: before as NSDecimalNumber) ?? ""
    let new = ProductCell.money.string(from: now as NSDecimalNumber) ?? ""
    let text = NSMutableAttributedString()
    if before > now {
      text.append(
        NSAttributedString(
          string: old + "  ",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .footnote),
            .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            .strikethroughColor: UIColor.secondaryLabel,
            .foregroundColor: UIColor.secondaryLabel,
          ]
        )
      )
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineHeightMultiple = 1.2
    text.append(
      NSAttributedString(
        string: new,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .title3),
          .foregroundColor: UIColor.systemRed,
          .paragraphStyle: paragraph,
          .kern: 0.5,
        ]
      )
    )
    price.attributedText = text
    rating.value = stars
  }

  @objc private func rated(_ sender: RatingControl) {
    onRate?(sender.value)
  }
}

/// Stars that are chosen with a finger.
class RatingControl: UIControl {
  private var stars: [UIImageView] = []

  var value = 0 {
    didSet {
      guard oldValue != value else { return }
      update()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    for _ in 0..<5 {
      let star = UIImageView()
      star.contentMode = .center
      star.isUserInteractionEnabled = false
      stars.append(star)
      addSubview(star)
    }
    update()
  }

  private func update() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < value ? "star.fill" : "star")
      star.tintColor = index < value ? .systemYellow : .systemGray3
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 24, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 5
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if bounds.contains(touch.location(in: self)) { choose(touch) }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  private func choose(_ touch: UITouch) {
    let part = touch.location(in: self).x / max(bounds.width, 1)
    value = min(5, max(1, Int(part * 5) + 1))
  }
}

/// A word with a round border, as wide as it is.
class TagCell: UICollectionViewCell {
  let label = InsetLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.layer.borderColor = UIColor.systemBlue.cgColor
    label.layer.borderWidth = 1
    label.pin(to: contentView)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.layer.cornerRadius = label.bounds.height / 2
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    label.preferredMaxLayoutWidth = layoutAttributes.size.width
  }
}

/// A label with room around its text.
open class InsetLabel: UILabel {
  open var insets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12) {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  open override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = bounds.inset(by: insets)
    let rect = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }
}

/// How many of something, with buttons for more and fewer.
final class QuantityCell: UICollectionViewCell {
  private let stepper = UIStepper()
  private let countLabel = UILabel()
  private let minus = UIButton(type: .roundedRect)
  weak var target: AnyObject?
  private var observer: NSObjectProtocol?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stepper.minimumValue = 1
    stepper.maximumValue = 10
    stepper.stepValue = 1
    stepper.wraps = false
    stepper.addTarget(self, action: #selector(QuantityCell.changed), for: .valueChanged)
    countLabel.font = UIFont.monospacedSystemFont(ofSize: UIFont.labelFontSize, weight: .regular)
    countLabel.text = "1"
    let row = UIStackView(arrangedSubviews: [countLabel, stepper])
    row.distribution = .equalCentering
    row.alignment = .center
    row.pin(to: contentView, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: .main
    ) { [weak self] _ in self?.updateFont() }
    updateFont()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    if let observer = observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func updateFont() {
    let size = UIFontMetrics.default.scaledValue(for: UIFont.labelFontSize)
    countLabel.font = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
  }

  @objc func changed() {
    countLabel.text = "\(Int(stepper.value))"
    UIAccessibility.post(notification: .announcement, argument: countLabel.text)
  }
}

/// A colour to choose.
final class SwatchCell: UICollectionViewCell {
  struct Swatch { let hex: UInt32; let name: String }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 22
    let side = contentView.heightAnchor.constraint(equalToConstant: 44)
    side.priority = .required - 1
    side.isActive = true
    isAccessibilityElement = true
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var swatch: Swatch? {
    didSet {
      contentView.backgroundColor = swatch.map { UIColor(hex: $0.hex) }
      accessibilityLabel = swatch?.name
    }
  }
}

extension SwatchCell: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.color = self.contentView.backgroundColor
      }
      return UIMenu(title: self.swatch?.name ?? "", children: [copy])
    }
  }
}

extension UIColor {
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255,
      green: CGFloat((hex >> 8) & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha
    )
  }

  var isLight: Bool {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return false }
    return red * 0.299 + green * 0.587 + blue * 0.114 > 0.6
  }
}
