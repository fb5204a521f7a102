#if canImport(SwiftUI) && !os(macOS)
public import Roster
public import SwiftUI

/// What a hosted controller shows: its `body`.
///
/// Subclass `HostedController`, which requires it.
@MainActor
@preconcurrency
public protocol HostedContent: AnyObject {
  /// The type of the view.
  associatedtype Body: View

  /// The view that shows the item.
  ///
  /// It reads the controller's view model, state and environment. It is made again whenever the
  /// cell is configured, and whenever an observable object that it has read changes.
  @ViewBuilder var body: Body { get }
}

/// A controller that shows its item as a SwiftUI view.
///
/// It is a `CellController` like any other, with a `body` in place of `configure(_:)`. Put what has
/// to be kept into its view state, which the view can read and change; a `@State` in the view is
/// reset when the item gets a cell.
///
/// ```swift
/// final class NoteController: HostedController<Note, NoteState> {
///   var body: some View {
///     NoteRow(note: viewModel, isExpanded: binding(\.isExpanded))
///   }
///
///   override func didSelect() {
///     updateState { $0.isExpanded.toggle() }
///   }
/// }
/// ```
public typealias HostedController<Model: ViewModel, ItemState: ViewState> =
  HostedCellController<Model, ItemState> & HostedContent
#endif
