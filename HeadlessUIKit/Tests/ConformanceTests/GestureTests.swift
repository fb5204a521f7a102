import TestPlatform
import Testing

/// Single gestures: when they begin, change, end and fail.
@MainActor @Suite(.serialized) struct GestureTests {
  private let view = UIView()
  private let window: UIWindow
  private let log = GestureLog()

  init() {
    window = Headless.show(view, size: CGSize(width: 300, height: 300))
  }

  private func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String = ""
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    log.watch(recognizer, name)
    return recognizer
  }

  private func touch(_ x: CGFloat = 100, _ y: CGFloat = 100) throws -> Headless.Finger {
    try #require(Headless.touchDown(at: CGPoint(x: x, y: y), in: window))
  }

  @Test func `T1 a tap is recognized when the finger leaves`() throws {
    let tap = watch(UITapGestureRecognizer())
    let finger = try touch()
    #expect(log.entries.isEmpty)
    finger.lift()
    #expect(log.entries == ["ended"])
    #expect(tap.state == .possible)
  }

  @Test func `T1 a finger that strays is no tap`() throws {
    _ = watch(UITapGestureRecognizer())
    let finger = try touch()
    finger.move(to: CGPoint(x: 130, y: 100))
    finger.move(to: CGPoint(x: 100, y: 100))
    finger.lift()
    #expect(log.entries.isEmpty)
  }

  @Test func `T2 a double tap takes two taps in quick succession`() throws {
    try Headless.withOwnTime {
      let tap = watch(UITapGestureRecognizer())
      tap.numberOfTapsRequired = 2
      try touch().lift()
      Headless.advance(by: 1)
      try touch().lift()
      #expect(log.entries.isEmpty)
      Headless.advance(by: 0.1)
      try touch().lift()
      #expect(log.entries == ["ended"])
    }
  }

  @Test func `T2 a tap with two fingers needs both`() throws {
    let tap = watch(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    try touch().lift()
    #expect(log.entries.isEmpty)
    let (first, second) = (try touch(), try touch(200))
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: view) == CGPoint(x: 150, y: 100))
    first.lift()
    second.lift()
    #expect(log.entries == ["ended"])
  }

  @Test func `T3 a single tap that waits for a double tap comes late`() throws {
    try Headless.withOwnTime {
      let single = watch(UITapGestureRecognizer(), "single ")
      let double = watch(UITapGestureRecognizer(), "double ")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      try touch().lift()
      Headless.advance(by: 0.3)
      #expect(log.entries.isEmpty)
      Headless.advance(by: 0.1)
      #expect(log.entries == ["single ended"])
      try touch().lift()
      Headless.advance(by: 0.1)
      try touch().lift()
      Headless.advance(by: 1)
      #expect(log.entries == ["single ended", "double ended"])
    }
  }

  @Test func `T4 a press begins in its time and goes on with the finger`() throws {
    try Headless.withOwnTime {
      let press = watch(UILongPressGestureRecognizer())
      let finger = try touch()
      Headless.advance(by: 0.4)
      #expect(log.entries.isEmpty)
      Headless.advance(by: 0.1)
      #expect(log.entries == ["began"])
      finger.move(to: CGPoint(x: 200, y: 100))
      #expect(press.state == .changed)
      #expect(press.location(in: view) == CGPoint(x: 200, y: 100))
      finger.lift()
      #expect(log.entries == ["began", "changed", "ended"])
      #expect(press.state == .possible)
    }
  }

  @Test(arguments: [12, 8]) func `T4 a finger that strays too far before is no press`(
    _ distance: CGFloat
  ) throws {
    try Headless.withOwnTime {
      _ = watch(UILongPressGestureRecognizer())
      let finger = try touch()
      Headless.advance(by: 0.3)
      finger.move(to: CGPoint(x: 100 + distance, y: 100))
      Headless.advance(by: 0.3)
      #expect(log.entries == (distance > 10 ? [] : ["began"]))
      finger.lift()
    }
  }

  @Test func `T4 a finger that leaves before its time is no press`() throws {
    try Headless.withOwnTime {
      _ = watch(UILongPressGestureRecognizer())
      let finger = try touch()
      Headless.advance(by: 0.4)
      finger.lift()
      Headless.advance(by: 1)
      #expect(log.entries.isEmpty)
    }
  }

  @Test func `T5 a pan begins with movement and counts the way`() throws {
    let pan = watch(UIPanGestureRecognizer())
    let finger = try touch()
    finger.move(to: CGPoint(x: 105, y: 100))
    #expect(log.entries.isEmpty)
    finger.move(to: CGPoint(x: 130, y: 100))
    finger.move(to: CGPoint(x: 160, y: 120))
    #expect(log.entries == ["began", "changed"])
    #expect(pan.translation(in: view) == CGPoint(x: 60, y: 20))
    pan.setTranslation(.zero, in: view)
    finger.move(to: CGPoint(x: 150, y: 150))
    #expect(pan.translation(in: view) == CGPoint(x: -10, y: 30))
    finger.lift()
    #expect(log.entries == ["began", "changed", "changed", "ended"])
  }

  @Test func `T5 the speed of a pan is in points a second`() throws {
    try Headless.withOwnTime {
      let pan = watch(UIPanGestureRecognizer())
      let finger = try touch()
      for step in 1...5 {
        Headless.advance(by: 0.01)
        finger.move(to: CGPoint(x: 100 + CGFloat(step) * 10, y: 100))
      }
      #expect(abs(pan.velocity(in: view).x - 1000) < 1)
      #expect(pan.velocity(in: view).y == 0)
      Headless.advance(by: 1)
      #expect(pan.velocity(in: view) == .zero)
      finger.lift()
    }
  }

  @Test func `T5 more fingers than a pan may have end it`() throws {
    let pan = watch(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    let (first, second) = (try touch(), try touch(200))
    first.move(to: CGPoint(x: 150, y: 100))
    #expect(log.entries.isEmpty)
    first.lift()
    second.lift()
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.right, .left, .up, .down])
  func `T6 a swipe goes straight in its direction`(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws {
    let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
      (.right, CGPoint(x: 80, y: 0)), (.left, CGPoint(x: -80, y: 0)),
      (.up, CGPoint(x: 0, y: -80)), (.down, CGPoint(x: 0, y: 80)),
    ]
    let swipe = watch(UISwipeGestureRecognizer())
    #expect(swipe.direction == .right)
    swipe.direction = direction
    for (taken, way) in ways {
      log.entries = []
      let start = CGPoint(x: 150, y: 150)
      let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
      Headless.drag(from: start, to: end, in: window)
      #expect(log.entries == (taken == direction ? ["ended"] : []))
    }
  }

  @Test func `T6 a slow movement is no swipe`() {
    _ = watch(UISwipeGestureRecognizer())
    Headless.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 250, y: 100),
      in: window,
      duration: 3
    )
    #expect(log.entries.isEmpty)
  }

  @Test func `T7 two fingers that move apart are a pinch`() {
    var scales: [CGFloat] = []
    let pinch = watch(UIPinchGestureRecognizer())
    Headless.onAction(of: pinch) { scales.append($0.scale) }
    #expect(Headless.pinch(view, scale: 2))
    #expect(log.entries.first == "began")
    #expect(log.entries.last == "ended")
    #expect(abs((scales.last ?? 0) - 2) < 0.001)
    #expect(pinch.scale == 1)
  }

  @Test func `T7 two fingers that turn around each other are a rotation`() throws {
    var turns: [CGFloat] = []
    let rotation = watch(UIRotationGestureRecognizer())
    Headless.onAction(of: rotation) { turns.append($0.rotation) }
    let (first, second) = (try touch(100, 100), try touch(200, 100))
    second.move(to: CGPoint(x: 200, y: 150))
    second.move(to: CGPoint(x: 100, y: 200))
    second.lift()
    first.lift()
    #expect(log.entries == ["began", "changed", "ended"])
    #expect(abs((turns.last ?? 0) - .pi / 2) < 0.001)
  }

  @Test func `T8 turning a recognizer off cancels its gesture`() throws {
    let pan = watch(UIPanGestureRecognizer())
    let finger = try touch()
    finger.move(to: CGPoint(x: 150, y: 100))
    pan.isEnabled = false
    finger.move(to: CGPoint(x: 170, y: 100))
    finger.lift()
    #expect(log.entries == ["began", "cancelled"])
    #expect(pan.state == .possible)
    try touch().lift()
    #expect(log.entries.count == 2)
  }

  @Test func `T8 a finger the system takes away cancels the gesture`() throws {
    _ = watch(UIPanGestureRecognizer())
    let finger = try touch()
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.cancel()
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `T8 a removed recognizer hears nothing more`() throws {
    let pan = watch(UIPanGestureRecognizer())
    let finger = try touch()
    finger.move(to: CGPoint(x: 150, y: 100))
    view.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
    #expect(view.gestureRecognizers == nil)
    finger.move(to: CGPoint(x: 170, y: 100))
    finger.lift()
    #expect(log.entries == ["began", "cancelled"])
  }

  @Test func `T9 a subclass decides by its own state`() throws {
    final class TouchDown: UIGestureRecognizer {
      var resets = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
      }

      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let recognizer = watch(TouchDown())
    let finger = try touch()
    #expect(log.entries == ["ended"])
    #expect(recognizer.resets == 0)
    finger.lift()
    #expect(recognizer.resets == 1)
    #expect(recognizer.state == .possible)
  }
}

/// What recognizers told, in order.
@MainActor final class GestureLog {
  var entries: [String] = []

  func watch(_ recognizer: UIGestureRecognizer, _ name: String = "") {
    Headless.onAction(of: recognizer) { [self] in
      entries.append(name + String(describing: $0.state))
    }
  }
}
