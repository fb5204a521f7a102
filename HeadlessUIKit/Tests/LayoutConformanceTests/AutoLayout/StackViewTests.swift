import TestPlatform
import TestSupport
import Testing

/// What stack views make of their views.
@MainActor struct StackViewTests {
  private let a = Box(160, 200)
  private let b = Box(80, 100)
  private let c = Box(40, 50)

  /// Lays out a stack of three at the corner, and returns it.
  @discardableResult private func stack(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let canvas = Canvas(width: 1000, height: 1000)
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 10
    configure(stack)
    canvas.add(stack)
    stack.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    canvas.layOut()
    roots.views.append(canvas.root)
    return stack
  }

  private let roots = Roots()

  @MainActor private final class Roots { var views: [UIView] = [] }

  private var spans: [[CGFloat]] {
    [a, b, c].map { [$0.frame.minX, $0.frame.width] }
  }

  private func expect(_ expected: [[CGFloat]], sourceLocation: SourceLocation = #_sourceLocation) {
    for (have, want) in zip(spans.joined(), expected.joined()) {
      #expect(abs(have - want) < 0.51, "\(spans)", sourceLocation: sourceLocation)
    }
  }

  @Test func `E40 Views that fill keep their sizes where there is room for just that`() {
    let stack = stack()
    #expect(stack.frame == rect(0, 0, 300, 200))
    expect([[0, 160], [170, 80], [260, 40]])
    #expect([a, b, c].allSatisfy { $0.frame.height == 200 && $0.frame.minY == 0 })
  }

  @Test func `E40 Of views that fill, priorities choose who grows and who shrinks`() {
    c.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack(width: 400)
    expect([[0, 160], [170, 80], [260, 140]])
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stack(width: 250)
    expect([[0, 160], [170, 30], [210, 40]])
  }

  @Test func `E41 Views may fill in equal parts`() {
    stack(width: 320) { $0.distribution = .fillEqually }
    expect([[0, 100], [110, 100], [220, 100]])
    #expect(stack { $0.distribution = .fillEqually }.frame.width == 500)
    expect([[0, 160], [170, 160], [340, 160]])
  }

  @Test func `E42 Views may fill in proportion to their content`() {
    stack(width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 0
    }
    expect([[0, 114.29], [114.29, 57.14], [171.43, 28.57]])
    stack(width: 300) { $0.distribution = .fillProportionally }
    expect([[0, 160], [170, 80], [260, 40]])
    stack(width: 600) { $0.distribution = .fillProportionally }
    expect([[0, 320], [330, 160], [500, 100]])
    stack(width: 150) { $0.distribution = .fillProportionally }
    expect([[0, 80], [90, 40], [140, 10]])
  }

  @Test func `E43 Gaps may be equal`() {
    stack(width: 400) { $0.distribution = .equalSpacing }
    expect([[0, 160], [220, 80], [360, 40]])
    #expect(stack { $0.distribution = .equalSpacing }.frame.width == 300)
    expect([[0, 160], [170, 80], [260, 40]])
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    stack(width: 290) { $0.distribution = .equalSpacing }
    expect([[0, 160], [170, 70], [250, 40]])
  }

  @Test func `E43 Distances between middles may be equal`() {
    stack(width: 400) { $0.distribution = .equalCentering }
    expect([[0, 160], [190, 80], [360, 40]])
    stack(width: 310) { $0.distribution = .equalCentering }
    expect([[0, 160], [170, 80], [270, 40]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, nil as CGFloat?, [0, 200, 0, 200, 0, 200] as [CGFloat]),
    (.fill, 240, [0, 240, 0, 240, 0, 240]),
    (.top, nil, [0, 200, 0, 100, 0, 50]),
    (.center, nil, [0, 200, 50, 100, 75, 50]),
    (.bottom, nil, [0, 200, 100, 100, 150, 50]),
    (.top, 240, [0, 200, 0, 100, 0, 50]),
    (.center, 240, [20, 200, 70, 100, 95, 50]),
    (.bottom, 240, [40, 200, 140, 100, 190, 50]),
    (.center, 120, [0, 120, 10, 100, 35, 50]),
    (.firstBaseline, nil, [0, 200, 0, 100, 0, 50]),
    (.lastBaseline, nil, [0, 200, 100, 100, 150, 50]),
  ])
  func `E44 Views stand across the axis as they are aligned`(
    alignment: UIStackView.Alignment,
    height: CGFloat?,
    expected: [CGFloat]
  ) {
    stack(height: height) { $0.alignment = alignment }
    #expect([a, b, c].flatMap { [$0.frame.minY, $0.frame.height] } == expected)
    expect([[0, 160], [170, 80], [260, 40]])
  }

  @Test func `E45 A column is a row on its side`() {
    let filled = stack { $0.axis = .vertical }
    #expect(filled.frame.size == CGSize(width: 160, height: 370))
    #expect(
      [a, b, c].map(\.frame) == [
        rect(0, 0, 160, 200), rect(0, 210, 160, 100), rect(0, 320, 160, 50),
      ]
    )
    stack {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(spans == [[0, 160], [0, 80], [0, 40]])
    stack(width: 200) {
      $0.axis = .vertical
      $0.alignment = .center
    }
    #expect(spans == [[20, 160], [60, 80], [80, 40]])
    stack(width: 200) {
      $0.axis = .vertical
      $0.alignment = .trailing
    }
    #expect(spans == [[40, 160], [120, 80], [160, 40]])
  }

  @Test func `E46 A gap may have its own width`() {
    let custom = stack { $0.setCustomSpacing(25, after: a) }
    #expect(custom.frame.width == 315)
    expect([[0, 160], [185, 80], [275, 40]])
    #expect(custom.customSpacing(after: a) == 25)
    #expect(custom.customSpacing(after: b) == UIStackView.spacingUseDefault)
    custom.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    custom.superview?.layoutIfNeeded()
    #expect(custom.frame.width == 300)
  }

  @Test func `E46 A gap behind a hidden view does not count`() {
    stack {
      $0.setCustomSpacing(25, after: a)
      $0.setCustomSpacing(40, after: b)
      b.isHidden = true
    }
    #expect(c.frame.minX == 185)
  }

  @Test func `E47 A hidden view takes no room and no gap`() {
    let row = stack()
    func hide(_ view: UIView, _ body: () -> Void) {
      view.isHidden = true
      row.superview?.layoutIfNeeded()
      body()
      view.isHidden = false
    }
    hide(a) {
      #expect(row.frame.width == 130)
      #expect([b.frame.minX, c.frame.minX] == [0, 90])
    }
    hide(b) {
      #expect(row.frame.width == 210)
      #expect([a.frame.minX, c.frame.minX] == [0, 170])
      #expect(row.arrangedSubviews.count == 3)
    }
    hide(c) { #expect(row.frame.width == 250) }
    row.superview?.layoutIfNeeded()
    #expect(row.frame.width == 300)
    expect([[0, 160], [170, 80], [260, 40]])
  }

  @Test func `E47 The other views share what a hidden one leaves`() {
    b.isHidden = true
    stack(width: 320) { $0.distribution = .fillEqually }
    #expect([a.frame, c.frame].flatMap { [$0.minX, $0.width] } == [0, 155, 165, 155])
    stack(width: 400) { $0.distribution = .equalCentering }
    #expect([a.frame.minX, c.frame.minX] == [0, 360])
  }

  @Test func `E47 With all views hidden nothing is left, and nothing is at odds`() {
    let log = Headless.recordingLog {
      let row = stack { _ in for view in [a, b, c] { view.isHidden = true } }
      #expect(row.frame.width == 0)
    }
    #expect(log.isEmpty)
  }

  @Test(arguments: [750, 999, 1000] as [Float])
  func `E47 What a hidden view asks for gives way, and is at odds only if it is required`(
    _ priority: Float
  ) {
    let label = UILabel()
    label.text = "a flag"
    label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    let log = Headless.recordingLog {
      let row = stack {
        $0.insertArrangedSubview(label, at: 1)
        label.isHidden = true
      }
      if priority < 1000 { #expect(row.frame.width == 300) }
    }
    #expect(log.isEmpty == (priority < 1000))
  }

  @Test func `E48 Views may keep to the margins`() {
    let row = stack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    }
    #expect(row.frame.size == CGSize(width: 314, height: 212))
    #expect(a.frame == rect(6, 5, 160, 200))
    #expect([b.frame.minX, c.frame.minX] == [176, 266])
  }

  @Test func `E49 Where people read from the right the first view is there`() {
    let row = stack { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(row.frame.width == 300)
    #expect([a.frame.minX, b.frame.minX, c.frame.minX] == [140, 50, 0])
  }

  @Test func `E50 Views that are added are arranged and made subviews`() {
    let row = stack()
    let d = Box(10, 10)
    row.insertArrangedSubview(d, at: 0)
    #expect(row.arrangedSubviews.first === d)
    #expect(row.subviews.last === d)
    #expect(!d.translatesAutoresizingMaskIntoConstraints)
    row.superview?.layoutIfNeeded()
    #expect(row.frame.width == 320)
    row.removeArrangedSubview(d)
    #expect(d.superview === row)
    row.superview?.layoutIfNeeded()
    #expect(row.frame.width == 300)
    row.addArrangedSubview(a)
    #expect(row.arrangedSubviews == [b, c, a])
    b.removeFromSuperview()
    #expect(row.arrangedSubviews == [c, a])
  }

  @Test func `E50 A place beyond the end is refused`() {
    let row = stack()
    let failures = Headless.recordingFailures { row.insertArrangedSubview(Box(1, 1), at: 4) }
    #expect(failures.map(\.id) == ["AL-STACK-INDEX"])
    #expect(row.arrangedSubviews.count == 3)
  }

  @Test func `E51 Stacks may be nested`() {
    let column = UIStackView(arrangedSubviews: [b, c])
    column.axis = .vertical
    column.spacing = 5
    let row = UIStackView(arrangedSubviews: [a, column])
    row.alignment = .center
    row.spacing = 10
    let canvas = Canvas()
    canvas.add(row)
    row.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    row.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    canvas.layOut()
    #expect(row.frame == rect(0, 0, 250, 200))
    #expect(column.frame == rect(170, pixel(22.5), 80, 155))
    #expect([b.frame, c.frame] == [rect(0, 0, 80, 100), rect(0, 105, 80, 50)])
    c.isHidden = true
    canvas.root.layoutIfNeeded()
    #expect(column.frame == rect(170, 50, 80, 100))
  }

  @Test func `E52 A stack with a frame places its views in it`() {
    let row = UIStackView(arrangedSubviews: [a, b, c])
    row.distribution = .fillEqually
    row.frame = rect(10, 20, 300, 40)
    row.layoutIfNeeded()
    #expect(
      [a, b, c].map(\.frame) == [rect(0, 0, 100, 40), rect(100, 0, 100, 40), rect(200, 0, 100, 40)]
    )
    row.frame.size.width = 150
    row.layoutIfNeeded()
    #expect(c.frame == rect(100, 0, 50, 40))
  }

  @Test func `E45 A stack that is turned and arranged anew lies as one that was always so`() {
    var generator = SeededGenerator(seed: 45)
    let canvas = Canvas(width: 1000, height: 1000)
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    canvas.add(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 500),
      stack.heightAnchor.constraint(equalToConstant: 600),
    ])
    let distributions: [UIStackView.Distribution] = [
      .equalSpacing, .equalCentering, .fillEqually, .equalSpacing,
    ]
    for _ in 0..<Effort.share(of: 200) {
      let axis: NSLayoutConstraint.Axis = Bool.random(using: &generator) ? .vertical : .horizontal
      let distribution = distributions[Int.random(in: 0..<4, using: &generator)]
      let isHidden = Bool.random(using: &generator)
      stack.axis = axis
      stack.distribution = distribution
      b.isHidden = isHidden
      canvas.root.layoutIfNeeded()
      let fresh = [Box(160, 200), Box(80, 100), Box(40, 50)]
      fresh[1].isHidden = isHidden
      let other = UIStackView(arrangedSubviews: fresh)
      other.axis = axis
      other.distribution = distribution
      other.frame = rect(0, 0, 500, 600)
      other.layoutIfNeeded()
      #expect([a.frame, c.frame] == [fresh[0].frame, fresh[2].frame])
    }
  }
}
