import CarriedLibraries
import HeadlessUIKit
import Testing

@MainActor @Suite struct SwipeCellTests {
  private final class Watcher: SwipeCellDelegate {
    var allows = true
    var revealed = 0
    func swipeCell(_ cell: SwipeCell, shouldRevealFor velocity: CGPoint) -> Bool { allows }
    func swipeCellDidReveal(_ cell: SwipeCell) { revealed += 1 }
  }

  private let list: ShownList = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return ShownList("abcdefghijklmnopq", layout, cell: SwipeCell.self)
  }()

  private func swipe(_ cell: SwipeCell, by distance: CGPoint) {
    let start = cell.convert(CGPoint(x: 90, y: 25), to: list.window)
    let finger = Headless.touchDown(at: start, in: list.window)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      finger?.move(
        to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
      )
    }
    finger?.lift()
  }

  private var cell: SwipeCell {
    list.view.cellForItem(at: path(2)) as? SwipeCell ?? SwipeCell(frame: .zero)
  }

  @Test func `a swipe reveals what is behind a cell, and reuse hides it`() {
    let watcher = Watcher()
    cell.swipeDelegate = watcher
    swipe(cell, by: CGPoint(x: -70, y: 0))
    #expect(cell.isRevealed)
    #expect(watcher.revealed == 1)
    #expect(cell.contentView.transform.tx == -80)
    #expect(!cell.actionsView.isHidden)
    let swiped = cell
    swiped.prepareForReuse()
    #expect(swiped.contentView.transform.isIdentity)
    #expect(swiped.actionsView.isHidden)
  }

  @Test func `the list scrolls and the cell stays when a finger goes down`() {
    swipe(cell, by: CGPoint(x: 0, y: -40))
    #expect(!cell.isRevealed)
    #expect(list.view.contentOffset.y > 0)
  }

  @Test func `the delegate keeps a cell where it is`() {
    let watcher = Watcher()
    watcher.allows = false
    cell.swipeDelegate = watcher
    swipe(cell, by: CGPoint(x: -70, y: 0))
    #expect(!cell.isRevealed)
    #expect(cell.contentView.transform.isIdentity)
  }
}
