import Roster

/// What is on a card that has come from another app and was not opened yet.
struct NewBadge: ViewModel {
  let id: Int
}

/// A colored dot.
final class DotView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class NewBadgeController: CellController<NewBadge, NoState, DotView> {
  override class func size(
    of new: NewBadge,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .fixed(width: 12, height: 12)
  }

  override func configure(_ view: DotView) {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "New"
  }
}

/// The line below the cards that fit in a week.
struct WeekLine: ViewModel {
  var id: String { "week" }
}

/// A line with its meaning in the middle.
final class LineView: UICollectionReusableView {
  private let line = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    label.font = .preferredFont(forTextStyle: .caption2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    label.layer.cornerRadius = 6
    label.clipsToBounds = true
    addSubview(line)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
    let width = min(bounds.width, label.intrinsicContentSize.width + 12)
    label.frame = CGRect(x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  /// Returns the height of the line with its text, in points.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits).lineHeight.rounded(.up)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class WeekLineController: CellController<WeekLine, NoState, LineView> {
  override class func size(
    of line: WeekLine,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(LineView.height(container.traits))
  }

  override func configure(_ view: LineView) {
    view.label.text = "Next week"
  }
}
