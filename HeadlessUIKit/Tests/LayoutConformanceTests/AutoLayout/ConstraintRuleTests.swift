import TestPlatform
import Testing

/// Who holds constraints, what is refused, and what is logged.
@MainActor struct ConstraintRuleTests {
  @Test func `E17 The nearest common view holds a constraint`() {
    let canvas = Canvas()
    let child = canvas.add(UIView())
    let own = child.widthAnchor.constraint(equalToConstant: 10)
    let shared = child.topAnchor.constraint(equalTo: canvas.root.topAnchor)
    #expect(!own.isActive)
    NSLayoutConstraint.activate([own, shared])
    #expect(child.constraints == [own])
    #expect(canvas.root.constraints == [shared])
    NSLayoutConstraint.activate([own, shared])
    #expect(child.constraints == [own])
    NSLayoutConstraint.deactivate([own, shared])
    #expect(child.constraints.isEmpty && canvas.root.constraints.isEmpty)
  }

  @Test func `E18 A view that is removed loses what ties it to the outside`() {
    let canvas = Canvas()
    let child = canvas.add(UIView())
    let inner = canvas.add(UIView(), to: child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    let crossing = child.topAnchor.constraint(equalTo: canvas.root.topAnchor)
    let deep = inner.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor)
    let within = inner.bottomAnchor.constraint(equalTo: child.bottomAnchor)
    NSLayoutConstraint.activate([width, crossing, deep, within])
    child.removeFromSuperview()
    #expect(!crossing.isActive && !deep.isActive)
    #expect(width.isActive && within.isActive)
    canvas.root.addSubview(child)
    #expect(!crossing.isActive)
    crossing.isActive = true
    #expect(crossing.isActive)
    UIView().addSubview(child)
    #expect(!crossing.isActive)
  }

  @Test func `E19 A constraint between two trees is refused`() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    let failures = Headless.recordingFailures { constraint.isActive = true }
    #expect(failures.map(\.name) == ["NSGenericException"])
    #expect(failures.first?.reason.contains("no common ancestor") == true)
    #expect(!constraint.isActive)
  }

  @Test func `E20 A location needs a second one`() {
    let view = UIView()
    let failures = Headless.recordingFailures {
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 5
      )
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(failures.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      failures.first?.reason.contains("Location attributes must be specified in pairs") == true
    )
  }

  @Test func `E20 Leading does not compare with left, nor a width with a top`() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    let failures = Headless.recordingFailures {
      _ = a.leadingAnchor.constraint(equalTo: b.leftAnchor)
      _ = NSLayoutConstraint(
        item: a,
        attribute: .width,
        relatedBy: .equal,
        toItem: b,
        attribute: .top,
        multiplier: 1,
        constant: 0
      )
      _ = NSLayoutConstraint(
        item: a,
        attribute: .top,
        relatedBy: .equal,
        toItem: b,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      )
      _ = a.leadingAnchor.constraint(equalTo: b.centerXAnchor)
    }
    #expect(failures.count == 3)
    #expect(
      failures.first?.reason.contains("leading/trailing attribute and a right/left attribute")
        == true
    )
  }

  @Test func `E20 A priority is above 0 and at most 1000`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
    let failures = Headless.recordingFailures {
      constraint.priority = UILayoutPriority(0)
      constraint.priority = UILayoutPriority(1001)
    }
    #expect(failures.count == 2)
    #expect(constraint.priority == .required)
  }

  @Test func `E21 Of two widths one is broken, and both are named`() throws {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    narrow.identifier = "narrow"
    NSLayoutConstraint.activate([narrow, wide])
    let log = Headless.recordingLog { canvas.layOut() }
    #expect(view.frame.width == 100)
    #expect(log.count == 1)
    let message = try #require(log.first)
    #expect(message.contains("Unable to simultaneously satisfy constraints."))
    #expect(message.contains("'narrow' UIView:"))
    #expect(message.contains(".width == 200"))
    #expect(message.contains("Will attempt to recover by breaking constraint"))
    #expect(wide.isActive)
    #expect(Headless.recordingLog { canvas.layOut() }.isEmpty)
    narrow.constant = 200
    #expect(Headless.recordingLog { canvas.layOut() }.isEmpty)
    #expect(view.frame.width == 200)
  }

  @Test(arguments: ["abc", "acb", "bac", "bca", "cab", "cba"], [false, true])
  func `E21 The constraint that was created last is broken, in whatever order they are activated`(
    order: String,
    isBulk: Bool
  ) {
    for isOfWidths in [true, false] {
      let canvas = Canvas(width: 300)
      let view = canvas.add(UIView())
      let root = canvas.root
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      let constraints: [NSLayoutConstraint] =
        isOfWidths
        ? [
          view.widthAnchor.constraint(equalToConstant: 100),
          view.widthAnchor.constraint(equalToConstant: 200),
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
        : [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 110),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      let ordered = order.utf8.map { constraints[Int($0 - UInt8(ascii: "a"))] }
      if isBulk {
        NSLayoutConstraint.activate(ordered)
      } else {
        for constraint in ordered { constraint.isActive = true }
      }
      _ = Headless.recordingLog { canvas.layOut() }
      #expect(view.frame == rect(isOfWidths ? 0 : 10, 10, 100, 20))
    }
  }

  @Test func `E21 A view that keeps its frame is at odds with its constraints`() {
    let canvas = Canvas()
    let view = UIView()
    canvas.root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let log = Headless.recordingLog { canvas.layOut() }
    #expect(log.count == 1)
    #expect(log.first?.contains("NSAutoresizingMaskLayoutConstraint") == true)
    #expect(log.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
    #expect(view.frame == .zero)
  }

  @Test func `E21 Insets do not fit into nothing`() {
    let canvas = Canvas(width: 0, height: 300)
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate(view.pin(inset: 8))
    let log = Headless.recordingLog { canvas.layOut() }
    #expect(log.count == 1)
    #expect(view.frame.width == 0)
    canvas.root.frame.size.width = 100
    #expect(Headless.recordingLog { canvas.layOut() }.isEmpty)
    #expect(view.frame == rect(8, 8, 84, 284))
  }

  @Test func `E34 Ambiguity can be asked for`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    view.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    canvas.layOut()
    #expect(view.hasAmbiguousLayout)
    view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor).isActive = true
    canvas.layOut()
    #expect(!view.hasAmbiguousLayout)
    #expect(!canvas.root.hasAmbiguousLayout)
  }

  @Test func `E39 A priority may change while the constraint is active`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 100).at(500)
    let wide = view.widthAnchor.constraint(equalToConstant: 200).at(400)
    NSLayoutConstraint.activate([narrow, wide])
    canvas.layOut()
    #expect(view.frame.width == 100)
    wide.priority = .required
    canvas.root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    wide.priority = UILayoutPriority(1)
    canvas.root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `E39 Anchors of one attribute are equal`() {
    let view = UIView()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.relation == .equal)
  }

  @Test func `E53 A left edge may be tied to a top one, but not to a length`() {
    let canvas = Canvas()
    let (view, other) = (canvas.add(UIView()), canvas.add(UIView()))
    func refused(
      _ first: NSLayoutConstraint.Attribute,
      _ second: NSLayoutConstraint.Attribute
    )
      -> Bool
    {
      let failures = Headless.recordingFailures {
        NSLayoutConstraint(
          item: view,
          attribute: first,
          relatedBy: .equal,
          toItem: other,
          attribute: second,
          multiplier: 1,
          constant: 50
        ).isActive = true
      }
      return !failures.isEmpty
    }
    #expect(!refused(.left, .top))
    #expect(!refused(.bottom, .right))
    #expect(canvas.root.constraints.count == 2)
    #expect(refused(.left, .width))
    #expect(refused(.height, .bottom))
  }
}
