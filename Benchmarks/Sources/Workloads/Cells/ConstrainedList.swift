import Foundation
@testable import Roster

/// A list of cells that are as high as their constraints ask for.
@MainActor
final class ConstrainedList: NSObject, UICollectionViewDataSource {
  private let view: UICollectionView
  private let window: UIWindow

  override init() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(90)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    view = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    window = UIWindow(frame: frame)
    super.init()
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 200 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? ConstrainedCell)?.lines[0].size.height = 20 + CGFloat(indexPath.item % 3) * 18
    return cell
  }

  /// Scrolls on by a screen, and starts again at the end.
  func scrollByScreen() {
    let next = view.contentOffset.y + view.bounds.height
    view.contentOffset.y = next + view.bounds.height > view.contentSize.height ? 0 : next
    view.layoutIfNeeded()
  }
}
