#if !canImport(UIKit)
import Foundation
import ListFixtures
import Roster
import RosterTesting
import Testing

/// What comes from other apps, and delegates of the app's own.
@MainActor
@Suite(.serialized) struct ForeignDropTests {
  private let shelf = Shelf()
  private let list = ListHarness(size: CGSize(width: 100, height: 400), layout: ListLayout())

  init() {
    shelf.titles = ["a", "b", "c"]
    shelf.list = list
    shelf.show()
    list.window.layoutIfNeeded()
  }

  private func text(_ text: String) -> UIDragItem {
    UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
  }

  /// An item whose text comes when the test says so.
  private func lateText() -> (item: UIDragItem, come: (String?) -> Void) {
    let late = LateText()
    return (
      UIDragItem(itemProvider: NSItemProvider(object: late)),
      { text in
        late.answer?(text.map { Data($0.utf8) }, nil)
        Headless.advance(by: 0)
      }
    )
  }

  @Test func `values from another app are put where they were dropped`() {
    let drag = list.dragFromElsewhere([text("x"), text("y")])
    drag.move(over: [0, 1])
    #expect(drag.drop() == .copy)
    #expect(shelf.titles == ["a", "x", "y", "b", "c"])
    #expect(list.adapter.texts == ["a", "x", "y", "b", "c"])
    #expect(shelf.drops.map(\.origin) == [.elsewhere])
    #expect(shelf.drops.map(\.isMove) == [false])
    #expect(list.issues.isEmpty)
  }

  @Test func `placeholders stand where something was dropped until it has been loaded`() {
    let (item, come) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: [0, 1])
    #expect(drag.drop() == .copy)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 4)
    #expect(list.controller(DropPlaceholderController.self, at: [0, 1]) != nil)
    #expect(shelf.titles == ["a", "b", "c"])
    come("x")
    list.flush()
    #expect(list.adapter.texts == ["a", "x", "b", "c"])
    #expect(list.controller(DropPlaceholderController.self, at: [0, 1]) == nil)
  }

  @Test func `a placeholder stays with its neighbours while content comes`() {
    let (item, come) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: [0, 2])
    drag.drop()
    let placeholder = list.controller(DropPlaceholderController.self, at: [0, 2])
    shelf.titles = ["z", "a", "b"]
    shelf.show()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 4)
    #expect(list.controller(DropPlaceholderController.self, at: [0, 3]) === placeholder)
    come("x")
    #expect(shelf.titles == ["z", "a", "b", "x"])
    #expect(list.adapter.texts == ["z", "a", "b", "x"])
  }

  @Test func `a placeholder goes when nothing could be loaded`() {
    let (item, come) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: [0, 1])
    drag.drop()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 4)
    come(nil)
    list.flush()
    #expect(list.adapter.texts == ["a", "b", "c"])
    #expect(shelf.drops.isEmpty)
  }

  @Test func `a placeholder of the app's own is shown`() {
    shelf.hasOwnPlaceholder = true
    shelf.show()
    let (item, _) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: [0, 0])
    drag.drop()
    #expect(list.adapter.texts == ["…", "a", "b", "c"])
  }

  @Test func `texts from another app are dropped onto an item, which shows that`() {
    let desk = DragDesk()
    show(folders: ["a", "b"], desk)
    let drag = list.dragFromElsewhere([text("x"), text("y")])
    drag.move(over: FolderController.self, id: "b")
    #expect(list.adapter.texts == ["a", "b !"])
    drag.move(over: FolderController.self, id: "a")
    #expect(list.adapter.texts == ["a !", "b"])
    #expect(drag.drop() == .copy)
    #expect(list.adapter.texts == ["a", "b"])
    #expect(desk.texts == ["a": ["x", "y"]])
    #expect(list.issues.isEmpty)
  }

  @Test func `what is dropped onto an item is loaded without placeholders, and waited for`() {
    let desk = DragDesk()
    show(folders: ["a", "b"], desk)
    let (item, come) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: FolderController.self, id: "b")
    drag.drop()
    #expect(list.adapter.texts == ["a", "b"])
    #expect(desk.texts.isEmpty)
    show(folders: ["b", "c", "a"], desk)
    come("x")
    #expect(desk.texts == ["b": ["x"]])
  }

  @Test func `what is loaded for an item that has left by then is not used`() {
    let desk = DragDesk()
    show(folders: ["a", "b"], desk)
    let (item, come) = lateText()
    let drag = list.dragFromElsewhere([item])
    drag.move(over: FolderController.self, id: "b")
    drag.drop()
    show(folders: ["a"], desk)
    list.finishAnimations()
    come("x")
    #expect(desk.texts.isEmpty)
    #expect(list.adapter.texts == ["a"])
    #expect(list.issues.isEmpty)
  }

  @Test func `values are dropped onto an item in its middle if they can go between items, too`() {
    let desk = DragDesk()
    var between: [Int?] = []
    list.apply(
      folders(["a", "b"], desk)
        .onDrop(of: String.self) { drop in
          between.append(drop.previous == nil ? nil : 1)
        }
    )
    let drag = list.dragFromElsewhere([text("x")])
    drag.move(to: CGPoint(x: 50, y: 43))
    #expect(list.adapter.texts == ["a", "b"])
    drag.move(to: CGPoint(x: 50, y: 60))
    #expect(list.adapter.texts == ["a", "b !"])
    drag.move(to: CGPoint(x: 50, y: 43))
    drag.drop()
    #expect(between == [1])
    let other = list.dragFromElsewhere([text("y")])
    other.move(to: CGPoint(x: 50, y: 60))
    other.drop()
    #expect(desk.texts == ["b": ["y"]])
    #expect(between == [1])
  }

  private func show(folders names: [String], _ desk: DragDesk) {
    list.apply(folders(names, desk))
    list.window.layoutIfNeeded()
  }

  private func folders(_ names: [String], _ desk: DragDesk) -> Section<some ListContent> {
    Section("shelf") { Items(names.map(Folder.init)) { FolderController($0, desk: desk) } }
      .onDrop(of: String.self, onto: FolderController.self) { drop, folder in
        desk.texts[folder.viewModel.id, default: []] += drop.items
      }
  }

  @Test func `what is dropped below everything goes to the last section that takes it`() {
    var taken: [String] = []
    func section(_ name: String) -> Section<some ListContent> {
      Section(name) {
        Items([Word(id: name)], cell: NoteCell.self, size: .height(40)) { $0.label.text = $1.id }
      }
    }
    list.apply(
      Group {
        section("first").onDrop(of: String.self) { _ in taken.append("first") }
        section("second").onDrop(of: String.self) { taken += $0.items + ["second"] }
        section("third").onDrop(of: Word.self) { _ in taken.append("third") }
      }
    )
    let drag = list.dragFromElsewhere([text("x")])
    drag.move(to: CGPoint(x: 50, y: 390))
    #expect(drag.drop() == .copy)
    #expect(taken == ["x", "second"])
  }

  @Test func `what no section can load is not taken`() {
    let picture = NSItemProvider(object: Picture())
    let drag = list.dragFromElsewhere([UIDragItem(itemProvider: picture)])
    drag.move(over: [0, 1])
    #expect(drag.drop() == .cancel)
    #expect(list.adapter.texts == ["a", "b", "c"])
  }

  @Test func `a list that is asked for no drops has no delegate for them`() {
    let plain = ListHarness(size: CGSize(width: 100, height: 400))
    plain.apply(Notes(["a": [Note(1)]], log: Log()))
    #expect(plain.collectionView.dropDelegate == nil)
    #expect(plain.collectionView.dragDelegate == nil)
    #expect(list.collectionView.dropDelegate != nil)
    list.apply(Notes(["a": [Note(1)]], log: Log()))
    #expect(list.collectionView.dropDelegate == nil)
  }

  @Test func `the app's own delegates hear all and take what the list does not`() throws {
    let own = OwnDragDelegate()
    list.collectionView.dragDelegate = own
    list.collectionView.dropDelegate = own
    list.adapter.itemDragging = .everywhere
    shelf.show()
    #expect(list.adapter.collectionViewDragDelegate === own)
    #expect(list.adapter.collectionViewDropDelegate === own)
    let drag = try #require(list.lift([0, 0]))
    #expect(drag.drag.items.count == 1)
    drag.move(over: [0, 1])
    drag.cancel()
    #expect(own.heard == ["items", "begins", "enter", "drop ends", "ends"])
    own.heard = []
    let picture = NSItemProvider(object: Picture())
    let other = list.dragFromElsewhere([UIDragItem(itemProvider: picture)])
    other.move(over: [0, 1])
    #expect(other.drop() == .copy)
    #expect(own.heard == ["enter", "drop", "drop ends"])
    list.adapter.itemDragging = .none
    list.adapter.collectionViewDragDelegate = nil
    #expect(list.collectionView.dragDelegate == nil)
  }
}

/// A text that a test provides later.
///
/// It is unchecked because a lock guards what is stored: loading may begin on any thread.
final class LateText: NSObject, NSItemProviderWriting, @unchecked Sendable {
  typealias Answer = @Sendable (Data?, (any Error)?) -> Void

  static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  private let lock = NSLock()
  private var stored: Answer?

  var answer: Answer? { lock.withLock { stored } }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping Answer
  ) -> Progress? {
    lock.withLock { stored = completionHandler }
    return nil
  }
}

/// A picture, which no text can be made from.
private final class Picture: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(), nil)
    return nil
  }
}

struct Word: ViewModel {
  let id: String
}

/// Words that take texts.
@MainActor
final class Shelf {
  var titles: [String] = []
  var drops: [ItemDrop<String>] = []
  var hasOwnPlaceholder = false
  weak var list: ListHarness?

  func show() {
    let section = Section("shelf") {
      Items(titles.map(Word.init), cell: NoteCell.self, size: .height(40)) { cell, word in
        cell.label.text = word.id
      }
    }
    if hasOwnPlaceholder {
      list?.apply(section.onDrop(of: String.self, placeholder: DotsController.init, perform: take))
    } else {
      list?.apply(section.onDrop(of: String.self, perform: take))
    }
  }

  private func take(_ drop: ItemDrop<String>) {
    drops.append(drop)
    let index = drop.previous.flatMap { id in titles.firstIndex { ListIdentifier($0) == id.id } }
    titles.insert(contentsOf: drop.items, at: index.map { $0 + 1 } ?? 0)
    show()
  }
}

final class DotsController: CellController<DropPlaceholder, NoState, NoteCell> {
  override class func size(
    of placeholder: DropPlaceholder,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .height(20) }

  override func configure(_ cell: NoteCell) { cell.label.text = "…" }
}

private final class OwnDragDelegate: NSObject, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    heard.append("items")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { heard.append("begins") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { heard.append("ends") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { heard.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { heard.append("drop ends") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { heard.append("drop") }
}
#endif
