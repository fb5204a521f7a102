import HeadlessUIKit
import Testing

@MainActor
@Suite struct HitTestTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `the frontmost view is touched`() {
    #expect(hit(40, 40) === front)
    #expect(hit(15, 15) === back)
    #expect(hit(5, 5) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test(arguments: ["hidden", "transparent", "untouchable"])
  func `a view that cannot be touched lets the touch through`(_ reason: String) {
    switch reason {
    case "hidden": front.isHidden = true
    case "transparent": front.alpha = 0.005
    default: front.isUserInteractionEnabled = false
    }
    #expect(hit(40, 40) === back)
  }

  @Test func `the origin of the bounds moves what is touched`() {
    let inner = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 10))
    front.addSubview(inner)
    #expect(hit(40, 35) === front)
    front.bounds.origin.y = 200
    #expect(hit(40, 35) === inner)
  }

  @Test func `a subview outside its superview is not touched`() {
    front.addSubview(UIView(frame: CGRect(x: 0, y: 60, width: 50, height: 10)))
    #expect(hit(40, 95) === root)
  }
}
