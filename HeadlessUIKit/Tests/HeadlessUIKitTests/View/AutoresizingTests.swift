import HeadlessUIKit
import Testing

@MainActor
@Suite struct AutoresizingTests {
  /// Grows a container from 100 by 100 to 200 by 300 around a subview.
  private func frame(
    after mask: UIView.AutoresizingMask,
    of frame: CGRect = CGRect(x: 10, y: 20, width: 40, height: 30)
  ) -> CGRect {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = UIView(frame: frame)
    subview.autoresizingMask = mask
    container.addSubview(subview)
    container.bounds.size = CGSize(width: 200, height: 300)
    return subview.frame
  }

  @Test func `without a mask nothing moves`() {
    #expect(frame(after: []) == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func `flexible dimensions take the whole difference`() {
    #expect(
      frame(after: [.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 20, width: 140, height: 230)
    )
  }

  @Test func `flexible leading margins keep the distance to the far edges`() {
    #expect(
      frame(after: [.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 110, y: 220, width: 40, height: 30)
    )
  }

  @Test func `what gives way shares the difference in proportion`() {
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
    ]
    #expect(frame(after: all) == CGRect(x: 20, y: 20, width: 80, height: 30))
  }

  @Test func `empty parts share the difference equally`() {
    let grown = frame(after: [.flexibleWidth, .flexibleLeftMargin], of: .zero)
    #expect(grown == CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  @Test func `a view that does not resize subviews leaves them alone`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subview = UIView(frame: container.bounds)
    subview.autoresizingMask = [.flexibleWidth]
    container.addSubview(subview)
    container.autoresizesSubviews = false
    container.frame.size.width = 50
    #expect(subview.frame.width == 100)
  }
}
