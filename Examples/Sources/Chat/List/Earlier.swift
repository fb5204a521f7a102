import Roster

/// What stands above the messages: whether there are earlier ones.
struct Earlier: ViewModel {
  let hasMore: Bool

  var id: Int { 0 }

  /// What there is to say about it.
  var text: String { hasMore ? "Loading earlier messages…" : "The conversation begins." }
}

/// Loads earlier messages when the beginning of those that are loaded comes on screen.
///
/// It is a header and not an item: the list holds the first item that is visible in place, and that
/// should be a message.
final class EarlierController: CellController<Earlier, NoState, EarlierView> {
  private let conversation: Conversation

  init(_ earlier: Earlier, of conversation: Conversation) {
    self.conversation = conversation
    super.init(earlier)
  }

  override class func size(
    of earlier: Earlier,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(EarlierView.height(of: earlier.text, width: container.width, container.traits))
  }

  override func configure(_ view: EarlierView) {
    view.label.text = viewModel.text
  }

  override func didAppear() {
    conversation.loadEarlier()
  }
}

/// A line of small text in the middle.
final class EarlierView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    // It says how far loading is, and is no heading.
    label.accessibilityTraits = .updatesFrequently
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }

  /// Returns the height that a text needs.
  static func height(of text: String, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    label.numberOfLines = 0
    label.text = text
    let room = CGSize(width: max(0, width - 32), height: 0)
    return max(40, (label.sizeThatFits(room).height + 16).rounded(.up))
  }
}
