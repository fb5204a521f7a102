import ListFixtures
import Roster
import RosterTesting
import TestSupport
import TestPlatform
import Testing

/// Sections with separators and backgrounds that change in updates.
@MainActor
@Suite struct DecorationUpdateTests {
  @Test func `decorations follow any update, animated or not`() {
    for seed in Effort.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      let list = harness()
      let failures = Headless.recordingFailures {
        for step in 0..<12 {
          let content = content(using: &generator)
          list.apply(content, animated: Bool.random(using: &generator))
          if Bool.random(using: &generator) { list.finishAnimations() }
          if Bool.random(using: &generator) {
            list.scroll(to: CGFloat.random(in: 0...200, using: &generator))
          }
          list.finishAnimations()
          let fresh = harness()
          fresh.apply(content)
          fresh.scroll(to: list.collectionView.contentOffset.y)
          #expect(decorations(of: list) == decorations(of: fresh), "seed \(seed), step \(step)")
        }
      }
      #expect(failures.isEmpty, "seed \(seed)")
      #expect(list.issues.isEmpty, "seed \(seed)")
    }
  }

  @Test func `a layout says of each decoration what it says of the area around it`() throws {
    let list = harness()
    var lined = SectionLayout.list(separators: Separators())
    lined.background = .color(.red)
    list.apply(
      SizedSection(name: 0, layout: lined, sizes: [.height(40), .height(40), .height(40)])
    )
    let layout = list.collectionView.collectionViewLayout
    let all = try #require(layout.layoutAttributesForElements(in: list.collectionView.bounds))
    let decorations = all.filter { $0.representedElementCategory == .decorationView }
    #expect(Set(decorations.map(\.representedElementKind)).count == 2)
    for decoration in decorations {
      let kind = try #require(decoration.representedElementKind)
      let found = layout.layoutAttributesForDecorationView(ofKind: kind, at: decoration.indexPath)
      #expect(found?.frame == decoration.frame)
      #expect(found?.isHidden == false)
    }
  }

  private func harness() -> ListHarness {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.collectionView.collectionViewLayout = ListLayout()
    return list
  }

  /// What decorations are on screen: their frames and colors, from top to bottom.
  private func decorations(of list: ListHarness) -> [String] {
    list.collectionView.subviews
      .filter { view in
        !view.isHidden && !(view is UICollectionViewCell) && view.backgroundColor != nil
          && view is UICollectionReusableView && view.frame.intersects(list.collectionView.bounds)
      }
      .map { "\($0.frame) \($0.backgroundColor == .red ? "red" : "line")" }
      .sorted()
  }

  private func content(using generator: inout SeededGenerator) -> SizedSections {
    SizedSections(
      sections: (0..<5).filter { _ in Bool.random(using: &generator) }
        .shuffled(using: &generator)
        .map { name in
          let hasLines = Bool.random(using: &generator)
          var layout = SectionLayout.list(separators: hasLines ? Separators() : nil)
          if Bool.random(using: &generator) { layout.background = .color(.red) }
          if Bool.random(using: &generator) { layout = layout.stickyHeader() }
          let count = Int.random(in: 0...8, using: &generator)
          return SizedSection(
            name: name,
            layout: layout,
            sizes: (0..<count).map { _ in
              .height(CGFloat(Int.random(in: 2...5, using: &generator) * 10))
            }
          )
        }
    )
  }
}

private struct SizedSections: ListContent {
  let sections: [SizedSection]

  var body: some ListContent {
    for section in sections { section }
  }
}
