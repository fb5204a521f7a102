import RosterPlatform

/// The action buttons of a swiped item, from the edge inwards.
final class SwipeButtons: UIView {
  /// The minimum width of a button, in points.
  private static let leastWidth: CGFloat = 74

  /// The maximum part of an item's width for all actions together.
  private static let mostOfWidth: CGFloat = 0.8

  /// Whether the first action is at the right edge.
  let isAtRight: Bool

  /// The width of all actions.
  let width: CGFloat

  /// Whether the first action fills the space, because it is about to be performed.
  var isFull = false {
    didSet { if isFull != oldValue { setNeedsLayout() } }
  }

  /// Called with the index of the action that the user chooses.
  var choose: (Int) -> Void = { _ in }

  private let buttons: [SwipeButton]
  private let widths: [CGFloat]

  init(_ actions: [SwipeAction], isAtRight: Bool, fitting size: CGSize) {
    let buttons = actions.map(SwipeButton.init)
    let wanted = buttons.map { max(Self.leastWidth, $0.contentWidth) }
    let sum = wanted.reduce(0, +)
    let shrinking = min(1, size.width * Self.mostOfWidth / max(sum, 1))
    self.buttons = buttons
    self.isAtRight = isAtRight
    widths = wanted.map { $0 * shrinking }
    width = sum * shrinking
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = buttons.first?.backgroundColor
    for (index, button) in buttons.enumerated() {
      let action = UIAction { [weak self] _ in self?.choose(index) }
      button.addAction(action, for: .primaryActionTriggered)
      // The first action is above the others, so that it covers them when it fills the space.
      insertSubview(button, at: 0)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The first action covers the others when it fills the space.
    var inner: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let part = width > 0 ? bounds.width * widths[index] / width : 0
      let taken = isFull && index == 0 ? bounds.width : part
      let start = isAtRight ? bounds.width - inner - taken : inner
      button.frame = CGRect(x: start, y: 0, width: taken, height: bounds.height)
      inner += part
    }
  }
}

/// The button of a swipe action: its image, and its title below.
private final class SwipeButton: UIButton {
  private static let margin: CGFloat = 12
  private static let spacing: CGFloat = 4

  convenience init(_ action: SwipeAction) {
    self.init(frame: .zero)
    setTitle(action.title, for: .normal)
    setTitleColor(.white, for: .normal)
    setImage(action.image, for: .normal)
    tintColor = .white
    backgroundColor =
      action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    accessibilityLabel = action.title
    clipsToBounds = true
  }

  /// The preferred width of the button.
  var contentWidth: CGFloat {
    max(titleSize.width, currentImage?.size.width ?? 0) + 2 * Self.margin
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let title = titleSize
    let spacing = image == .zero || title == .zero ? 0 : Self.spacing
    let top = (bounds.height - image.height - spacing - title.height) / 2
    imageView?.frame = CGRect(
      x: (bounds.width - image.width) / 2,
      y: top,
      width: image.width,
      height: image.height
    )
    let width = min(title.width, bounds.width)
    titleLabel?.frame = CGRect(
      x: (bounds.width - width) / 2,
      y: top + image.height + spacing,
      width: width,
      height: title.height
    )
  }

  private var titleSize: CGSize {
    guard let title = currentTitle, !title.isEmpty, let titleLabel else { return .zero }
    return titleLabel.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    )
  }
}
