#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// The common superclass of controllers that show their items as SwiftUI views.
///
/// Subclass `HostedController`, which combines this class with the requirement of a `body`.
open class HostedCellController<Model: ViewModel, ItemState: ViewState>:
  CellController<Model, ItemState, HostedCell<Model, ItemState>>
{
  /// Connects the item's view with the cell.
  private var seat: (any HostedSeat)?

  /// Creates a controller for an item.
  ///
  /// - Parameter viewModel: What the item shows.
  public override init(_ viewModel: Model) {
    super.init(viewModel)
    host = self
  }

  /// Returns the size of an item; by default, the height of its view.
  open override class func size(
    of viewModel: Model,
    state: ItemState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: 44)
  }

  /// The style of the view in the cell: its margins, its background and its minimum size.
  ///
  /// It is read whenever the cell is configured, so it can depend on the state and the selection.
  open var hosting: HostedStyle { HostedStyle() }

  /// A binding to a part of the state.
  ///
  /// Writing to it changes the state, as `updateState` does. The view is updated immediately, in
  /// the animation of the write, if there is one.
  ///
  /// ```swift
  /// Toggle("Done", isOn: binding(\.isDone))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The part of the state.
  ///   - animated: Whether the list is laid out in an animation if the item's size changes.
  /// - Returns: A binding that does not keep the controller alive.
  public final func binding<Value>(
    _ keyPath: WritableKeyPath<ItemState, Value>,
    animated: Bool = true
  ) -> Binding<Value> {
    let value = state[keyPath: keyPath]
    return Binding(
      get: { @MainActor [weak self] in self?.state[keyPath: keyPath] ?? value },
      set: { @MainActor [weak self] newValue in
        guard let self else { return }
        updateState(animated: animated) { $0[keyPath: keyPath] = newValue }
        seat?.update()
      }
    )
  }
}

extension HostedCellController: CellHost {
  package func show(in cell: UICollectionReusableView) {
    guard let cell = cell as? HostedCell<Model, ItemState> else { return }
    if seat == nil {
      seat = (self as? any HostedContent)?.makeSeat()
    }
    guard let seat else {
      assertionFailure("\(type(of: self)) has no body: it has to be a HostedController.")
      return
    }
    environment.views?.add(self)
    seat.show(in: cell, style: hosting, environment: environment.views?.values)
  }

  package func surroundingsWereReplaced() {
    guard let presentation = (self as? any PresentedByContent)?.presentation else { return }
    guard presentation !== seat?.presentation else { return }
    seat?.presentation = presentation
    setNeedsConfigure(for: .environment)
  }
}

extension HostedCellController: ViewEnvironmentReader {
  func viewEnvironmentDidChange() {
    guard let cell else { return }
    show(in: cell)
  }
}

/// A controller whose view is described by the content.
@MainActor
protocol PresentedByContent: AnyObject {
  /// The description from the latest content.
  var presentation: AnyObject? { get }
}
#endif
