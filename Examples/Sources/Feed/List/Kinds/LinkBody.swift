import Roster

/// The title of a page, what it says, and where it is.
final class LinkBody: UIView, PostBody {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let hostLabel = UILabel()

  private static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
  private static let summaryFont = UIFont.systemFont(ofSize: 14)
  private static let hostFont = UIFont.systemFont(ofSize: 12)
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .systemGray6
    card.layer.cornerRadius = 8
    titleLabel.font = Self.titleFont
    summaryLabel.font = Self.summaryFont
    hostLabel.font = Self.hostFont
    hostLabel.textColor = .secondaryLabel
    addSubview(card)
    for label in labels {
      label.numberOfLines = 0
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func height(of link: Link, state: NoState, width: CGFloat) -> CGFloat? {
    let inner = max(0, width - 2 * padding)
    let heights = [
      link.title.height(titleFont, width: inner),
      link.summary.height(summaryFont, width: inner),
      link.host.height(hostFont, width: inner),
    ]
    return heights.reduce(2 * padding, +) + gap * CGFloat(heights.count - 1)
  }

  func show(_ link: Link, state: NoState) {
    titleLabel.text = link.title
    summaryLabel.text = link.summary
    hostLabel.text = link.host
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    var rest = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    for label in labels {
      let height = (label.text ?? "").height(label.font, width: rest.width)
      label.frame = rest.divided(atDistance: height, from: .minYEdge).slice
      rest = rest.divided(atDistance: height + Self.gap, from: .minYEdge).remainder
    }
  }

  private var labels: [UILabel] { [titleLabel, summaryLabel, hostLabel] }
}
