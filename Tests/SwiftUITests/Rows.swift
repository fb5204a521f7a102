import Observation
import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI

struct Line: ViewModel {
  let id: Int
  var text: String
  var height: CGFloat = 40

  init(_ id: Int, _ text: String = "", height: CGFloat = 40) {
    self.id = id
    self.text = text.isEmpty ? "line \(id)" : text
    self.height = height
  }
}

/// Shows a line, and how often it has been tapped since it got its cell.
struct LineRow: SwiftUI.View {
  let line: Line
  @SwiftUI.State var taps = 0

  var body: some SwiftUI.View {
    Button(
      action: { taps += 1 },
      label: { Text("\(line.text), \(taps) taps").frame(height: line.height) }
    )
  }
}

struct LineState: ViewState {
  var isExpanded = false
  var note = ""
}

/// Shows a line that a tap expands.
final class LineController: HostedController<Line, LineState> {
  let log: BodyLog?

  init(_ line: Line, log: BodyLog? = nil) {
    self.log = log
    super.init(line)
  }

  var body: some SwiftUI.View {
    let _ = log?.bodies.append(viewModel.id)
    VStack {
      Text(viewModel.text).frame(height: state.isExpanded ? 90 : 30)
      Toggling(isOn: binding(\.isExpanded), name: "toggle \(viewModel.id)")
    }
  }

  override var hosting: HostedStyle { HostedStyle().margins(.all, 0) }

  override func didSelect() {
    updateState { $0.isExpanded.toggle() }
  }
}

/// Turns something on and off.
struct Toggling: SwiftUI.View {
  @Binding var isOn: Bool
  let name: String

  var body: some SwiftUI.View {
    Button(
      action: { withAnimation { isOn.toggle() } },
      label: { Text(name).frame(height: 10) }
    )
  }
}

/// Counts how often bodies are made.
@MainActor final class BodyLog {
  var bodies: [Int] = []
}

extension UIView {
  /// The texts that are shown in the view, from the first to the last.
  var texts: [String] {
    if let text = (self as? UILabel)?.text { return [text] }
    return subviews.flatMap(\.texts)
  }
}

extension ListHarness {
  /// The texts in the cells on screen.
  var texts: [[String]] {
    visibleItems.map { collectionView.cellForItem(at: $0)?.texts ?? [] }
  }

  /// The heights of the cells on screen.
  var heights: [CGFloat] {
    visibleItems.map { collectionView.cellForItem(at: $0)?.bounds.height ?? 0 }
  }
}

/// Shows a line and nothing else.
final class PlainLineController: HostedController<Line, NoState> {
  var body: some SwiftUI.View { Text(viewModel.text) }
}
