public import Foundation
import RosterCore
public import RosterPlatform

/// How items come into a list and leave it in the update that a layout is told of, as their controllers say.
///
/// `ListLayout`, `CompositionalListLayout` and `FlowListLayout` have it. A layout of the app's own asks it in
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
  private var deleted: (items: Set<IndexPath>, sections: Set<Int>) = ([], [])

  /// Makes transitions of no update.
  public init() {}

  /// Records what comes and goes in an update.
  public mutating func prepare(for updates: [UICollectionViewUpdateItem]) {
    finish()
    for update in updates {
      switch update.updateAction {
      case .insert: Self.add(update.indexPathAfterUpdate, to: &inserted)
      case .delete: Self.add(update.indexPathBeforeUpdate, to: &deleted)
      default: break
      }
    }
  }

  /// Ends the update.
  public mutating func finish() {
    inserted = ([], [])
    deleted = ([], [])
  }

  /// How an item looks at the beginning of an animation at whose end it is on the screen.
  ///
  /// - Parameters:
  ///   - attributes: What the layout says by itself.
  ///   - path: Where the item is after the update.
  ///   - layout: The layout.
  /// - Returns: The same for an item that was in the list before.
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

  /// How an item looks at the end of an animation at whose beginning it was on the screen.
  ///
  /// - Parameters:
  ///   - attributes: What the layout says by itself.
  ///   - path: Where the item was before the update.
  ///   - layout: The layout.
  /// - Returns: The same for an item that stays in the list.
  public func final(
    _ attributes: UICollectionViewLayoutAttributes?,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard Self.holds(deleted, path), let source = Self.source(of: layout),
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

/// A flow layout of UIKit in which items come and go as their controllers say.
///
/// Nothing else is different. In a plain `UICollectionViewFlowLayout`, items fade.
@MainActor
open class FlowListLayout: UICollectionViewFlowLayout {
  private var transitions = ItemTransitions()

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
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
  }
}

extension ItemTransition {
  /// Changes how an item looks in its place to how it looks at the far end of the animation.
  @MainActor
  func applied(
    to attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.center.x += offset.width.isFinite ? offset.width : 0
    attributes.center.y += offset.height.isFinite ? offset.height : 0
    attributes.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
    if scale != 1, scale.isFinite {
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    return attributes
  }
}
