#if canImport(Runtime)
import Roster
import RosterTesting
import Runtime
import Testing

/// The functions of Roster between what happens and the app's code that hears of it.
///
/// Whoever looks for the way from one to the other reads these functions. A flow that grows is a question to its
/// design.
@MainActor
@Suite struct FlowTests {
  /// The functions on the stack where each flow first arrived.
  @MainActor
  final class Arrivals: Equatable {
    private(set) var routes: [String: [String]] = [:]
    var isOpen = false

    func note(_ flow: String) {
      guard isOpen, routes[flow] == nil, let stack = try? Backtrace.capture(limit: 400) else {
        return
      }
      // Symbols are mangled with the module's name, also those of its extensions.
      let frames = stack.symbolicated(options: [])?.frames ?? []
      let symbols = frames.filter { !$0.isSwiftThunk }.compactMap(\.symbol)
      routes[flow] = symbols.filter {
        $0.rawName.hasPrefix("$s6Roster") || $0.rawName.contains("6RosterE")
      }
      .map(\.name)
    }

    nonisolated static func == (left: Arrivals, right: Arrivals) -> Bool { left === right }
  }

  private struct Row: ViewModel {
    let id: Int
    let text: String
    let arrivals: Arrivals
  }

  private struct RowState: ViewState {
    var isOpen = false
  }

  private final class RowController: CellController<Row, RowState, UICollectionViewCell> {
    private var arrivals: Arrivals { viewModel.arrivals }

    override class func size(
      of row: Row,
      state: RowState,
      in container: ItemContainer
    ) -> ItemSize {
      row.arrivals.note("update to size")
      return .height(state.isOpen ? 90 : 50)
    }

    override func configure(_ cell: UICollectionViewCell) {
      if state.isOpen { arrivals.note("state to configure") }
    }

    override func didSelect() { arrivals.note("tap to didSelect") }

    override var impressions: [Impression] { [Impression("seen", dwell: .seconds(1))] }

    override func didImpress(_ impression: Impression) { arrivals.note("time to didImpress") }

    override var trailingActions: [SwipeAction] {
      [SwipeAction("Delete") { [arrivals] in arrivals.note("swipe to action") }]
    }

    override var dragItems: [UIDragItem] {
      arrivals.note("lift to dragItems")
      return [UIDragItem(itemProvider: NSItemProvider(object: viewModel.text as NSString))]
    }
  }

  private struct Rows: ListContent {
    let numbers: Range<Int>
    let arrivals: Arrivals

    var body: some ListContent {
      let _ = arrivals.note("apply to body")
      let rows = numbers.map { Row(id: $0, text: "Row \($0 / 2)", arrivals: arrivals) }
      Section("rows") { Items(rows, RowController.init) }
        .onDrop(of: Row.self) { [arrivals] _ in arrivals.note("drop to onDrop") }
    }
  }

  private final class RowsView: UICollectionView {
    var arrivals: Arrivals?

    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      arrivals?.note("apply to batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  /// Two lists beside each other.
  private final class Screen: UIViewController {
    let lists = [0, 160].map { x in
      RowsView(
        frame: CGRect(x: x, y: 0, width: 160, height: 480),
        collectionViewLayout: ListLayout()
      )
    }
    private(set) lazy var adapters = lists.map { ListAdapter($0) }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (list, adapter) in zip(lists, adapters) {
        view.addSubview(list)
        adapter.itemDragging = .withinApp
      }
    }
  }

  /// Does what each flow begins with.
  private func walk() throws -> Arrivals {
    let arrivals = Arrivals()
    let screen = Screen()
    let list = ListHarness(showing: screen, list: screen.adapters[0])
    for adapter in screen.adapters { adapter.apply(Rows(numbers: 0..<40, arrivals: arrivals)) }
    list.finishAnimations()
    arrivals.isOpen = true
    screen.lists[0].arrivals = arrivals
    list.apply(Rows(numbers: 1..<41, arrivals: arrivals))
    let second = try #require(list.controller(RowController.self, at: [0, 1]))
    second.updateState { $0.isOpen = true }
    list.advance(by: .seconds(2))
    list.tap([0, 2])
    list.swipe([0, 3], from: .trailing, choosing: "Delete")
    let drag = try #require(list.lift([0, 4]))
    drag.move(to: CGPoint(x: 80, y: 120), of: screen.adapters[1])
    drag.drop()
    return arrivals
  }

  @Test func `each flow is as short as it was`() throws {
    let limits = [
      "apply to body": 11, "apply to batch": 14, "update to size": 36, "state to configure": 15,
      "tap to didSelect": 4, "swipe to action": 6, "lift to dragItems": 6, "drop to onDrop": 8,
      "time to didImpress": 6,
    ]
    let routes = try walk().routes
    #expect(Set(routes.keys) == Set(limits.keys))
    for (flow, limit) in limits {
      let route = routes[flow] ?? []
      #expect(
        1...limit ~= route.count,
        "\(flow): \(route.count) functions\n\(route.reversed().joined(separator: "\n"))"
      )
    }
  }
}
#endif
