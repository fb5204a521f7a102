import HeadlessUIKit

/// A cell in the style of apps: made by a table, then filled.
@MainActor protocol AppCell: UITableViewCell {
  func fill()
}

enum AppTexts {
  static let name = "Johanna Appleseed"
  static let message =
    "The train leaves at nine, so let us meet below the clock a little before that, if you can."
}

/// A message with a picture, a title and lines of text, held by constraints.
final class MessageCell: UITableViewCell, AppCell {
  static let reuseIdentifier = String(describing: MessageCell.self)
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let messageLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.numberOfLines = 0
    for label in [nameLabel, messageLabel] { label.adjustsFontForContentSizeCategory = true }
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    for view in [avatar, nameLabel, messageLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      messageLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      messageLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      messageLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    avatar.image = nil
    messageLabel.text = nil
  }

  func fill() {
    nameLabel.text = AppTexts.name
    messageLabel.text = AppTexts.message
  }
}

/// A row with the cell's own labels and an arrow.
final class DisclosureCell: UITableViewCell, AppCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) { nil }

  func fill() {
    textLabel?.text = "Language"
    detailTextLabel?.text = "English"
  }
}

/// A row with a second text that may have several lines.
final class SubtitleCell: UITableViewCell, AppCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func fill() {
    textLabel?.text = AppTexts.name
    detailTextLabel?.text = AppTexts.message
    detailTextLabel?.numberOfLines = 0
    imageView?.image = UIImage(systemName: "person")
  }
}

/// A setting that is switched on and off.
final class SwitchCell: UITableViewCell, AppCell {
  private(set) lazy var toggle = UISwitch()
  var onChange: ((Bool) -> Void)?

  convenience init(title: String) {
    self.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = title
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(toggle.isOn)
      },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { nil }

  func fill() { textLabel?.text = "Notifications" }
}

/// A card whose look follows the selection, arranged by stacks.
final class CardCell: UITableViewCell, AppCell {
  private let card = UIView()
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [titleLabel, bodyLabel, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return stack
  }()
  private let titleLabel = UILabel()
  private let bodyLabel = UILabel()
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    contentView.addSubview(card)
    card.addSubview(stack)
    titleLabel.font = .preferredFont(forTextStyle: .title3)
    bodyLabel.font = .preferredFont(forTextStyle: .callout)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }
    for view in [card, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 6),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    card.backgroundColor = selected ? .systemBlue : .secondarySystemBackground
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    card.alpha = highlighted ? 0.5 : 1
  }

  var isMarked: Bool { card.backgroundColor == .systemBlue }

  func fill() {
    titleLabel.text = AppTexts.name
    bodyLabel.text = AppTexts.message
    button.setTitle("Reply", for: .normal)
  }
}

/// A row that places its views itself and says how high it is.
final class FramedCell: UITableViewCell, AppCell {
  private let label = UILabel()
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    contentView.addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 20, dy: 10)
    line.frame = CGRect(
      x: 20,
      y: contentView.bounds.maxY - 1,
      width: contentView.bounds.width - 20,
      height: 1
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 40, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: text.height + 20)
  }

  func fill() { label.text = AppTexts.message }
}

/// A field in a form.
final class FieldCell: UITableViewCell, AppCell, UITextFieldDelegate {
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  func fill() { field.placeholder = "Name" }
}

/// A row of the system's content, updated for the state.
final class ConfiguredCell: UITableViewCell, AppCell {
  var model: String? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = model
    content.secondaryText = AppTexts.message
    contentConfiguration = content
    accessoryType = state.isSelected ? .checkmark : .none
  }

  func fill() { model = AppTexts.name }
}

/// A cell that holds a view of any class.
final class HostCell<Content: UIView>: UITableViewCell, AppCell {
  let content = Content()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fill() {
    guard let label = content as? UILabel else { return }
    label.text = AppTexts.message
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
  }
}

/// A cell from a nib, whose outlets are views without one.
class NibCell: UITableViewCell, AppCell {
  var titleLabel: UILabel?

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel?.text = "awake"
  }

  func fill() { textLabel?.text = titleLabel?.text ?? "without a nib" }
}

/// A header with a title and a button.
final class TitleHeader: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  private let button = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.adjustsFontForContentSizeCategory = true
    button.setTitle("All", for: .normal)
    let stack = UIStackView(arrangedSubviews: [titleLabel, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
