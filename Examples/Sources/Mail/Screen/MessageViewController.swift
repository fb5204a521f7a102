import Roster

/// A message to read: its heading in several sizes above its text, which scrolls.
final class MessageViewController: UIViewController {
  private let message: Message
  let headingLabel = UILabel()
  private let textLabel = UILabel()

  init(_ message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message.sender
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headingLabel.numberOfLines = 0
    headingLabel.attributedText = heading
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.text = message.text

    let column = UIStackView(arrangedSubviews: [headingLabel, textLabel])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    view.addSubview(scrollView)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -32
      ),
    ])
  }

  private var heading: NSAttributedString {
    let spacing = NSMutableParagraphStyle()
    spacing.paragraphSpacing = 4
    let heading = NSMutableAttributedString(
      string: "\(message.subject)\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title2),
        .foregroundColor: UIColor.label,
        .paragraphStyle: spacing,
      ]
    )
    heading.append(
      NSAttributedString(
        string: "\(message.sender), \(message.time)",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote),
          .foregroundColor: UIColor.secondaryLabel,
        ]
      )
    )
    return heading
  }
}
