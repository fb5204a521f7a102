import Foundation
import Roster

/// A list on a screen of its own, of which some twenty rows are to be seen.
@MainActor
final class Screen {
  let adapter: ListAdapter
  private let window: UIWindow
  private let collectionView: UICollectionView

  init(_ rows: [Row<UUID>], layout: UICollectionViewLayout) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    adapter = ListAdapter(collectionView)
    // All that an update takes is to be measured, on whatever thread an app would do it.
    adapter.policy.backgroundThreshold = nil
    window.addSubview(collectionView)
    window.isHidden = false
    show(rows)
  }

  /// Shows rows, cells and all.
  func show(_ rows: [Row<UUID>]) {
    adapter.apply(RowList(rows: rows), animated: false)
    collectionView.layoutIfNeeded()
  }

  /// Changes the state of the first row's controller, and shows it.
  func changeState() {
    let controller = adapter.controller(at: IndexPath(item: 0, section: 0)) as? RowController
    adapter.batch { controller?.updateState { $0.count += 1 } }
    collectionView.layoutIfNeeded()
  }
}
