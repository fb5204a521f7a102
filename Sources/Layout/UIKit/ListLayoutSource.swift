package import Foundation
package import RosterCore
import RosterPlatform

/// Provides a list layout with the arrangement of sections and the sizes of their items.
@MainActor
package protocol ListLayoutSource: AnyObject {
  /// How a section arranges its items, as the content says: it may be adaptive.
  func arrangement(ofSection section: Int) -> SectionLayout

  /// The sizes of neighbouring items of a section; they can be shown.
  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: Container
  ) -> ItemSizes

  /// The size of a section's header or footer; zero if it has none.
  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> CGSize

  /// The items of a section whose views say themselves how long they are.
  func estimatedItems(ofSection section: Int, in container: Container) -> IndexSet

  /// Whether the view of a header or footer says itself how long it is.
  func isEstimated(boundary kind: String, inSection section: Int, in container: Container) -> Bool

  /// A section that scrolls by itself has done so.
  func sectionDidScroll()

  /// Takes the size that the view of an item would rather have than another.
  ///
  /// - Returns: Whether the item may have another size than before.
  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: Container
  ) -> Bool

  /// Takes the size that a header or footer would rather have than another.
  ///
  /// - Returns: Whether it may have another size than before.
  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool

  /// How an item that was not in the list comes into it, by its new place.
  func transition(ofInsertedItemAt position: Position) -> ItemTransition

  /// How an item that leaves the list does so, by its old place.
  func transition(ofRemovedItemAt position: Position) -> ItemTransition

  /// Some items at the end of a section have no place in its arrangement, and are shown below it.
  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int)
}

extension ListLayoutSource {
  package func estimatedItems(ofSection section: Int, in container: Container) -> IndexSet {
    IndexSet()
  }

  package func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool { false }

  package func transition(ofInsertedItemAt position: Position) -> ItemTransition { .fade }

  package func transition(ofRemovedItemAt position: Position) -> ItemTransition { .fade }

  package func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: Container
  ) -> Bool { false }

  package func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool { false }
}

extension ListLayoutSource {
  /// How a section arranges its items in the space that there is.
  func arrangement(
    ofSection section: Int,
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis
  ) -> SectionLayout {
    arrangement(ofSection: section).resolved(in: size, traits: traits, axis: axis)
  }
}
