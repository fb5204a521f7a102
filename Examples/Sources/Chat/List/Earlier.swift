import Roster

/// What stands above the messages: whether there are earlier ones.
struct Earlier: ViewModel {
  let hasMore: Bool

  var id: Int { 0 }
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
    .height(40)
  }

  override func configure(_ view: EarlierView) {
    view.label.text = viewModel.hasMore ? "Loading earlier messages…" : "The conversation begins."
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
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
