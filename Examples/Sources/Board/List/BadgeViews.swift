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

/// A line in the color of the app.
final class LineView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
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
    .height(2)
  }
}
