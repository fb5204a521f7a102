#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// The controller of an item that is a SwiftUI view without behavior other than a tap.
///
/// Content makes it; see `Items(_:size:hosting:content:didSelect:)`. For an item with state, or one
/// that changes by itself, write a `HostedController`.
public final class HostedItemController<Model: ViewModel, Content: View>:
  HostedCellController<Model, NoState>, HostedContent, PresentedByContent
{
  typealias Key = HostedPresentationKey<Model, Content>

  public override class func size(
    of viewModel: Model,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    container.environment[Key.self]?.size
      ?? super.size(of: viewModel, state: state, in: container)
  }

  public override var hosting: HostedStyle { environment[Key.self]?.style ?? HostedStyle() }

  public var body: some View {
    environment[Key.self]?.content(viewModel)
  }

  public override func didSelect() {
    environment[Key.self]?.didSelect?(viewModel)
  }

  var presentation: AnyObject? { environment[Key.self] }
}

/// How the items from one place in the content are shown.
///
/// Each content makes a new one. They are all equal, so that an update does not lay out every item
/// again. The views on screen are made again, because their closures may have changed.
@MainActor
final class HostedPresentation<Model: ViewModel, Content: View> {
  let size: ItemSize
  let location: CodeLocation
  let style: HostedStyle
  let content: @MainActor (Model) -> Content
  let didSelect: (@MainActor (Model) -> Void)?

  init(
    size: ItemSize,
    location: CodeLocation,
    style: HostedStyle,
    content: @escaping @MainActor (Model) -> Content,
    didSelect: (@MainActor (Model) -> Void)?
  ) {
    self.size = size
    self.location = location
    self.style = style
    self.content = content
    self.didSelect = didSelect
  }
}

extension HostedPresentation: Equatable {
  nonisolated static func == (left: HostedPresentation, right: HostedPresentation) -> Bool {
    left.size == right.size && left.location == right.location
  }
}

enum HostedPresentationKey<Model: ViewModel, Content: View>: ListEnvironmentKey {
  static var defaultValue: HostedPresentation<Model, Content>? { nil }
}
#endif
