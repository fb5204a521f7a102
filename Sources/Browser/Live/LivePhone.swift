#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit
import Roster
import RosterTracing

/// A phone with an app on it: a window, a finger, and recorders of both.
@MainActor
final class LivePhone {
  let window: UIWindow
  private let name: String
  private var finger: LiveFinger?

  /// The lists of the app, except for those inside cells.
  private var lists: [WeakList] = []

  /// Records the differences from one frame to the next.
  private var frames: TraceRecorder

  /// Records the steps for a trace that can be saved.
  private let trace: TraceRecorder

  /// The caption of a step that ends when all movement has ended.
  private var pendingCaption: String?
  private var quiet = 0.0

  private(set) var menu: LiveMenu?

  /// How much of the screen the keyboard covers, in points.
  var keyboardHeight: CGFloat = 0

  private struct WeakList {
    weak var adapter: ListAdapter?
  }

  /// How long the screen has to be still before a step ends, in seconds.
  private static let settlingTime = 0.25

  init(_ screen: LiveScreen, in surroundings: LiveSurroundings) throws {
    name = screen.name
    window = UIWindow(frame: CGRect(origin: .zero, size: surroundings.size))
    frames = TraceRecorder(screen.name, window: window, keepsSteps: false)
    trace = TraceRecorder(screen.name, window: window)
    observeNewLists()
    surroundings.apply(to: window)
    window.rootViewController = try screen.make()
    window.makeKeyAndVisible()
    surroundings.apply(to: window)
    Headless.advance(by: 0)
    trace.step("Open \(screen.name)")
  }

  private func observeNewLists() {
    ListAdapter.newAdapterObserver = { [weak self] in self?.follow($0) }
  }

  /// Makes what happens next belong to this phone: lists that appear, and the text size.
  func adopt(_ surroundings: LiveSurroundings, isOneOfSeveral: Bool) {
    guard isOneOfSeveral else { return }
    observeNewLists()
    surroundings.applyTraits(to: window)
  }

  private func follow(_ adapter: ListAdapter) {
    lists.append(WeakList(adapter: adapter))
    frames.follow(adapter)
    trace.follow(adapter)
  }

  /// Makes the next frame a whole one, for a page that has just opened.
  func beginFrames() {
    frames = TraceRecorder(name, window: window, keepsSteps: false)
    for list in lists {
      if let adapter = list.adapter { frames.follow(adapter) }
    }
  }

  /// Returns what has changed since the previous frame; `nil` if nothing has.
  func takeFrame(after elapsed: Double) -> String? {
    let frame = frames.step(nil)
    quiet = frame == nil ? quiet + elapsed : 0
    if quiet > Self.settlingTime, finger == nil { endStep() }
    return frame
  }

  /// Returns the trace so far, as a page.
  func tracePage() -> String {
    endStep()
    return trace.html
  }

  /// Begins a step of the trace, and ends the previous one.
  func note(_ caption: String) {
    endStep()
    pendingCaption = caption
    quiet = 0
  }

  private func endStep() {
    guard let caption = pendingCaption else { return }
    pendingCaption = nil
    trace.step(caption)
  }

  /// Adds a character to the typing step in progress.
  func noteKey(_ key: String) {
    let beginning = "Type “"
    let letter = key.count == 1 ? key : " ⟨\(key)⟩ "
    if let pending = pendingCaption, pending.hasPrefix(beginning) {
      pendingCaption = pending.dropLast() + letter + "”"
    } else {
      note("\(beginning)\(letter)”")
    }
  }

  func touch(_ phase: LiveMessage.Phase, at point: CGPoint) {
    switch phase {
    case .down:
      finger?.cancel()
      menu = nil
      finger = LiveFinger(at: point, in: window)
    case .move: finger?.move(to: point)
    case .up:
      guard let finger else { return }
      self.finger = nil
      note(finger.caption)
      finger.lift()
    case .cancel:
      finger?.cancel()
      finger = nil
    }
  }

  /// Shows the menu that a long press has opened, if there is one.
  func openMenuIfPressed() {
    guard let finger, let open = finger.takeMenu().flatMap(LiveMenu.init) else { return }
    finger.cancel()
    self.finger = nil
    menu = open
    note("Long press: \(finger.caption)")
  }

  func choose(_ index: Int?) {
    guard let open = menu else { return }
    menu = nil
    guard let index, let title = open.perform(index) else { return }
    note("Choose “\(title)”")
  }

  /// Whether any list is being refreshed.
  var isRefreshing: Bool {
    window.firstDescendant { ($0 as? UIScrollView)?.refreshControl?.isRefreshing == true } != nil
  }
}

extension UIView {
  /// Returns the first visible view in the tree that satisfies a condition.
  func firstDescendant(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    if condition(self) { return self }
    for subview in subviews {
      if let view = subview.firstDescendant(where: condition) { return view }
    }
    return nil
  }
}
#endif
