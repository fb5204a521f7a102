import Foundation
@testable import Roster

/// A list on a screen of its own, of which some twenty rows are to be seen.
@MainActor
final class Screen {
  let adapter: ListAdapter
  let collectionView: UICollectionView
  private let window: UIWindow

  init(_ content: some ListContent, layout: UICollectionViewLayout) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    adapter = ListAdapter(collectionView)
    // All that an update takes is to be measured, on whatever thread an app would do it.
    adapter.policy.backgroundThreshold = nil
    window.addSubview(collectionView)
    window.isHidden = false
    show(content)
  }

  /// Shows content, cells and all.
  func show(_ content: some ListContent) {
    adapter.apply(content, animated: false)
    collectionView.layoutIfNeeded()
  }

  /// Changes the state of the first row's controller, and shows it.
  func changeState() {
    let controller = adapter.controller(at: IndexPath(item: 0, section: 0)) as? RowController
    adapter.batch { controller?.updateState { $0.count += 1 } }
    collectionView.layoutIfNeeded()
  }

  /// Has the controllers of all items made, as if all had been near the screen.
  func makeAllControllers() {
    adapter.preloadDistance = .points(collectionView.contentSize.height)
    collectionView.layoutIfNeeded()
    adapter.preloadDistance = .none
    collectionView.layoutIfNeeded()
  }
}
