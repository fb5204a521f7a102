import Foundation
import RosterCore
public import RosterPlatform

/// How items come and go in an animated update, as their controllers say, for layouts of the app's own.
///
/// `ListLayout` and `CompositionalListLayout` know it by themselves. Another layout asks for it where a collection
/// view asks for the first and the last attributes of items:
///
/// ```swift
/// final class StackLayout: UICollectionViewFlowLayout {
///   private var transitions = UpdateTransitions()
///
///   override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
///     super.prepare(forCollectionViewUpdates: updateItems)
///     transitions.begin(updateItems)
///   }
///
///   override func finalizeCollectionViewUpdates() {
///     super.finalizeCollectionViewUpdates()
///     transitions.end()
///   }
///
///   override func initialLayoutAttributesForAppearingItem(
///     at path: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
///     return transitions.first(attributes, ofItemAt: path, in: self)
///   }
///
///   override func finalLayoutAttributesForDisappearingItem(
///     at path: IndexPath
///   ) -> UICollectionViewLayoutAttributes? {
///     let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
///     return transitions.last(attributes, ofItemAt: path, in: self)
///   }
/// }
/// ```
@MainActor
public struct UpdateTransitions {
  /// The items that come, by their places after the update, and those that go, by their places before it.
  private var items: (coming: Set<Position>, going: Set<Position>) = ([], [])

  /// The sections that come and go.
  private var sections: (coming: Set<Int>, going: Set<Int>) = ([], [])

  /// Begins outside of an update.
  public init() {}

  /// Takes over what an update is about.
  ///
  /// - Parameter updateItems: What the collection view tells its layout in `prepare(forCollectionViewUpdates:)`.
  public mutating func begin(_ updateItems: [UICollectionViewUpdateItem]) {
    end()
    for item in updateItems {
      switch item.updateAction {
      case .insert: add(item.indexPathAfterUpdate, to: &items.coming, &sections.coming)
      case .delete: add(item.indexPathBeforeUpdate, to: &items.going, &sections.going)
      default: break
      }
    }
  }

  /// Ends an update.
  public mutating func end() {
    items = ([], [])
    sections = ([], [])
  }

  /// How an item looks at the beginning of the animation.
  ///
  /// - Parameters:
  ///   - attributes: How it would look otherwise.
  ///   - path: The place of the item after the update.
  ///   - layout: The layout of the collection view, which places the item at the end.
  /// - Returns: What the item's controller says of an item that comes; the attributes that were given for all others.
  public func first(
    _ attributes: UICollectionViewLayoutAttributes?,
    ofItemAt path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard
      path.count == 2, let source = source(of: layout),
      items.coming.contains(Position(path)) || sections.coming.contains(path.section),
      let first = layout.layoutAttributesForItem(at: path)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return attributes }
    source.transition(ofInsertedItemAt: Position(path)).apply(to: first)
    return first
  }

  /// How an item looks at the end of the animation.
  ///
  /// - Parameters:
  ///   - attributes: How it would look otherwise.
  ///   - path: The place of the item before the update.
  ///   - layout: The layout of the collection view.
  /// - Returns: What the item's controller says of an item that goes; the attributes that were given for all others.
  public func last(
    _ attributes: UICollectionViewLayoutAttributes?,
    ofItemAt path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard
      path.count == 2, let source = source(of: layout),
      items.going.contains(Position(path)) || sections.going.contains(path.section),
      let last = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    last.alpha = 1
    source.transition(ofRemovedItemAt: Position(path)).apply(to: last)
    return last
  }

  private func source(of layout: UICollectionViewLayout) -> (any ListLayoutSource)? {
    layout.collectionView?.dataSource as? any ListLayoutSource
  }

  /// Collection views name a whole section by a path whose item is no number.
  private func add(
    _ path: IndexPath?,
    to items: inout Set<Position>,
    _ sections: inout Set<Int>
  ) {
    guard let path, !path.isEmpty else { return }
    if path.count < 2 || path[1] == NSNotFound {
      sections.insert(path[0])
    } else {
      items.insert(Position(path))
    }
  }
}

extension ItemTransition {
  /// Changes how a cell looks at its place to how it looks at the far end of its animation.
  @MainActor
  func apply(to attributes: UICollectionViewLayoutAttributes) {
    attributes.center.x += offset.width.isFinite ? offset.width : 0
    attributes.center.y += offset.height.isFinite ? offset.height : 0
    attributes.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1
    if scale != 1, scale.isFinite {
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}
