import HeadlessUIKit
import Testing

/// Written as a user writes views, in another module, to see that it compiles and works.
@MainActor
@Suite struct UserCodeTests {
  final class Badge: UIView {
    var layouts = 0
    private let dot = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(dot)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      dot.frame = bounds.insetBy(dx: 2, dy: 2)
    }

    override var frame: CGRect {
      didSet { setNeedsLayout() }
    }
  }

  final class Titled: UIView {
    let title: String

    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  @Test func `a view with both initializers can be made without a frame`() {
    let badge = Badge()
    badge.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    badge.layoutIfNeeded()
    #expect(badge.layouts == 1)
    #expect(badge.subviews.first?.frame == CGRect(x: 2, y: 2, width: 26, height: 36))
  }

  @Test func `a view may have an initializer of its own`() {
    #expect(Titled(title: "Inbox").title == "Inbox")
  }
}
