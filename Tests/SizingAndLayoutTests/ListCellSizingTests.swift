import Roster
import RosterTesting
import Testing

/// A text that is the longer, the greater its number is.
private struct Note: ViewModel {
  let id: Int

  var text: String { String(repeating: "la ", count: id) }
}

private final class NoteCell: UICollectionViewListCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    accessories = [.disclosureIndicator()]
  }

  required init?(coder: NSCoder) { nil }
}

private final class NoteController: CellController<Note, NoState, NoteCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .automatic(estimated: 60)
  }

  override func configure(_ cell: NoteCell) { cell.label.text = viewModel.text }
}

/// A row with the text of UIKit's list cells.
private final class TextController: CellController<Note, NoState, UICollectionViewListCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .automatic(estimated: 44)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    var content: UIListContentConfiguration =
      viewModel.id.isMultiple(of: 2) ? .subtitleCell() : .cell()
    content.text = "Row"
    if viewModel.id.isMultiple(of: 2) { content.secondaryText = "Second line" }
    cell.contentConfiguration = content
  }
}

@MainActor
@Suite struct ListCellSizingTests {
  @Test func `a list cell is as high as its text needs beside its accessories`() throws {
    let list = ListHarness(size: CGSize(width: 300, height: 3_000), layout: ListLayout())
    list.apply(Section(0) { Items((1...40).map { Note(id: $0) }) { NoteController($0) } })
    var heights: Set<CGFloat> = []
    for item in 0..<40 {
      let cell = try #require(list.cell(NoteCell.self, at: [0, item]))
      cell.layoutIfNeeded()
      cell.contentView.layoutIfNeeded()
      let room = CGSize(width: cell.label.bounds.width, height: .greatestFiniteMagnitude)
      #expect(abs(cell.label.sizeThatFits(room).height - cell.label.bounds.height) < 1)
      heights.insert(cell.bounds.height)
    }
    #expect(heights.count >= 3)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [false, true])
  func `rows of large text keep their height when they are scrolled out and in`(
    isCompositional: Bool
  ) throws {
    let list = ListHarness(
      size: CGSize(width: 375, height: 300),
      layout: isCompositional ? CompositionalListLayout() : ListLayout()
    )
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      of: list.window
    )
    list.apply(Section(0) { Items((0..<60).map { Note(id: $0) }) { TextController($0) } })
    list.window.layoutIfNeeded()
    func heights() -> [CGFloat] {
      list.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.height)
    }
    let before = heights()
    #expect(try #require(before.min()) > 60)
    list.scroll(to: 900)
    list.window.layoutIfNeeded()
    list.scroll(to: 0)
    list.window.layoutIfNeeded()
    #expect(heights() == before)
  }
}
