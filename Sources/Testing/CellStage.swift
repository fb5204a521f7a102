import Roster
import RosterPlatform

/// A screen with only one cell, for a finger to touch.
///
/// The cell is in a collection view, which handles touches as in a list.
@MainActor
final class CellStage: NSObject {
  let window: UIWindow

  /// How often the item was selected.
  private(set) var selectionCount = 0

  /// The controller that is notified of touches; `nil` while the cell does not belong to it.
  weak var controller: (any CellControlling)?

  private let collectionView: UICollectionView
  private let owner: Owner

  init(size: CGSize, owner: Owner) {
    let frame = CGRect(origin: .zero, size: size)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.owner = owner
    super.init()
    collectionView.isPrefetchingEnabled = false
    collectionView.contentInsetAdjustmentBehavior = .never
    window.addSubview(collectionView)
    window.isHidden = false
  }

  // A test may end on any thread.
  deinit { MainQueue.release([window, collectionView]) }

  /// Adds the view to the screen: a cell to the collection view, and any other view on top of it.
  func view<View: UICollectionReusableView>(_ type: View.Type, from source: CellSource) -> View {
    let path = IndexPath(item: 0, section: 0)
    if type is UICollectionViewCell.Type {
      collectionView.register(type, from: source, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
      collectionView.delegate = self
      window.layoutIfNeeded()
      if let cell = collectionView.cellForItem(at: path) as? View { return cell }
    }
    let view = UICollectionReusableView.make(type, from: source, frame: window.bounds)
    window.addSubview(view)
    return view
  }

  /// Lays out the screen.
  func layOut() { window.layoutIfNeeded() }

  /// Resizes the screen, and the cell with it.
  func resize(to size: CGSize) {
    guard size != window.bounds.size, size.width > 0, size.height > 0 else { return }
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = size
    for view in window.subviews { view.frame = CGRect(origin: .zero, size: size) }
    window.frame.size = size
    layOut()
  }

  /// Whether the cell can be touched.
  var isShown: Bool {
    get { window.subviews.contains { !$0.isHidden } }
    set { for view in window.subviews { view.isHidden = !newValue } }
  }

  /// Taps a cell as near to its center as possible, where no control receives the tap.
  ///
  /// - Returns: Whether there is such a point.
  func tap(besideControlsOf cell: UIView) -> Bool {
    window.layoutIfNeeded()
    let frame = cell.convert(cell.bounds, to: window)
    let parts: [CGFloat] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95]
    for x in parts {
      for y in parts {
        let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
        let touched = window.hitTest(point, with: nil)
        if let touched, touched.isDescendant(of: cell), !touched.isInControl(below: cell) {
          return window.tap(at: point)
        }
      }
    }
    return false
  }
}

extension CellStage: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    1
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension CellStage: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    controller?.shouldHighlight ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    tell {
      $0.setHighlighted(true)
      $0.didHighlight()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    controller?.shouldSelect ?? false
  }

  /// An item stays selected only during the callback, as in a list with the default selection mode.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectionCount += 1
    collectionView.deselectItem(at: indexPath, animated: false)
    tell { $0.didSelect() }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    controller?.shouldSelect ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    tell { $0.performPrimaryAction() }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    tell {
      $0.setHighlighted(false)
      $0.didUnhighlight()
    }
  }

  private func tell(_ change: (any CellControlling) -> Void) {
    guard let controller else { return }
    owner.collectChanges { change(controller) }
  }
}

extension UIView {
  /// Returns whether a control receives touches of the view.
  fileprivate func isInControl(below cell: UIView) -> Bool {
    sequence(first: self, next: { $0 === cell ? nil : $0.superview }).contains { $0 is UIControl }
  }
}
