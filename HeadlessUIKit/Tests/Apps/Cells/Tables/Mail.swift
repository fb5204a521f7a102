import UIKit

/// A mail in an inbox, with a dot if it was not read.
class MailCell: UITableViewCell {
  private let dot = UIView()
  private let sender = UILabel()
  private let subject = UILabel()
  private let summary = UILabel()
  private let time = UILabel()

  var isUnread = false {
    didSet {
      dot.isHidden = !isUnread
      sender.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
        for: .systemFont(ofSize: 17, weight: isUnread ? .semibold : .regular)
      )
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let selected = UIView()
    selected.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
    selectedBackgroundView = selected
    multipleSelectionBackgroundView = UIView()
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    summary.numberOfLines = 2
    subject.font = .preferredFont(forTextStyle: .subheadline)
    summary.font = .preferredFont(forTextStyle: .subheadline)
    summary.textColor = .secondaryLabel
    time.font = .preferredFont(forTextStyle: .subheadline)
    time.textColor = .secondaryLabel
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    [sender, subject, summary, time].forEach { $0.adjustsFontForContentSizeCategory = true }
    let top = UIStackView(arrangedSubviews: [sender, time])
    top.alignment = .firstBaseline
    let column = UIStackView(arrangedSubviews: [top, subject, summary])
    column.axis = .vertical
    column.spacing = 2
    column.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    contentView.addSubview(dot)
    contentView.layoutMargins = UIEdgeInsets(top: 10, left: 28, bottom: 10, right: 8)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.centerYAnchor.constraint(equalTo: top.centerYAnchor),
      dot.trailingAnchor.constraint(equalTo: column.leadingAnchor, constant: -8),
    ])
    isUnread = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(sender: String, subject: String, summary: String, date: Date, isUnread: Bool) {
    self.sender.text = sender
    self.subject.text = subject
    self.summary.text = summary
    self.time.text = DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
    self.isUnread = isUnread
    accessibilityLabel = [isUnread ? "Unread" : nil, sender, subject, summary].compactMap { $0 }
      .joined(separator: ", ")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    dot.backgroundColor = .systemBlue
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    dot.backgroundColor = .systemBlue
    if selected { dot.alpha = 0.5 } else { dot.alpha = 1 }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.time.alpha = editing ? 0 : 1 }
  }
}

/// A file that is being sent.
final class AttachmentCell: UITableViewCell {
  enum State: Equatable {
    case waiting
    case sending(Float)
    case failed(message: String)
    case done
  }

  private let icon = UIImageView(image: UIImage(systemName: "doc.fill"))
  private let name = UILabel()
  private let progress = UIProgressView()
  private let status = UILabel()
  private lazy var retryButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Retry") { [unowned self] _ in
      self.onRetry?(self)
    }
  )
  var onRetry: ((AttachmentCell) -> Void)?

  var state = State.waiting {
    didSet {
      guard state != oldValue else { return }
      apply()
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    icon.tintColor = .systemGray
    icon.setContentHuggingPriority(.required, for: .horizontal)
    name.font = .preferredFont(forTextStyle: .body)
    name.lineBreakMode = .byTruncatingMiddle
    status.font = .preferredFont(forTextStyle: .caption1)
    status.numberOfLines = 0
    [name, status].forEach { $0.adjustsFontForContentSizeCategory = true }
    let column = UIStackView(arrangedSubviews: [name, progress, status, retryButton])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    progress.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    let row = UIStackView(arrangedSubviews: [icon, column])
    row.spacing = 12
    row.alignment = .center
    row.pin(to: contentView, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(file: String, state: State) {
    name.text = file
    self.state = state
  }

  private func apply() {
    progress.isHidden = true
    retryButton.isHidden = true
    status.textColor = .secondaryLabel
    switch state {
    case .waiting:
      status.text = "Waiting"
    case let .sending(part):
      progress.isHidden = false
      progress.setProgress(part, animated: window != nil)
      status.text = "\(Int(part * 100)) %"
    case .failed(let message):
      status.text = message
      status.textColor = .systemRed
      retryButton.isHidden = false
    case .done:
      status.text = ByteCountFormatter.string(fromByteCount: 2_000_000, countStyle: .file)
    }
  }
}

@objc protocol NoteCellDelegate {
  func noteCellDidChangeHeight(_ cell: NoteCell)
  @objc optional func noteCell(_ cell: NoteCell, didEnd text: String)
}

/// A note that is written in its row, which grows with it.
class NoteCell: UITableViewCell, UITextViewDelegate {
  @IBOutlet weak var delegate: AnyObject?
  weak var noteDelegate: NoteCellDelegate?
  let textView = UITextView()
  private let placeholder = UILabel()
  private var lastHeight: CGFloat = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.isScrollEnabled = false
    textView.font = UIFont.preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.delegate = self
    textView.returnKeyType = .done
    textView.autocapitalizationType = .sentences
    textView.autocorrectionType = .no
    textView.keyboardDismissMode = .interactive
    textView.inputAccessoryView = makeToolbar()
    placeholder.text = "Note"
    placeholder.textColor = .placeholderText
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    textView.pin(to: contentView, insets: UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12))
    textView.addSubview(placeholder)
    placeholder.frame.origin = CGPoint(x: 5, y: 8)
    placeholder.sizeToFit()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func makeToolbar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(donePressed)),
    ]
    bar.sizeToFit()
    return bar
  }

  @objc func donePressed() {
    textView.resignFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = !textView.text.isEmpty
    let height = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    ).height
    guard height != lastHeight else { return }
    lastHeight = height
    noteDelegate?.noteCellDidChangeHeight(self)
  }

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    let current = textView.text ?? ""
    guard let swiftRange = Range(range, in: current) else { return false }
    return current.replacingCharacters(in: swiftRange, with: text).count <= 500
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    noteDelegate?.noteCell?(self, didEnd: textView.text)
  }
}

/// One of several choices, with a check mark at the chosen one.
final class ChoiceCell: UITableViewCell {
  override var isSelected: Bool {
    didSet { accessoryType = isSelected ? .checkmark : .none }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
    tintColor = .systemOrange
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
