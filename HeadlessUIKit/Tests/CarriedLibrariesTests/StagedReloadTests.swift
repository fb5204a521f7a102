import CarriedLibraries
import HeadlessUIKit
import Testing

@MainActor @Suite struct StagedReloadTests {
  private let layout: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }()

  private func change(_ list: ShownList, to letters: String, updating updated: String = "") {
    let steps = stages(
      from: list.source.letters,
      to: letters.map(String.init),
      isUpdated: { updated.contains($0) }
    )
    list.view.reload(using: steps) { list.source.letters = $0 }
  }

  @Test(arguments: ["abc", "cba", "xaybzc", "", "b", "bxa", "cab"])
  func `the steps lead from one list to the other`(target: String) {
    let list = ShownList("abc", layout, cell: UICollectionViewCell.self)
    change(list, to: target)
    #expect(list.shown == target)
  }

  @Test func `what stays keeps its cell, and what is updated gets another one`() {
    let list = ShownList("abc", layout, cell: UICollectionViewCell.self)
    let cells = VisibleArea.cells(of: list.view)
    change(list, to: "cbx", updating: "b")
    #expect(list.shown == "cbx")
    let now = VisibleArea.cells(of: list.view)
    #expect(now[0] === cells[2])
    #expect(now[1] !== cells[1])
  }

  @Test func `without a window, or when interrupted, the list is reloaded`() {
    let list = ShownList("abc", layout, cell: UICollectionViewCell.self)
    let steps = stages(from: ["a", "b", "c"], to: ["c"], isUpdated: { _ in false })
    list.view.reload(using: steps, interrupt: { $0.deleted.count > 1 }) { list.source.letters = $0 }
    #expect(list.shown == "c")
    list.view.removeFromSuperview()
    change(list, to: "cde")
    #expect(list.shown == "cde")
  }
}
