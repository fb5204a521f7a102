import HeadlessUIKit
import Testing

/// What a view is asked for around its layout.
@MainActor @Suite struct UpdatePassTests {
  private final class Noting: UIView {
    var calls: [String] = []
    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("subviews")
    }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      if layer === self.layer { calls.append("sublayers") }
    }
  }

  @Test func `properties are updated before the layout, once, and only if that was asked for`() {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.calls == ["subviews"])
    view.calls = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "subviews"])
    view.calls = []
    view.updatePropertiesIfNeeded()
    #expect(view.calls.isEmpty)
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties"])
  }

  @Test func `layers are placed after the subviews, of a view whose layer is used`() {
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(CALayer())
    view.layoutIfNeeded()
    #expect(view.calls == ["subviews", "sublayers"])
  }
}
