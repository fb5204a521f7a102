import TestPlatform
import Testing

/// Which views there are, and what is said about them.
@MainActor struct DisplayTests {
  final class OtherCell: UICollectionViewCell {}

  private let list = ListFixture([Array("abcdefghij").map(String.init)])

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `L15 a later registration takes the place of an earlier one and nil takes it back`() {
    list.view.register(OtherCell.self, forCellWithReuseIdentifier: "letter")
    list.layOut()
    #expect(list.view.visibleCells.allSatisfy { $0 is OtherCell })
    let none: UICollectionViewCell.Type? = nil
    list.view.register(none, forCellWithReuseIdentifier: "letter")
    list.view.contentOffset.y = 10
    let failures = Headless.recordingFailures { list.view.layoutIfNeeded() }
    #expect(failures.map(\.id) == ["F-DEQ-CELL"])
  }

  @Test func `L16 a new cell has its place and its identifier when the data source gets it`() {
    var frames: [CGRect] = []
    var identifiers: [String?] = []
    list.onCell = { cell, _ in
      frames.append(cell.frame)
      identifiers.append(cell.reuseIdentifier)
    }
    list.layOut()
    #expect(frames.map(\.minY) == [0, 100, 200])
    #expect(identifiers == ["letter", "letter", "letter"])
  }

  @Test func `L17 neither leaving a window nor the end of the view ends a display`() {
    var view: UICollectionView? = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view?.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    view?.dataSource = list
    view?.delegate = list
    if let view {
      let window = Headless.show(view, size: CGSize(width: 100, height: 300))
      window.layoutIfNeeded()
      #expect(list.events.contains("willDisplay 0-0"))
      view.removeFromSuperview()
      window.isHidden = true
    }
    weak var gone: UICollectionView?
    gone = view
    view = nil
    #expect(gone == nil)
    #expect(!list.events.contains { $0.hasPrefix("didEnd") })
  }

  @Test func `L18 a hidden element has a view all the same`() throws {
    final class Hiding: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        for attributes in all where attributes.indexPath.item == 1 { attributes.isHidden = true }
        for attributes in all where attributes.indexPath.item == 0 { attributes.alpha = 0 }
        return all
      }
    }
    list.view.collectionViewLayout = Hiding()
    list.layOut()
    #expect(try #require(list.cell(0, 1)).isHidden)
    #expect(try #require(list.cell(0, 0)).alpha == 0)
  }

  @Test func `L19 after a reload no cell is found, and looking for one forces nothing`() {
    list.layOut()
    list.view.reloadData()
    #expect(list.view.cellForItem(at: path(0)) == nil)
    #expect(list.view.visibleCells.isEmpty)
    #expect(list.view.indexPathsForVisibleItems.isEmpty)
    #expect(!list.events.contains { $0.hasPrefix("cell") || $0.hasPrefix("items") })
  }

  @Test func `L20 a cell that is told to be selected selects no item`() throws {
    list.layOut()
    try #require(list.cell(0, 1)).isSelected = true
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func `L21 every display ends once, however it scrolls and changes`() {
    @MainActor final class Bookkeeper: NSObject, UICollectionViewDelegate {
      var displayed: [ObjectIdentifier: Int] = [:]
      var mistakes = 0
      func collectionView(
        _ view: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        displayed[ObjectIdentifier(cell), default: 0] += 1
        if displayed[ObjectIdentifier(cell)] != 1 { mistakes += 1 }
      }
      func collectionView(
        _ view: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        displayed[ObjectIdentifier(cell), default: 0] -= 1
        if displayed[ObjectIdentifier(cell)] != 0 { mistakes += 1 }
      }
    }
    let keeper = Bookkeeper()
    list.view.delegate = keeper
    list.layOut()
    for step in 0..<200 {
      let count = list.sections[0].count
      switch step % 5 {
      case 0: list.view.contentOffset.y = CGFloat(step * 37 % 700)
      case 1:
        list.sections[0].insert("n\(step)", at: step * 7 % (count + 1))
        list.view.insertItems(at: [path(step * 7 % (count + 1))])
      case 2:
        list.sections[0].remove(at: step * 11 % count)
        list.view.deleteItems(at: [path(step * 11 % count)])
      case 3: list.view.reloadItems(at: [path(step * 3 % count)])
      default: if step % 20 == 4 { list.view.reloadData() }
      }
      list.view.layoutIfNeeded()
    }
    #expect(keeper.mistakes == 0)
    let open = Set(keeper.displayed.filter { $0.value == 1 }.keys)
    #expect(open == Set(list.view.visibleCells.map { ObjectIdentifier($0) }))
  }

  @Test func `L22 a cell that is dequeued when nobody asked for one is refused`() {
    list.layOut()
    let failures = Headless.recordingFailures {
      _ = list.view.dequeueReusableCell(withReuseIdentifier: "letter", for: path(0))
      list.view.setNeedsLayout()
      list.view.layoutIfNeeded()
    }
    #expect(failures.map(\.id) == ["F-DEQ-LEAK"])
  }

  @Test func `L23 without a size or before a layout there are no views`() {
    let empty = ListFixture([["a"]], size: .zero)
    empty.layout.itemSize = CGSize(width: 10, height: 10)
    empty.layOut()
    #expect(empty.view.visibleCells.isEmpty)
    #expect(empty.view.numberOfItems(inSection: 0) == 1)
    #expect(list.view.visibleCells.isEmpty)
  }
}
