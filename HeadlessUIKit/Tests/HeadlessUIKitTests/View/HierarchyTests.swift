import HeadlessUIKit
import Testing

@MainActor
@Suite struct HierarchyTests {
  /// Writes down what a view is told about its place.
  final class Witness: UIView {
    var events: [String] = []
    private func note(_ event: String) { events.append(event) }

    override func willMove(toSuperview newSuperview: UIView?) {
      note("will move to \(newSuperview == nil ? "none" : "superview")")
    }
    override func didMoveToSuperview() {
      note("did move to \(superview == nil ? "none" : "superview")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() {
      note("did move to \(window == nil ? "no window" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { note("added") }
    override func willRemoveSubview(_ subview: UIView) { note("will remove") }
  }

  @Test func `a view whose window has ended is in none, wherever it was in it`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    var window: UIWindow? = UIWindow(frame: .zero)
    window?.addSubview(outer)
    #expect(inner.window === window && window?.window === window)
    window = nil
    #expect(outer.superview == nil && outer.window == nil)
    #expect(inner.superview === outer && inner.window == nil)
  }

  @Test func `views that move from one window to another are in the other one`() {
    let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
    let outer = Witness()
    let inner = Witness()
    outer.addSubview(inner)
    windows[0].addSubview(outer)
    windows[1].addSubview(outer)
    #expect(inner.window === windows[1] && outer.window === windows[1])
    #expect(windows[0].subviews.isEmpty)
    outer.removeFromSuperview()
    #expect(inner.window == nil && inner.superview === outer)
  }

  @Test func `a view is told before and after it moves`() {
    let window = UIWindow(frame: .zero)
    let view = Witness()
    window.addSubview(view)
    #expect(
      view.events == [
        "will move to window", "will move to superview",
        "did move to window", "did move to superview",
      ]
    )
    view.events = []
    view.removeFromSuperview()
    #expect(
      view.events == [
        "will move to no window", "will move to none",
        "did move to no window", "did move to none",
      ]
    )
  }

  @Test func `a window reaches views deep inside`() {
    let window = UIWindow(frame: .zero)
    let outer = UIView()
    let inner = Witness()
    outer.addSubview(inner)
    inner.events = []
    window.addSubview(outer)
    #expect(inner.events == ["will move to window", "did move to window"])
    #expect(inner.window === window)
  }

  @Test func `a view leaves its superview when another one takes it`() {
    let first = Witness()
    let second = Witness()
    let view = Witness()
    first.addSubview(view)
    view.events = []
    second.addSubview(view)
    #expect(first.events == ["added", "will remove"])
    #expect(second.events == ["added"])
    #expect(view.events == ["will move to superview", "did move to superview"])
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  @Test func `subviews keep the order they are told`() {
    let container = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    var tags: [Int] { container.subviews.map(\.tag) }
    container.addSubview(views[0])
    container.addSubview(views[1])
    container.insertSubview(views[2], at: 0)
    container.insertSubview(views[3], belowSubview: views[1])
    #expect(tags == [2, 0, 3, 1])
    container.insertSubview(views[2], aboveSubview: views[1])
    #expect(tags == [0, 3, 1, 2])
    container.bringSubviewToFront(views[0])
    #expect(tags == [3, 1, 2, 0])
    container.sendSubviewToBack(views[2])
    #expect(tags == [2, 3, 1, 0])
    container.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags == [0, 3, 1, 2])
    container.addSubview(views[3])
    #expect(tags == [0, 1, 2, 3])
    container.insertSubview(views[3], at: 99)
    #expect(tags == [0, 1, 2, 3])
  }

  @Test func `a view inside itself is refused`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let failures = Headless.recordingFailures {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(failures.count == 2)
    #expect(failures.last?.reason == "Can't add self as subview")
    #expect(outer.superview == nil)
    #expect(outer.subviews == [inner])
  }

  @Test func `views are found by tag and by ancestor`() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test func `a superview does not outlive its owner because of a subview`() {
    let inner = UIView()
    weak var outer: UIView?
    do {
      let view = UIView()
      view.addSubview(inner)
      outer = view
    }
    #expect(outer == nil)
    #expect(inner.superview == nil)
    #expect(inner.window == nil && inner.next == nil)
  }

  @Test func `a view that goes is still known to its subviews, and no longer when gone`() {
    let inner = UIView()
    do {
      let view = Removed()
      view.addSubview(inner)
      view.onDeparture = { inner.superview?.tag }
      view.tag = 7
    }
    #expect(Removed.lastSeen == 7)
    #expect(inner.superview == nil)
  }

  @Test func `a view that is released on another thread leaves its subviews`() async throws {
    let inner = UIView()
    func outer() -> UIView {
      let view = UIView()
      view.addSubview(inner)
      return view
    }
    await Task.detached { [view = outer()] in #expect(await view.subviews.count == 1) }.value
    for _ in 0..<1_000 where inner.superview != nil { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(inner.superview == nil)
  }

  @Test func `a constraint whose item is gone has no items and no effect`() {
    let outer = UIView()
    var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      let guide = UILayoutGuide()
      constraint = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
    }
    #expect(constraint?.firstItem == nil && constraint?.secondItem == nil)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
    outer.layoutIfNeeded()
  }
}

/// A view that looks around when it goes.
private final class Removed: UIView {
  static var lastSeen: Int?
  var onDeparture: @MainActor () -> Int? = { nil }

  deinit {
    MainActor.assumeIsolated { Self.lastSeen = onDeparture() }
  }
}
