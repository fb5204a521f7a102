import TestPlatform
import Testing

/// Frames that follow from constraints.
@MainActor struct ConstraintFrameTests {
  @Test func `E1 Two edges and a size place a view`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    #expect(view.frame == .zero)
    canvas.layOut()
    #expect(view.frame == rect(20, 10, 100, 50))
  }

  @Test func `E1 Four edges place a view`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate(view.pin(inset: 16))
    canvas.layOut()
    #expect(view.frame == rect(16, 16, 368, 268))
  }

  @Test func `E1 Middles and a size place a view`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: canvas.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: canvas.root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    canvas.layOut()
    #expect(view.frame == rect(150, 125, 100, 50))
  }

  @Test func `E2 A length may be a multiple of another and a constant`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(
        equalTo: canvas.root.widthAnchor,
        multiplier: 0.5,
        constant: 10
      ),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor, constant: -20),
    ])
    canvas.layOut()
    #expect(view.frame == rect(170, 240, 210, 40))
  }

  @Test func `E2 A width may be a multiple of the height of the same view`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      view.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
    ])
    canvas.layOut()
    #expect(view.frame == rect(0, 0, 600, 300))
  }

  @Test func `E3 A view takes the size of its content where nothing else is said`() {
    let canvas = Canvas()
    let view = canvas.add(Box(80, 30))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    #expect(view.frame == rect(0, 0, 80, 30))
  }

  /// Lays out one box at the left edge and returns its width.
  private func width(
    of box: Box = Box(100, 20),
    _ constraints: (Box, UIView) -> [NSLayoutConstraint]
  ) -> CGFloat {
    let canvas = Canvas()
    canvas.add(box)
    NSLayoutConstraint.activate(constraints(box, canvas.root))
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    return box.frame.width
  }

  @Test func `E4 Of two wishes the stronger one comes true`() {
    #expect(
      width { box, _ in
        [
          box.widthAnchor.constraint(equalToConstant: 100).at(750),
          box.widthAnchor.constraint(equalToConstant: 200).at(751),
        ]
      } == 200
    )
    #expect(
      width { box, _ in
        [
          box.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
          box.widthAnchor.constraint(equalToConstant: 100).at(999),
        ]
      } == 150
    )
    #expect(
      width(of: Box(200, 20)) { box, _ in
        [box.widthAnchor.constraint(lessThanOrEqualToConstant: 120)]
      } == 120
    )
  }

  @Test func `E4 A wish is weighed against the content's hugging and its resistance`() {
    #expect(width { box, _ in [box.widthAnchor.constraint(equalToConstant: 140).at(500)] } == 140)
    #expect(width { box, _ in [box.widthAnchor.constraint(equalToConstant: 60).at(500)] } == 100)
    #expect(width { box, _ in [box.widthAnchor.constraint(equalToConstant: 140).at(200)] } == 100)
    #expect(
      width { box, _ in [box.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)] } == 120
    )
  }

  @Test func `E4 What cannot be reached is approached`() {
    #expect(
      width { box, root in
        [
          box.trailingAnchor.constraint(
            lessThanOrEqualTo: root.trailingAnchor,
            constant: -10
          ),
          box.widthAnchor.constraint(equalToConstant: 1000).at(251),
        ]
      } == 380
    )
    let canvas = Canvas()
    let view = canvas.add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 500).at(500),
      view.bottomAnchor.constraint(lessThanOrEqualTo: canvas.root.bottomAnchor),
    ])
    canvas.layOut()
    #expect(view.frame == rect(0, 260, 10, 40))
  }

  @Test func `E5 No number of weak wishes outweighs a strong one`() {
    #expect(
      width { box, _ in
        (0..<5).map { _ in box.widthAnchor.constraint(equalToConstant: 100).at(499) }
          + [box.widthAnchor.constraint(equalToConstant: 300).at(500)]
      } == 300
    )
  }

  @Test func `E5 Wishes of one priority are weighed by the sum of their errors`() {
    #expect(
      width { box, _ in
        [100, 100, 200].map { box.widthAnchor.constraint(equalToConstant: $0).at(500) }
      } == 100
    )
  }

  @Test func `E6 Hugging decides who grows`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(50, 20)), canvas.add(Box(60, 20)))
    b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      a.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      b.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    #expect(a.frame == rect(0, 0, 330, 20))
    #expect(b.frame == rect(340, 0, 60, 20))
  }

  @Test func `E6 Compression resistance decides who gives way`() {
    let canvas = Canvas()
    let (a, b) = (canvas.add(Box(300, 20)), canvas.add(Box(200, 20)))
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      a.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      b.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    #expect(a.frame == rect(0, 0, 190, 20))
    #expect(b.frame == rect(200, 0, 200, 20))
  }

  @Test func `E6 Optional edges are weighed against the content`() {
    func frame(trailing priority: Float) -> CGRect {
      let canvas = Canvas(width: 300)
      let box = canvas.add(Box(60, 20))
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 16).at(900),
        box.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor, constant: -16)
          .at(priority),
        box.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      ])
      canvas.layOut()
      return box.frame
    }
    #expect(frame(trailing: 800) == rect(16, 0, 268, 20))
    #expect(frame(trailing: 200) == rect(16, 0, 60, 20))
  }

  @Test func `E6 An optional middle yields to a required edge`() {
    let canvas = Canvas(width: 300)
    let box = canvas.add(Box(60, 20))
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: canvas.root.centerXAnchor).at(750),
      box.leadingAnchor.constraint(
        greaterThanOrEqualTo: canvas.root.leadingAnchor,
        constant: 200
      ),
      box.topAnchor.constraint(equalTo: canvas.root.topAnchor),
    ])
    canvas.layOut()
    #expect(box.frame == rect(200, 0, 60, 20))
  }

  @Test func `E7 A constant that changes takes effect in the next layout`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    canvas.layOut()
    width.constant = 60
    #expect(view.frame.width == 50)
    canvas.root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `E8 Constraints may be exchanged`() {
    let canvas = Canvas()
    let view = canvas.add(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    narrow.isActive = true
    canvas.layOut()
    #expect(view.frame.width == 100)
    narrow.isActive = false
    wide.isActive = true
    canvas.layOut()
    #expect(view.frame.width == 200)
    #expect(!narrow.isActive)
  }

  @Test func `E9 The list cell of the documents`() {
    let canvas = Canvas(width: 320)
    let content = canvas.add(UIView())
    let icon = canvas.add(UIView(), to: content)
    let accessory = canvas.add(UIView(), to: content)
    let title = canvas.add(Box(120, 20), to: content)
    let subtitle = canvas.add(Box(260, 36), to: content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: canvas.root.topAnchor),
      content.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      icon.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
      accessory.widthAnchor.constraint(equalToConstant: 20),
      accessory.heightAnchor.constraint(equalToConstant: 20),
      accessory.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      accessory.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: accessory.leadingAnchor,
        constant: -12
      ),
      subtitle.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      subtitle.trailingAnchor.constraint(
        lessThanOrEqualTo: accessory.leadingAnchor,
        constant: -12
      ),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 11),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -11),
      content.heightAnchor.constraint(equalToConstant: 0).at(50),
    ])
    canvas.layOut()
    #expect(content.frame == rect(0, 0, 320, 82))
    #expect(title.frame == rect(68, 11, 120, 20))
    #expect(subtitle.frame == rect(68, 35, 204, 36))
    #expect(icon.frame == rect(16, 21, 40, 40))
    #expect(accessory.frame == rect(284, 31, 20, 20))
  }
}
