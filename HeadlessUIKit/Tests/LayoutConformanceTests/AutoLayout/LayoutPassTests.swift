import TestPlatform
import Testing

/// Measuring, text, and the order of passes.
@MainActor struct LayoutPassTests {
  private func container(
    _ box: UIView,
    _ more: (UIView) -> [NSLayoutConstraint] = { _ in [] }
  )
    -> UIView
  {
    let container = UIView(frame: rect(0, 0, 7, 7))
    box.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(box)
    NSLayoutConstraint.activate(box.pin(inset: 10) + more(container))
    return container
  }

  @Test func `E22 A container is as large as its content and the insets`() {
    let container = container(Box(80, 30))
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 50)
    )
    #expect(
      container.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ) == CGSize(width: 200, height: 50)
    )
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 100, height: 50)
    )
  }

  @Test func `E22 Constraints of the measured view count`() {
    let container = container(Box(80, 30)) {
      [$0.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)]
    }
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 150, height: 50)
    )
  }

  @Test func `E22 A content that hugs less than the target pulls grows`() {
    let box = Box(80, 30)
    box.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(
      container(box).systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10000, height: 50)
    )
    #expect(
      container(UIView()).systemLayoutSizeFitting(CGSize(width: 120, height: 60))
        == CGSize(width: 120, height: 60)
    )
  }

  @Test func `E22 A view inside a larger tree is measured by itself`() {
    let canvas = Canvas()
    let inner = canvas.add(UIView())
    let box = canvas.add(Box(80, 30), to: inner)
    NSLayoutConstraint.activate(inner.pin() + box.pin(inset: 10))
    canvas.layOut()
    #expect(inner.frame == rect(0, 0, 400, 300))
    #expect(
      inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 50)
    )
    canvas.layOut()
    #expect(inner.frame == rect(0, 0, 400, 300))
    #expect(box.frame == rect(10, 10, 380, 280))
  }

  @Test func `E23 Measuring leaves frames alone`() {
    let box = Box(80, 30)
    let container = container(box)
    _ = container.systemLayoutSizeFitting(CGSize(width: 500, height: 500))
    #expect(container.frame == rect(0, 0, 7, 7))
    #expect(box.frame == .zero)
  }

  private let text = "Several words that do not fit into one line of a label, but into some lines"

  @Test func `E24 A label wraps in the width that is required`() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let container = container(label)
    let size = container.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 200)
    let wanted = label.sizeThatFits(CGSize(width: 180, height: 10_000)).height
    #expect(wanted > 40)
    #expect(size.height == wanted + 20)
    container.frame.size = size
    container.layoutIfNeeded()
    #expect(label.frame == rect(10, 10, 180, wanted))
  }

  @Test func `E24 A label does not wrap where nothing limits its width`() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let size = container(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let unwrapped = label.sizeThatFits(CGSize(width: 10_000, height: 0))
    let wanted = CGSize(width: unwrapped.width + 20, height: unwrapped.height + 20)
    #expect(size.inPixels == wanted.inPixels)
  }

  @Test func `E24 A label with a bounded number of lines is no higher than those`() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 2
    let size = container(label).systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    #expect(size.height < 70)
  }

  @Test func `E24 A preferred width wraps before layout`() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    let size = container(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width <= 120)
    #expect(size.height > 60)
  }

  @Test func `E24 Two labels side by side wrap in what is left`() {
    let canvas = Canvas()
    let (name, note) = (canvas.add(UILabel()), canvas.add(UILabel()))
    name.text = "Name"
    note.text = text
    note.numberOfLines = 0
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      name.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      note.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      note.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      note.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    let natural = name.sizeThatFits(CGSize(width: 1000, height: 0)).width
    #expect(name.frame.width == natural)
    #expect(note.frame.minX == natural + 8)
    #expect(note.frame.width == 400 - natural - 8)
    #expect(
      note.frame.height == note.sizeThatFits(CGSize(width: note.frame.width, height: 0)).height
    )
    #expect(note.frame.height > name.frame.height)
  }

  @Test func `E25 Another content is seen when the view says so`() {
    let canvas = Canvas()
    let box = canvas.add(Box(80, 30))
    box.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    canvas.layOut()
    box.size = CGSize(width: 120, height: 30)
    canvas.layOut()
    #expect(box.frame.width == 80)
    box.invalidateIntrinsicContentSize()
    canvas.root.layoutIfNeeded()
    #expect(box.frame.width == 120)
  }

  @Test func `E25 Another text moves what is below it`() {
    let canvas = Canvas(width: 100)
    let (a, b) = (canvas.add(UILabel()), canvas.add(UILabel()))
    a.numberOfLines = 0
    (a.text, b.text) = ("One", "Two")
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.bottomAnchor),
    ])
    canvas.layOut()
    let line = a.frame.height
    #expect(b.frame.minY == line)
    a.text = text
    canvas.root.layoutIfNeeded()
    #expect(a.frame.height > 3 * line)
    #expect(b.frame.minY == a.frame.maxY)
    a.text = nil
    canvas.root.layoutIfNeeded()
    #expect(b.frame.minY == 0)
  }

  private final class Recorder: UIView {
    var name = ""
    var note: (String) -> Void = { _ in }

    override func updateConstraints() {
      note("\(name).update")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      note("\(name).layout")
      super.layoutSubviews()
    }
  }

  @Test func `E26 Constraints are updated inside out, then layout goes outside in`() {
    let (parent, child) = (Recorder(), Recorder())
    (parent.name, child.name) = ("parent", "child")
    parent.addSubview(child)
    parent.layoutIfNeeded()
    var calls: [String] = []
    for view in [parent, child] {
      view.note = { calls.append($0) }
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
    }
    #expect(child.needsUpdateConstraints())
    parent.layoutIfNeeded()
    #expect(calls == ["child.update", "parent.update", "parent.layout", "child.layout"])
    #expect(!child.needsUpdateConstraints())
  }

  private final class Lazy: UIView {
    let box = Box(40, 20)
    private var isMade = false

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      if !isMade {
        isMade = true
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate(box.pin(inset: 5))
      }
      super.updateConstraints()
    }
  }

  @Test func `E26 A view may make all its constraints when it is asked to update them`() {
    let canvas = Canvas()
    let lazy = canvas.add(Lazy())
    lazy.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    lazy.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    canvas.layOut()
    #expect(lazy.frame == rect(0, 0, 50, 30))
    #expect(lazy.box.frame == rect(5, 5, 40, 20))
    let alone = Lazy()
    #expect(alone.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 30))
  }

  @Test func `E29 A transformed view is placed by its center`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    canvas.layOut()
    #expect(view.bounds.size == CGSize(width: 50, height: 40))
    #expect(view.center == CGPoint(x: 125, y: 120))
    #expect(view.frame == rect(75, 80, 100, 80))
  }

  @Test func `E30 The content of a scroll view is as large as what is tied to it`() {
    let canvas = Canvas()
    let scroll = canvas.add(UIScrollView())
    let child = canvas.add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 200),
      child.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor,
        constant: -20
      ),
      child.heightAnchor.constraint(equalToConstant: 500),
    ])
    NSLayoutConstraint.activate(child.pin(inset: 10))
    canvas.layOut()
    #expect(scroll.frame == rect(0, 0, 300, 200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 520))
    #expect(child.frame == rect(10, 10, 280, 500))
    scroll.contentOffset.y = 100
    canvas.root.layoutIfNeeded()
    #expect(child.frame == rect(10, 10, 280, 500))
  }

  @Test func `E30 The content's guide is the content`() {
    let canvas = Canvas()
    let scroll = canvas.add(UIScrollView())
    let box = canvas.add(Box(600, 50), to: scroll)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate(scroll.pin())
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    canvas.layOut()
    #expect(scroll.contentSize == CGSize(width: 600, height: 50))
    #expect(guide.layoutFrame == rect(0, 0, 600, 50))
    #expect(scroll.frame == rect(0, 0, 400, 300))
  }

  @Test func `E33 Edges lie on whole pixels`() {
    let canvas = Canvas(width: 320.5)
    let views = (0..<3).map { _ in canvas.add(UIView()) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    canvas.layOut()
    #expect(views.map(\.frame.minX) == [0, 107, 213.66666666666666].map(pixel))
    #expect(views.map(\.frame.width) == [107, 106.66666666666667, 107].map(pixel))
  }

  private final class Aloof: UIView {
    override func layoutSubviews() {}
  }

  @Test func `E36 A view that does not call super leaves its subviews where they are`() {
    let canvas = Canvas()
    let view = canvas.add(Aloof())
    let child = canvas.add(UIView(), to: view)
    NSLayoutConstraint.activate(view.pin() + child.pin())
    canvas.layOut()
    #expect(view.frame == rect(0, 0, 400, 300))
    #expect(child.frame == .zero)
  }

  private final class Peeking: UIView {
    var child: UIView?
    var seen: [CGRect] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      seen = [child?.frame ?? .null, child?.subviews.first?.frame ?? .null]
    }
  }

  @Test func `E36 Direct subviews have their frames first`() {
    let canvas = Canvas()
    let view = canvas.add(Peeking())
    let child = canvas.add(UIView(), to: view)
    let grandchild = canvas.add(UIView(), to: child)
    view.child = child
    NSLayoutConstraint.activate(view.pin() + child.pin(inset: 10) + grandchild.pin(inset: 10))
    canvas.layOut()
    #expect(view.seen == [rect(10, 10, 380, 280), .zero])
    #expect(grandchild.frame == rect(10, 10, 360, 260))
  }

  @Test func `E37 A hidden view keeps its place`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(50, 10)), canvas.add(Box(10, 10)))
    a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
    a.isHidden = true
    canvas.layOut()
    #expect(b.frame.minX == 50)
  }
}
