import Testing

@testable import HeadlessUIKit

/// The order in which a collection view goes through what it displays.
@MainActor struct ElementOrderTests {
  /// Ten sections, each with a background, a cell with a footer and a header in its place, a view with a longer index
  /// path, and another cell.
  private let keys = (0..<10).flatMap { section in
    [
      ElementKey(category: .decorationView, kind: "Background", indexPath: [section]),
      .cell([section, 0]),
      .supplementary("Footer", [section, 0]),
      .supplementary("Header", [section, 0]),
      .supplementary("Header", [section, 0, 7]),
      .cell([section, 1]),
    ]
  }

  private func order(of keys: [ElementKey]) -> [ElementKey] {
    let content = CollectionContent()
    for key in keys {
      content.displayed[key] = CollectionContent.Element(
        view: UICollectionReusableView(),
        attributes: UICollectionViewLayoutAttributes()
      )
    }
    return content.orderedIndices.map { content.displayed.keys[$0] }
  }

  @Test func `elements are in the order of their index paths, and those in one place cells first`()
  {
    #expect(order(of: keys) == keys)
  }

  @Test func `elements in different places are in the order of their index paths`() {
    let cells = (0..<30).map { ElementKey.cell([$0 / 7, $0 % 7]) }
    #expect(order(of: cells) == cells)
  }
}
