package import Foundation

/// Tells a list layout how sections are arranged, and which sizes their items have.
@MainActor
package protocol ListLayoutSource: AnyObject {
  /// How a section arranges its items.
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

  /// Some items at the end of a section have no place in its arrangement, and are shown below it.
  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int)
}
