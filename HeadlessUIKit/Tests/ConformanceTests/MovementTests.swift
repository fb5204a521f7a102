import TestPlatform
import TestSupport
import Testing

/// Items that a user carries to another place.
@MainActor struct MovementTests {
  /// A data source whose items can be moved.
  @MainActor final class Letters: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var events: [String] = []
    var locked: Set<String> = []
    var onMove: () -> Void = {}

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? LetterCell)?.letter = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { !locked.contains(sections[indexPath.section][indexPath.item]) }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      events.append(
        "move \(sourceIndexPath.section)-\(sourceIndexPath.item)"
          + " to \(destinationIndexPath.section)-\(destinationIndexPath.item)"
      )
      let letter = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
      onMove()
    }
  }

  /// A delegate that says where items go, in UIKit's present way.
  @MainActor final class Guide: NSObject, UICollectionViewDelegate {
    var events: [String] = []
    var target: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      let paths = [originalIndexPath, currentIndexPath, proposedIndexPath]
      events.append(paths.map { "\($0.item)" }.joined(separator: " "))
      return target ?? proposedIndexPath
    }
  }

  /// A delegate that says so in UIKit's older way.
  @MainActor final class OldGuide: NSObject, UICollectionViewDelegate {
    var events: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      events.append("\(currentIndexPath.item) \(proposedIndexPath.item)")
      return currentIndexPath
    }
  }

  private let letters = Letters([["a", "b", "c"], ["x", "y"]])
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500),
      collectionViewLayout: layout
    )
    view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = letters
    view.layoutIfNeeded()
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func middle(_ row: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(row) * 100 + 50) }

  private func begin(_ section: Int, _ item: Int) -> Bool {
    view.beginInteractiveMovementForItem(at: path(section, item))
  }

  /// The letters in the order of their index paths.
  private var shown: String {
    view.indexPathsForVisibleItems.sorted()
      .compactMap { (view.cellForItem(at: $0) as? LetterCell)?.letter }.joined()
  }

  private var counts: [Int] { (0..<2).map(view.numberOfItems(inSection:)) }

  @Test func `M1 every item can be moved unless the data source says otherwise`() {
    letters.locked = ["b"]
    #expect(!begin(0, 1))
    #expect(!view.hasUncommittedUpdates)
    #expect(begin(0, 0))
    #expect(view.hasUncommittedUpdates)
  }

  @Test func `M1 a data source that cannot move gets the item back`() {
    let list = ListFixture([["a", "b", "c"]])
    list.layOut()
    #expect(list.view.beginInteractiveMovementForItem(at: path(0, 0)))
    list.view.updateInteractiveMovementTargetPosition(middle(2))
    #expect(list.shown == ["b", "c", "a"])
    list.view.endInteractiveMovement()
    #expect(list.shown == ["a", "b", "c"])
  }

  @Test func `M1 an item that does not exist is not moved`() {
    let failures = Headless.recordingFailures { #expect(!begin(0, 7)) }
    #expect(failures.map(\.id) == ["F-SCROLL-OOB"])
  }

  @Test func `M2 the delegate says where the item goes`() {
    let guide = Guide()
    view.delegate = guide
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    guide.target = path(0, 1)
    view.updateInteractiveMovementTargetPosition(middle(2))
    #expect(guide.events == ["0 0 1", "0 1 2"])
    #expect(shown == "bacxy")
  }

  @Test func `M2 the older method is asked where the newer one is not implemented`() {
    let guide = OldGuide()
    view.delegate = guide
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(2))
    #expect(guide.events == ["0 2"])
    #expect(shown == "abcxy")
  }

  @Test func `M2 a target that does not exist leaves the item where it is`() {
    let guide = Guide()
    view.delegate = guide
    guide.target = path(0, 3)
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    #expect(shown == "abcxy")
  }

  @Test func `M3 putting the item down moves it in the data once`() throws {
    let cell = try #require(view.cellForItem(at: path(0, 0)))
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    view.updateInteractiveMovementTargetPosition(middle(2))
    #expect(letters.events.isEmpty)
    #expect(cell.center == middle(2))
    #expect(view.subviews.last === cell)
    view.endInteractiveMovement()
    #expect(letters.events == ["move 0-0 to 0-2"])
    #expect(view.indexPath(for: cell) == path(0, 2))
    #expect(cell.frame.minY == 200)
    #expect(!view.hasUncommittedUpdates)
    #expect(shown == "bcaxy")
  }

  @Test func `M3 an item that is put down where it was moves nothing`() {
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    view.updateInteractiveMovementTargetPosition(middle(0))
    view.endInteractiveMovement()
    #expect(letters.events.isEmpty)
    #expect(shown == "abcxy")
  }

  @Test func `M3 an item goes to another section and both counts follow`() {
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(4))
    #expect(counts == [2, 3])
    view.endInteractiveMovement()
    #expect(letters.events == ["move 0-0 to 1-1"])
    letters.sections[1].append("z")
    view.insertItems(at: [path(1, 3)])
    view.layoutIfNeeded()
    #expect(shown == "bcxay")
    #expect(counts == [2, 4])
  }

  nonisolated enum Stock: CaseIterable {
    case flow, rows, grid, list

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        return layout
      case .rows: return compositional(columns: 1)
      case .grid: return compositional(columns: 2)
      case .list:
        return UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
      }
    }

    @MainActor private func compositional(columns: Int) -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: .absolute(40)
        )
      )
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(40)
      )
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
  }

  @Test(arguments: Stock.allCases)
  func `M3 an item can be carried anywhere in any layout`(_ stock: Stock) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      let letters = Letters([["a", "b", "c"], [], ["x", "y", "z"]])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 400),
        collectionViewLayout: stock.layout
      )
      view.register(LetterCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = letters
      view.layoutIfNeeded()
      let isCancelled = Bool.random(using: &random)
      let failures = Headless.recordingFailures {
        let start = path(
          [0, 2].randomElement(using: &random) ?? 0,
          Int.random(in: 0..<3, using: &random)
        )
        #expect(view.beginInteractiveMovementForItem(at: start))
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
          let point = CGPoint(x: 50, y: CGFloat.random(in: 0..<400, using: &random))
          view.updateInteractiveMovementTargetPosition(point)
        }
        if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
        Headless.finishAnimations()
      }
      #expect(failures.isEmpty)
      let shown = view.indexPathsForVisibleItems.sorted()
      #expect(
        shown.map { (view.cellForItem(at: $0) as? LetterCell)?.letter }
          == letters.sections.flatMap(\.self)
      )
    }
  }

  @Test func `M3 a selected item stays selected`() {
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(2))
    view.endInteractiveMovement()
    #expect(view.indexPathsForSelectedItems == [path(0, 2)])
  }

  @Test func `M4 a cancelled movement tells nothing and takes everything back`() {
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(4))
    view.cancelInteractiveMovement()
    #expect(letters.events.isEmpty)
    #expect(shown == "abcxy")
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.cellForItem(at: path(0, 0))?.frame.minY == 0)
  }

  @Test(arguments: [true, false])
  func `M5 the cell is replaced when the item has come to rest`(isCancelled: Bool) throws {
    try Headless.withOwnTime {
      view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
      let cell = try #require(view.cellForItem(at: path(0, 0)))
      #expect(begin(0, 0))
      view.updateInteractiveMovementTargetPosition(middle(2))
      if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
      let rest = path(0, isCancelled ? 0 : 2)
      #expect(view.cellForItem(at: rest) === cell)
      Headless.finishAnimations()
      let replacement = try #require(view.cellForItem(at: rest))
      #expect(replacement !== cell)
      #expect(cell.isHidden)
      #expect(replacement.isSelected)
      #expect(shown == (isCancelled ? "abcxy" : "bcaxy"))
    }
  }

  @Test func `M5 an item that went away meanwhile is not asked for`() {
    Headless.withOwnTime {
      #expect(begin(1, 1))
      view.updateInteractiveMovementTargetPosition(middle(3))
      view.endInteractiveMovement()
      letters.sections[1].remove(at: 0)
      view.deleteItems(at: [path(1, 0)])
      Headless.finishAnimations()
      #expect(shown == "abcx")
    }
  }

  @Test func `a cell that comes into sight meanwhile is asked for where the data has it`() {
    view.frame.size.height = 200
    view.layoutIfNeeded()
    #expect(shown == "ab")
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(2))
    #expect(shown == "bca")
  }

  @Test func `the carried item stays although its place is out of sight`() throws {
    view.frame.size.height = 200
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(0, 0)))
    #expect(begin(0, 0))
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(!cell.isHidden)
    view.cancelInteractiveMovement()
    #expect(cell.isHidden)
  }

  @Test func `M6 a batch during a movement is refused and a reload ends the movement`() {
    #expect(begin(0, 0))
    let failures = Headless.recordingFailures { view.deleteItems(at: [path(0, 0)]) }
    #expect(failures.map(\.id) == ["F-MOVING"])
    view.reloadData()
    #expect(!view.hasUncommittedUpdates)
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(shown == "abcxy")
  }

  @Test func `M6 a batch while the data source moves an item is refused`() {
    letters.onMove = { view.deleteItems(at: [path(0, 0)]) }
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    let failures = Headless.recordingFailures { view.endInteractiveMovement() }
    #expect(failures.map(\.id) == ["F-REENTRANT"])
    #expect(shown == "bacxy")
  }

  @Test func `M7 a layout hears of a movement step by step`() {
    final class Watcher: UICollectionViewFlowLayout {
      var events: [String] = []

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let old = context.previousIndexPathsForInteractivelyMovingItems,
          let new = context.targetIndexPathsForInteractivelyMovingItems
        else { return }
        let y = context.interactiveMovementTarget.y
        events.append("\(old.map(\.item)) to \(new.map(\.item)) at \(y)")
      }

      override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
      ) -> UICollectionViewLayoutInvalidationContext {
        events.append(movementCancelled ? "cancelled" : "ended")
        return super.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: indexPaths,
          previousIndexPaths: previousIndexPaths,
          movementCancelled: movementCancelled
        )
      }
    }
    let watcher = Watcher()
    watcher.itemSize = CGSize(width: 100, height: 100)
    watcher.minimumLineSpacing = 0
    view.collectionViewLayout = watcher
    view.layoutIfNeeded()
    #expect(begin(0, 0))
    view.updateInteractiveMovementTargetPosition(middle(1))
    view.endInteractiveMovement()
    #expect(watcher.events == ["[0] to [1] at 150.0", "ended", "[1] to [1] at 0.0"])
  }
}
