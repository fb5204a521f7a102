import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewGeometryTests {
  @Test func `a frame reads back exactly as it was set`() {
    let frame = CGRect(x: 0.1, y: 1 / 3, width: 33.3, height: 0.7)
    let view = UIView()
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 33.3, height: 0.7))
  }

  @Test func `a new size of the bounds grows the view about its center`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.center == CGPoint(x: 20, y: 20))
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
  }

  @Test func `the origin of the bounds moves what is inside and not the view`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.convert(CGPoint(x: 0, y: 100), to: nil) == CGPoint(x: 0, y: 100))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    #expect(view.convert(CGPoint(x: 0, y: 100), to: outer) == CGPoint(x: 10, y: 10))
  }

  @Test func `a center moves the view and keeps its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
  }

  @Test func `a transform changes the frame and neither bounds nor center`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.center == CGPoint(x: 20, y: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func `a frame set under a transform reads back`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 0)
    view.frame = CGRect(x: 4, y: 6, width: 40, height: 80)
    #expect(view.frame == CGRect(x: 4, y: 6, width: 40, height: 80))
    #expect(view.bounds.size == CGSize(width: 20, height: 40))
  }

  @Test func `points convert between cousins`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    let right = UIView(frame: CGRect(x: 50, y: 5, width: 30, height: 30))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    right.bounds.origin = CGPoint(x: 0, y: 7)
    let point = inner.convert(CGPoint(x: 1, y: 1), to: right)
    #expect(point == CGPoint(x: -38, y: 25))
    #expect(inner.convert(point, from: right) == CGPoint(x: 1, y: 1))
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 22, width: 5, height: 5)
    )
  }

  @Test func `a position that is no number is refused and changes nothing`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let failures = Headless.recordingFailures {
      view.frame.origin.x = .nan
    }
    #expect(failures.map(\.name) == ["CALayerInvalidGeometry"])
    #expect(failures.map(\.reason) == ["CALayer position contains NaN: [nan 4.0]"])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a size that is no number is refused also in an initializer`() {
    let failures = Headless.recordingFailures {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4))
      #expect(view.frame == .zero)
    }
    #expect(failures.map(\.reason) == ["CALayer bounds contains NaN: [0.0 0.0; nan 4.0]"])
  }
}
