import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

/// What views of the stand-in look like in other environments.
@MainActor
@Suite struct LooksTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())

  private func labels() -> [UILabel] {
    func labels(in view: UIView) -> [UILabel] {
      [view as? UILabel].compactMap { $0 } + view.subviews.flatMap { labels(in: $0) }
    }
    return labels(in: list.collectionView)
  }

  private func show() {
    list.apply(Items([Line(1)]) { Text($0.text).accessibilityAddTraits(.isHeader) })
  }

  @Test func `text grows with the text size, and its row with it`() throws {
    show()
    let before = try #require(labels().first).font.pointSize
    let height = try #require(list.cell(UICollectionViewCell.self, at: [0, 0])).bounds.height
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      of: list.window
    )
    list.window.layoutIfNeeded()
    list.flush()
    #expect(try #require(labels().first).font.pointSize > before)
    #expect(
      try #require(list.cell(UICollectionViewCell.self, at: [0, 0])).bounds.height > height
    )
  }

  @Test func `rows are mirrored where text is written from right to left`() throws {
    list.apply(
      Items([Line(1)]) { line in
        HStack(spacing: 8) {
          Text(line.text)
          Text("x")
        }
      }
    )
    let before = labels().map { $0.frame }
    let width = try #require(labels().first?.superview).bounds.width
    Headless.setTraits(UITraitCollection(layoutDirection: .rightToLeft), of: list.window)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(labels().map { $0.frame.maxX } == before.map { width - $0.minX })
  }

  @Test func `a header says that it is one`() throws {
    show()
    #expect(try #require(labels().first).accessibilityTraits.contains(.header))
  }
}
