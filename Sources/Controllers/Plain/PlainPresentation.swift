import RosterCore
import RosterLayout
import RosterPlatform

/// How plain items of one place in the content are shown, which they share.
final class PlainPresentation<Model: ViewModel, Cell: UICollectionReusableView>: Sendable {
  let size: ItemSize
  let location: SourceLocation
  let configure: @MainActor (Cell, Model) -> Void
  let didSelect: (@MainActor (Model) -> Void)?

  init(
    size: ItemSize,
    location: SourceLocation,
    configure: @escaping @MainActor (Cell, Model) -> Void,
    didSelect: (@MainActor (Model) -> Void)? = nil
  ) {
    self.size = size
    self.location = location
    self.configure = configure
    self.didSelect = didSelect
  }

  /// Whether equal view models look the same, as far as that can be told of closures: those that
  /// the same line of code has made do.
  func looksLike(_ other: PlainPresentation) -> Bool {
    self === other || (location == other.location && size == other.size)
  }
}
