import TestPlatform
import Testing

/// Guides, margins, direction and alignment.
@MainActor struct GuideTests {
  @Test func `E10 A guide keeps two views apart`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(UIView()), canvas.add(UIView()))
    let guide = UILayoutGuide()
    canvas.root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      a.widthAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 4),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    canvas.layOut()
    #expect(b.frame.minX == 80)
    #expect(guide.layoutFrame == rect(50, 4, 30, 20))
    #expect(canvas.root.subviews == [a, b])
    #expect(canvas.root.layoutGuides == [guide])
    canvas.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(canvas.root.constraints.count == 1)
  }

  @Test func `E10 Equal guides spread views`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(50, 20)), canvas.add(Box(50, 20)))
    let guides = (0..<3).map { _ in UILayoutGuide() }
    for guide in guides { canvas.root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    canvas.layOut()
    #expect([a.frame.minX, b.frame.minX] == [100, 250])
    #expect([a.frame.width, b.frame.width] == [50, 50])
  }

  private func framed(by guide: (UIView) -> UILayoutGuide, in root: UIView) -> CGRect {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let guide = guide(root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == guide.layoutFrame)
    return view.frame
  }

  @Test func `E11 Margins are 8 by default and can be set`() {
    let canvas = Canvas()
    #expect(framed(by: \.layoutMarginsGuide, in: canvas.root) == rect(8, 8, 384, 284))
    let other = Canvas()
    other.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(framed(by: \.layoutMarginsGuide, in: other.root) == rect(2, 1, 394, 296))
    other.root.layoutMargins.left = 12
    other.root.layoutIfNeeded()
    #expect(other.root.subviews[0].frame == rect(12, 1, 384, 296))
  }

  @Test func `E11 Margins have attributes`() {
    let canvas = Canvas()
    let view = canvas.add(Box(10, 10))
    for (own, margin) in [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.leadingMargin),
      (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: view,
        attribute: own,
        relatedBy: .equal,
        toItem: canvas.root,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    canvas.layOut()
    #expect(view.frame == rect(8, 282, 10, 10))
  }

  @Test func `E12 Leading is at the right where people read from there`() {
    func x(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> CGFloat {
      let canvas = Canvas()
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let view = canvas.add(UIView())
      view.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate(constraints(view, canvas.root))
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      canvas.layOut()
      return view.frame.minX
    }
    #expect(x { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20)] } == 280)
    #expect(x { [$0.trailingAnchor.constraint(equalTo: $1.trailingAnchor, constant: -30)] } == 30)
    #expect(x { [$0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 20)] } == 20)
    #expect(x { [$0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 10)] } == 160)
  }

  @Test func `E12 A change of direction turns the layout around`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(50, 10)), canvas.add(Box(60, 10)))
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
    ])
    canvas.layOut()
    #expect([a.frame.minX, b.frame.minX] == [10, 65])
    for view in [canvas.root, a, b] { view.semanticContentAttribute = .forceRightToLeft }
    canvas.root.layoutIfNeeded()
    #expect([a.frame.minX, b.frame.minX] == [340, 275])
  }

  private final class Padded: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
  }

  @Test func `E13 The aligned rectangle may be smaller than the frame`() {
    let canvas = Canvas()
    let view = canvas.add(Padded())
    let inner = canvas.add(UIView(), to: view)
    NSLayoutConstraint.activate(inner.pin())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    canvas.layOut()
    #expect(view.frame == rect(-3, -2, 108, 56))
    #expect(inner.frame == rect(3, 2, 100, 50))
    #expect(view.alignmentRect(forFrame: view.frame) == rect(0, 0, 100, 50))
  }

  @Test func `E14 Views without text have their edges for baselines`() {
    func y(
      _ own: (UIView) -> NSLayoutYAxisAnchor
    ) -> CGFloat {
      let canvas = Canvas()
      let (a, b) = (canvas.add(UIView()), canvas.add(UIView()))
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 10),
        a.heightAnchor.constraint(equalToConstant: 50),
        b.heightAnchor.constraint(equalToConstant: 20),
        own(b).constraint(equalTo: own(a)),
      ])
      canvas.layOut()
      return b.frame.minY
    }
    #expect(y(\.lastBaselineAnchor) == 40)
    #expect(y(\.firstBaselineAnchor) == 10)
  }

  @Test func `E14 Texts of different sizes stand on one line`() {
    let canvas = Canvas()
    let (large, small) = (canvas.add(UILabel()), canvas.add(UILabel()))
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    large.text = "Large"
    small.text = "small"
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      large.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    canvas.layOut()
    // What is above the baseline of the large text, less what is above that of the small one.
    let expected =
      large.font.ascender - small.font.ascender
      + (large.font.lineHeight - large.font.ascender + large.font.descender) / 2
      - (small.font.lineHeight - small.font.ascender + small.font.descender) / 2
    #expect(abs(small.frame.minY - expected) <= 1)
    #expect(small.frame.minY > 20)
  }

  @Test func `E15 A view with a frame takes part with it`() {
    let canvas = Canvas()
    let framed = UIView(frame: rect(10, 20, 30, 40))
    canvas.root.addSubview(framed)
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: framed.bottomAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: framed.widthAnchor),
    ])
    canvas.layOut()
    #expect(view.frame.minY == 65)
    #expect(view.frame.width == 30)
    framed.frame = rect(10, 30, 50, 40)
    canvas.layOut()
    #expect(view.frame.minY == 75)
    #expect(view.frame.width == 50)
    #expect(framed.frame == rect(10, 30, 50, 40))
  }

  @Test func `E15 A mask counts as well`() {
    let canvas = Canvas()
    let framed = UIView(frame: rect(10, 0, 380, 40))
    framed.autoresizingMask = .flexibleWidth
    canvas.root.addSubview(framed)
    let view = canvas.add(UIView())
    view.widthAnchor.constraint(equalTo: framed.widthAnchor).isActive = true
    canvas.layOut()
    canvas.root.frame.size.width = 500
    canvas.layOut()
    #expect(view.frame.width == 480)
    #expect(framed.frame == rect(10, 0, 480, 40))
  }

  @Test func `E16 The system's spacing is 8 points`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(50, 10)), canvas.add(Box(10, 10)))
    a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    let once = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor,
      multiplier: 1
    )
    once.isActive = true
    canvas.layOut()
    #expect(b.frame.minX == 58)
    once.isActive = false
    b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
      .isActive = true
    b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).isActive = true
    canvas.layOut()
    #expect(b.frame.origin == CGPoint(x: 66, y: 18))
  }

  @Test func `E27 The safe area has a guide`() {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 390, height: 844))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
    #expect(framed(by: \.safeAreaLayoutGuide, in: root) == rect(0, 47, 390, 763))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: window)
    #expect(root.subviews[0].frame == rect(0, 20, 390, 824))
  }

  @Test func `E28 Margins read with the safe area`() {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 390, height: 844))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), of: window)
    #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins.top == 8)
  }

  @Test func `E28 Directional margins are the same margins`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `E28 Margins of the superview are preserved as far as they reach`() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    outer.layoutMargins.left = 20
    let inner = UIView(frame: rect(5, 30, 50, 40))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 8))
  }

  @Test func `E28 The view of a controller has at least the system's margins`() {
    let controller = UIViewController()
    let window = Headless.show(controller, size: CGSize(width: 390, height: 844))
    _ = window
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.layoutMargins = UIEdgeInsets(top: 30, left: 4, bottom: 0, right: 20)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 30, left: 16, bottom: 0, right: 20))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 4)
  }

  @Test func `E35 Without a keyboard its guide is the bottom of the safe area`() {
    let root = UIView()
    let window = Headless.show(root, size: CGSize(width: 390, height: 844))
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: window)
    #expect(framed(by: \.keyboardLayoutGuide, in: root) == rect(0, 810, 390, 34))
  }

  @Test func `E38 The readable guide is not too wide`() {
    #expect(framed(by: \.readableContentGuide, in: Canvas(width: 1024).root).width == 672)
    #expect(framed(by: \.readableContentGuide, in: Canvas(width: 1024).root).minX == 176)
    #expect(framed(by: \.readableContentGuide, in: Canvas().root) == rect(8, 8, 384, 284))
  }
}
