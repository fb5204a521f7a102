package import RosterPlatform

/// Tells a list layout how sections are arranged, and which sizes their items have.
@MainActor
package protocol ListLayoutSource: AnyObject {
  /// How a section arranges its items.
  func arrangement(ofSection section: Int) -> SectionLayout

  /// The size of an item; it can be shown.
  func sizeOfItem(at indexPath: IndexPath) -> CGSize

  /// The size of a section's header or footer; zero if it has none.
  func sizeOfBoundary(_ kind: String, ofSection section: Int) -> CGSize

  /// Some items at the end of a section have no place in its arrangement, and are shown below it.
  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int)
}
