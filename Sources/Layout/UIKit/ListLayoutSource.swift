import Foundation
import RosterPlatform

/// Provides a list layout with the layouts of sections and the sizes of their items.
@MainActor
protocol ListLayoutSource: AnyObject {
  /// Runs code that calls functions of the app, such as sizes and arrangements, and lets what they request wait.
  func whileUpdatesWait<Result>(_ body: () -> Result) -> Result

  /// Returns the layout of a section from the content; it may be adaptive.
  func arrangement(ofSection section: Int) -> SectionLayout

  /// Returns the sizes of neighboring items of a section, which are valid.
  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: ItemContainer
  ) -> ItemSizes

  /// The size of a section's header or footer; zero if it has none.
  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> CGSize

  /// Returns the items of a section whose views are measured.
  func estimatedItems(ofSection section: Int, in container: ItemContainer) -> IndexSet

  /// Returns whether the view of a header or footer is measured.
  func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool

  /// Returns whether an item has an automatic size that its cell has not had yet.
  func isUnmeasured(itemAt position: Position) -> Bool

  /// What is kept in place since somebody has scrolled; `nil` if nothing had to be kept since.
  var keptPlace: KeptPlace? { get set }

  /// Returns the sticky items of a section.
  func stickyItems(ofSection section: Int) -> IndexSet

  /// The item with room below it; `nil` if there is none.
  var itemWithRoomBelow: Position? { get }

  /// Called when the collection view performs updates, whoever has asked for them.
  ///
  /// - Parameter items: The updates; `nil` if everything is reloaded.
  func viewWillUpdate(_ items: [UICollectionViewUpdateItem]?)

  /// Called when a section has scrolled orthogonally.
  func sectionDidScroll()

  /// Whether there is or was anything whose view is measured.
  var mayTakeSizes: Bool { get }

  /// Stores the preferred size of an item's view.
  ///
  /// - Returns: Whether the size of the item may have changed.
  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: ItemContainer
  ) -> Bool

  /// Stores the preferred size of a header or footer.
  ///
  /// - Returns: Whether its size may have changed.
  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool

  /// Returns how an inserted item appears, by its new position.
  func transition(ofInsertedItemAt position: Position) -> ItemTransition

  /// Returns how a removed item disappears, by its old position.
  func transition(ofRemovedItemAt position: Position) -> ItemTransition

  /// Called when an arrangement has no frames for some items at the end of a section, which are
  /// shown below it.
  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int)

  /// Whether there are or have been overlays.
  var hasOverlays: Bool { get }

  /// The number of the shown list, which is another one after each update.
  var listNumber: UInt32 { get }

  /// Returns the badges of an item.
  func overlays(ofItem item: Int, inSection section: Int) -> [ListOverlay]

  /// Returns the overlays of a section.
  func overlays(ofSection section: Int) -> [ListOverlay]

  /// Returns the overlay with a number; `nil` if it does not exist any longer.
  func overlay(_ number: Int) -> ListOverlay?

  /// Returns whether an overlay has not been shown yet.
  func isNew(overlay number: Int) -> Bool

  /// Returns the size of an overlay on an area.
  func size(ofOverlay number: Int, over area: CGSize) -> CGSize
}

extension ListLayoutSource {
  func isUnmeasured(itemAt position: Position) -> Bool { false }

  var keptPlace: KeptPlace? {
    get { nil }
    set {}
  }

  func stickyItems(ofSection section: Int) -> IndexSet { IndexSet() }

  var itemWithRoomBelow: Position? { nil }

  var hasOverlays: Bool { false }

  var listNumber: UInt32 { 0 }

  var mayTakeSizes: Bool { true }

  func overlays(ofItem item: Int, inSection section: Int) -> [ListOverlay] { [] }

  func overlays(ofSection section: Int) -> [ListOverlay] { [] }

  func overlay(_ number: Int) -> ListOverlay? { nil }

  func isNew(overlay number: Int) -> Bool { false }

  func size(ofOverlay number: Int, over area: CGSize) -> CGSize { .zero }
}

extension ListLayoutSource {
  func estimatedItems(ofSection section: Int, in container: ItemContainer) -> IndexSet {
    IndexSet()
  }

  func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool { false }

  func viewWillUpdate(_ items: [UICollectionViewUpdateItem]?) {}

  func transition(ofInsertedItemAt position: Position) -> ItemTransition { .fade }

  func transition(ofRemovedItemAt position: Position) -> ItemTransition { .fade }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: ItemContainer
  ) -> Bool { false }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool { false }
}

extension ListLayoutSource {
  /// Returns the layout of a section for the available space.
  func arrangement(
    ofSection section: Int,
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis
  ) -> SectionLayout {
    whileUpdatesWait {
      arrangement(ofSection: section).resolved(in: size, traits: traits, axis: axis)
    }
  }
}

extension UICollectionViewLayout {
  /// Tells the list that the collection view performs updates.
  func tellUpdate(_ items: [UICollectionViewUpdateItem]) {
    (collectionView?.dataSource as? any ListLayoutSource)?.viewWillUpdate(items)
  }

  /// Tells the list that the collection view reloads everything, if that is why the layout is invalidated.
  func tellReload(_ context: UICollectionViewLayoutInvalidationContext) {
    guard context.invalidateEverything, context.invalidateDataSourceCounts else { return }
    (collectionView?.dataSource as? any ListLayoutSource)?.viewWillUpdate(nil)
  }
}
