import HeadlessUIKit
import Testing

@MainActor
@Suite struct ResponderTests {
  final class Field: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  private let first = Field()
  private let second = Field()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func `one responder of a window is the first`() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test func `a responder that does not resign keeps its place`() {
    first.mayResign = false
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test func `a plain view or one outside a window does not become the first`() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
    #expect(!Field().becomeFirstResponder())
  }

  @Test func `a view that leaves the window is the first no longer`() {
    #expect(first.becomeFirstResponder())
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    window.addSubview(first)
    #expect(!first.isFirstResponder)
  }
}
