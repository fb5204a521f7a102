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
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.visibleCells.map(\.frame.minY) == [0, 20, 40])
    Headless.tap(at: CGPoint(x: 50, y: 30), in: window)
    #expect(controller.selected == [1])
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == true)
    controller.collectionView.contentSize.height = 500
    Headless.scroll(controller.collectionView, by: CGPoint(x: 0, y: 10))
  }
}
