import Roster
import RosterTesting
import TestPlatform
import Testing

@MainActor
@Suite struct SelectionTests {
  private let log = PickLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `a tap selects for no longer than it takes to tell, unless the mode says otherwise`() {
    show(1...3)
    tap(0)
    #expect(log.all == ["highlight 1", "select 1", "action 1", "unhighlight 1"])
    #expect(list.adapter.selection.isEmpty)
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `a collection view that allows multiple selection goes on doing so`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    view.allowsMultipleSelection = true
    let adapter = ListAdapter(view)
    #expect(adapter.selectionMode == .multiple)
    #expect(view.allowsMultipleSelection)
  }

  @Test func `where one item is selected, another one takes its place`() {
    list.adapter.selectionMode = .single
    show(1...3)
    tap(0)
    tap(2)
    #expect(selectedIDs == [3])
    #expect(log.all.contains("deselect 1"))
    #expect(controller(0)?.isSelected == false)
    #expect(controller(2)?.isSelected == true)
  }

  @Test func `where several items are selected, a second tap deselects one`() {
    list.adapter.selectionMode = .multiple
    show(1...3)
    tap(0)
    tap(2)
    #expect(selectedIDs == [1, 3])
    tap(0)
    #expect(selectedIDs == [3])
  }

  @Test func `content says which of its items are selected, and hooks are not told`() {
    list.adapter.selectionMode = .multiple
    let content = { [log] (ids: [Int], selected: Set<Int>) in
      Group {
        Pickables(["a": ids], log: log).selected(selected)
        Pickables(["b": [9]], log: log)
      }
    }
    list.apply(content([1, 2, 3], [1, 3]))
    #expect(selectedIDs == [1, 3])
    #expect(list.collectionView.cellForItem(at: [0, 2])?.isSelected == true)
    tap(1)
    list.tap([1, 0])
    #expect(selectedIDs == [1, 2, 3, 9])
    log.clear()
    list.apply(content([3, 2, 1, 4], [4]))
    #expect(selectedIDs == [4, 9])
    #expect(selectedPaths == [[0, 3], [1, 0]])
    #expect(log.all.isEmpty)
    list.adapter.selectionMode = .single
    list.apply(content([1, 2, 3], [2, 3]))
    #expect(selectedIDs == [2])
    list.adapter.selectionMode = .momentary
    list.apply(content([1, 2, 3], [2, 3]))
    #expect(selectedIDs.isEmpty)
  }

  @Test func `the selection follows its items through moves between sections and reloads`() throws {
    list.adapter.selectionMode = .multiple
    list.apply(Pickables(["a": [1, 2, 3], "b": [4]], log: log))
    tap(0)
    tap(1)
    list.apply(Pickables(["a": [3, 5, 2], "b": [1, 4]], log: log))
    #expect(selectedIDs == [2, 1])
    #expect(selectedPaths == [[0, 2], [1, 0]])
    list.collectionView.removeFromSuperview()
    list.apply(Pickables(["b": [4, 1], "a": [2]], log: log))
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(selectedIDs == [1, 2])
    #expect(selectedPaths == [[0, 1], [1, 0]])
  }

  @Test func `an item that leaves is not selected any longer, nor when it comes back`() {
    list.adapter.selectionMode = .multiple
    show(1...3)
    tap(1)
    var told: [Int] = []
    let observation = list.adapter.observeSelection { told.append($0.count) }
    show([1, 3])
    #expect(told == [0])
    show(1...3)
    #expect(list.adapter.selection.isEmpty)
    #expect(controller(1)?.isSelected == false)
    observation.cancel()
    tap(0)
    #expect(told == [0])
  }

  @Test func `the app selects by identity, also what is off screen, and hooks are not told`() throws
  {
    list.adapter.selectionMode = .single
    show(1...40)
    let id = try #require(list.adapter.itemID(PickableController.self, id: 30))
    log.clear()
    #expect(list.adapter.select(id))
    #expect(list.adapter.selection == [id])
    list.scroll(to: 1300)
    #expect(controller(29)?.isSelected == true)
    #expect(controller(29)?.cell?.isSelected == true)
    #expect(log.all.isEmpty)
    #expect(list.adapter.deselect(id))
    #expect(controller(29)?.isSelected == false)
  }

  @Test func `an identity that is not in the list is reported and selects nothing`() {
    list.adapter.selectionMode = .multiple
    show(1...2)
    let id = ItemID(
      id: ListIdentifier(7),
      controller: ControllerKind(PickableController.self),
      section: SectionID("a")
    )
    #expect(!list.adapter.select(id))
    #expect(!list.adapter.deselect(id))
    list.adapter.selection = [id]
    #expect(list.adapter.selection.isEmpty)
    #expect(list.issues.map(\.code) == [.missingItem(id)])
  }

  @Test func `of items that share an identifier the one that is meant is selected`() throws {
    list.adapter.selectionMode = .multiple
    show([1, 1, 2])
    let second = try #require(list.adapter.itemID(at: IndexPath(item: 1, section: 0)))
    list.adapter.select(second)
    #expect(selectedPaths == [[0, 1]])
    show([2, 1, 1])
    #expect(list.adapter.selection == [second])
  }

  @Test func `a selected item is configured for its selection`() {
    list.adapter.selectionMode = .single
    show(1...2)
    log.clear()
    tap(0)
    #expect(controller(0)?.reasons.contains(.selection) == true)
    #expect(controller(1)?.reasons.contains(.selection) == false)
  }

  @Test func `an item that may not be highlighted, selected or deselected is not`() {
    list.adapter.selectionMode = .multiple
    show(1...3)
    controller(0)?.mayHighlight = false
    controller(1)?.maySelect = false
    controller(2)?.mayDeselect = false
    for item in 0..<3 { tap(item) }
    tap(2)
    #expect(selectedIDs == [3])
    #expect(!log.all.contains("highlight 1"))
    #expect(!log.all.contains("select 2"))
  }

  @Test func `an item that its own tap removes passes no action on to the one in its place`() {
    show(1...3)
    log.onSelect = { [list, log] in list.apply(Pickables(["a": [2, 3]], log: log)) }
    tap(0)
    #expect(log.all == ["highlight 1", "select 1"])
  }

  @Test(arguments: [[3, 1, 2], [4, 3, 2], [1, 3]])
  func `the item that was touched is selected wherever the end of another's selection took it`(
    ids: [Int]
  ) {
    list.adapter.selectionMode = .single
    show(1...3)
    tap(0)
    log.onDeselect = { [list, log] in list.apply(Pickables(["a": ids], log: log)) }
    tap(2)
    #expect(selectedIDs == [3])
    #expect(selectedPaths == [[0, ids.firstIndex(of: 3) ?? -1]])
    #expect(log.all.contains("select 3"))
  }

  @Test(arguments: [[1, 2], [2, 1, 4], []])
  func `an item that the end of another's selection took away is not selected`(ids: [Int]) {
    list.adapter.selectionMode = .single
    show(1...3)
    tap(0)
    log.onDeselect = { [list, log] in list.apply(Pickables(["a": ids], log: log)) }
    let failures = Headless.recordingFailures { tap(2) }
    #expect(failures.isEmpty)
    #expect(selectedIDs.isEmpty)
    #expect(selectedPaths.isEmpty)
    #expect(log.all.count { $0.hasPrefix("select") } == 1)
  }

  @Test func `a change of mode keeps what may stay selected`() {
    list.adapter.selectionMode = .multiple
    show(1...3)
    tap(2)
    tap(1)
    list.adapter.selectionMode = .single
    #expect(selectedIDs == [2])
    list.adapter.selectionMode = .momentary
    #expect(list.adapter.selection.isEmpty)
    #expect(selectedPaths.isEmpty)
  }

  @Test func `two adapters on one collection view are reported and lose nothing`() throws {
    show(1...2)
    let first = try #require(controller(0))
    var reports: [String] = []
    let second = ListAdapter(
      list.collectionView,
      issues: IssueReporter { reports.append($0.summary) }
    )
    second.apply(Pickables(["b": [7]], log: log))
    #expect(reports.map { $0.hasPrefix("Two adapters") } == [true])
    #expect(first.cell == nil)
    show([1, 2, 3])
    #expect(list.controller(PickableController.self, at: [0, 0]) === first)
    #expect(second.visibleItems.map(\.id) == [ListIdentifier(7)])
  }

  private func show(_ ids: some Sequence<Int>) {
    list.apply(Pickables(["a": Array(ids)], log: log))
  }

  private func tap(_ item: Int) {
    list.tap(IndexPath(item: item, section: 0))
  }

  private func controller(_ item: Int) -> PickableController? {
    list.controller(PickableController.self, at: IndexPath(item: item, section: 0))
  }

  private var selectedIDs: [Int] {
    list.adapter.selectedItems.compactMap { $0.id.value as? Int }
  }

  private var selectedPaths: [IndexPath] {
    list.collectionView.indexPathsForSelectedItems ?? []
  }
}

@MainActor
private final class PickLog {
  private(set) var all: [String] = []
  var onSelect: (() -> Void)?
  var onDeselect: (() -> Void)?

  func add(_ event: String) { all.append(event) }
  func clear() { all = [] }
}

private struct Pickable: ViewModel {
  let id: Int
}

private struct Pickables: ListContent {
  let sections: [(name: String, ids: [Int])]
  let log: PickLog

  init(_ sections: KeyValuePairs<String, [Int]>, log: PickLog) {
    self.sections = sections.map { ($0.key, $0.value) }
    self.log = log
  }

  var body: some ListContent {
    for section in sections {
      Section(section.name) {
        Items(section.ids.map(Pickable.init)) { PickableController($0, log: log) }
      }
    }
  }
}

private final class PickableController: CellController<Pickable, NoState, UICollectionViewCell> {
  let log: PickLog
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true
  var reasons: [ListedController.ConfigureReason] = []

  init(_ model: Pickable, log: PickLog) {
    self.log = log
    super.init(model)
  }

  override var shouldHighlight: Bool { mayHighlight }
  override var shouldSelect: Bool { maySelect }
  override var shouldDeselect: Bool { mayDeselect }

  override func configure(
    _ cell: UICollectionViewCell,
    for reason: ListedController.ConfigureReason
  ) {
    reasons.append(reason)
  }

  override func didHighlight() { log.add("highlight \(viewModel.id)") }
  override func didUnhighlight() { log.add("unhighlight \(viewModel.id)") }
  override func didDeselect() {
    log.add("deselect \(viewModel.id)")
    log.onDeselect?()
  }

  override func performPrimaryAction() { log.add("action \(viewModel.id)") }

  override func didSelect() {
    log.add("select \(viewModel.id)")
    log.onSelect?()
  }
}
