import Foundation
import RosterLayout
import Testing

@Suite struct ItemSizeTests {
  private let container = Container(
    size: CGSize(width: 300, height: 500),
    width: 90,
    columns: 3
  )

  @Test func `sizes are resolved against the column`() {
    #expect(ItemSize.height(44).resolved(in: container) == CGSize(width: 90, height: 44))
    #expect(ItemSize.aspect(1.5).resolved(in: container) == CGSize(width: 90, height: 60))
    #expect(
      ItemSize.fixed(width: 20, height: 30).resolved(in: container)
        == CGSize(width: 20, height: 30)
    )
  }

  @Test func `a size that can be shown is left alone`() {
    let size = CGSize(width: 90, height: 0)
    #expect(size.showable(in: container.size) == size)
  }

  @Test(arguments: [-5, -CGFloat.infinity, .nan, -.leastNonzeroMagnitude])
  func `a length that is negative or no number becomes one point`(length: CGFloat) {
    let size = CGSize(width: length, height: 10).showable(in: container.size)
    #expect(size == CGSize(width: 1, height: 10))
  }

  @Test func `a length without an end becomes that of the container`() {
    let size = CGSize(width: 10, height: CGFloat.infinity).showable(in: container.size)
    #expect(size == CGSize(width: 10, height: 500))
    #expect(CGSize(width: CGFloat.infinity, height: 1).showable(in: .zero).width == 1)
  }

  @Test func `an aspect ratio of zero is put right`() {
    let asked = ItemSize.aspect(0).resolved(in: container)
    #expect(asked.showable(in: container.size) == CGSize(width: 90, height: 500))
  }
}
