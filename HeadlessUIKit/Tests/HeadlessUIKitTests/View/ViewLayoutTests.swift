import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewLayoutTests {
  final class Counter: UIView {
    var count = 0
    var during: (Counter) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      during(self)
    }
  }

  /// Three counters inside each other, all laid out once.
  private func chain() -> (outer: Counter, middle: Counter, inner: Counter) {
    let (outer, middle, inner) = (Counter(), Counter(), Counter())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    return (outer, middle, inner)
  }

  @Test func `a new tree is laid out once`() {
    let views = chain()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (1, 1, 1))
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (1, 1, 1))
  }

  @Test func `requests are gathered into one layout`() {
    let views = chain()
    views.inner.setNeedsLayout()
    views.inner.setNeedsLayout()
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (1, 1, 2))
  }

  @Test func `layout starts at the topmost ancestor that waits with the view`() {
    let views = chain()
    views.outer.setNeedsLayout()
    views.middle.setNeedsLayout()
    views.inner.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (2, 2, 1))
  }

  @Test func `an ancestor beyond one that is laid out waits`() {
    let views = chain()
    views.outer.setNeedsLayout()
    views.inner.setNeedsLayout()
    views.inner.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (1, 1, 2))
    views.outer.layoutIfNeeded()
    #expect(views.outer.count == 2)
  }

  @Test func `a new size needs layout and a new place does not`() {
    let views = chain()
    views.middle.frame.origin.x = 10
    views.outer.layoutIfNeeded()
    #expect(views.middle.count == 1)
    views.middle.frame.size.width = 10
    views.outer.layoutIfNeeded()
    #expect(views.middle.count == 2)
  }

  @Test func `adding and removing a subview needs layout`() {
    let views = chain()
    let extra = Counter()
    views.middle.addSubview(extra)
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, extra.count) == (1, 2, 1))
    extra.removeFromSuperview()
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, extra.count) == (1, 3, 1))
  }

  @Test func `layout asked for during layout is done in the same pass`() {
    let views = chain()
    views.inner.during = { [weak middle = views.middle] inner in
      if inner.count == 2 { middle?.setNeedsLayout() }
    }
    views.inner.setNeedsLayout()
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count, views.inner.count) == (1, 2, 2))
  }

  @Test func `a superview that is being laid out does not delay a subview`() {
    let views = chain()
    views.outer.during = { [middle = views.middle] outer in
      guard outer.count == 2 else { return }
      outer.setNeedsLayout()
      middle.setNeedsLayout()
      middle.layoutIfNeeded()
      #expect(middle.count == 2)
    }
    views.outer.setNeedsLayout()
    views.outer.layoutIfNeeded()
    #expect((views.outer.count, views.middle.count) == (3, 2))
  }

  @Test func `an endless layout is given up and logged`() {
    let view = Counter()
    view.during = { $0.setNeedsLayout() }
    let log = Headless.recordingLog {
      view.layoutIfNeeded()
    }
    #expect(view.count == 100)
    #expect(log.count == 1)
    #expect(log.first?.hasPrefix("Layout loop: Counter") == true)
  }

  @Test func `layout asked for inside layout does not start it again`() {
    let view = Counter()
    view.during = { $0.layoutIfNeeded() }
    view.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `a view fits itself to the size it asks for`() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Fitting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(UIView(frame: .zero).intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
