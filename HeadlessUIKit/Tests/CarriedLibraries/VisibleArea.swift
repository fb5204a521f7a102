import HeadlessUIKit

/// What is visible of a list, for code that says nothing of actors, as published libraries have it.
public enum VisibleArea {
  /// The visible cells from top to bottom.
  public static func cells(of view: UICollectionView) -> [UICollectionViewCell] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
  }

  public static func fraction(of cell: UICollectionViewCell, in view: UICollectionView) -> CGFloat {
    let visible = cell.frame.intersection(view.bounds)
    return visible.isNull || cell.frame.height == 0 ? 0 : visible.height / cell.frame.height
  }
}

/// Watches a list from outside any actor.
public final class VisibleAreaWatcher {
  private weak var view: UICollectionView?

  public init(_ view: UICollectionView) {
    self.view = view
    view.isPrefetchingEnabled = false
  }

  public func scroll(to y: CGFloat) {
    view?.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    view?.layoutIfNeeded()
  }

  public func fractions() -> [CGFloat] {
    guard let view = view else { return [] }
    return VisibleArea.cells(of: view).map { VisibleArea.fraction(of: $0, in: view) }
  }
}
