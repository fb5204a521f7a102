import Testing

@testable import HeadlessUIKit

@Suite struct GeometryTests {
  @Test func `insets move every edge inwards`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 46))
  }

  @Test func `rectangles that only touch do not overlap`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.overlaps(CGRect(x: 9.5, y: 9.5, width: 10, height: 10)))
    #expect(!rect.overlaps(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!rect.overlaps(CGRect(x: 0, y: 10, width: 10, height: 10)))
    #expect(!rect.overlaps(CGRect(x: -10, y: 0, width: 10, height: 10)))
  }

  @Test func `a rectangle without an area overlaps nothing`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!rect.overlaps(CGRect(x: 5, y: 5, width: 0, height: 3)))
    #expect(!CGRect(x: 5, y: 5, width: 3, height: 0).overlaps(rect))
  }

  @Test func `an index path is read and written by section and item`() {
    var path = IndexPath(item: 3, section: 2)
    #expect((path.section, path.item, path.row) == (2, 3, 3))
    #expect(path == IndexPath(row: 3, section: 2))
    path.section = 5
    path.item = 7
    #expect(path == IndexPath(indexes: [5, 7]))
    path.row = 1
    #expect(path.item == 1)
  }

  @Test func `transforms are applied in the order they are concatenated`() {
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 3))
    let scaleAfterwards = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(scaleAfterwards) == CGPoint(x: 12, y: 3))
  }

  @Test func `an inverted transform undoes the transform`() {
    let transform = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4)
      .scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9)
    #expect(abs(point.y + 2) < 1e-9)
  }

  @Test func `a transform without an inverse is its own`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a turned rectangle gets the upright box around it`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 20) < 1e-9)
    #expect(abs(box.minY) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9)
    #expect(abs(box.height - 10) < 1e-9)
  }
}
