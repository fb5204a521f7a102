import HeadlessUIKit
import Testing

@MainActor
@Suite struct ImageTests {
  @Test func `an image view takes the size of its picture`() throws {
    let star = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: star)
    #expect(view.frame.size == star.size)
    #expect(view.intrinsicContentSize == star.size)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `pictures of the same name are equal`() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(named: "star"))
    #expect(UIImage(named: "star") != UIImage(named: "moon"))
  }
}
