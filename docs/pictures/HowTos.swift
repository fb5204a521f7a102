import Foundation
import HeadlessRendering
import Roster
import RosterTesting

/// The lists that the pictures of the how-tos show.
extension Guides {
  static func swipeAndEdit() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 250, height: 180))
    screen.show(Items(["Ada", "Bo", "Cleo"].map { Line($0) }, LetterController.init))
    screen.harness.swipe([0, 1], from: .leading)
    var frames = [screen.frame("swiped from the leading edge")]
    screen.harness.swipe([0, 1], from: .trailing)
    frames.append(screen.frame("swiped from the trailing edge"))
    screen.adapter.hideSwipeActions(animated: false)
    screen.adapter.isEditing = true
    screen.harness.tap([0, 0])
    screen.harness.tap([0, 2])
    return frames + [screen.frame("edit mode, with two selected rows")]
  }

  static func outline() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 220, height: 270))
    let roots = [
      Folder(
        id: "Invoices",
        children: [
          Folder(id: "2025"),
          Folder(id: "2026", children: [Folder(id: "May"), Folder(id: "June")]),
        ]
      ),
      Folder(id: "Letters", children: [Folder(id: "Ada")]),
    ]
    let expansion = OutlineExpansion<String>()
    screen.show(
      Section("folders") {
        Outline(roots, children: \.children, expansion: expansion) { FolderController($0) }
      }
    )
    var frames = [screen.frame("collapsed")]
    screen.harness.tap([0, 0])
    frames.append(screen.frame("“Invoices” is expanded"))
    screen.harness.tap([0, 2])
    return frames + [screen.frame("and “2026” in it")]
  }

  static func form() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 240, height: 150))
    let name = Line("Name")
    screen.show(Items([name, Line("Email")], FieldController.init))
    screen.harness.write("Ada", into: "Name")
    screen.harness.write("ada", into: "Email")
    let before = screen.frame("before the check")
    screen.show(
      Items([name, Line("Email", note: "This is not an address.")], FieldController.init)
    )
    return [before, screen.frame("after the check: a row with an error grows")]
  }

  static func index() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 220, height: 260))
    let names = [
      "Ada", "Alan", "Anita", "Barbara", "Bo", "Cleo", "Edsger", "Émile", "Frances", "Grace",
    ]
    let letters = Dictionary(grouping: names) {
      String($0.folding(options: .diacriticInsensitive, locale: nil).prefix(1))
    }
    screen.show(
      ForEach(letters.keys.sorted().map { Line($0) }) { letter in
        Section("names") { Items((letters[letter.id] ?? []).map { Line($0) }, LineController.init) }
          .header(letter, LineHeaderController.init)
          .layout(.list.stickyHeader())
          .indexTitle(letter.id)
      }
    )
    drawIndex(on: screen)
    let first = screen.frame("at the start")
    Headless.touchIndexTitle(at: 3, in: screen.list)
    return [first, screen.frame("after a touch on E")]
  }

  /// Adds the index at the edge, which UIKit draws and HeadlessUIKit does not.
  private static func drawIndex(on screen: Screen) {
    let titles = Headless.indexTitles(of: screen.list) ?? []
    let top = (screen.window.bounds.height - 16 * CGFloat(titles.count)) / 2
    for (row, title) in titles.enumerated() {
      let label = UILabel(
        frame: CGRect(
          x: screen.window.bounds.width - 18,
          y: top + 16 * CGFloat(row),
          width: 16,
          height: 16
        )
      )
      (label.text, label.textAlignment) = (title, .center)
      (label.font, label.textColor) = (.boldSystemFont(ofSize: 11), .systemBlue)
      screen.window.addSubview(label)
    }
  }

  static func badges() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 220, height: 230))
    func show(_ lines: [String], trip: (String, String), now: String) {
      screen.show(
        Section("day") {
          Items(lines.map { Line($0) }, LineController.init)
            .badge(at: .trailing.offset(x: -12)) { line in
              line.id == "Review" ? Line("3") : nil
            } controller: {
              CountController($0)
            }
        }
        .supplementary("trip", [Line("trip")], FrameController.init) { _ in
          .items(from: trip.0, through: trip.1)
        }
        .overlay("now", over: .before(now), Line("now")) { NowController($0) }
      )
    }
    show(["Breakfast", "Review", "Train", "Dinner"], trip: ("Train", "Dinner"), now: "Train")
    let frame = screen.frame("a badge, a line for now, and a view over two items")
    show(
      ["Breakfast", "Train", "Call", "Dinner", "Review"],
      trip: ("Train", "Dinner"),
      now: "Dinner"
    )
    return [frame, screen.frame("after an update: they are where their items are")]
  }

  static func move() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 200, height: 190))
    screen.show(Items((1...4).map { Card($0, tint: $0 == 1 ? 2 : 0) }, HandleController.init))
    screen.harness.pickUp([0, 0])
    screen.harness.carry(to: CGPoint(x: 100, y: 60))
    var frames = [screen.frame("carried at its handle")]
    screen.harness.carry(to: CGPoint(x: 100, y: 122))
    frames.append(screen.frame("the others make room"))
    screen.harness.putDown()
    return frames + [screen.frame("dropped")]
  }

  static func search() -> [[String: String]] {
    ["", "an", "xyz"].map { query in
      let screen = Screen(size: CGSize(width: 200, height: 190))
      let names = ["Ada", "Alan", "Anita", "Bo"].filter {
        query.isEmpty || $0.localizedStandardContains(query)
      }
      screen.show(
        Section("names") { Items(names.map { Line($0) }, LineController.init) }
          .emptyState { Item(Line("No results for “\(query)”"), LineController.init) }
      )
      return screen.frame(query.isEmpty ? "without a query" : "a search for “\(query)”")
    }
  }

  static func textSizes() -> [[String: String]] {
    let sizes: [(String, UIContentSizeCategory)] = [
      ("the default text size", .large),
      ("the largest without accessibility", .extraExtraExtraLarge),
      ("an accessibility size", .accessibilityLarge),
    ]
    return sizes.map { caption, size in
      let screen = Screen(size: CGSize(width: 220, height: 260))
      screen.harness.setContentSize(size)
      screen.show(
        Items(
          ["Water the plants", "Call Ada about the invoice"].map { Line($0) },
          WrappedController.init
        )
      )
      return screen.frame(caption)
    }
  }
}

/// A row with a text.
private struct Line: ViewModel {
  let id: String
  let note: String?

  init(_ id: String, note: String? = nil) {
    self.id = id
    self.note = note
  }
}

private struct Folder: ViewModel {
  let id: String
  var children: [Folder]?
}

private class LineController: CellController<Line, NoState, UICollectionViewListCell> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(44)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.id
    cell.contentConfiguration = content
  }
}

private final class LetterController: LineController {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(56)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    super.configure(cell)
    cell.accessories = [.multiselect(displayed: .whenEditing)]
  }

  override var canEdit: Bool { true }

  override var leadingActions: [SwipeAction] {
    [SwipeAction("Read", backgroundColor: .systemBlue) {}]
  }

  override var trailingActions: [SwipeAction] { [SwipeAction("Delete", style: .destructive) {}] }
}

private final class CountView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (label.textAlignment, label.textColor) = (.center, .white)
    label.font = .boldSystemFont(ofSize: 13)
    addSubview(label)
    (backgroundColor, layer.cornerRadius) = (.systemRed, 10)
  }

  required init?(coder: NSCoder) { nil }
}

private final class CountController: CellController<Line, NoState, CountView> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .fixed(width: 28, height: 20)
  }

  override func configure(_ view: CountView) {
    view.label.text = viewModel.id
  }
}

private final class FrameController: CellController<Line, NoState, UICollectionReusableView> {
  override func configure(_ view: UICollectionReusableView) {
    view.backgroundColor = .systemBlue.withAlphaComponent(0.15)
  }
}

private final class NowController: CellController<Line, NoState, UICollectionReusableView> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(3)
  }

  override func configure(_ view: UICollectionReusableView) {
    view.backgroundColor = .systemRed
  }
}

private final class FolderController: CellController<Folder, NoState, UICollectionViewListCell> {
  override class func size(
    of folder: Folder,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(44)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.id
    cell.contentConfiguration = content
    cell.indentationLevel = outline?.level ?? 0
    let opens = outline?.isExpandable == true
    cell.accessories = opens ? [.outlineDisclosure { [weak self] in self?.toggleExpansion() }] : []
  }

  override func didSelect() { toggleExpansion() }
}

private final class LineHeaderController: CellController<Line, NoState, HeaderView> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(28)
  }

  override func configure(_ view: HeaderView) { view.label.text = viewModel.id }
}

private final class HandleController: CellController<Card, NoState, HandleCell> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(44)
  }

  override var canMove: Bool { true }

  override func configure(_ cell: HandleCell) {
    cell.show(viewModel)
    cell.contentView.frame = cell.bounds.insetBy(dx: 6, dy: 3)
  }
}

private final class HandleCell: CardCell {
  private let handle = MoveHandle(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let lines = UILabel(frame: CGRect(x: 0, y: 0, width: 44, height: 38))
    (lines.text, lines.textAlignment) = ("≡", .center)
    handle.addSubview(lines)
    contentView.addSubview(handle)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    handle.frame = contentView.bounds.divided(atDistance: 44, from: .maxXEdge).slice
  }
}

private final class FieldController: CellController<Line, NoState, FieldCell> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(line.note == nil ? 56 : 80)
  }

  override func configure(_ cell: FieldCell) {
    cell.field.placeholder = viewModel.id
    cell.error.text = viewModel.note
  }
}

private final class FieldCell: UICollectionViewCell {
  let field = UITextField()
  let error = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.borderStyle = .roundedRect
    error.textColor = .systemRed
    error.font = .systemFont(ofSize: 13)
    for part in [field, error] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = contentView.bounds.divided(atDistance: 56, from: .minYEdge)
    field.frame = parts.slice.insetBy(dx: 12, dy: 8)
    error.frame = parts.remainder.insetBy(dx: 20, dy: 0)
  }
}

/// A row that is as high as its text in the preferred text size.
private final class WrappedController: CellController<Line, NoState, WrappedCell> {
  override class func size(of line: Line, state: NoState, in container: ItemContainer) -> ItemSize {
    .text(
      line.id,
      font: .preferredFont(forTextStyle: .body, compatibleWith: container.traits),
      insets: WrappedCell.insets,
      in: container
    )
  }

  override func configure(_ cell: WrappedCell) { cell.label.text = viewModel.id }
}

private final class WrappedCell: UICollectionViewCell {
  static let insets = ListInsets(top: 10, leading: 12, bottom: 10, trailing: 12)

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 10)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
