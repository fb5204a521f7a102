import Observation
import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

@Observable @MainActor final class LineStore {
  var lines: [Line]
  var selected: Set<Int> = []
  var one: Int?
  var place: Int?
  var isShown = true
  var tint = "blue"
  var refreshes = 0
  var other = 0
  @ObservationIgnored var bodies = 0

  init(_ range: Range<Int>) {
    lines = range.map { Line($0) }
  }
}

/// Content whose body reads an observable object.
struct Lines: ListContent {
  let store: LineStore

  var body: some ListContent {
    Items(store.lines, hosting: HostedStyle().margins(.all, 0)) { TintedRow(line: $0) }
  }
}

struct TintedRow: SwiftUI.View {
  let line: Line
  @SwiftUI.Environment(\.tint) var tint

  var body: some SwiftUI.View {
    Text("\(line.text) in \(tint)").frame(height: line.height)
  }
}

private enum TintKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// A window with a SwiftUI screen.
@MainActor final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private(set) var adapter: ListAdapter?
  var reports: [UpdateReport] = []

  init(_ view: (Screen) -> some SwiftUI.View) {
    window.rootViewController = UIHostingController(rootView: view(self))
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func follow(_ adapter: ListAdapter) {
    self.adapter = adapter
    adapter.observeUpdates { [weak self] in self?.reports.append($0) }
  }

  /// Lets the turn of the main actor end, and lays the screen out.
  func settle() async {
    for _ in 0..<5 { await Task.yield() }
    window.layoutIfNeeded()
    for _ in 0..<5 { await Task.yield() }
  }

  var collectionView: UICollectionView? { adapter?.collectionView }
}

@MainActor
@Suite struct RosterListTests {
  private let store = LineStore(0..<5)

  private func screen() -> Screen {
    Screen { screen in
      LineScreen(store: store) { screen.follow($0) }
    }
  }

  private struct LineScreen: SwiftUI.View {
    let store: LineStore
    let setUp: @MainActor (ListAdapter) -> Void

    var body: some SwiftUI.View {
      if store.isShown {
        RosterList(issues: .recorded) { Lines(store: store) }
          .adapter(setUp)
          .environment(\.tint, store.tint)
      }
    }
  }

  @Test func `the first frame has the items`() {
    #expect(screen().window.texts.first == "line 0 in blue")
    #expect(screen().window.texts.count == 5)
  }

  @Test func `what the content reads is observed, also in the bodies below`() {
    let screen = screen()
    store.lines.append(Line(9))
    screen.window.layoutIfNeeded()
    #expect(screen.window.texts.last == "line 9 in blue")
    #expect(screen.reports.count == 2)
  }

  @Test func `an update is animated if the change is made in an animation`() {
    let screen = screen()
    withAnimation { store.lines.append(Line(8)) }
    screen.window.layoutIfNeeded()
    #expect(screen.reports.last?.style == .animated)
    Headless.finishAnimations()
    store.lines.append(Line(9))
    screen.window.layoutIfNeeded()
    #expect(screen.reports.last?.style == .unanimated(.notAsked))
  }

  @Test func `the environment of the list reaches the views in its cells`() {
    let screen = screen()
    store.tint = "red"
    screen.window.layoutIfNeeded()
    #expect(screen.window.texts.first == "line 0 in red")
    #expect(screen.reports.allSatisfy { $0.style != .environment })
  }

  @Test func `a list that leaves the screen ends its controllers, and begins anew when it is back`()
  {
    let log = EndLog()
    let screen = Screen { _ in EndingScreen(store: store, log: log) }
    #expect(log.made == 5)
    store.isShown = false
    screen.window.layoutIfNeeded()
    #expect(log.ended == 5)
    store.isShown = true
    screen.window.layoutIfNeeded()
    #expect(log.made == 10)
    #expect(log.ended == 5)
    #expect(screen.window.texts.count == 5)
  }

  @Test func `a controller may change what the views around read`() {
    let screen = Screen { _ in CountingScreen(store: store) }
    screen.window.layoutIfNeeded()
    #expect(screen.window.texts.contains("5 shown"))
  }

  @Test func `a pull refreshes the list by the action around it`() async {
    let screen = Screen { screen in
      RosterList { Lines(store: store) }
        .adapter { screen.follow($0) }
        .refreshable { [store] in await MainActor.run { store.refreshes += 1 } }
    }
    await screen.adapter?.refresh()
    #expect(store.refreshes == 1)
  }

  @Test func `a list without an action cannot be pulled down`() {
    #expect(screen().collectionView?.refreshControl == nil)
  }
}

extension IssueReporter {
  /// Has issues fail the test.
  static var recorded: IssueReporter {
    IssueReporter { Issue.record("\($0)") }
  }
}

@MainActor final class EndLog {
  var made = 0
  var ended = 0
}

final class EndingController: HostedController<Line, NoState> {
  private let log: EndLog

  init(_ line: Line, _ log: EndLog) {
    self.log = log
    super.init(line)
    log.made += 1
  }

  var body: some SwiftUI.View { Text(viewModel.text) }

  override func didRemove() { log.ended += 1 }
}

private struct EndingScreen: SwiftUI.View {
  let store: LineStore
  let log: EndLog

  var body: some SwiftUI.View {
    if store.isShown {
      RosterList { Items(store.lines) { EndingController($0, log) } }
    }
  }
}

final class CountingController: HostedController<Line, NoState> {
  private let store: LineStore

  init(_ line: Line, _ store: LineStore) {
    self.store = store
    super.init(line)
  }

  var body: some SwiftUI.View { Text(viewModel.text) }

  override func didLoad() { store.other += 1 }
}

private struct CountingScreen: SwiftUI.View {
  let store: LineStore

  var body: some SwiftUI.View {
    VStack {
      Text("\(store.other) shown")
      RosterList { Items(store.lines) { CountingController($0, store) } }
    }
  }
}
