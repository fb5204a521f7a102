import HeadlessUIKit
import Testing

/// Sizes that views find without constraints.
@MainActor struct FittingTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  @Test func `a label alone has the size of its text`() {
    let label = label("some text of several words")
    let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == label.intrinsicContentSize)
  }

  @Test func `a label with a required width wraps its text`() {
    let label = label("some text of several words")
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 60)
    #expect(size.height == label.sizeThatFits(CGSize(width: 60, height: 0)).height)
    #expect(size.height > label.intrinsicContentSize.height)
  }

  @Test func `required dimensions are taken as they are`() {
    let size = label("text").systemLayoutSizeFitting(
      CGSize(width: 7, height: 9),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required
    )
    #expect(size == CGSize(width: 7, height: 9))
  }

  @Test func `a view without content keeps its size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
  }
}
