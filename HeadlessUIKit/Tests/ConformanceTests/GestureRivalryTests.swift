import TestPlatform
import Testing

/// Gestures that share fingers with each other, with views, with controls and with lists.
@MainActor @Suite(.serialized) struct GestureRivalryTests {
  private let outer = UIView()
  private let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let window: UIWindow
  private let log = GestureLog()

  init() {
    window = Headless.show(outer, size: CGSize(width: 300, height: 300))
    outer.addSubview(inner)
    inner.log = log
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView
  ) -> Recognizer {
    view.addGestureRecognizer(recognizer)
    log.watch(recognizer, name)
    return recognizer
  }

  private func touch(_ x: CGFloat = 100, _ y: CGFloat = 100) throws -> Headless.Finger {
    try #require(Headless.touchDown(at: CGPoint(x: x, y: y), in: window))
  }

  @Test func `T10 a recognizer gets the touches of the views inside its view`() throws {
    _ = add(UITapGestureRecognizer(), "outer ", to: outer)
    try touch().lift()
    #expect(log.entries.contains("outer ended"))
  }

  @Test func `T11 of two taps the one of the deeper view is recognized`() throws {
    _ = add(UITapGestureRecognizer(), "outer ", to: outer)
    _ = add(UITapGestureRecognizer(), "inner ", to: inner)
    try touch().lift()
    #expect(log.entries.filter { $0.hasSuffix("ended") } == ["inner ended"])
  }

  @Test(arguments: [true, false])
  func `T12 either delegate lets two gestures be recognized together`(_ isInner: Bool) throws {
    let advisor = GestureAdvisor()
    advisor.goesWithOthers = true
    let outerPan = add(UIPanGestureRecognizer(), "outer ", to: outer)
    let innerPan = add(UIPanGestureRecognizer(), "inner ", to: inner)
    (isInner ? innerPan : outerPan).delegate = advisor
    let finger = try touch()
    finger.move(to: CGPoint(x: 120, y: 100))
    finger.lift()
    let began = log.entries.filter { $0.hasSuffix("began") && $0 != "view began" }
    #expect(began == ["inner began", "outer began"])
  }

  @Test func `T13 the delegate decides which touches count and whether a gesture begins`() throws {
    let advisor = GestureAdvisor()
    let tap = add(UITapGestureRecognizer(), "", to: inner)
    tap.delegate = advisor
    try touch().lift()
    #expect(advisor.questions == ["receive", "begin"])
    #expect(log.entries.contains("ended"))
    log.entries = []
    advisor.lets = false
    try touch().lift()
    #expect(!log.entries.contains("ended"))
    advisor.receives = false
    advisor.questions = []
    try touch().lift()
    #expect(advisor.questions == ["receive"])
  }

  @Test func `T13 the delegate makes a gesture wait for another`() throws {
    let advisor = GestureAdvisor()
    advisor.waits = true
    let pan = add(UIPanGestureRecognizer(), "pan ", to: inner)
    _ = add(UISwipeGestureRecognizer(), "swipe ", to: inner)
    pan.delegate = advisor
    let finger = try touch()
    finger.move(to: CGPoint(x: 120, y: 100))
    #expect(!log.entries.contains("pan began"))
    finger.move(to: CGPoint(x: 160, y: 100))
    finger.lift()
    let told = log.entries.filter { $0.hasPrefix("pan") || $0.hasPrefix("swipe") }
    #expect(told == ["swipe ended"])
    log.entries = []
    let upwards = try touch()
    upwards.move(to: CGPoint(x: 100, y: 40))
    #expect(log.entries.contains("pan began"))
    upwards.lift()
  }

  @Test func `T14 the view that was touched has a say`() throws {
    inner.lets = false
    _ = add(UITapGestureRecognizer(), "", to: outer)
    try touch().lift()
    #expect(!log.entries.contains("ended"))
  }

  @Test func `T15 a recognized gesture takes the touch from the view`() throws {
    let tap = add(UITapGestureRecognizer(), "", to: inner)
    try touch().lift()
    #expect(log.entries == ["view began", "ended", "view cancelled"])
    log.entries = []
    tap.cancelsTouchesInView = false
    try touch().lift()
    #expect(log.entries == ["view began", "ended", "view ended"])
  }

  @Test func `T15 a gesture that is not made leaves the touch to the view`() throws {
    _ = add(UITapGestureRecognizer(), "", to: inner)
    let finger = try touch()
    finger.move(to: CGPoint(x: 140, y: 100))
    finger.lift()
    #expect(log.entries == ["view began", "view moved", "view ended"])
  }

  @Test func `T16 the beginning of a touch can wait for the gesture`() throws {
    let pan = add(UIPanGestureRecognizer(), "", to: inner)
    pan.delaysTouchesBegan = true
    try touch().lift()
    #expect(log.entries == ["view began", "view ended"])
    log.entries = []
    let finger = try touch()
    finger.move(to: CGPoint(x: 140, y: 100))
    finger.lift()
    #expect(log.entries == ["began", "ended"])
  }

  @Test func `T16 the end of a touch waits for a second tap`() throws {
    try Headless.withOwnTime {
      let tap = add(UITapGestureRecognizer(), "", to: inner)
      tap.numberOfTapsRequired = 2
      try touch().lift()
      #expect(log.entries == ["view began"])
      Headless.advance(by: 0.4)
      #expect(log.entries == ["view began", "view ended"])
      tap.delaysTouchesEnded = false
      try touch().lift()
      #expect(log.entries == ["view began", "view ended", "view began", "view ended"])
    }
  }

  @Test func `T17 a button keeps its taps from the views around it`() throws {
    let button = UIButton(frame: inner.frame)
    button.addAction(UIAction { [log] _ in log.entries.append("button") }, for: .touchUpInside)
    outer.addSubview(button)
    _ = add(UITapGestureRecognizer(), "outer ", to: outer)
    try touch().lift()
    #expect(log.entries == ["button"])
    _ = add(UITapGestureRecognizer(), "own ", to: button)
    try touch().lift()
    #expect(log.entries == ["button", "own ended"])
  }

  @Test func `T17 a control of the app's own does not`() throws {
    let control = UIControl(frame: inner.frame)
    control.addAction(UIAction { [log] _ in log.entries.append("control") }, for: .touchUpInside)
    outer.addSubview(control)
    _ = add(UITapGestureRecognizer(), "outer ", to: outer)
    try touch().lift()
    #expect(log.entries == ["outer ended"])
  }

  @Test func `T18 a view takes one finger unless it says so`() throws {
    let (first, second) = (try touch(), try touch(120))
    second.lift()
    first.lift()
    #expect(log.entries == ["view began", "view ended"])
    log.entries = []
    inner.isMultipleTouchEnabled = true
    let (third, fourth) = (try touch(), try touch(120))
    fourth.lift()
    third.lift()
    #expect(log.entries == ["view began", "view began", "view ended", "view ended"])
  }
}

/// A view that writes down the touches it gets.
final class TouchView: UIView {
  var log: GestureLog?
  var lets = true

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lets
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.entries.append("view began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.entries.append("view moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.entries.append("view ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.entries.append("view cancelled")
  }
}

/// A delegate that answers as a test wants.
private final class GestureAdvisor: NSObject, UIGestureRecognizerDelegate {
  var goesWithOthers = false
  var waits = false
  var lets = true
  var receives = true
  var questions: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("begin")
    return lets
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("receive")
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesWithOthers }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
}
