#if !canImport(UIKit)
public import HeadlessUIKit
import HeadlessRendering
public import Roster

/// Records how a screen looks after each step, and what its lists did in between.
///
/// The result is one file that opens in a browser and plays the steps.
///
/// ```swift
/// let recorder = TraceRecorder("Todo", window: window)
/// recorder.follow(adapter)
/// store.toggle(1)
/// recorder.step("Milk is done")
/// try recorder.write(toDirectory: "traces")
/// ```
///
/// In tests, `ListHarness.trace()` makes a recorder that records the steps itself.
@MainActor
public final class TraceRecorder {
  /// The title of the trace.
  public var title: String

  private let window: UIWindow
  private var nodes = NodeTracker()
  private var tables = TraceTables()
  private var controllers = ControllerTable()
  private var lists: [FollowedList] = []
  private var screen = JSONValue.null
  private var log = TraceLog()
  private var steps: [String] = []
  private let keepsSteps: Bool

  /// Begins a trace without steps.
  ///
  /// - Parameters:
  ///   - title: The title of the trace.
  ///   - window: The screen to record.
  public convenience init(_ title: String, window: UIWindow) {
    self.init(title, window: window, keepsSteps: true)
  }

  /// Begins a trace that need not keep its steps.
  package init(_ title: String, window: UIWindow, keepsSteps: Bool) {
    self.title = title
    self.window = window
    self.keepsSteps = keepsSteps
  }

  /// The number of steps so far.
  public var stepCount: Int { steps.count }

  /// Records a list and the lists inside its cells.
  ///
  /// Controllers are recorded if they are made later, so call this method before the list has
  /// content.
  public func follow(_ adapter: ListAdapter) {
    follow(adapter, inside: nil)
  }

  /// Records each list that is made from now on, for as long as the recorder exists.
  ///
  /// It replaces another recorder that has called this method.
  public func followNewLists() {
    ListAdapter.newAdapterObserver = { [weak self] adapter in self?.follow(adapter) }
  }

  /// Ends a step: records the screen, and what has happened since the previous step.
  ///
  /// - Parameter caption: What was done, in words; with `nil`, a step is recorded only if something
  ///   has changed.
  /// - Returns: The step as JSON, in the format of traces; `nil` if there is none.
  @discardableResult
  public func step(_ caption: String?) -> String? {
    step(caption, recorded: nil)
  }

  /// Ends a step that may be one of a recording.
  @discardableResult
  package func step(_ caption: String?, recorded: RecordedStep?) -> String? {
    var members: [(String, JSONValue)] = []
    func add(_ name: String, _ value: JSONValue) {
      if !value.isEmpty { members.append((name, value)) }
    }
    // A layout pass may call hooks, which are recorded as well.
    window.layoutIfNeeded()
    let (changed, gone) = nodes.difference(of: window, texts: &tables.texts)
    add("nodes", changed)
    add("gone", gone)
    add("screen", takeScreen())
    add("lists", .object(lists.compactMap { $0.takeDifference(nodes, &tables, &controllers) }))
    add("controllers", controllers.takeDifference(of: log.touched, nodes, &tables))
    add("hooks", .array(log.hooks))
    // A replay applies content for the app.
    add(
      "updates",
      .array(
        log.updates.map { list, report in
          let location = recorded == nil ? report.location.map { "\($0)" } : recorded?.location
          return report.traced(inList: list, from: location, &tables)
        }
      )
    )
    add("issues", .array(log.issues))
    log = TraceLog()
    guard caption != nil || !members.isEmpty else { return nil }
    add("items", tables.takeAddedItems())
    add("texts", tables.texts.takeAdded())
    var head: [(String, JSONValue)] = [
      ("caption", caption.map(JSONValue.string) ?? .null),
      ("time", .number(Headless.now)),
    ]
    if let recorded { head.append(("recorded", recorded.json)) }
    let step = JSONValue.object(head + members).text
    if keepsSteps { steps.append(step) }
    return step
  }

  /// Waits until everything has settled: pages, refreshes and tasks of controllers in the recorded lists have
  /// completed, and animations have ended.
  ///
  /// Work that never ends is ignored when nothing has happened for a while.
  ///
  /// - Returns: Descriptions of the work in progress; empty if everything has settled.
  @discardableResult
  public func settle() async -> [String] {
    await ListActivity.settle(patience: .milliseconds(100)) {
      window.layoutIfNeeded()
      Headless.finishAnimations()
    } look: {
      let counts = [lists.count, log.hooks.count, log.updates.count, log.issues.count]
      return ListActivity(
        work: lists.flatMap { $0.adapter?.work ?? [] },
        signs: counts.map(Double.init)
      )
    }
  }

  /// The trace as JSON.
  public var json: String {
    let title = JSONValue.string(title).text
    return """
      {"format":"roster-trace","version":1,"title":\(title),"steps":[
      \(steps.joined(separator: ",\n"))
      ]}
      """
  }

  /// The trace as a self-contained HTML page.
  public var html: String { TracePage.html(title: title, trace: json) }

  /// Writes the trace as an HTML page into a directory, which is created if necessary.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory.
  ///   - name: The name of the file without its extension; the title by default. Characters other
  ///     than letters and digits become dashes.
  /// - Returns: The path of the file.
  /// - Throws: An error of the file system.
  @discardableResult
  public func write(toDirectory directory: String, name: String? = nil) throws -> String {
    try TracePage.write(html, toDirectory: directory, name: name ?? title)
  }
}

extension TraceRecorder {
  private func follow(_ adapter: ListAdapter, inside holder: (any CellControlling)?) {
    guard !lists.contains(where: { $0.adapter === adapter }) else { return }
    let list = FollowedList(adapter, number: lists.count, holder: holder)
    lists.append(list)
    for controller in adapter.allControllers {
      log.touched.append(TouchedController(list: list, controller: controller))
      followList(inside: controller)
    }
    adapter.trace { [weak self, weak adapter] hook, controller in
      // A list inside a cell is recorded separately.
      guard adapter?.owns(controller) == true else { return }
      self?.note(hook, controller, in: list)
    }
    adapter.observeUpdates { [weak self] report in
      self?.log.updates.append((list.number, report))
    }
    // A list inside a cell reports its issues to the list around it.
    guard holder == nil else { return }
    adapter.observeIssues { [weak self] issue in
      self?.log.issues.append(
        .object([
          ("code", .string("\(issue.code)")),
          ("origin", .string("\(issue.origin)")),
          ("summary", .string(issue.summary)),
          ("fix", .string(issue.fix)),
          ("location", issue.location.map { .string("\($0)") } ?? .null),
        ])
      )
    }
  }

  private func followList(inside controller: any CellControlling) {
    guard let holder = controller as? any NestedListControlling else { return }
    follow(holder.list, inside: controller)
  }

  private func note(
    _ hook: ControllerHook,
    _ controller: any CellControlling,
    in list: FollowedList
  ) {
    let words = hook == .configure ? "\(hook): \(controller.tracedReason)" : "\(hook)"
    let number = controllers.number(of: controller)
    log.hooks.append(.ints([number, tables.texts.number(of: words)]))
    log.touched.append(TouchedController(list: list, controller: controller))
    if hook == .didMount { followList(inside: controller) }
    if hook == .didRemove { controllers.noteEnd(of: controller) }
  }

  /// Returns the properties of the screen, if they have changed.
  private func takeScreen() -> JSONValue {
    let safeArea = window.safeAreaInsets
    let traits = window.traitCollection
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let present: JSONValue = .object([
      ("root", .int(nodes.number(of: window) ?? 0)),
      ("size", .numbers([window.bounds.width, window.bounds.height])),
      ("safeArea", .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])),
      ("dark", .bool(traits.userInterfaceStyle == .dark)),
      ("rightToLeft", .bool(isMirrored)),
      ("textSize", .string(traits.preferredContentSizeCategory.rawValue)),
    ])
    guard present != screen else { return .null }
    screen = present
    return present
  }
}

/// A step of a trace that replays a recording.
package struct RecordedStep {
  /// The number of the step's event in the recording.
  let event: Int

  /// When the step was recorded, in microseconds since the recording's first step.
  let time: Int

  /// How long the updates of the step took when they were recorded, in microseconds.
  let duration: Int

  /// The line of the app that has asked for the updates.
  let location: String?

  package init(event: Int, time: Int, duration: Int, location: String?) {
    self.event = event
    self.time = time
    self.duration = duration
    self.location = location
  }

  fileprivate var json: JSONValue {
    .object([
      ("event", .int(event)),
      ("time", .number(Double(time) / 1_000_000)),
      ("duration", .number(Double(duration) / 1000)),
    ])
  }
}

/// What has happened since the last step.
@MainActor
struct TraceLog {
  /// The numbers of controllers, each with the number of a text for the hook.
  var hooks: [JSONValue] = []

  var updates: [(list: Int, report: UpdateReport)] = []
  var issues: [JSONValue] = []

  var touched: [TouchedController] = []
}
#endif
