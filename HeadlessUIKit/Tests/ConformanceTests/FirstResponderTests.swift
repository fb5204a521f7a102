import TestPlatform
import Testing

/// What becomes of the cell that a user types into.
@MainActor struct FirstResponderTests {
  private let list = ListFixture([Array("abcdefghij").map(String.init)])
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 30))

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  init() {
    window = Headless.show(list.view, size: CGSize(width: 100, height: 300))
    list.layOut()
  }

  /// Begins to type into a cell.
  private func type(into item: Int, _ field: UITextField? = nil) throws -> LetterCell {
    let cell = try #require(list.cell(0, item))
    let field = field ?? self.field
    cell.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    return cell
  }

  @Test func `L31 a view with the first responder outlives its display and is not used again`()
    throws
  {
    let cell = try type(into: 0)
    let events = list.events { list.view.contentOffset.y = 400 }
    #expect(events.contains("didEndDisplaying 0-0"))
    #expect(field.isFirstResponder)
    #expect(list.view.cellForItem(at: path(0)) == nil)
    #expect(cell.reuses == 0)
    list.view.contentOffset.y = 0
    list.layOut()
    #expect(list.cell(0, 0) !== cell)
    #expect(field.isFirstResponder)
    #expect(cell.isHidden)
  }

  @Test func `L31 a view that has lost the first responder is used again`() throws {
    let cell = try type(into: 0)
    list.view.contentOffset.y = 400
    list.layOut()
    #expect(field.resignFirstResponder())
    list.view.setNeedsLayout()
    list.layOut()
    #expect(cell.isHidden)
    list.view.contentOffset.y = 350
    list.layOut()
    let shown = (3...6).compactMap { list.cell(0, $0) }
    #expect(shown.contains { $0 === cell })
    #expect(!cell.isHidden)
  }

  @Test func `L31 a view that is kept prepared does not lose the first responder`() throws {
    Headless.keepCellsPrepared(true, in: list.view)
    _ = try type(into: 0)
    list.view.contentOffset.y = 400
    list.layOut()
    #expect(field.isFirstResponder)
  }

  @Test func `L32 the first responder inside a deleted item resigns`() throws {
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    _ = try type(into: 0)
    list.sections[0].removeFirst()
    list.view.deleteItems(at: [path(0)])
    #expect(!field.isFirstResponder)
    #expect(ends == 1)
  }

  @Test func `L32 the first responder of a deleted item resigns also out of sight`() throws {
    let cell = try type(into: 0)
    list.view.contentOffset.y = 400
    list.layOut()
    list.sections[0].removeFirst()
    list.view.deleteItems(at: [path(0)])
    #expect(!field.isFirstResponder)
    list.layOut()
    #expect(!cell.isHidden)
    #expect(list.cell(0, 6) === cell)
  }

  @Test func `L32 a first responder that refuses to resign with its item is a failure`() throws {
    final class Clinging: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let clinging = Clinging(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    _ = try type(into: 0, clinging)
    list.sections[0].removeFirst()
    let failures = Headless.recordingFailures { list.view.deleteItems(at: [path(0)]) }
    #expect(failures.map(\.id) == ["F-FIRSTRESP"])
  }

  @Test func `L32 an item that moves keeps the first responder, in sight and out of it`() throws {
    _ = try type(into: 0)
    list.sections[0].swapAt(0, 1)
    list.view.moveItem(at: path(0), to: path(1))
    #expect(field.isFirstResponder)
    list.sections[0].append(list.sections[0].remove(at: 1))
    list.view.moveItem(at: path(1), to: path(9))
    Headless.finishAnimations()
    #expect(list.cell(0, 9) == nil)
    #expect(field.isFirstResponder)
  }

  @Test func `L33 what a layout answers for out of sight is not shown, a first responder neither`()
    throws
  {
    final class Holding: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let held = [0, 1].compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        let others = super.layoutAttributesForElements(in: rect) ?? []
        return held + others.filter { !held.map(\.indexPath).contains($0.indexPath) }
      }
    }
    let layout = Holding()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.layOut()
    let cell = try type(into: 0)
    let events = list.events { list.view.contentOffset.y = 400 }
    #expect(events.contains("didEndDisplaying 0-0"))
    #expect(events.contains("didEndDisplaying 0-1"))
    #expect(list.view.cellForItem(at: path(0)) == nil)
    #expect(field.isFirstResponder)
    #expect(cell.reuses == 0)
  }

  @Test func `L34 a reload takes the first responder from cells in sight and out of it`() throws {
    _ = try type(into: 0)
    list.view.reloadData()
    list.layOut()
    #expect(!field.isFirstResponder)
    _ = try type(into: 0)
    list.view.contentOffset.y = 400
    list.layOut()
    list.view.reloadData()
    list.layOut()
    #expect(!field.isFirstResponder)
  }
}
