import HeadlessUIKit
import Testing

/// Layers as cells use them: bubbles, badges, rings, gradients and pulses.
@MainActor @Suite struct LayerTests {
  final class Bubble: UIView {
    let outline = CAShapeLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(outline)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      outline.frame = bounds
      outline.path = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
      layer.shadowPath = outline.path
    }
  }

  final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func `a layer of a view has the geometry and the looks of its view, both ways`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.position = CGPoint(x: 50, y: 60)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.center == CGPoint(x: 50, y: 60) && view.alpha == 0.5 && view.isHidden)
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
  }

  @Test func `a shape follows its view, and its path contains what the view shows`() {
    let bubble = Bubble()
    let window = Headless.show(bubble, size: CGSize(width: 100, height: 50))
    #expect(bubble.outline.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(bubble.outline.path?.contains(CGPoint(x: 50, y: 25)) == true)
    #expect(bubble.outline.path?.contains(CGPoint(x: 1, y: 1)) == false)
    Headless.resize(window, to: CGSize(width: 200, height: 50))
    #expect(bubble.layer.shadowPath?.boundingBoxOfPath.width == 200)
  }

  @Test func `a view makes a layer of the class that it names`() throws {
    let view = Gradient()
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(view.layer === layer)
    #expect(UIView().layer as? CAGradientLayer == nil)
  }

  @Test func `layers are in one layer at a time, in order`() {
    let (first, second) = (CALayer(), CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    first.addSublayer(layers[0])
    first.addSublayer(layers[1])
    first.insertSublayer(layers[2], at: 0)
    first.insertSublayer(layers[3], below: layers[1])
    #expect(first.sublayers == [layers[2], layers[0], layers[3], layers[1]])
    second.addSublayer(layers[0])
    #expect(first.sublayers?.count == 3 && layers[0].superlayer === second)
    layers[0].removeFromSuperlayer()
    #expect(second.sublayers == nil && layers[0].superlayer == nil)
    first.replaceSublayer(layers[2], with: layers[0])
    #expect(first.sublayers?.first === layers[0])
  }

  @Test func `the layers of subviews are inside, and leave with their views`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    #expect(view.layer.sublayers == [child.layer])
    #expect(child.layer.superlayer === view.layer)
    child.layer.removeFromSuperlayer()
    #expect(child.superview == nil)
  }

  @Test func `the frame of a layer follows its position, anchor and transform, at random`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<100 {
      func number(_ range: ClosedRange<Int> = -50...50) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator))
      }
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: number(0...4) / 4, y: number(0...4) / 4)
      layer.setAffineTransform(CGAffineTransform(scaleX: number(1...4), y: number(1...4)))
      let frame = CGRect(x: number(), y: number(), width: number(0...80), height: number(0...80))
      layer.frame = frame
      #expect(abs(layer.frame.minX - frame.minX) < 1e-6)
      #expect(abs(layer.frame.maxY - frame.maxY) < 1e-6)
      let x = layer.position.x
      layer.position.x += 5
      #expect(abs(layer.frame.minX - frame.minX - 5) < 1e-6 && layer.position.x == x + 5)
    }
  }

  final class Ends: CAAnimationDelegate {
    var entries: [String] = []
    func animationDidStart(_ anim: CAAnimation) { entries.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      entries.append("end \(flag)")
    }
  }

  @Test func `an animation is recorded until its end, and nothing waits for it`() {
    Headless.withOwnTime {
      let (layer, ends) = (CALayer(), Ends())
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 2
      fade.delegate = ends
      layer.add(fade, forKey: "fade")
      let pulse = CABasicAnimation(keyPath: "transform.scale")
      pulse.repeatCount = .infinity
      layer.add(pulse, forKey: "pulse")
      Headless.finishAnimations()
      #expect(layer.animationKeys() == ["fade", "pulse"])
      Headless.advance(by: 2)
      #expect(layer.animationKeys() == ["pulse"])
      #expect(ends.entries == ["start", "end true"])
      layer.add(fade, forKey: "fade")
      layer.removeAllAnimations()
      #expect(ends.entries.last == "end false" && layer.animationKeys() == nil)
    }
  }

  @Test func `a transaction calls its completion when its animations are over`() {
    Headless.withOwnTime {
      var isOver = false
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { isOver = true }
      let move = CABasicAnimation(keyPath: "position")
      move.duration = 1
      layer.add(move, forKey: nil)
      CATransaction.commit()
      Headless.advance(by: 0.5)
      #expect(!isOver)
      Headless.finishAnimations()
      #expect(isOver)
    }
  }

  @Test func `a path goes through Core Graphics and back`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath.integral == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(UIBezierPath(cgPath: path).contains(CGPoint(x: 25, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 5)))
    let moved = CGMutablePath()
    moved.addRect(
      CGRect(x: 0, y: 0, width: 10, height: 10),
      transform: CGAffineTransform(translationX: 5, y: 6)
    )
    #expect(moved.boundingBoxOfPath == CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  @Test func `a dimmed view shows no tint, and those inside neither`() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    #expect(child.tintColor != .red && child.tintAdjustmentMode == .dimmed)
    view.tintAdjustmentMode = .automatic
    #expect(child.tintColor == .red && child.tintAdjustmentMode == .normal)
  }

  @Test func `a text view is as tall as its attributed text, which plain text replaces`() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "One line"
    let plain = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.attributedText = NSAttributedString(
      string: "One line",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]
    )
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > plain + 20)
    #expect(view.font?.pointSize == 40 && view.textColor == .red && view.text == "One line")
    view.font = .systemFont(ofSize: 12)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == plain)
    view.attributedText = nil
    #expect(view.text.isEmpty)
  }

  @Test func `a placeholder with attributes is shown until there is text`() {
    let field = UITextField()
    field.placeholder = "Name"
    let plain = field.intrinsicContentSize.height
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.font: UIFont.systemFont(ofSize: 40)]
    )
    #expect(field.placeholder == "Name")
    #expect(field.intrinsicContentSize.height > plain)
    field.text = "Ada"
    #expect(field.intrinsicContentSize.height == plain)
  }
}
