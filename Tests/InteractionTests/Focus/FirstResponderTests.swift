import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// The layouts that a list is shown with.
enum ShownLayout: CaseIterable {
  case list
  case flow
  case compositional

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .list: ListLayout()
    case .flow: UICollectionViewFlowLayout()
    case .compositional: CompositionalListLayout(axis: .vertical)
    }
  }
}

/// What becomes of the item that a person types into.
@MainActor
@Suite(.serialized) struct FirstResponderTests {
  private let log = Log()

  private func show(_ layout: ShownLayout, _ ids: ClosedRange<Int> = 1...40) -> ListHarness {
    let list = ListHarness(size: CGSize(width: 320, height: 200), layout: layout.make())
    list.apply(Memos(["a": notes(ids)], log: log))
    list.window.layoutIfNeeded()
    return list
  }

  /// Types into an item's field.
  private func type(_ text: String, into id: Int, of list: ListHarness) throws -> MemoCell {
    let cell = try #require(list.cell(of: MemoController.self, id: id))
    #expect(Headless.type(text, into: cell.field))
    _ = log.take()
    return cell
  }

  @Test(arguments: ShownLayout.allCases)
  func `an item that is typed into stays mounted while it is scrolled away`(
    layout: ShownLayout
  ) throws {
    let list = show(layout)
    let cell = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    let controller = try #require(list.controller(of: MemoController.self, id: 2))
    #expect(controller.cell === cell)
    #expect(cell.field.isEditing)
    #expect(!log.events(of: 2).contains("unmount"))
    #expect(log.events(of: 2).contains("disappear"))
    #expect(!list.visibleItems.contains([0, 1]))
    #expect(!list.adapter.visibleItems.contains { $0.identifier(of: MemoController.self) == 2 })
    #expect(list.adapter.focusedItem == list.adapter.itemID(MemoController.self, id: 2))
  }

  @Test(arguments: ShownLayout.allCases)
  func `what was typed is still there when the item comes back, and is typed on`(
    layout: ShownLayout
  ) throws {
    let list = show(layout)
    _ = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    list.scroll(to: 0)
    let cell = try #require(list.cell(of: MemoController.self, id: 2))
    #expect(cell.field.isEditing)
    #expect(cell.field.text == "Milk")
    #expect(Headless.type("!", into: cell.field))
    #expect(cell.field.resignFirstResponder())
    list.flush()
    let controller = try #require(list.controller(of: MemoController.self, id: 2))
    #expect(controller.cell === cell)
    #expect(controller.state.text == "Milk!")
    #expect(log.count(of: "appear") == log.count(of: "disappear"))
  }

  @Test(arguments: ShownLayout.allCases)
  func `the item's next cell takes over the focus`(layout: ShownLayout) throws {
    let list = show(layout)
    let old = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    _ = log.take()
    list.scroll(to: 0)
    let new = try #require(list.cell(of: MemoController.self, id: 2))
    #expect(new !== old)
    #expect(new.field.isEditing)
    #expect(log.events(of: 2) == ["end", "unmount", "mount", "display", "appear"])
  }

  @Test(arguments: ShownLayout.allCases, [150, 1000])
  func `an item that is not typed into any longer gives its cell up`(
    layout: ShownLayout,
    distance: CGFloat
  ) throws {
    let list = show(layout)
    let cell = try type("Milk", into: 2, of: list)
    list.scroll(to: distance)
    #expect(cell.field.resignFirstResponder())
    list.adapter.updateVisibility()
    #expect(list.controller(of: MemoController.self, id: 2)?.cell == nil)
    #expect(list.adapter.focusedItem == nil)
    let events = log.events(of: 2)
    #expect(events.count { $0 == "end display" } == 1)
    #expect(events.last == "unmount")
    list.scroll(to: 0)
    #expect(list.cell(of: MemoController.self, id: 2)?.field.text == "Milk")
  }

  @Test(arguments: ShownLayout.allCases)
  func `an item that is typed into stays mounted through updates and moves out of sight`(
    layout: ShownLayout
  ) throws {
    let list = show(layout)
    let cell = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    list.apply(Memos(["a": notes([40, 1, 3]), "b": notes(4...39) + notes([2])], log: log))
    let controller = try #require(list.controller(of: MemoController.self, id: 2))
    #expect(controller.cell === cell)
    #expect(cell.field.isEditing)
    list.apply(Memos(["a": notes([2, 40, 1, 3]), "b": notes(4...39)], log: log), animated: true)
    list.finishAnimations()
    #expect(list.controller(of: MemoController.self, id: 2)?.cell === cell)
    #expect(cell.field.isEditing)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: ShownLayout.allCases)
  func `an item that an update takes out of sight stays mounted`(layout: ShownLayout) throws {
    let list = show(layout)
    let cell = try type("Milk", into: 2, of: list)
    list.apply(Memos(["a": notes([1] + Array(3...40) + [2])], log: log), animated: true)
    list.finishAnimations()
    #expect(list.controller(of: MemoController.self, id: 2)?.cell === cell)
    #expect(cell.field.isEditing)
    #expect(list.scroll(to: MemoController.self, id: 2))
    #expect(list.cell(of: MemoController.self, id: 2)?.field.isEditing == true)
    #expect(list.cell(of: MemoController.self, id: 2)?.field.text == "Milk")
  }

  @Test(arguments: ShownLayout.allCases, [false, true])
  func `an item that is deleted while it is typed into resigns, in sight and out of it`(
    layout: ShownLayout,
    isAway: Bool
  ) throws {
    let list = show(layout)
    let cell = try type("Milk", into: 2, of: list)
    if isAway { list.scroll(to: 1000) }
    _ = log.take()
    list.apply(Memos(["a": notes([1] + Array(3...40))], log: log), animated: true)
    #expect(!cell.field.isEditing)
    list.finishAnimations()
    #expect(list.adapter.focusedItem == nil)
    #expect(log.events(of: 2).count { $0 == "end" } == 1)
    #expect(log.events(of: 2).suffix(2) == ["unmount", "remove"])
  }

  @Test(arguments: ShownLayout.allCases)
  func `a reload gives the focus back to the item that had it`(layout: ShownLayout) throws {
    let list = show(layout)
    list.apply(Memos(["a": notes(1...40)], under: .title, log: log))
    list.window.layoutIfNeeded()
    _ = try type("Milk", into: 2, of: list)
    list.apply(Memos(["a": notes(2...40)], under: .banner, log: log))
    #expect(list.reports.last?.style == .reloaded(.replacedSupplementary))
    let cell = try #require(list.cell(of: MemoController.self, id: 2))
    #expect(cell.field.isEditing)
    #expect(cell.field.text == "Milk")
  }

  @Test func `a reload that leaves the item out of sight does not bring the focus back later`()
    throws
  {
    let list = show(.flow)
    list.apply(Memos(["a": notes(1...40)], under: .title, log: log))
    list.window.layoutIfNeeded()
    _ = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    list.apply(Memos(["a": notes(2...40)], under: .banner, log: log))
    #expect(list.adapter.focusedItem == nil)
    list.scroll(to: 0)
    #expect(list.adapter.focusedItem == nil)
    #expect(list.cell(of: MemoController.self, id: 2)?.field.text == "Milk")
  }

  @Test(arguments: ShownLayout.allCases)
  func `a list that goes away while it is typed into leaves nothing behind`(
    layout: ShownLayout
  ) throws {
    weak var controller: MemoController?
    weak var view: UICollectionView?
    do {
      let list = show(layout)
      _ = try type("Milk", into: 2, of: list)
      list.scroll(to: 1000)
      controller = list.controller(of: MemoController.self, id: 2)
      view = list.collectionView
      list.collectionView.removeFromSuperview()
    }
    Headless.finishAnimations()
    #expect(controller == nil)
    #expect(view == nil)
    #expect(log.events(of: 2).suffix(2) == ["unmount", "remove"])
  }

  @Test func `other items do not stay mounted, and their cells are reused`() throws {
    let list = show(.list)
    _ = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    #expect(list.controller(of: MemoController.self, id: 1)?.cell == nil)
    #expect(list.controller(of: MemoController.self, id: 3)?.cell == nil)
    #expect(list.collectionView.visibleCells.count <= 6)
  }

  @Test func `what is typed above does not hold the list in place`() throws {
    let list = show(.list)
    list.adapter.policy.anchor = .firstVisible
    _ = try type("Milk", into: 2, of: list)
    list.scroll(to: 1000)
    let before = list.visibleItems.first.flatMap(list.adapter.itemID(at:))
    list.apply(Memos(["a": notes([100, 101, 102]) + notes(1...40)], log: log))
    #expect(list.visibleItems.first.flatMap(list.adapter.itemID(at:)) == before)
  }
}
