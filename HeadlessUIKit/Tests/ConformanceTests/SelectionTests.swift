import TestPlatform
import Testing

/// Highlight and selection, by finger and by program.
@MainActor struct SelectionTests {
  private let list = ListFixture([["a", "b", "c"]])
  private let window: UIWindow

  init() {
    window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    list.events = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) -> [String] {
    list.events {
      Headless.tap(at: CGPoint(x: 50, y: CGFloat(item) * 100 + 50), in: window)
    }
  }

  private var selected: [Int] {
    (list.view.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test func `S1 a tap highlights, selects and then ends the highlight`() {
    #expect(
      tap(1) == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1",
        "didUnhighlight 0-1",
      ]
    )
    #expect(selected == [1])
    #expect(list.cell(0, 1)?.isSelected == true)
    #expect(list.cell(0, 1)?.isHighlighted == false)
  }

  @Test func `S2 an item that may not be highlighted is not selected`() {
    list.answersForHighlight = false
    #expect(tap(1) == ["shouldHighlight 0-1"])
    #expect(selected.isEmpty)
  }

  @Test func `S2 an item that may not be selected is highlighted only`() {
    list.answersForSelection = false
    #expect(
      tap(1) == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didUnhighlight 0-1",
      ]
    )
    #expect(selected.isEmpty)
  }

  @Test func `S3 a program selects and deselects without telling the delegate`() {
    let events = list.events {
      list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    }
    #expect(events.isEmpty)
    #expect(list.cell(0, 1)?.isSelected == true)
    list.view.deselectItem(at: path(1), animated: false)
    #expect(list.cell(0, 1)?.isSelected == false)
    #expect(list.events.isEmpty)
  }

  @Test func `S4 a second selection takes the place of the first`() {
    _ = tap(0)
    let events = tap(2).filter { $0.hasPrefix("did") && $0.contains("elect") }
    #expect(events == ["didDeselect 0-0", "didSelect 0-2"])
    #expect(selected == [2])
    #expect(list.cell(0, 0)?.isSelected == false)
  }

  @Test func `S4 a program replaces the selection silently and nil takes it back`() {
    list.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    list.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(selected == [2])
    list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
    #expect(list.events.isEmpty)
  }

  @Test func `S10 a tap on the selected item selects it again`() {
    _ = tap(1)
    #expect(
      tap(1) == [
        "shouldHighlight 0-1", "didHighlight 0-1", "shouldSelect 0-1", "didSelect 0-1",
        "didUnhighlight 0-1",
      ]
    )
    #expect(selected == [1])
  }

  @Test func `S11 a program selects nothing where selection is forbidden`() {
    list.view.allowsSelection = false
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test func `S5 several items are selected and deselected one by one`() {
    list.view.allowsMultipleSelection = true
    _ = tap(0)
    _ = tap(2)
    #expect(selected == [0, 2])
    #expect(tap(0).contains("shouldDeselect 0-0"))
    #expect(selected == [2])
  }

  @Test func `S6 a reload clears the selection silently`() {
    _ = tap(1)
    let events = list.events { list.view.reloadData() }
    #expect(selected.isEmpty)
    #expect(!events.contains { $0.contains("elect") })
    #expect(list.cell(0, 1)?.isSelected == false)
  }

  @Test func `S7 the selection follows its item through a batch`() {
    _ = tap(1)
    list.view.performBatchUpdates {
      list.sections = [["x", "c", "b"]]
      list.view.deleteItems(at: [path(0)])
      list.view.insertItems(at: [path(0)])
      list.view.moveItem(at: path(1), to: path(2))
    }
    list.view.layoutIfNeeded()
    #expect(selected == [2])
    #expect(list.shown == ["x", "c", "b"])
    #expect(list.cell(0, 2)?.isSelected == true)
  }

  @Test func `S8 a deleted item is not selected any longer and nobody is told`() {
    _ = tap(1)
    let events = list.events {
      list.sections = [["a", "c"]]
      list.view.deleteItems(at: [path(1)])
    }
    #expect(selected.isEmpty)
    #expect(!events.contains { $0.contains("elect") })
  }

  @Test func `S9 forbidding several selections leaves one and forbidding all leaves none`() {
    list.view.allowsMultipleSelection = true
    _ = tap(0)
    _ = tap(2)
    list.events = []
    list.view.allowsMultipleSelection = false
    #expect(selected.count == 1)
    list.view.allowsSelection = false
    #expect(selected.isEmpty)
    #expect(list.events.isEmpty)
    #expect(list.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `S12 a cancelled touch ends the highlight and selects nothing`() {
    let events = list.events {
      Headless.touchDown(at: CGPoint(x: 50, y: 50), in: window)?.cancel()
    }
    #expect(events == ["shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0"])
    #expect(selected.isEmpty)
  }

  @Test func `S11 a view that forbids selection does not highlight`() {
    list.view.allowsSelection = false
    #expect(tap(1) == [])
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(selected.isEmpty)
  }

  @Test func `a control in a cell keeps its taps to itself`() throws {
    let cell = try #require(list.cell(0, 1))
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    cell.contentView.addSubview(button)
    #expect(tap(1) == [])
    #expect(taps == 1)
    #expect(selected.isEmpty)
  }
}
