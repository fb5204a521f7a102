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

  /// The height of a section's header or footer; zero if it has none.
  func length(
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> CGFloat
}
