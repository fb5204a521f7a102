import UIKit

protocol ContactCellDelegate: AnyObject {
  func contactCell(_ cell: ContactCell, wantsToCall number: String)
}

/// A person with a picture, as address books show it.
final class ContactCell: UICollectionViewCell {
  static let reuseIdentifier = "ContactCell"

  @IBOutlet weak var statusView: UIView?
  weak var delegate: ContactCellDelegate?

  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private lazy var callButton: UIButton = {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "phone"), for: .normal)
    button.addTarget(self, action: #selector(callTapped(_:)), for: .touchUpInside)
    return button
  }()
  private(set) var number = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    avatar.layer.cornerRadius = 20
    avatar.layer.masksToBounds = true
    avatar.layer.borderWidth = 1 / UIScreen.main.scale
    avatar.layer.borderColor = UIColor.separator.cgColor
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    detailLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [avatar, texts, callButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let height = avatar.heightAnchor.constraint(equalToConstant: 40)
    height.priority = .required - 1
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      height,
      avatar.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      texts.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      callButton.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 8),
      callButton.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      callButton.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      callButton.widthAnchor.constraint(equalToConstant: 44),
    ])
    addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: #selector(copyNumber(recognizer:)))
    )
  }

  func configure(name: String, detail: String, number: String) {
    nameLabel.text = name
    detailLabel.text = detail
    self.number = number
  }

  @objc private func callTapped(_ sender: UIButton) {
    delegate?.contactCell(self, wantsToCall: number)
  }

  @objc func copyNumber(recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    UIPasteboard.general.string = number
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}

extension ContactCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    detailLabel.text = nil
    statusView?.isHidden = true
  }
}

/// A round badge with a number, drawn with layers.
@IBDesignable
class BadgeView: UIView {
  @IBInspectable var color: UIColor = .systemRed { didSet { circle.fillColor = color.cgColor } }

  private let circle = CAShapeLayer()
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = count > 99 ? "99+" : "\(count)"
      isHidden = count == 0
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.insertSublayer(circle, at: 0)
    circle.fillColor = color.cgColor
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12, weight: .bold)
    )
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: max(size.width + 8, size.height + 4), height: size.height + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    circle.frame = bounds
    circle.path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    CATransaction.commit()
  }

  @objc func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 1.2
    animation.duration = 0.2
    animation.autoreverses = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "pulse")
  }
}

/// A conversation in a list of chats.
final class ChatCell: UICollectionViewCell {
  private let title = UILabel()
  private let preview = UILabel()
  private let badge = BadgeView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    preview.font = .preferredFont(forTextStyle: .footnote)
    preview.adjustsFontForContentSizeCategory = true
    preview.numberOfLines = 2
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [title, badge])
    top.alignment = .center
    let column = UIStackView(arrangedSubviews: [top, preview])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("unused") }

  func configure(title: String, preview: String, unread: Int) {
    self.title.text = title
    let text = NSMutableAttributedString(string: preview)
    if unread > 0 {
      let font = UIFont.preferredFont(forTextStyle: .footnote)
      text.addAttribute(
        .font,
        value: UIFont.systemFont(ofSize: font.pointSize, weight: .semibold),
        range: NSRange(location: 0, length: text.length)
      )
    }
    self.preview.attributedText = text
    badge.count = unread
  }
}
