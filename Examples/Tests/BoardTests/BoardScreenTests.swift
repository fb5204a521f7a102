#if !canImport(UIKit)
import RosterTesting
import Testing

@testable import Board

/// The whole screen in a window, used as a person uses it.
@MainActor
@Suite(.serialized) struct BoardScreenTests {
  private let board = Board.sample
  private let screen: BoardViewController
  private let list: ListHarness

  init() {
    screen = BoardViewController(board)
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  private func titles(_ column: Column) -> [String] {
    let adapter = screen.adapter(of: column)
    return (0..<adapter.collectionView.numberOfItems(inSection: 0)).compactMap {
      (adapter.controller(at: [0, $0]) as? CardController)?.viewModel.title
    }
  }

  private func doing() -> ListAdapter { screen.adapter(of: .doing) }

  @Test func `a card is dragged to the other column`() throws {
    let drag = try #require(list.lift(CardController.self, id: 2))
    drag.move(over: CardController.self, id: 5, of: doing())
    #expect(drag.drop() == .move)
    #expect(titles(.planned) == ["Paint the fence", "Plant beans", "Fix the bell"])
    #expect(titles(.doing) == ["Sort the photos", "Mend the bike"])
    #expect(list.issues.isEmpty)
  }

  @Test func `a card is dragged to another place of its column`() throws {
    let drag = try #require(list.lift(CardController.self, id: 1))
    drag.move(over: [0, 2])
    #expect(drag.drop() == .move)
    #expect(
      titles(.planned) == ["Sort the photos", "Plant beans", "Paint the fence", "Fix the bell"]
    )
    #expect(titles(.doing) == ["Mend the bike"])
  }

  @Test func `several cards go together`() throws {
    let drag = try #require(list.lift(CardController.self, id: 4))
    drag.move(to: CGPoint(x: 20, y: 400), of: doing())
    #expect(drag.add([0, 0]))
    #expect(drag.drop() == .move)
    #expect(titles(.planned) == ["Sort the photos", "Plant beans"])
    #expect(titles(.doing) == ["Mend the bike", "Fix the bell", "Paint the fence"])
  }

  @Test func `a text from another app is a card where it was dropped`() {
    let text = UIDragItem(itemProvider: NSItemProvider(object: "Call the plumber" as NSString))
    let drag = list.dragFromElsewhere([text])
    drag.move(over: [0, 1])
    #expect(drag.drop() == .copy)
    #expect(titles(.planned).prefix(2) == ["Paint the fence", "Call the plumber"])
    #expect(titles(.planned).count == 5)
  }

  @Test func `a card from another app has a badge until it is opened`() throws {
    let text = UIDragItem(itemProvider: NSItemProvider(object: "Call the plumber" as NSString))
    let drag = list.dragFromElsewhere([text])
    drag.move(over: [0, 1])
    #expect(drag.drop() == .copy)
    list.finishAnimations()
    let id = try #require(list.controller(CardController.self, at: [0, 1])?.viewModel.id)
    #expect(list.badge(DotView.self, of: CardController.self, id: id) != nil)
    #expect(list.badge(DotView.self, of: CardController.self, id: 1) == nil)
    list.tap([0, 1])
    list.finishAnimations()
    #expect(list.badge(DotView.self, of: CardController.self, id: id) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `a line is below the cards that fit in a week`() throws {
    func line() -> CGFloat? {
      list.overlays(LineView.self, "week", in: SectionID(Column.planned)).first?.frame.midY
    }
    let second = try #require(list.cell(CardCell.self, at: [0, 1]))
    #expect(line() == second.frame.maxY + 4)
    board.open(1)
    let drag = try #require(list.lift(CardController.self, id: 4))
    drag.move(over: [0, 0])
    #expect(drag.drop() == .move)
    list.finishAnimations()
    let next = try #require(list.cell(CardCell.self, at: [0, 1]))
    #expect(line() == next.frame.maxY + 4)
  }

  @Test func `a card is a text for other apps`() throws {
    let drag = try #require(list.lift(CardController.self, id: 1))
    #expect(drag.drag.session?.isRestrictedToDraggingApplication == false)
    #expect(drag.drag.items.first?.itemProvider.canLoadObject(ofClass: NSString.self) == true)
    drag.cancel()
    #expect(titles(.planned).count == 4)
  }
}
#endif
