#if !canImport(UIKit)
import RosterTesting
import RosterTracing

/// Something to do, as the example Todo shows it.
struct Chore: ViewModel {
  var id = 1
  var title = "Water the plants on the balcony"
  var notes = "Not the cactus"
  var isDone = false
}

/// The faults that are put into the cell.
enum Fault: CaseIterable {
  case titleOnOneLine, notesTooLow, titleBeyondEdge, notesOverTitle, fixedFont, fixedHeight,
    smallButton
  case crowdedButtons, buttonWithoutName, imageWithoutName, buttonsWithOneName, buttonInsideElement,
    tapWithoutElement
  case buttonWithoutTrait, orderUpsideDown, grayOnWhite, blackInTheDark, brokenConstraint,
    wrongHeight
  case selectedLooksTheSame, titleOnTheLeft, arrowToTheRight, disabledWithoutTrait,
    selectedWithoutTrait
  case gestureOnly, titleUnderButton, notesBeyondChip, swipeWithoutName, swipeReplaced
}

/// A well made cell, with at most one fault.
class ChoreCell: UICollectionViewCell {
  class var fault: Fault? { nil }

  let titleLabel = UILabel()
  let notesLabel = UILabel()
  let doneButton = UIButton()
  let moreButton = UIButton()
  let photo = UIImageView()
  let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
  let chip = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, notesLabel, doneButton, moreButton, photo, arrow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    configureTexts()
    configureControls()
    constrain()
    seed()
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Self.fault == .swipeReplaced ? [] : super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  private func configureTexts() {
    let styles: [(UILabel, UIFont.TextStyle)] = [(titleLabel, .body), (notesLabel, .footnote)]
    for (label, style) in styles {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    notesLabel.textColor = .secondaryLabel
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemGray5
  }

  private func configureControls() {
    doneButton.setImage(UIImage(systemName: "circle"), for: .normal)
    doneButton.accessibilityLabel = "Done"
    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    moreButton.accessibilityLabel = "More"
    photo.image = UIImage(systemName: "leaf")
  }

  private func constrain() {
    let fault = Self.fault
    let room = contentView.layoutMarginsGuide
    let size: CGFloat = fault == .smallButton || fault == .crowdedButtons ? 24 : 44
    var constraints = [
      doneButton.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      doneButton.topAnchor.constraint(equalTo: room.topAnchor),
      doneButton.widthAnchor.constraint(equalToConstant: fault == .crowdedButtons ? 44 : size),
      doneButton.heightAnchor.constraint(equalToConstant: fault == .crowdedButtons ? 44 : size),
      moreButton.trailingAnchor.constraint(equalTo: arrow.leadingAnchor, constant: -4),
      moreButton.topAnchor.constraint(equalTo: room.topAnchor),
      moreButton.widthAnchor.constraint(equalToConstant: fault == .crowdedButtons ? 28 : 44),
      moreButton.heightAnchor.constraint(equalToConstant: fault == .crowdedButtons ? 28 : 44),
      arrow.trailingAnchor.constraint(equalTo: room.trailingAnchor),
      arrow.centerYAnchor.constraint(equalTo: moreButton.centerYAnchor),
      titleLabel.topAnchor.constraint(equalTo: room.topAnchor, constant: 8),
      notesLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      notesLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      photo.topAnchor.constraint(equalTo: notesLabel.bottomAnchor, constant: 8),
      photo.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      photo.bottomAnchor.constraint(equalTo: room.bottomAnchor),
    ]
    if fault == .titleOnTheLeft {
      constraints.append(
        titleLabel.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 120)
      )
      constraints.append(titleLabel.widthAnchor.constraint(equalToConstant: 140))
      titleLabel.textAlignment = .left
    } else {
      constraints.append(
        titleLabel.leadingAnchor.constraint(equalTo: doneButton.trailingAnchor, constant: 8)
      )
      let end: NSLayoutXAxisAnchor =
        fault == .titleUnderButton ? arrow.trailingAnchor : moreButton.leadingAnchor
      constraints.append(
        titleLabel.trailingAnchor.constraint(
          equalTo: end,
          constant: fault == .titleBeyondEdge ? 160 : -8
        )
      )
    }
    let distance: CGFloat = fault == .notesOverTitle ? -12 : 4
    constraints.append(
      notesLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: distance)
    )
    if fault == .notesTooLow {
      constraints.append(notesLabel.heightAnchor.constraint(equalToConstant: 16))
    }
    if fault == .brokenConstraint {
      constraints.append(photo.widthAnchor.constraint(equalToConstant: 20))
    }
    if fault == .brokenConstraint {
      constraints.append(photo.widthAnchor.constraint(equalToConstant: 60))
    }
    if fault == .notesBeyondChip {
      contentView.insertSubview(chip, at: 0)
      chip.backgroundColor = .systemGray6
      chip.translatesAutoresizingMaskIntoConstraints = false
      chip.addSubview(notesLabel)
      constraints += [
        chip.topAnchor.constraint(equalTo: notesLabel.topAnchor),
        chip.leadingAnchor.constraint(equalTo: notesLabel.leadingAnchor),
        chip.trailingAnchor.constraint(equalTo: notesLabel.trailingAnchor),
        chip.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func seed() {
    switch Self.fault {
    case .titleOnOneLine: titleLabel.numberOfLines = 1
    case .fixedFont: titleLabel.font = .systemFont(ofSize: 17)
    case .buttonWithoutName: moreButton.accessibilityLabel = nil
    case .imageWithoutName: photo.isAccessibilityElement = true
    case .buttonsWithOneName: moreButton.accessibilityLabel = "Done"
    case .buttonInsideElement:
      contentView.isAccessibilityElement = true
      contentView.accessibilityLabel = "Water the plants"
    case .tapWithoutElement: photo.isUserInteractionEnabled = true
    case .buttonWithoutTrait: doneButton.accessibilityTraits = .none
    case .orderUpsideDown:
      contentView.accessibilityElements = [notesLabel, titleLabel, doneButton, moreButton]
    case .grayOnWhite: notesLabel.textColor = UIColor(white: 0.7, alpha: 1)
    case .blackInTheDark: titleLabel.textColor = .black
    case .selectedLooksTheSame: selectedBackgroundView = nil
    case .arrowToTheRight: arrow.image = UIImage(systemName: "chevron.right")
    case .disabledWithoutTrait:
      moreButton.isEnabled = false
      moreButton.accessibilityTraits = .button
    case .selectedWithoutTrait:
      doneButton.isSelected = true
      doneButton.accessibilityTraits = .button
    default: break
    }
    switch Self.fault {
    case .tapWithoutElement: photo.addGestureRecognizer(UITapGestureRecognizer())
    case .gestureOnly: contentView.addGestureRecognizer(UILongPressGestureRecognizer())
    default: break
    }
  }
}

/// Presents a chore on a cell of a class that has a fault.
class ChoreController<Cell: ChoreCell>: CellController<Chore, NoState, Cell> {
  override class func size(of chore: Chore, state: NoState, in container: ItemContainer) -> ItemSize
  {
    switch Cell.fault {
    case .fixedHeight: .height(90)
    case .wrongHeight: .height(300)
    default: .automatic(estimated: 80)
    }
  }

  override func configure(_ cell: Cell) {
    cell.titleLabel.text = viewModel.title
    cell.notesLabel.text = viewModel.notes
  }

  override var trailingActions: [SwipeAction] {
    switch Cell.fault {
    case .swipeWithoutName: [SwipeAction("", image: UIImage(systemName: "trash")) {}]
    case .swipeReplaced: [SwipeAction("Delete") {}]
    default: []
    }
  }
}

/// A header, well made or not.
class ChoresHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class ChoresHeaderWithoutTrait: ChoresHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { nil }
}

/// A status at the top of a section, which is no heading.
final class ChoresStatus: ChoresHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { nil }
}

/// A row of an outline, with the system's own control to open it.
final class ChoreFolderController: CellController<ChoresTitle, NoState, UICollectionViewListCell> {
  override class func size(
    of folder: ChoresTitle,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 44) }

  override func configure(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.text
    cell.contentConfiguration = content
    cell.accessories = [.outlineDisclosure {}]
  }
}

/// A field whose text is longer than it is wide.
final class ChoreFieldCell: UICollectionViewCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = "New chore"
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class ChoreFieldController: CellController<ChoresTitle, NoState, ChoreFieldCell> {
  override class func size(
    of title: ChoresTitle,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 44) }

  override func configure(_ cell: ChoreFieldCell) { cell.field.text = viewModel.text }
}

struct ChoresTitle: ViewModel {
  var id = 0
  var text = "To do"
}

final class ChoresHeaderController<Cell: ChoresHeader>: CellController<ChoresTitle, NoState, Cell> {
  override class func size(
    of title: ChoresTitle,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: 40)
  }

  override func configure(_ cell: Cell) { cell.label.text = viewModel.text }
}

/// The chores of a day, side by side.
struct ChoreRow: ViewModel {
  var id = 0
  var titles = ["Plants", "Dishes", "Laundry", "Letters", "Windows", "Shopping", "Bicycle"]
}

/// A row that mirrors itself, as lists in cells do.
class ChoreRowController<Cell: ListCell>: NestedListController<ChoreRow, NestedListState, Cell> {
  override class func size(
    of row: ChoreRow,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize { .height(120) }

  override var content: any ListContent {
    Section("row") {
      Items(viewModel.titles.enumerated().map { ChoresTitle(id: $0, text: $1) }) {
        ChoreWordController($0)
      }
    }
    .layout(.list(spacing: 8).insets(ListInsets(horizontal: 16)))
  }
}

/// A row that begins at the left, wherever people begin to read.
final class UnmirroredRowCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    return layout
  }
}

/// A row that scrolls to the left end whenever it is laid out.
final class RowScrolledToTheLeftCell: ListCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.x = 0
  }
}

/// A word in a row.
final class ChoreWordController: CellController<ChoresTitle, NoState, ChoreWordCell> {
  override class func size(
    of title: ChoresTitle,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .fixed(width: 120, height: 120) }

  override func configure(_ cell: ChoreWordCell) {
    cell.label.text = String(viewModel.text.prefix(1))
  }
}

final class ChoreWordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// What a cell was told of its state when it was configured.
final class ChoreStateCell: UICollectionViewCell {
  static var seen: Set<String> = []

  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Do it", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let words = [
      (state.isSelected, "selected"), (state.isHighlighted, "highlighted"),
      (state.isEditing, "editing"), (state.isFocused, "focused"), (state.isDisabled, "disabled"),
      (!button.isEnabled, "without button"),
      (state.traitCollection.accessibilityContrast == .high, "contrasting"),
    ]
    Self.seen.insert(words.filter(\.0).map(\.1).joined(separator: ", "))
  }
}

final class ChoreStateController: CellController<ChoresTitle, NoState, ChoreStateCell> {
  static var highlighted = 0

  override class func size(
    of title: ChoresTitle,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .height(60) }

  override func didHighlight() { Self.highlighted += 1 }
}
#endif
