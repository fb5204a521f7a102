import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What a person does while the list is edited.
@MainActor
@Suite(.serialized) struct EditingTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
  private var adapter: ListAdapter { list.adapter }

  @Test func `while the list is edited taps select any number of items, and nothing else happens`()
  {
    show(1...4)
    adapter.isEditing = true
    list.tap([0, 1])
    list.tap([0, 2])
    #expect(selected == [2, 3])
    list.tap([0, 1])
    #expect(selected == [3])
    #expect(log.count(of: "action") == 0)
    adapter.isEditing = false
    list.tap([0, 1])
    #expect(log.count(of: "action") == 1)
    #expect(selected.isEmpty)
  }

  @Test func `a list that is edited by its collection view alone selects as many as otherwise`() {
    show(1...4)
    adapter.selectionMode = .multiple
    list.collectionView.isEditing = true
    list.tap([0, 1])
    list.tap([0, 2])
    #expect(selected == [2, 3])
  }

  @Test func `the collection view allows selection while several items can be selected`() {
    show(1...4)
    #expect(!list.collectionView.allowsSelectionDuringEditing)
    adapter.selectionMode = .multiple
    #expect(list.collectionView.allowsSelectionDuringEditing)
  }

  @Test func `the selection before comes back, moved as its items have, and is told once`() throws {
    adapter.selectionMode = .single
    show(1...4)
    list.tap([0, 2])
    var told: [[Int]] = []
    adapter.observeSelection { ids in
      told.append(ids.compactMap { $0.identifier(of: EditedController.self) }.sorted())
    }
    adapter.isEditing = true
    list.tap([0, 0])
    list.tap([0, 1])
    show([3, 2, 1, 4])
    #expect(selected == [2, 1])
    adapter.isEditing = false
    #expect(selected == [3])
    #expect(told == [[], [1], [1, 2], [3]])
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 0]])
    #expect(list.controller(EditedController.self, at: [0, 1])?.isSelected == false)
  }

  @Test func `what content selects while the list is edited counts when editing ends`() {
    adapter.selectionMode = .single
    func show(open id: Int) {
      list.apply(
        Section("a") { Items(notes(1...4)) { EditedController($0, log: log) } }.selected([id])
      )
    }
    show(open: 1)
    adapter.isEditing = true
    show(open: 2)
    #expect(selected.isEmpty)
    adapter.isEditing = false
    #expect(selected == [2])
  }

  @Test(arguments: [ListAdapter.SelectionRetention.whileEditing, .never])
  func `a search in editing mode keeps the selection of what it hides, if it is to`(
    _ retention: ListAdapter.SelectionRetention
  ) {
    adapter.selectionRetention = retention
    show([1, 2, 3, 4, 5, 6])
    adapter.isEditing = true
    for item in [1, 2, 3] { list.tap([0, item]) }
    show([2, 4, 6])
    #expect(Set(selected) == [2, 4])
    list.tap([0, 2])
    show([1, 2, 3, 4, 5, 6])
    #expect(Set(selected) == (retention == .never ? [2, 4, 6] : [2, 3, 4, 6]))
    adapter.isEditing = false
    show([1])
    show([1, 2])
    #expect(selected.isEmpty)
  }

  @Test func `each cell is configured once for it, and one that scrolls in later is as the others`()
  {
    show(1...30)
    _ = log.take()
    adapter.isEditing = true
    #expect(log.events(of: 1) == ["edited true"])
    list.scroll(to: 1000)
    #expect(list.controller(EditedController.self, at: [0, 24])?.isEditing == true)
    #expect(list.collectionView.visibleCells.allSatisfy { $0.configurationState.isEditing })
    adapter.isEditing = true
    adapter.isEditing = false
    list.scroll(to: 0)
    #expect(list.controller(EditedController.self, at: [0, 0])?.isEditing == false)
  }

  @Test func `an item that cannot be edited is not, and cannot be selected`() throws {
    show([1, 7])
    adapter.isEditing = true
    #expect(list.controller(EditedController.self, at: [0, 1])?.isEditing == false)
    #expect(list.collectionView.cellForItem(at: [0, 1])?.configurationState.isEditing == false)
    list.tap([0, 1])
    list.tap([0, 0])
    #expect(selected == [1])
  }

  @Test func `accessories for editing are shown, and a handle carries the item`() throws {
    show(1...4)
    let cell = try #require(list.cell(UICollectionViewListCell.self, at: [0, 0]))
    let handle = try #require(cell.firstSubview(MoveHandle.self))
    withKnownIssue { list.tap(handle) }
    let picture = try #require(handle.subviews.first)
    #expect(picture.center == CGPoint(x: handle.bounds.midX, y: handle.bounds.midY))
    let before = cell.contentView.frame.width
    adapter.setEditing(true, animated: true)
    list.flush()
    #expect(cell.contentView.frame.width < before)
    let start = handle.convert(CGPoint(x: 22, y: 22), to: list.window)
    let finger = try #require(Headless.touchDown(at: start, in: list.window))
    finger.move(to: CGPoint(x: start.x, y: 110))
    finger.lift()
    list.flush()
    #expect(ids == [2, 3, 1, 4])
  }

  @Test func `nothing can be swiped aside while the list is edited, and what is aside goes back`() {
    show(1...4)
    list.swipe([0, 0], from: .trailing)
    #expect(adapter.swipedItem != nil)
    adapter.isEditing = true
    #expect(adapter.swipedItem == nil)
    #expect(list.swipe([0, 0], from: .trailing).isEmpty)
    adapter.isEditing = false
    #expect(list.swipe([0, 0], from: .trailing) == ["Delete"])
  }

  @Test func `two fingers select what they are drawn across, and are told once`() {
    show(1...6)
    adapter.isEditing = true
    var told: [Set<ItemID>] = []
    adapter.observeSelection { told.append($0) }
    #expect(Headless.selectByDragging(from: [0, 1], to: [0, 3], in: list.collectionView))
    #expect(selected == [2, 3, 4])
    #expect(told.count == 1)
  }

  @Test func `two fingers begin to edit if the app lets them`() {
    show(1...6)
    #expect(!Headless.selectByDragging(from: [0, 1], to: [0, 3], in: list.collectionView))
    adapter.beginsEditingWithTwoFingers = true
    var told: [Bool] = []
    adapter.observeEditing { told.append($0) }
    #expect(Headless.selectByDragging(from: [0, 1], to: [0, 3], in: list.collectionView))
    #expect(adapter.isEditing)
    #expect(selected == [2, 3, 4])
    adapter.isEditing = false
    #expect(told == [true, false])
  }

  @Test func `a list is edited through updates, reloads and other windows`() {
    show(1...4)
    adapter.isEditing = true
    list.tap([0, 0])
    list.collectionView.removeFromSuperview()
    show([4, 1])
    list.window.addSubview(list.collectionView)
    var reloading = UpdatePolicy()
    reloading.maximumAnimatedChanges = 0
    list.apply(Edited(ids: [1, 4], log: log), animated: true, policy: reloading)
    #expect(adapter.isEditing)
    #expect(list.collectionView.isEditing)
    #expect(selected == [1])
    #expect(list.collectionView.visibleCells.allSatisfy { $0.configurationState.isEditing })
  }

  @Test func `an item that is being carried is put back when editing ends`() throws {
    show(1...4)
    adapter.isEditing = true
    #expect(adapter.beginMoving(at: CGPoint(x: 100, y: 20)))
    adapter.isEditing = false
    #expect(adapter.movingItem == nil)
    #expect(ids == [1, 2, 3, 4])
  }

  private var ids: [Int] {
    (0..<list.collectionView.numberOfItems(inSection: 0)).compactMap {
      adapter.itemID(at: [0, $0])?.identifier(of: EditedController.self)
    }
  }

  private var selected: [Int] {
    adapter.selectedItems.compactMap { $0.identifier(of: EditedController.self) }
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Edited(ids: Array(ids), log: log))
  }
}

private struct Edited: ListContent {
  let ids: [Int]
  let log: Log

  var body: some ListContent {
    Section("a") {
      Items(notes(ids)) { EditedController($0, log: log) }
    }
  }
}

/// The seventh item cannot be edited.
private final class EditedController: CellController<Note, NoState, UICollectionViewListCell> {
  private let log: Log

  init(_ note: Note, log: Log) {
    self.log = log
    super.init(note)
  }

  override var canEdit: Bool { viewModel.id != 7 }

  override var canMove: Bool { true }

  override var trailingActions: [SwipeAction] { [SwipeAction("Delete", style: .destructive) {}] }

  override func configure(
    _ cell: UICollectionViewListCell,
    for reason: ListedController.ConfigureReason
  ) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.text
    cell.contentConfiguration = content
    guard reason != .selection else { return }
    if reason == .editing { log.add("edited \(isEditing)", viewModel.id) }
    if reason == .mount { cell.accessories = [.multiselect(), .moveHandle()] }
  }

  override func performPrimaryAction() { log.add("action", viewModel.id) }
}

extension UIView {
  fileprivate func firstSubview<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstSubview(type) { return found }
    }
    return nil
  }
}
