#if canImport(SwiftUI) && !os(macOS)
import Roster
import SwiftUI

/// The place of a controller's view in the cells that it is shown in.
@MainActor
protocol HostedSeat: AnyObject {
  /// What the content said when the view was made.
  var presentation: AnyObject? { get set }

  /// Shows the view in a cell.
  func show(in cell: UICollectionViewCell, style: HostedStyle, environment: EnvironmentValues?)

  /// Has the view made anew where it is shown.
  func update()
}

extension HostedContent {
  func makeSeat() -> any HostedSeat {
    Seat(self)
  }
}

/// The place of one controller's view, and the identity of that view.
///
/// The state of a view of SwiftUI's goes when the seat in a cell is another. The view keeps the seat, so no
/// two seats in a cell can be taken for the same.
private final class Seat<Content: HostedContent>: HostedSeat {
  weak var content: Content?
  var presentation: AnyObject?

  /// The version of the view that is shown, which has it made anew.
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

  /// Distinguishes the view from the one before, which showed the controller as it was then.
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
