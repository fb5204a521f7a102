import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Focusing items by their identity.
@MainActor
@Suite(.serialized) struct FocusTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 200), layout: ListLayout())

  private func show(_ notes: [Note]) {
    list.apply(Memos(["a": notes], log: log))
    list.window.layoutIfNeeded()
  }

  private func id(_ id: Int) throws -> ItemID {
    try #require(list.adapter.itemID(MemoController.self, id: id))
  }

  /// Focuses an item, and lets what follows from it happen.
  private func focus(
    _ id: ItemID,
    as focus: ItemFocus = .firstResponder,
    animated: Bool = false,
    meanwhile: () -> Void = {}
  ) -> ListAdapter.FocusResult? {
    var result: ListAdapter.FocusResult?
    list.adapter.focus(id, as: focus, animated: animated) { result = $0 }
    meanwhile()
    list.finishAnimations()
    return result
  }

  @Test func `an item that is out of sight comes on screen and takes what is typed`() throws {
    show(notes(1...40))
    #expect(try focus(id(30)) == .focused)
    #expect(list.visibleItems.contains([0, 29]))
    #expect(list.cell(of: MemoController.self, id: 30)?.field.isEditing == true)
    #expect(try list.adapter.focusedItem == id(30))
  }

  @Test func `an item of a carousel takes what is typed, and has the focus of the list`() throws {
    list.apply(
      ForEach((1...20).map { Note($0) }) { [log] shelf in
        Section("memos") {
          Items(notes(shelf.id * 100..<shelf.id * 100 + 10)) { MemoController($0, log: log) }
        }
        .layout(.carousel(height: 50))
      }
    )
    list.window.layoutIfNeeded()
    for isAnimated in [false, true] {
      let number = isAnimated ? 307 : 1_507
      var result: ListAdapter.FocusResult?
      list.adapter.focus(try id(number), animated: isAnimated) { result = $0 }
      for _ in 0..<4 { list.finishAnimations() }
      #expect(result == .focused)
      #expect(list.cell(of: MemoController.self, id: number)?.field.isEditing == true)
      #expect(try list.adapter.focusedItem == id(number))
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `with animation, the item has the focus when the list has come to rest`() throws {
    show(notes(1...40))
    let result = try focus(id(30), animated: true) {
      #expect(list.adapter.focusedItem == nil)
    }
    #expect(result == .focused)
    #expect(try list.adapter.focusedItem == id(30))
  }

  @Test func `the focus goes from one item to the other`() throws {
    show(notes(1...40))
    #expect(try focus(id(2)) == .focused)
    #expect(try focus(id(30)) == .focused)
    #expect(try list.adapter.focusedItem == id(30))
    list.scroll(to: 500)
    #expect(list.controller(of: MemoController.self, id: 2)?.cell == nil)
  }

  @Test func `an item that has the focus keeps it`() throws {
    show(notes(1...4))
    #expect(try focus(id(2)) == .focused)
    #expect(try focus(id(2)) == .focused)
    #expect(log.events(of: 2).contains("end") == false)
  }

  @Test func `an assistive technology turns to the cell of the item`() throws {
    show(notes(1...40))
    #expect(try focus(id(30), as: .accessibility) == .focused)
    let cell = try #require(list.cell(of: MemoController.self, id: 30))
    #expect(Headless.accessibilityElement(in: list.window) === cell)
    #expect(list.adapter.focusedItem == nil)
  }

  @Test func `a cell that nobody can type into refuses`() throws {
    show(notes(1...3) + [Note(4, "disabled")])
    #expect(try focus(id(4)) == .refused)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item that is not there is missing and reported`() throws {
    show(notes(1...3))
    let gone = try id(3)
    show(notes(1...2))
    #expect(focus(gone) == .missing)
    #expect(list.issues.map(\.code) == [.missingItem(gone)])
    #expect(list.issues.first?.summary.contains("asked to focus") == true)
  }

  @Test func `of items that share an identifier each can have the focus`() throws {
    show([Note(1, "a"), Note(1, "b")])
    let ids = [IndexPath(item: 0, section: 0), [0, 1]].compactMap(list.adapter.itemID(at:))
    #expect(Set(ids).count == 2)
    for (index, id) in ids.enumerated() {
      #expect(focus(id) == .focused)
      #expect(list.cell(MemoCell.self, at: [0, index])?.field.isEditing == true)
    }
  }

  @Test func `scrolling to an item that is removed on the way ends as missing`() throws {
    show(notes(1...40))
    let result = try focus(id(30), animated: true) {
      list.apply(Memos(["a": notes(1...29)], log: log))
    }
    #expect(result == .missing)
    #expect(list.adapter.focusedItem == nil)
  }

  @Test func `an item that moves on the way to another section is found there`() throws {
    show(notes(1...40))
    let result = try focus(id(30), animated: true) {
      list.apply(Memos(["a": notes(1...29), "b": notes(31...40) + notes([30])], log: log))
    }
    #expect(result == .focused)
    #expect(list.cell(of: MemoController.self, id: 30)?.field.isEditing == true)
  }

  @Test func `touching the list cancels a scroll to a focused item`() throws {
    show(notes(1...40))
    let result = try focus(id(30), animated: true) { list.drag(by: 10) }
    #expect(result == .interrupted)
    #expect(list.adapter.focusedItem == nil)
  }

  @Test func `of two items that are asked for the later one is focused`() throws {
    show(notes(1...40))
    var second: ListAdapter.FocusResult?
    let first = try focus(id(30), animated: true) {
      guard let id = list.adapter.itemID(MemoController.self, id: 20) else { return }
      list.adapter.focus(id) { second = $0 }
    }
    #expect(first == .superseded)
    #expect(second == .focused)
    #expect(try list.adapter.focusedItem == id(20))
  }

  @Test func `content that waits is shown before one of its items is focused`() throws {
    show(notes(1...3))
    let anchor = try id(3)
    var result: ListAdapter.FocusResult?
    list.adapter.batch {
      list.apply(Memos(["a": notes(4...40) + notes([3])], log: log))
      list.adapter.focus(anchor, animated: false) { result = $0 }
      #expect(result == nil)
    }
    list.flush()
    #expect(result == .focused)
    #expect(list.visibleItems.contains([0, 37]))
  }

  @Test func `an awaited focus returns when the item has it`() async throws {
    show(notes(1...40))
    #expect(try await list.adapter.focus(id(30), animated: false) == .focused)
    #expect(list.cell(of: MemoController.self, id: 30)?.field.isEditing == true)
  }

  @Test func `a controller says which of its views takes the focus`() {
    final class PickyController: CellController<Note, NoState, MemoCell> {
      let other = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

      override func didMount(on cell: MemoCell) {
        cell.contentView.addSubview(other)
      }

      override func firstResponder(in cell: MemoCell) -> UIResponder? {
        viewModel.text.isEmpty ? nil : other
      }
    }
    list.apply(Section("a") { Items([Note(1, "yes"), Note(2)]) { PickyController($0) } })
    #expect(list.focus(PickyController.self, id: 1) == .focused)
    #expect(list.controller(of: PickyController.self, id: 1)?.other.isEditing == true)
    #expect(list.focus(PickyController.self, id: 2) == .refused)
    withKnownIssue { #expect(list.focus(PickyController.self, id: 3) == .missing) }
  }
}
