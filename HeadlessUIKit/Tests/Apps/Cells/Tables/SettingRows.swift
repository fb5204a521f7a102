import UIKit

/// A setting with its value at the right and an arrow.
class ValueTableCell: UITableViewCell {
  class var identifier: String { String(describing: self) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    self.accessoryType = .disclosureIndicator
    self.textLabel?.numberOfLines = 0
    self.textLabel?.font = UIFont.preferredFont(forTextStyle: .body)
    self.textLabel?.adjustsFontForContentSizeCategory = true
    self.detailTextLabel?.font = UIFont.preferredFont(forTextStyle: .body)
    self.detailTextLabel?.adjustsFontForContentSizeCategory = true
    self.detailTextLabel?.textColor = UIColor.gray
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  var isEnabled: Bool = true {
    didSet {
      self.selectionStyle = isEnabled ? .default : .none
      self.textLabel?.isEnabled = isEnabled
      self.detailTextLabel?.isEnabled = isEnabled
      self.isUserInteractionEnabled = isEnabled
    }
  }
}

/// A setting with a switch as its accessory.
final class ToggleTableCell: UITableViewCell {
  private lazy var toggle: UISwitch = {
    let toggle = UISwitch()
    toggle.onTintColor = UIColor(named: "brand") ?? .systemGreen
    toggle.addTarget(self, action: #selector(valueChanged(_:)), for: .valueChanged)
    return toggle
  }()

  var toggled: ((_ isOn: Bool) -> ())?

  var isOn: Bool {
    get { toggle.isOn }
    set { toggle.setOn(newValue, animated: window != nil) }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryView = toggle
    textLabel?.numberOfLines = 0
    textLabel?.font = .preferredFont(forTextStyle: .body)
    textLabel?.adjustsFontForContentSizeCategory = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  @objc fileprivate func valueChanged(_ sender: UISwitch) {
    toggled?(sender.isOn)
  }

  override func accessibilityActivate() -> Bool {
    toggle.setOn(!toggle.isOn, animated: true)
    toggle.sendActions(for: .valueChanged)
    return true
  }
}

protocol TextSizeCellDelegate: class {
  func textSizeCell(_ cell: TextSizeCell, didChange value: Float)
}

/// A cell from a nib, with outlets and actions.
class TextSizeCell: UITableViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet var slider: UISlider!
  @IBOutlet private(set) var marks: [UIView]! = []

  weak var delegate: TextSizeCellDelegate?

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel.text = NSLocalizedString("Text size", comment: "Title of the setting")
    titleLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
    titleLabel.adjustsFontForContentSizeCategory = true
    slider.minimumValue = 0
    slider.maximumValue = 6
    slider.isContinuous = false
    backgroundColor = .clear
    contentView.backgroundColor = .clear
  }

  @IBAction func sliderChanged(_ sender: UISlider) {
    let rounded = sender.value.rounded()
    sender.setValue(rounded, animated: true)
    delegate?.textSizeCell(self, didChange: rounded)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }
}

/// A row that is a button, red if it deletes.
public final class ButtonTableCell: UITableViewCell {
  public enum Role { case normal, destructive }

  public var role: Role = .normal { didSet { updateColor() } }
  private let label = UILabel()

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .center
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    isAccessibilityElement = true
    accessibilityTraits.insert(.button)
    updateColor()
  }

  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public func configure(withTitle title: String, role: Role = .normal) {
    label.text = title
    accessibilityLabel = title
    self.role = role
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  private func updateColor() {
    switch role {
    case .normal: label.textColor = tintColor
    case .destructive: label.textColor = UIColor.systemRed
    }
  }
}

/// An account with its picture, of the style with a subtitle.
class AccountTableCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    textLabel?.numberOfLines = 0
    detailTextLabel?.numberOfLines = 0
    imageView?.layer.masksToBounds = true
    imageView?.contentMode = .scaleAspectFill
    accessoryType = .detailDisclosureButton
    separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    applyFonts()
  }

  private func applyFonts() {
    textLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    detailTextLabel?.font = UIFont.preferredFont(forTextStyle: .subheadline)
    detailTextLabel?.textColor = .secondaryLabel
  }

  func configure(name: String, address: String, image: UIImage?) {
    textLabel?.text = name
    detailTextLabel?.text = address
    imageView?.image = image ?? UIImage(systemName: "person.crop.circle")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView = imageView else { return }
    imageView.layer.cornerRadius = imageView.bounds.height / 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory
      != traitCollection.preferredContentSizeCategory
    {
      applyFonts()
    }
  }
}

/// The header of a section, in capitals, with a button.
final class CapitalsHeaderView: UITableViewHeaderFooterView {
  static let reuseID = "CapitalsHeaderView"
  private let titleLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  var action: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundView = UIView()
    backgroundView?.backgroundColor = .systemGroupedBackground
    contentView.preservesSuperviewLayoutMargins = true
    titleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.textColor = .secondaryLabel
    titleLabel.accessibilityTraits = .header
    actionButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    actionButton.setContentHuggingPriority(.required, for: .horizontal)
    actionButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    actionButton.addTarget(self, action: #selector(didTapAction), for: .touchUpInside)
    [titleLabel, actionButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      actionButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: titleLabel.trailingAnchor,
        multiplier: 1
      ),
      actionButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      actionButton.lastBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(title: String, actionTitle: String?) {
    titleLabel.text = title.uppercased(with: Locale.current)
    actionButton.setTitle(actionTitle, for: [])
    actionButton.isHidden = actionTitle == nil
  }

  @objc private func didTapAction() {
    action?()
  }
}

/// The footer of a section, with links in its text.
final class LinkFooterView: UITableViewHeaderFooterView, UITextViewDelegate {
  private(set) lazy var textView: UITextView = {
    let textView = UITextView()
    textView.isEditable = false
    textView.isScrollEnabled = false
    textView.backgroundColor = nil
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.adjustsFontForContentSizeCategory = true
    textView.delegate = self
    textView.linkTextAttributes = [
      .foregroundColor: UIColor.systemBlue,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    return textView
  }()
  var onLink: ((URL) -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      textView.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 20),
      textView.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -20),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(text: String, link: String, url: URL) {
    let attributed = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote),
        .foregroundColor: UIColor.secondaryLabel,
      ]
    )
    let range = (attributed.string as NSString).range(of: link)
    if range.location != NSNotFound {
      attributed.addAttribute(.link, value: url, range: range)
    }
    textView.attributedText = attributed
  }

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    onLink?(URL)
    return false
  }
}
