#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// Connects a controller's view with the cells that show it.
@MainActor
protocol HostedSeat: AnyObject {
  /// The description with which the view was made.
  var presentation: AnyObject? { get set }

  /// Shows the view in a cell.
  func show(in cell: UICollectionViewCell, style: HostedStyle, environment: EnvironmentValues?)

  /// Makes the view again where it is shown.
  func update()
}

extension HostedContent {
  func makeSeat() -> any HostedSeat {
    Seat(self)
  }
}

/// Connects one controller's view with cells, and is the identity of that view.
///
/// SwiftUI resets the state of a view when a cell gets another seat. The view keeps the seat alive,
/// so two seats in a cell are never confused.
private final class Seat<Content: HostedContent>: HostedSeat {
  weak var content: Content?
  var presentation: AnyObject?

  /// The version of the visible view; changing it makes the view again.
  var shown: Binding<Int>?

  private var version = 0

  init(_ content: Content) {
    self.content = content
    presentation = (content as? any PresentedByContent)?.presentation
  }

  func show(
    in cell: UICollectionViewCell,
    style: HostedStyle,
    environment: EnvironmentValues?
  ) {
    version += 1
    let view = HostedView(seat: self, version: version, environment: environment)
    cell.contentConfiguration = style.configuration(of: view.id(ObjectIdentifier(self)))
  }

  func update() {
    shown?.wrappedValue += 1
  }
}

/// Shows the body of a controller, as it is when the view is made.
private struct HostedView<Content: HostedContent>: View {
  let seat: Seat<Content>

  /// Distinguishes the view from the previous one, which showed an earlier state of the controller.
  let version: Int

  let environment: EnvironmentValues?

  @State private var updates = 0

  var body: some View {
    let _ = seat.shown = $updates
    let _ = updates
    if let environment {
      content.environment(\.self, environment)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if let controller = seat.content {
      controller.body
    }
  }
}
#endif
