import RosterCore
import RosterLayout
import RosterPlatform

/// How plain items are shown that one place in the content describes.
///
/// Their controllers find it in the environment, so they have that of the latest content.
struct PlainPresentation<Model: ViewModel, Cell: UICollectionReusableView>: Sendable {
  let size: ItemSize
  let location: CodeLocation
  let configure: @MainActor (Cell, Model) -> Void
  let didSelect: (@MainActor (Model) -> Void)?
}

extension PlainPresentation: Equatable {
  /// Whether equal view models look the same, as far as that can be told of closures: those that the
  /// same line of code has made do.
  static func == (left: PlainPresentation, right: PlainPresentation) -> Bool {
    left.size == right.size && left.location == right.location
  }
}

enum PlainPresentationKey<Model: ViewModel, Cell: UICollectionReusableView>: ListEnvironmentKey {
  static var defaultValue: PlainPresentation<Model, Cell>? { nil }
}
