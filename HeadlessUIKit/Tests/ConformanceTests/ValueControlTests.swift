import TestPlatform
import Testing

/// Switches, sliders, steppers, segments and dots: their values, sizes and events.
@MainActor @Suite(.serialized) struct ValueControlTests {
  private let root = UIView()
  private let window: UIWindow
  private let log = GestureLog()

  init() {
    window = Headless.show(root, size: CGSize(width: 300, height: 300))
  }

  private func show<Control: UIControl>(_ control: Control) -> Control {
    let size = control.bounds.isEmpty ? CGSize(width: 200, height: 40) : control.bounds.size
    control.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: size)
    root.addSubview(control)
    control.addAction(UIAction { [log] _ in log.entries.append("value") }, for: .valueChanged)
    control.addAction(
      UIAction { [log] _ in log.entries.append("primary") },
      for: .primaryActionTriggered
    )
    return control
  }

  private func tap(_ view: UIView, _ x: CGFloat) {
    let point = view.convert(CGPoint(x: view.bounds.width * x, y: view.bounds.midY), to: window)
    Headless.tap(at: point, in: window)
  }

  @Test func `U1 a change by code sends no event`() {
    show(UISwitch()).isOn = true
    let segments = show(UISegmentedControl(items: ["a", "b"]))
    segments.selectedSegmentIndex = 1
    let slider = show(UISlider())
    slider.value = 9
    #expect(slider.value == 1)
    let stepper = show(UIStepper())
    stepper.value = 500
    #expect(stepper.value == 100)
    let pages = show(UIPageControl())
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    #expect(log.entries.isEmpty)
  }

  @Test func `U2 a tap turns a switch, and its handlers see the new value`() {
    let control = show(UISwitch())
    var seen: [Bool] = []
    control.addAction(
      UIAction { seen.append(($0.sender as? UISwitch)?.isOn == true) },
      for: .valueChanged
    )
    #expect(Headless.tap(control))
    #expect(control.isOn)
    #expect(Headless.tap(control))
    #expect(seen == [true, false])
    #expect(log.entries == ["value", "primary", "value", "primary"])
  }

  @Test func `U2 a knob that is drawn to the other side turns the switch once`() throws {
    let control = show(UISwitch())
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 30, y: 35), in: window))
    finger.move(to: CGPoint(x: 60, y: 35))
    finger.lift()
    #expect(control.isOn)
    #expect(log.entries == ["value", "primary"])
  }

  @Test func `U2 a knob that is drawn there and back changes nothing`() throws {
    let control = show(UISwitch())
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 30, y: 35), in: window))
    finger.move(to: CGPoint(x: 60, y: 35))
    finger.move(to: CGPoint(x: 30, y: 35))
    finger.lift()
    #expect(!control.isOn)
    #expect(log.entries.isEmpty)
  }

  @Test func `U3 a disabled control ignores touches and still sends what it is told to`() {
    let control = show(UISwitch())
    control.isEnabled = false
    Headless.tap(control)
    #expect(!control.isOn)
    control.sendActions(for: .valueChanged)
    #expect(log.entries == ["value"])
  }

  @Test func `U4 the size of a switch and of a stepper is fixed`() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 500))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    control.frame.size = .zero
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    control.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(control)
    control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16).isActive = true
    control.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(control.frame.minX == 310 && control.frame.width == 51)
    let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 500, height: 500))
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test func `U5 the range of a slider holds its value`() {
    let slider = UISlider()
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (0, 0, 1))
    slider.maximumValue = 10
    slider.value = 5
    slider.minimumValue = 7
    #expect(slider.value == 7)
    slider.minimumValue = 20
    #expect((slider.maximumValue, slider.value) == (20, 20))
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test(arguments: [true, false]) func `U6 a thumb that is drawn along sets the value`(
    _ isContinuous: Bool
  ) throws {
    let slider = show(UISlider())
    slider.isContinuous = isContinuous
    let thumb = slider.thumbRect(
      forBounds: slider.bounds,
      trackRect: slider.trackRect(forBounds: slider.bounds),
      value: 0
    )
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: window)
    let finger = try #require(Headless.touchDown(at: start, in: window))
    finger.move(to: CGPoint(x: start.x + 86, y: start.y))
    #expect(abs(slider.value - 0.5) < 0.01)
    finger.move(to: CGPoint(x: start.x + 500, y: start.y))
    #expect(slider.value == 1)
    finger.move(to: CGPoint(x: start.x + 600, y: start.y))
    finger.lift()
    #expect(log.entries.filter { $0 == "value" }.count == (isContinuous ? 2 : 1))
  }

  @Test func `U6 a touch beside the thumb does nothing`() {
    let slider = show(UISlider())
    tap(slider, 0.7)
    #expect(slider.value == 0)
    #expect(log.entries.isEmpty)
  }

  @Test func `U7 a stepper counts by its step and stops at its limits`() {
    let stepper = show(UIStepper())
    stepper.maximumValue = 10
    stepper.stepValue = 4
    for _ in 0..<4 { tap(stepper, 0.75) }
    #expect(stepper.value == 10)
    #expect(log.entries.filter { $0 == "value" }.count == 3)
    tap(stepper, 0.25)
    #expect(stepper.value == 6)
  }

  @Test func `U7 a stepper that wraps goes on at the other limit`() {
    let stepper = show(UIStepper())
    stepper.wraps = true
    tap(stepper, 0.25)
    #expect(stepper.value == 100)
    tap(stepper, 0.75)
    #expect(stepper.value == 0)
  }

  @Test(arguments: [true, false]) func `U8 a held stepper goes on`(_ isContinuous: Bool) throws {
    try Headless.withOwnTime {
      let stepper = show(UIStepper())
      stepper.isContinuous = isContinuous
      let point = stepper.convert(CGPoint(x: 70, y: 16), to: window)
      let finger = try #require(Headless.touchDown(at: point, in: window))
      Headless.advance(by: 2)
      finger.lift()
      #expect(stepper.value > 3)
      let count = log.entries.filter { $0 == "value" }.count
      #expect(isContinuous ? Double(count) == stepper.value : count == 1)
    }
  }

  @Test func `U9 a step of a stepper is greater than nothing`() {
    let stepper = UIStepper()
    let failures = Headless.recordingFailures { stepper.stepValue = 0 }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(stepper.stepValue == 1)
  }

  @Test func `U10 a tap selects a segment, and another one on it does nothing`() {
    let segments = show(UISegmentedControl(items: ["one", "two"]))
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(segments, 0.75)
    #expect(segments.selectedSegmentIndex == 1)
    tap(segments, 0.75)
    #expect(log.entries == ["value", "primary"])
  }

  @Test func `U10 the action of a segment runs first`() {
    let segments = show(UISegmentedControl())
    for name in ["a", "b"] {
      segments.insertSegment(
        action: UIAction(title: name) { [log] in log.entries.append($0.title) },
        at: 9,
        animated: false
      )
    }
    segments.sizeToFit()
    tap(segments, 0.25)
    #expect(log.entries == ["a", "value", "primary"])
    #expect(segments.titleForSegment(at: 1) == "b")
  }

  @Test func `U11 a momentary control forgets its segment after the event`() {
    let segments = show(UISegmentedControl(items: ["one", "two"]))
    segments.isMomentary = true
    var seen: [Int] = []
    segments.addAction(
      UIAction { _ in seen.append(segments.selectedSegmentIndex) },
      for: .valueChanged
    )
    tap(segments, 0.75)
    tap(segments, 0.75)
    #expect(seen == [1, 1])
    #expect(segments.selectedSegmentIndex == -1)
  }

  @Test func `U12 segments are equally wide unless they say otherwise`() {
    let segments = UISegmentedControl(items: ["a", "a much longer one"])
    let equal = segments.intrinsicContentSize
    #expect(equal.height == 32)
    segments.apportionsSegmentWidthsByContent = true
    #expect(segments.intrinsicContentSize.width < equal.width)
    segments.setWidth(200, forSegmentAt: 0)
    #expect(segments.intrinsicContentSize.width > 200)
  }

  @Test func `U13 the selected segment stays selected among others`() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 1)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.selectedSegmentIndex == -2)
    let failures = Headless.recordingFailures { segments.selectedSegmentIndex = 5 }
    #expect(failures.count == 1)
  }

  @Test func `U14 progress is between nothing and all`() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 7
    #expect(progress.progress == 1)
    progress.setProgress(-1, animated: true)
    #expect(progress.progress == 0)
    #expect(progress.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
  }

  @Test func `U15 an indicator is seen while it turns`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `U16 a tap beside the dot of the page turns it`() {
    let pages = show(UIPageControl())
    pages.numberOfPages = 3
    pages.sizeToFit()
    tap(pages, 0.9)
    #expect(pages.currentPage == 1)
    tap(pages, 0.05)
    tap(pages, 0.05)
    #expect(pages.currentPage == 0)
    #expect(log.entries.filter { $0 == "value" }.count == 2)
    #expect(pages.size(forNumberOfPages: 3) == pages.intrinsicContentSize)
  }

  @MainActor final class Placed: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: 7, height: 8)
    }
  }

  @Test func `U33 the content of a button keeps to its insets, or to where a subclass puts it`() {
    let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    plain.setTitle("title", for: .normal)
    plain.layoutIfNeeded()
    let size = plain.intrinsicContentSize
    let middle = plain.titleLabel?.center ?? .zero
    #expect(middle.x == 100)
    plain.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.center == CGPoint(x: middle.x + 5, y: middle.y + 2))
    plain.titleEdgeInsets = .zero
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 0)
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.center.x == 110)
    #expect(plain.intrinsicContentSize.width == size.width + 20)
    #expect(plain.contentRect(forBounds: plain.bounds).width == 180)
    plain.contentHorizontalAlignment = .left
    plain.setNeedsLayout()
    plain.layoutIfNeeded()
    #expect(plain.titleLabel?.frame.minX == 20)
    let placed = Placed(frame: plain.frame)
    placed.setTitle("title", for: .normal)
    placed.contentEdgeInsets.left = 5
    placed.layoutIfNeeded()
    #expect(placed.titleLabel?.frame == CGRect(x: 5, y: 0, width: 7, height: 8))
  }
}
