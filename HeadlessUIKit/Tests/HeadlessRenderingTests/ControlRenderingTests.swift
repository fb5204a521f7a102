import HeadlessRendering
import HeadlessUIKit
import Testing

/// Controls as a person sees them.
@MainActor struct ControlRenderingTests {
  private func text(_ view: UIView, _ width: CGFloat, _ height: CGFloat = 42) -> String {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.frame = CGRect(
      origin: .zero,
      size: view.bounds.isEmpty ? root.bounds.size : view.bounds.size
    )
    root.addSubview(view)
    return HeadlessRenderer.text(of: root).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `a switch shows on which side its knob is`() {
    let control = UISwitch()
    #expect(text(control, 70) == "(●──)")
    control.isOn = true
    #expect(text(control, 70) == "(━━●)")
    control.semanticContentAttribute = .forceRightToLeft
    #expect(text(control, 70) == "(●━━)")
  }

  @Test func `a slider and a progress view show how far they are`() {
    let slider = UISlider()
    slider.value = 0.5
    #expect(text(slider, 77) == "━━━━━●─────")
    let progress = UIProgressView()
    progress.progress = 0.25
    #expect(text(progress, 56) == "██░░░░░░")
  }

  @Test func `a stepper, segments, dots and an indicator show what they are`() {
    #expect(text(UIStepper(), 100) == "[ − │ + ]")
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    #expect(text(segments, 150).split(separator: " ").map(String.init) == ["Day", "[Week]"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.sizeToFit()
    #expect(text(pages, 100).filter { !$0.isWhitespace } == "○●○")
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    #expect(text(indicator, 40) == "✻")
  }

  @Test func `a picture has a shape for every part of a control`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let control = UISwitch()
    control.isOn = true
    root.addSubview(control)
    let svg = HeadlessRenderer.svg(of: root)
    #expect(svg.components(separatedBy: "rx=\"15.5\"").count == 2)
    #expect(svg.components(separatedBy: "rx=\"13.5\"").count == 2)
  }
}
