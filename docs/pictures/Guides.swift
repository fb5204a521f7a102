import Foundation
import HeadlessRendering
import Roster
import RosterTesting
import RosterTracing

/// The lists that the pictures of the guides show.
@main @MainActor
enum Guides {
  /// Draws all pictures as frames with captions, in JSON, and traces for those that move, into a folder.
  static func main() throws {
    let folder = CommandLine.arguments[1]
    let pictures = [
      "columns": columns(), "right-to-left": rightToLeft(), "nesting": nesting(),
      "anchors": anchors(),
      "sticky-headers": stickyHeaders(),
      "swipe-and-edit": swipeAndEdit(), "outline": outline(), "form": form(), "index": index(),
      "move": move(), "search": search(), "text-sizes": textSizes(),
      "badges": badges(),
    ]
    let data = try JSONSerialization.data(withJSONObject: pictures)
    try data.write(to: URL(fileURLWithPath: folder + "/frames.json"))
    try update().write(toDirectory: folder, name: "update")
  }

  private static func columns() -> [[String: String]] {
    [150.0, 320, 480].map { width in
      let screen = Screen(size: CGSize(width: width, height: 260))
      screen.show(
        Section("items") { Items((1...8).map { Card($0) }, CardController.init) }
          .layout(.grid(minimumWidth: 110, spacing: 8).insets(ListInsets(8)))
      )
      return screen.frame("\(Int(width)) points wide")
    }
  }

  private static func rightToLeft() -> [[String: String]] {
    [("from left to right", false), ("from right to left", true)].map { caption, isMirrored in
      let screen = Screen(size: CGSize(width: 260, height: 240), isMirrored: isMirrored)
      screen.show(
        Group {
          Section("stories") { Items((1...8).map { Card($0) }, CardController.init) }
            .layout(.carousel(height: 64, spacing: 8).insets(ListInsets(top: 12, leading: 12)))
          Section("tags") { Items((1...7).map { Card($0, tint: 1) }, TagController.init) }
            .layout(.flow(spacing: 8, distribution: .start).insets(ListInsets(12)))
        }
      )
      return screen.frame(caption)
    }
  }

  private static func nesting() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 260, height: 300))
    let content = Group {
      Section("first") { Items((1...2).map { Card($0) }, SeenController.init) }
        .layout(.list(spacing: 8).insets(ListInsets(8)))
      Section("shelf") { Items((1...8).map { Card($0, tint: 1) }, SeenController.init) }
        .layout(.carousel(height: 100, spacing: 8).insets(ListInsets(leading: 8)))
      Section("last") { Items((3...8).map { Card($0) }, SeenController.init) }
        .layout(.list(spacing: 8).insets(ListInsets(8)))
    }
    screen.show(content)
    var frames = [screen.frame("how much of each item is seen")]
    if let shelf = screen.adapter.carousel(inSection: SectionID("shelf")) {
      Headless.scroll(shelf.collectionView, by: CGPoint(x: 75, y: 0))
      screen.settle()
      frames.append(screen.frame("the carousel was scrolled"))
    }
    Headless.scroll(screen.list, by: CGPoint(x: 0, y: 178))
    screen.settle()
    frames.append(screen.frame("and the list: half times half"))
    return frames
  }

  private static func anchors() -> [[String: String]] {
    let captions: [(String, UpdatePolicy.Anchor)] = [
      ("anchor .offset: it jumps", .offset), ("anchor .firstVisible: it stays", .firstVisible),
    ]
    var frames: [[String: String]] = []
    for (caption, anchor) in captions {
      let screen = Screen(size: CGSize(width: 200, height: 230))
      screen.adapter.policy.anchor = anchor
      let old = (1...12).map { Card($0, tint: $0 == 4 ? 2 : 0) }
      screen.show(Items(old, RowController.init))
      Headless.scroll(screen.list, to: CGPoint(x: 0, y: 150))
      if frames.isEmpty { frames.append(screen.frame("before")) }
      screen.show(Items([Card(21, tint: 1), Card(22, tint: 1)] + old, RowController.init))
      frames.append(screen.frame("two rows inserted above: " + caption))
    }
    return frames
  }

  private static func stickyHeaders() -> [[String: String]] {
    let screen = Screen(size: CGSize(width: 200, height: 230))
    screen.show(
      ForEach([Card(1), Card(2)]) { day in
        Section("rows") {
          Items((1...5).map { Card(day.id * 10 + $0) }, RowController.init)
        }
        .header(Card(day.id, tint: 2), HeaderController.init)
        .layout(.list.stickyHeader())
      }
    )
    return [
      (0.0, "at the start"), (90, "it stays at the top"), (262, "until the next pushes it out"),
    ]
    .map { offset, caption in
      Headless.scroll(screen.list, to: CGPoint(x: 0, y: offset))
      return screen.frame(caption)
    }
  }

  /// An update in which rows move within a section and between sections, come and go.
  private static func update() -> TraceRecorder {
    let screen = Screen(size: CGSize(width: 240, height: 380))
    let recorder = TraceRecorder("Update", window: screen.window)
    recorder.follow(screen.adapter)
    func show(_ sections: [[Int]]) {
      screen.show(
        ForEach(sections.indices.map { Card($0 + 1) }) { section in
          Section("rows") {
            Items(sections[section.id - 1].map { Card($0, tint: $0 % 3) }, RowController.init)
          }
          .header(Card(section.id), HeaderController.init)
        },
        animated: true
      )
    }
    for (caption, sections) in [
      ("At first", [[1, 2, 3], [4, 5]]), ("Moved", [[3, 1, 2], [5, 4]]),
      ("To the other section", [[3, 1], [5, 2, 4]]),
      ("Inserted and removed", [[1, 6], [5, 2, 4]]), ("As at first", [[1, 2, 3], [4, 5]]),
    ] {
      show(sections)
      recorder.step(caption)
    }
    return recorder
  }
}

/// A phone with a list on it.
@MainActor
final class Screen {
  let harness: ListHarness

  var adapter: ListAdapter { harness.adapter }
  var list: UICollectionView { harness.collectionView }
  var window: UIWindow { harness.window }

  init(size: CGSize, isMirrored: Bool = false) {
    harness = ListHarness(size: size, layout: ListLayout())
    harness.window.backgroundColor = .systemBackground
    if isMirrored { harness.setLayoutDirection(.rightToLeft) }
  }

  func show(_ content: some ListContent, animated: Bool = false) {
    harness.apply(content, animated: animated)
    settle()
  }

  func settle() {
    harness.flush()
    harness.finishAnimations()
  }

  func frame(_ caption: String) -> [String: String] {
    settle()
    return ["caption": caption, "svg": HeadlessRenderer.svg(of: window)]
  }
}

struct Card: ViewModel {
  let id: Int
  let tint: Int

  init(_ id: Int, tint: Int = 0) {
    self.id = id
    self.tint = tint
  }
}

class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    contentView.layer.cornerRadius = 8
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ card: Card, text: String? = nil) {
    label.text = text ?? "\(card.id)"
    contentView.backgroundColor =
      [
        UIColor(red: 0.82, green: 0.88, blue: 0.98, alpha: 1),
        UIColor(red: 0.84, green: 0.95, blue: 0.85, alpha: 1),
        UIColor(red: 1, green: 0.9, blue: 0.72, alpha: 1),
      ][card.tint]
  }
}

class CardController: CellController<Card, NoState, CardCell> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    container.axis == .horizontal ? .width(64) : .height(64)
  }

  override func configure(_ cell: CardCell) { cell.show(viewModel) }
}

private final class TagController: CardController {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .fixed(width: 30 + 12 * CGFloat(card.id), height: 32)
  }
}

private final class RowController: CardController {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(44)
  }

  override func configure(_ cell: CardCell) {
    cell.show(viewModel)
    cell.contentView.frame = cell.bounds.insetBy(dx: 6, dy: 3)
  }
}

/// Shows how much of its item is seen.
private final class SeenController: CardController {
  override class var observesVisibleFraction: Bool { true }

  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    container.axis == .horizontal ? .width(90) : .height(60)
  }

  override func visibleFractionDidChange(from old: Double) {
    if let cell { configure(cell) }
  }

  override func configure(_ cell: CardCell) {
    cell.show(viewModel, text: "\(Int((visibleFraction * 100).rounded())) %")
  }
}

private final class HeaderController: CellController<Card, NoState, HeaderView> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(32)
  }

  override func configure(_ view: HeaderView) { view.label.text = "Section \(viewModel.id)" }
}

final class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .boldSystemFont(ofSize: 15)
    label.frame = bounds.insetBy(dx: 10, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
