#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

struct ValueTests {
  @Test func `a value keeps a rectangle, a point or a size`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let any: Any = rect
    #expect((any as? NSValue)?.cgRectValue == rect)
    let value: Any = NSValue(cgRect: rect)
    #expect(value as? CGRect == rect)
  }
}
#endif
