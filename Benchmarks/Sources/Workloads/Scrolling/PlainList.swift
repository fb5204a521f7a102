import Foundation
@testable import Roster

/// Rows of one height in a collection view with a data source of its own, the least that a list can be.
@MainActor
final class PlainList: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let window: UIWindow
  private let rows: [Row<UUID>]

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - rows: What is shown.
  ///   - columns: The number of rows beside each other.
  init(_ rows: [Row<UUID>], columns: Int) {
    self.rows = rows
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: frame.width / CGFloat(columns), height: 44)
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    window.addSubview(collectionView)
    window.isHidden = false
    collectionView.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.shown = rows[indexPath.item].payload
    return cell
  }
}
