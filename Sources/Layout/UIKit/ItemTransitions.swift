public import Foundation
public import RosterPlatform

/// How items appear and disappear in the present update, according to their controllers.
///
/// `ListLayout`, `CompositionalListLayout` and `FlowListLayout` use it. In a layout of your own, call it in
/// four places:
///
/// ```swift
/// final class SpiralLayout: UICollectionViewLayout {
///   private var transitions = ItemTransitions()
///
///   override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///     super.prepare(forCollectionViewUpdates: updateItems)
///     transitions.prepare(for: updateItems)
///   }
///
///   override func initialLayoutAttributesForAppearingItem(
///     at itemIndexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
///     return transitions.initial(attributes, at: itemIndexPath, in: self)
///   }
///
///   override func finalLayoutAttributesForDisappearingItem(
///     at itemIndexPath: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
///     return transitions.final(attributes, at: itemIndexPath, in: self)
///   }
///
///   override func finalizeCollectionViewUpdates() {
///     super.finalizeCollectionViewUpdates()
///     transitions.finish()
///   }
/// }
/// ```
@MainActor
public struct ItemTransitions {
  private var inserted: (items: Set<IndexPath>, sections: Set<Int>) = ([], [])
  private var removed: (items: Set<IndexPath>, sections: Set<Int>) = ([], [])

  /// Creates transitions without an update.
  public init() {}

  /// Records the items that an update inserts and deletes.
  public mutating func prepare(for updates: [UICollectionViewUpdateItem]) {
    finish()
    for update in updates {
      switch update.updateAction {
      case .insert: Self.add(update.indexPathAfterUpdate, to: &inserted)
      case .delete: Self.add(update.indexPathBeforeUpdate, to: &removed)
      default: break
      }
    }
  }

  /// Ends the update.
  public mutating func finish() {
    inserted = ([], [])
    removed = ([], [])
  }

  /// Returns the attributes of an item at the beginning of the animation with which it appears.
  ///
  /// - Parameters:
  ///   - attributes: The layout's own attributes.
  ///   - path: The index path of the item after the update.
  ///   - layout: The layout.
  /// - Returns: The same attributes for an item that was in the list before.
  public func initial(
    _ attributes: UICollectionViewLayoutAttributes?,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard Self.holds(inserted, path), let source = Self.source(of: layout),
      let place = layout.layoutAttributesForItem(at: path)?.duplicate
    else { return attributes }
    return source.transition(ofInsertedItemAt: Position(path)).applied(to: place)
  }

  /// Returns the attributes of an item at the end of the animation with which it disappears.
  ///
  /// - Parameters:
  ///   - attributes: The layout's own attributes.
  ///   - path: The index path of the item before the update.
  ///   - layout: The layout.
  /// - Returns: The same attributes for an item that stays in the list.
  public func final(
    _ attributes: UICollectionViewLayoutAttributes?,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard Self.holds(removed, path), let source = Self.source(of: layout),
      let place = attributes?.duplicate
    else { return attributes }
    return source.transition(ofRemovedItemAt: Position(path)).applied(to: place)
  }

  private static func add(
    _ path: IndexPath?,
    to places: inout (items: Set<IndexPath>, sections: Set<Int>)
  ) {
    guard let path, path.count == 2 else { return }
    if path.item == NSNotFound {
      places.sections.insert(path.section)
    } else {
      places.items.insert(path)
    }
  }

  private static func holds(
    _ places: (items: Set<IndexPath>, sections: Set<Int>),
    _ path: IndexPath
  ) -> Bool {
    path.count == 2 && (places.items.contains(path) || places.sections.contains(path.section))
  }

  private static func source(of layout: UICollectionViewLayout) -> (any ListLayoutSource)? {
    layout.collectionView?.dataSource as? any ListLayoutSource
  }
}

/// UIKit's flow layout, with the transitions that controllers return for inserted and removed
/// items, and with badges and other overlays.
///
/// Use it in place of `UICollectionViewFlowLayout`, in which items only fade, and which has no place
/// for overlays.
@MainActor
open class FlowListLayout: UICollectionViewFlowLayout {
  private var transitions = ItemTransitions()
  private let overlays = OverlayViews()

  open override func prepare() {
    super.prepare()
    overlays.prepare()
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    return elements + overlays.elements(on: elements, of: self).filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.attributes(ofKind: elementKind, at: indexPath, in: self)
      : super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !OverlayViews.isOverlay(originalAttributes.representedElementKind)
      && super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes
      )
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.initialAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    OverlayViews.isOverlay(elementKind)
      ? overlays.finalAttributes(ofKind: elementKind, at: elementIndexPath, in: self)
      : super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind,
        at: elementIndexPath
      )
  }

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    tellReload(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    tellUpdate(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
    transitions.prepare(for: updateItems)
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return transitions.initial(attributes, at: itemIndexPath, in: self)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return transitions.final(attributes, at: itemIndexPath, in: self)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    transitions.finish()
    overlays.finishUpdate(of: self)
  }
}

extension ItemTransition {
  /// Returns the attributes at the far end of the animation, from those at the item's final place.
  @MainActor
  func applied(
    to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.center.x += offset.width.isUsable ? offset.width : 0
    attributes.center.y += offset.height.isUsable ? offset.height : 0
    attributes.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
    if scale != 1, scale.isFinite {
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    return attributes
  }
}
