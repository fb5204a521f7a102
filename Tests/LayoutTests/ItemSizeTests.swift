import Foundation
@testable import Roster
import RosterPlatform
import Testing

@Suite struct ItemSizeTests {
  private let container = ItemContainer(
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
    #expect(
      ItemSize.fraction(width: 0.5, height: 0.1).resolved(in: container)
        == CGSize(width: 45, height: 50)
    )
  }

  @Test func `containers are equal if they offer the same, and no others are`() {
    let size = CGSize(width: 300, height: 500)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let others = [
      ItemContainer(size: size),
      ItemContainer(size: CGSize(width: 300, height: 400), height: 500),
      ItemContainer(size: CGSize(width: 200, height: 500), width: 300),
      ItemContainer(size: size, width: 90), ItemContainer(size: size, height: 90),
      ItemContainer(size: size, columns: 2), ItemContainer(size: size, insets: ListInsets(top: 1)),
      ItemContainer(size: size, axis: .horizontal), ItemContainer(size: size, traits: traits),
    ]
    for (index, container) in others.enumerated() {
      for (number, other) in others.enumerated() {
        #expect((container == other) == (index == number))
      }
      #expect(Set([container, container]).count == 1)
    }
    #expect(Set(others).count == others.count)
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

  @MainActor
  @Test func `a text is as high as a label of the same width makes it`() {
    let text = "A text that is long enough for several lines in a narrow column."
    let font = UIFont.systemFont(ofSize: 16)
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    let fitting = label.sizeThatFits(CGSize(width: 80, height: 10_000)).height.rounded(.up)
    let insets = ListInsets(top: 3, leading: 6, bottom: 4, trailing: 4)
    #expect(ItemSize.text(text, font: font, insets: insets, in: container) == .height(fitting + 7))
    #expect(fitting > 40)
  }

  @MainActor
  @Test func `a text has no more lines than it is allowed, and an empty one has none`() {
    let text = String(repeating: "word ", count: 40)
    let font = UIFont.systemFont(ofSize: 16)
    let one = ItemSize.text("word", font: font, in: container)
    #expect(ItemSize.text(text, font: font, lines: 1, in: container) == one)
    #expect(ItemSize.text(text, font: font, lines: 2, in: container) != one)
    #expect(ItemSize.text("", font: font, insets: ListInsets(5), in: container) == .height(10))
  }
}
