import ListFixtures
import Roster
import TestPlatform

struct Mail: ViewModel {
  let id: Int
}

final class MailController: CellController<Mail, NoState, NoteCell> {
  private(set) var taps = 0

  override class func size(of mail: Mail, state: NoState, in container: ItemContainer) -> ItemSize {
    container.axis == .vertical ? .height(50) : .width(60)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = "mail \(viewModel.id)"
  }

  override func didSelect() {
    taps += 1
  }
}

struct Unread: ViewModel {
  let id: String
  var text: String
  var height: CGFloat = 20
}

final class UnreadView: UICollectionReusableView {
  var text = ""
}

/// The controller of badges and overlays.
final class UnreadController: CellController<Unread, NoteState, UnreadView> {
  private(set) var events: [String] = []

  override class func size(
    of unread: Unread,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    unread.height == 20
      ? .fixed(width: state.isExpanded ? 50 : 26, height: 20) : .height(unread.height)
  }

  override func didMount(on view: UnreadView) {
    events.append("mount")
  }

  override func configure(_ view: UnreadView) {
    view.text = viewModel.text
  }

  override func didUpdate(from old: Unread) {
    events.append("update")
  }

  override func willUnmount(from view: UnreadView) {
    events.append("unmount")
  }

  override func didRemove() {
    events.append("remove")
  }
}

struct Mailboxes: ListContent {
  let sections: [[Int]]
  let unread: [Int: Int]
  let takesTouches: Bool

  init(_ sections: [[Int]], unread: [Int: Int], takesTouches: Bool = false) {
    self.sections = sections
    self.unread = unread
    self.takesTouches = takesTouches
  }

  var body: some ListContent {
    for (index, mails) in sections.enumerated() {
      Section(index) {
        Items(mails.map(Mail.init), MailController.init)
          .badge(at: .topTrailing.offset(x: -4, y: 4), takesTouches: takesTouches) { mail in
            let count = unread[mail.id] ?? 0
            return count > 0 ? Unread(id: "\(mail.id)", text: "\(count)") : nil
          } controller: {
            UnreadController($0)
          }
      }
    }
  }
}

struct Carouseled: ListContent {
  let unread: [Int: Int]

  var body: some ListContent {
    Section("inbox") {
      Items([1, 2, 3].map(Mail.init), MailController.init)
    }
    .layout(.carousel(height: 50))
    .badge(for: Mail.self, at: .topTrailing.offset(x: -4, y: 4)) { mail in
      unread[mail.id].map { Unread(id: "\(mail.id)", text: "\($0)") }
    } controller: {
      UnreadController($0)
    }
    .overlay(over: .after(1), Unread(id: "now", text: "now")) { UnreadController($0) }
  }
}

struct TwiceBadged: ListContent {
  var body: some ListContent {
    Items([Mail(id: 1)], MailController.init)
      .badge { _ in
        Unread(id: "9", text: "9")
      } controller: {
        UnreadController($0)
      }
      .badge("star", for: Mail.self, at: .topLeading) { _ in
        Unread(id: "1", text: "1")
      } controller: {
        UnreadController($0)
      }
      .badge("star", for: Mail.self, at: .leading) { _ in
        Unread(id: "2", text: "2")
      } controller: {
        UnreadController($0)
      }
  }
}

final class LabelView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

struct Label: ViewModel {
  let id: Int
  let text: String
}

final class LabelController: CellController<Label, NoState, LabelView> {
  override class func size(of label: Label, state: NoState, in container: ItemContainer) -> ItemSize
  {
    .automatic(estimated: 10)
  }

  override func configure(_ view: LabelView) {
    view.label.text = viewModel.text
  }
}

struct Measured: ListContent {
  let text: String

  var body: some ListContent {
    Items([Mail(id: 1), Mail(id: 2)], MailController.init)
      .badge { mail in
        mail.id == 1 ? Label(id: 1, text: text) : nil
      } controller: {
        LabelController($0)
      }
  }
}

struct Stay: ViewModel {
  let id: String
  let first: Int
  let last: Int

  init(_ id: String, _ first: Int, _ last: Int) {
    self.id = id
    self.first = first
    self.last = last
  }
}

final class StayController: CellController<Stay, NoState, UnreadView> {
  override func configure(_ view: UnreadView) {
    view.text = viewModel.id
  }
}

struct Day: ListContent {
  let mails: [Int]
  let stays: [Stay]
  let now: Int?
  let columns: Int

  init(_ mails: [Int], stays: [Stay], now: Int? = nil, columns: Int = 1) {
    self.mails = mails
    self.stays = stays
    self.now = now
    self.columns = columns
  }

  var body: some ListContent {
    let section = Section("day") { Items(mails.map(Mail.init), MailController.init) }
      .layout(columns == 1 ? .list : .grid(columns: columns))
      .supplementary("stay", stays, StayController.init) {
        .items(from: $0.first, through: $0.last)
      }
    if let now {
      section.overlay(over: .before(now), Unread(id: "now", text: "now", height: 2)) {
        UnreadController($0)
      }
    } else {
      section
    }
  }
}

struct Stamped: ListContent {
  var body: some ListContent {
    Section("stamps") {
      Items([Mail(id: 1), Mail(id: 2)], MailController.init)
        .badge { mail in
          mail.id == 2 ? Unread(id: "5", text: "5") : nil
        } controller: {
          UnreadController($0)
        }
    }
    .supplementary("tick", [Unread(id: "x", text: "x"), Unread(id: "y", text: "y")]) {
      UnreadController($0)
    }
  }
}

/// A layout of an app, with a badge on its second item and two ticks.
final class StampLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      + [("badge", 1), ("tick", 0), ("tick", 1)].compactMap { kind, item in
        layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: 0))
      }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 320, height: 50)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 20, height: 20)
    return attributes
  }
}
