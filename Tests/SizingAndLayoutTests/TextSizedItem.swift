import Roster

/// An item that is higher in larger text.
final class TextSizedController: CellController<MeasuredItem, NoState, UICollectionViewCell> {
  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(container.traits.preferredContentSizeCategory == .accessibilityLarge ? 90 : 30)
  }
}

struct TextSizedList: ListContent {
  let count: Int

  var body: some ListContent {
    Section(0) {
      Items((0..<count).map { MeasuredItem(id: $0, height: 0) }, TextSizedController.init)
    }
  }
}

/// A cell whose label follows the text size by itself.
final class GrowingCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
