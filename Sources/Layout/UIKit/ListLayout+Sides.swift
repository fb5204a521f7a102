import Foundation
import RosterPlatform

/// What is kept free at the edges of the collection view that run along the list.
extension ListLayout {
  /// How much of the collection view is kept free at the sides, beside its content insets.
  ///
  /// What the collection view has made a content inset of is not kept free twice.
  var sides: UIEdgeInsets {
    guard let view = collectionView else { return .zero }
    let free = referenceInsets(of: view)
    let (all, own) = (view.adjustedContentInset, view.contentInset)
    switch axis {
    case .vertical:
      return UIEdgeInsets(
        top: 0,
        left: max(0, free.left - (all.left - own.left)),
        bottom: 0,
        right: max(0, free.right - (all.right - own.right))
      )
    case .horizontal:
      return UIEdgeInsets(
        top: max(0, free.top - (all.top - own.top)),
        left: 0,
        bottom: max(0, free.bottom - (all.bottom - own.bottom)),
        right: 0
      )
    }
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    if contentInsetsReference == .none { return .zero }
    if contentInsetsReference == .layoutMargins { return view.layoutMargins }
    let isMeant = contentInsetsReference == .safeArea || axis == .vertical
    return isMeant ? view.safeAreaInsets : .zero
  }

  /// The distance at the side at which a line of the list begins, in the space of the sections.
  var leadingSide: CGFloat {
    switch axis {
    case .vertical: isMirrored ? placedSides.right : placedSides.left
    case .horizontal: placedSides.top
    }
  }

  /// Places the list for other sides, if they are others.
  ///
  /// Collection views do not tell their layout of another safe area.
  package func sidesMayHaveChanged() {
    guard let view = collectionView, view === placedView, sides != placedSides else { return }
    let context = PlacedContext()
    follow(view.bounds, in: context)
    invalidateLayout(with: context)
  }
}
