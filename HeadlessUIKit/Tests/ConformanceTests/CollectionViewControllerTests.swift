import TestPlatform
import Testing

/// A controller that is its collection view's data source and delegate.
@MainActor struct CollectionViewControllerTests {
  private final class Letters: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) {
      selected.append(indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 20) }
  }

  @Test func `V15 a collection view controller answers for its collection view`() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let controller = Letters(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    let window = Headless.show(controller, size: CGSize(width: 100, height: 100))
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.visibleCells.map(\.frame.minY) == [0, 20, 40])
    Headless.tap(at: CGPoint(x: 50, y: 30), in: window)
    #expect(controller.selected == [1])
    controller.viewWillAppear(false)
    let selected = controller.collectionView.indexPathsForSelectedItems
    #expect(selected == [IndexPath(item: 1, section: 0)])
    controller.collectionView.contentSize.height = 500
    Headless.scroll(controller.collectionView, by: CGPoint(x: 0, y: 10))
  }

  private final class Movable: UICollectionViewController {
    var letters = ["a", "b", "c"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func carry(from start: CGFloat, in window: UIWindow) throws {
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 50, y: start), in: window))
    Headless.advance(by: 0.6)
    finger.move(to: CGPoint(x: 50, y: 160))
    finger.lift()
    Headless.finishAnimations()
  }

  @Test(arguments: [true, false])
  func `V24 a finger that stays on an item moves it`(installs: Bool) throws {
    try Headless.withOwnTime {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      let controller = Movable(collectionViewLayout: layout)
      #expect(controller.installsStandardGestureForInteractiveMovement)
      controller.installsStandardGestureForInteractiveMovement = installs
      let window = Headless.show(controller, size: CGSize(width: 100, height: 300))
      try carry(from: 85, in: window)
      #expect(controller.letters == ["a", "b", "c"])
      try carry(from: 25, in: window)
      #expect(controller.letters == (installs ? ["b", "c", "a"] : ["a", "b", "c"]))
    }
  }
}
