import HeadlessUIKit
import Testing

@MainActor
@Suite struct ControlTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  /// A place for handlers to write in.
  final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func action(_ text: String, id: String? = nil) -> UIAction {
    UIAction(identifier: id.map { UIAction.Identifier($0) }) { [log] _ in
      log.entries.append(text)
    }
  }

  @Test func `actions run for their events in the order they were added`() {
    control.addAction(action("a"), for: .valueChanged)
    control.addAction(action("b"), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["a", "b", "b"])
  }

  @Test func `an action replaces one of the same identifier in its place`() {
    control.addAction(action("old", id: "x"), for: .valueChanged)
    control.addAction(action("other"), for: .valueChanged)
    control.addAction(action("new", id: "x"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["new", "other"])
  }

  @Test func `an action keeps the events another one did not take`() {
    control.addAction(action("old", id: "x"), for: [.valueChanged, .touchDown])
    control.addAction(action("new", id: "x"), for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["old", "new"])
  }

  @Test func `actions without an identifier do not replace each other`() {
    control.addAction(action("a"), for: .valueChanged)
    control.addAction(action("a"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["a", "a"])
  }

  @Test func `a removed action runs no longer for the event`() {
    let removed = action("a", id: "x")
    control.addAction(removed, for: [.valueChanged, .touchDown])
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .valueChanged)
    control.sendActions(for: [.valueChanged])
    #expect(log.entries.isEmpty)
    #expect(control.allControlEvents == .touchDown)
    control.removeAction(removed, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.entries.isEmpty)
  }

  @Test func `an action knows its sender while it runs`() {
    var senders: [ObjectIdentifier?] = []
    let action = UIAction { action in
      senders.append((action.sender as? UIControl).map(ObjectIdentifier.init))
    }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [ObjectIdentifier(control)])
    #expect(action.sender == nil)
  }

  @Test func `an action may remove itself while it runs`() {
    let id = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: id) { [log, control] _ in
        log.entries.append("once")
        control.removeAction(identifiedBy: id, for: .valueChanged)
      },
      for: .valueChanged
    )
    control.addAction(action("always"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["once", "always", "always"])
  }

  @Test func `a finger that leaves and comes back is followed`() throws {
    let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
    window.addSubview(control)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragExit, "exit"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in events { control.addAction(action(name), for: event) }
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 10, y: 10), in: window))
    #expect(control.isHighlighted)
    for x: CGFloat in [11, 80, 90, 12] { finger.move(to: CGPoint(x: x, y: 10)) }
    finger.lift()
    finger.lift()
    #expect(log.entries == ["down", "inside", "exit", "outside", "enter", "up inside"])
    #expect(!control.isHighlighted)
    log.entries = []
    let second = try #require(Headless.touchDown(at: CGPoint(x: 10, y: 10), in: window))
    second.move(to: CGPoint(x: 90, y: 90))
    second.lift()
    let third = try #require(Headless.touchDown(at: CGPoint(x: 10, y: 10), in: window))
    third.cancel()
    #expect(log.entries == ["down", "exit", "up outside", "down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func `a disabled control takes the touch and does nothing`() {
    let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
    window.addSubview(control)
    control.addAction(action("down"), for: .touchDown)
    control.isEnabled = false
    #expect(Headless.tap(control))
    #expect(log.entries.isEmpty)
    #expect(control.state == .disabled)
  }
}
