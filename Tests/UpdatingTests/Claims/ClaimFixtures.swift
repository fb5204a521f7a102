import ListFixtures
import Roster

final class OtherCell: UICollectionViewCell {
  var text = ""
}

final class DuplicateController: CellController<Note, NoState, NoteCell> {}

/// Hears of its life in the list.
final class HeardController: CellController<Note, NoState, NoteCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override func didLoad() { log.add("load", viewModel.id) }

  override func didMove(from old: ItemPosition, to new: ItemPosition) {
    guard old.item != new.item else { return }
    log.add("move \(old.item) to \(new.item)", viewModel.id)
  }

  override func didRemove() { log.add("remove", viewModel.id) }
}

/// Hears of its displays.
final class ShownController: CellController<Note, NoState, NoteCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override func willDisplay(_ cell: NoteCell) { log.add("display", viewModel.id) }
  override func didEndDisplaying(_ cell: NoteCell) { log.add("end display", viewModel.id) }
}

/// Hears of its selection.
final class ChosenController: CellController<Note, NoState, NoteCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override func didSelect() { log.add("select", viewModel.id) }
  override func didDeselect() { log.add("deselect", viewModel.id) }
}

/// Is higher where texts are larger.
final class ScalingController: CellController<Note, NoState, NoteCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(container.traits.preferredContentSizeCategory == .accessibilityLarge ? 60 : 20)
  }
}

/// The layouts whose items follow the text size.
enum ClaimedLayout: CaseIterable {
  case list, flow, compositional

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .list: ListLayout()
    case .flow: UICollectionViewFlowLayout()
    case .compositional: CompositionalListLayout()
    }
  }
}

/// Passes on the containers that it is sized in.
final class ContainerController: CellController<Note, NoState, NoteCell> {
  static var seen: (ItemContainer) -> Void = { _ in }

  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    seen(container)
    return .height(20)
  }
}

/// A layout of an app's own, with a badge above each section.
final class BadgeLayout: UICollectionViewFlowLayout {
  static let kind = "badge"

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let badge = layoutAttributesForSupplementaryView(ofKind: Self.kind, at: [0, 0])
    return (super.layoutAttributesForElements(in: rect) ?? []) + [badge].compactMap(\.self)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard kind == Self.kind else {
      return super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: indexPath
    )
    attributes.frame = CGRect(x: 0, y: 300, width: 100, height: 30)
    return attributes
  }
}

/// A node that puts a section with a title before each section.
struct Chapters<Content: ListContent>: ListNode {
  let titles: [String]
  @ListBuilder let content: (String) -> Content

  func resolve(into resolver: inout ListResolver) {
    for title in titles {
      resolver.add(
        Section("title of \(title)") {
          Item(Note(0, title), cell: NoteCell.self, size: .height(20)) { cell, note in
            cell.label.text = note.text
          }
        }
      )
      resolver.add(Section(title) { content(title) })
    }
  }
}
