import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct HeadlessTests {
  final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  @Test func `nothing runs before time passes`() {
    Headless.withOwnTime {
      Headless.schedule { [log] in log.entries.append("now") }
      #expect(log.entries.isEmpty)
      Headless.advance(by: 0)
      #expect(log.entries == ["now"])
    }
  }

  @Test func `what waits runs in the order of its time`() {
    Headless.withOwnTime {
      for (delay, name) in [(0.3, "c"), (0.1, "a"), (0.1, "b"), (0.9, "d")] {
        Headless.schedule(after: delay) { [log] in
          log.entries.append("\(name) \(Headless.now)")
        }
      }
      Headless.advance(by: 0.5)
      #expect(log.entries == ["a 0.1", "b 0.1", "c 0.3"])
      #expect(Headless.now == 0.5)
      Headless.finishAnimations()
      #expect(log.entries.last == "d 0.9")
    }
  }

  @Test func `what waits in the shared time reads that time, whoever lets it pass`() {
    let due = Headless.now + 3
    Headless.schedule(after: 3) { [log] in log.entries.append("\(Headless.now)") }
    Headless.withOwnTime {
      Headless.advance(by: 1000)
      Headless.finishSharedAnimations()
      #expect(Headless.now == 1000)
    }
    #expect(log.entries == ["\(due)"])
  }

  @Test func `what starts while time passes runs if it comes due`() {
    Headless.withOwnTime {
      Headless.schedule(after: 0.1) { [log] in
        Headless.schedule(after: 0.1) { log.entries.append("soon") }
        Headless.schedule(after: 5) { log.entries.append("late") }
      }
      Headless.advance(by: 1)
      #expect(log.entries == ["soon"])
    }
  }

  @Test func `an endless chain of actions is given up and logged`() {
    @MainActor func again() {
      Headless.schedule(after: 0) { again() }
    }
    let messages = Headless.recordingLog {
      Headless.withOwnTime {
        again()
        Headless.advance(by: 1)
      }
    }
    #expect(messages.count == 1)
  }

  @Test func `times of their own do not disturb each other`() {
    Headless.withOwnTime {
      Headless.schedule { [log] in log.entries.append("outer") }
      Headless.withOwnTime { Headless.finishAnimations() }
      #expect(log.entries.isEmpty)
    }
  }

  @Test func `an animation changes at once and completes in time`() {
    Headless.withOwnTime {
      let view = UIView()
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.5
      } completion: { [log] finished in
        log.entries.append("\(finished)")
      }
      #expect(view.alpha == 0.5)
      Headless.advance(by: 0.1)
      #expect(log.entries.isEmpty)
      Headless.advance(by: 0.1)
      #expect(log.entries == ["true"])
    }
  }

  @Test func `without animations a completion waits for the next turn only`() {
    Headless.withOwnTime {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 2, animations: {}) { [log] _ in log.entries.append("done") }
      }
      #expect(UIView.areAnimationsEnabled)
      Headless.advance(by: 0)
      #expect(log.entries == ["done"])
    }
  }

  @Test func `failures are recorded by the innermost recording`() {
    let outer = Headless.recordingFailures {
      let inner = Headless.recordingFailures { Headless.fail("F-A", "inner") }
      #expect(inner.map(\.id) == ["F-A"])
      Headless.fail("F-B", "outer")
    }
    #expect(outer.map(\.reason) == ["outer"])
    #expect(
      outer.first?.description == "*** Terminating app due to uncaught exception "
        + "'NSInternalInconsistencyException', reason: 'outer'"
    )
  }

  @Test func `a failure nobody records ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Headless.fail("F-X", "for the test") }
    }
  }

  @Test func `a tap reaches a view only where a finger would`() {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(!Headless.tap(button))
    root.addSubview(button)
    #expect(Headless.tap(button))
    let cover = UIView(frame: root.bounds)
    root.addSubview(cover)
    #expect(!Headless.tap(button))
    cover.removeFromSuperview()
    button.isHidden = true
    #expect(!Headless.tap(button))
    button.isHidden = false
    button.frame.origin.x = 200
    #expect(!Headless.tap(button))
    #expect(taps == 1)
    #expect(!Headless.tap(at: CGPoint(x: 500, y: 0), in: window))
  }

  @Test func `a touch no view answers travels along the responders`() {
    final class Listener: UIView {
      var phases: [UITouch.Phase] = []
      var point = CGPoint.zero
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
        point = touches.first?.location(in: self) ?? .zero
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map(\.phase)
      }
    }
    let listener = Listener()
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    listener.addSubview(inner)
    let window = Headless.show(listener, size: CGSize(width: 100, height: 100))
    #expect(Headless.tap(inner))
    #expect(listener.phases == [.began, .ended])
    #expect(listener.point == CGPoint(x: 15, y: 15))
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) === inner)
  }

  @Test func `advancing time lays out the windows that are shown`() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counter()
    let window = Headless.show(view, size: CGSize(width: 10, height: 10))
    view.setNeedsLayout()
    Headless.withOwnTime { Headless.advance(by: 0) }
    #expect(view.count == 2)
    window.isHidden = true
    view.setNeedsLayout()
    Headless.withOwnTime { Headless.advance(by: 0) }
    #expect(view.count == 2)
  }
}
