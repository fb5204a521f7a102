import HeadlessUIKit
import Testing

struct BezierPathTests {
  private func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
    let differences = [
      rect.minX - other.minX, rect.minY - other.minY, rect.width - other.width,
      rect.height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 0.01 }
  }

  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `a rectangle is as large as it is said, and has an inside`() {
    let path = UIBezierPath(rect: rect)
    #expect(path.bounds == rect)
    #expect(path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 9, y: 21)))
    #expect(!path.contains(CGPoint(x: 50, y: 81)))
  }

  @Test func `round corners are outside where they are round`() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(isNear(path.bounds, rect))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 60, y: 21)))
    let some = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10)
    )
    #expect(!some.contains(CGPoint(x: 11, y: 21)))
    #expect(some.contains(CGPoint(x: 109, y: 21)))
    #expect(some.contains(CGPoint(x: 11, y: 79)))
    #expect(!some.contains(CGPoint(x: 109, y: 79)))
  }

  @Test func `ellipses and arcs are as large as their circles`() {
    #expect(isNear(UIBezierPath(ovalIn: rect).bounds, rect))
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    #expect(isNear(half.bounds, CGRect(x: 40, y: 50, width: 20, height: 10)))
    #expect(half.contains(CGPoint(x: 50, y: 55)))
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    #expect(isNear(other.bounds, CGRect(x: 40, y: 40, width: 20, height: 10)))
  }

  @Test func `a path is put together, moved and emptied`() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 15, height: 10)))
    path.close()
    #expect(path.currentPoint == .zero)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100)
    path.append(UIBezierPath(rect: rect))
    #expect(path.contains(CGPoint(x: 15, y: 25)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `a hole is outside by either rule`() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
    let path = UIBezierPath(rect: outer)
    path.append(UIBezierPath(rect: inner))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }
}
