// What code that names no actor may not do with views. Each line marked so has to be pointed out in
// Swift 6 mode, and none of the others.
import HeadlessUIKit

final class Helper {
  func lookAround(_ view: UICollectionView) {
    view.reloadData()  // refused
    view.frame.size.width = 10  // refused
    _ = view.visibleCells  // refused
    _ = UIView(frame: .zero)  // refused
    view.performBatchUpdates({}, completion: nil)  // refused
  }

  @MainActor func work(_ view: UICollectionView) {
    view.reloadData()
    view.performBatchUpdates {}
  }
}

final class Cell: UICollectionViewCell {
  nonisolated func measure() -> CGFloat {
    bounds.height  // refused
  }

  func layOut() {
    setNeedsLayout()
  }
}

func makeLayout() -> UICollectionViewLayout {
  UICollectionViewFlowLayout()  // refused
}

func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([1])
  return snapshot
}
