import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// `ListLayout` against `UICollectionViewFlowLayout`, where the rules of both are the same.
@MainActor
@Suite struct FlowAgreementTests {
  @Test func `a flow stands as in a flow layout, also after updates`() {
    for seed in Effort.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      let size = CGSize(
        width: CGFloat(Int.random(in: 60...500, using: &generator)),
        height: CGFloat(Int.random(in: 100...600, using: &generator))
      )
      let flow = ListHarness(size: size, layout: UICollectionViewFlowLayout())
      let list = ListHarness(size: size)
      list.collectionView.collectionViewLayout = ListLayout()
      var sections = (0..<Int.random(in: 1...4, using: &generator)).map {
        section($0, size.width, using: &generator)
      }
      for step in 0..<4 {
        flow.apply(FlowSections(sections: sections))
        list.apply(FlowSections(sections: sections), animated: true)
        list.finishAnimations()
        let difference = difference(list, flow, sections)
        #expect(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
        if difference != nil { return }
        edit(&sections, size.width, using: &generator)
      }
    }
  }

  @Test func `sticky headers push each other as the pinned headers of a flow layout do`() {
    for seed in Effort.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let size = CGSize(width: 300, height: 400)
      let flow = ListHarness(size: size, layout: UICollectionViewFlowLayout())
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      flow.collectionView.collectionViewLayout = layout
      let list = ListHarness(size: size)
      list.collectionView.collectionViewLayout = ListLayout()
      let inset = CGFloat(Int.random(in: 0...40, using: &generator))
      flow.collectionView.contentInset.top = inset
      list.collectionView.contentInset.top = inset
      let sections = (0..<6).map { name in
        let section = self.section(name, size.width, using: &generator)
        return SizedSection(
          name: name,
          layout: section.layout.stickyHeader(),
          sizes: section.sizes
        )
      }
      flow.apply(FlowSections(sections: sections))
      list.apply(FlowSections(sections: sections))
      for _ in 0..<30 {
        let offset = CGFloat.random(in: -inset...max(1, list.length), using: &generator).rounded()
        flow.scroll(to: offset)
        list.scroll(to: offset)
        for section in sections.indices {
          let (found, expected) = (list.pinnedHeader(section), flow.pinnedHeader(section))
          #expect(found?.frame == expected?.frame, "seed \(seed), \(section) at \(offset)")
          #expect(found?.zIndex == expected?.zIndex)
        }
      }
    }
  }

  private func difference(
    _ list: ListHarness,
    _ flow: ListHarness,
    _ sections: [SizedSection]
  ) -> String? {
    let lengths = (list.length, flow.length)
    guard abs(lengths.0 - lengths.1) <= 0.5 else { return "lengths \(lengths)" }
    for (section, content) in sections.enumerated() {
      for item in content.sizes.indices {
        let path = IndexPath(item: item, section: section)
        let found = list.collectionView.layoutAttributesForItem(at: path)?.frame ?? .null
        let expected = flow.collectionView.layoutAttributesForItem(at: path)?.frame ?? .null
        let distances = [
          found.minX - expected.minX, found.maxX - expected.maxX,
          found.minY - expected.minY, found.maxY - expected.maxY,
        ]
        guard distances.allSatisfy({ abs($0) <= 0.51 }) else {
          return "\(path): \(found), not \(expected)"
        }
      }
    }
    return nil
  }

  private func section(
    _ name: Int,
    _ width: CGFloat,
    using generator: inout SeededGenerator
  ) -> SizedSection {
    var layout = SectionLayout.flow()
    layout.lineSpacing = CGFloat(Int.random(in: 0...12, using: &generator))
    layout.itemSpacing = CGFloat(Int.random(in: 0...12, using: &generator))
    if Bool.random(using: &generator) {
      layout = layout.insets(
        ListInsets(
          top: CGFloat(Int.random(in: 0...20, using: &generator)),
          leading: CGFloat(Int.random(in: 0...10, using: &generator)),
          bottom: CGFloat(Int.random(in: 0...20, using: &generator)),
          trailing: CGFloat(Int.random(in: 0...10, using: &generator))
        )
      )
    }
    let one = size(in: width, using: &generator)
    let isUniform = Bool.random(using: &generator)
    return SizedSection(
      name: name,
      layout: layout,
      sizes: (0..<Int.random(in: 0...25, using: &generator)).map { _ in
        isUniform ? one : size(in: width, using: &generator)
      }
    )
  }

  private func size(in width: CGFloat, using generator: inout SeededGenerator) -> ItemSize {
    .fixed(
      width: CGFloat(Int.random(in: 1...max(1, Int(width) - 20), using: &generator)),
      height: CGFloat(Int.random(in: 1...90, using: &generator))
    )
  }

  private func edit(
    _ sections: inout [SizedSection],
    _ width: CGFloat,
    using generator: inout SeededGenerator
  ) {
    for index in sections.indices where Bool.random(using: &generator) {
      var sizes = sections[index].sizes
      if !sizes.isEmpty { sizes.remove(at: Int.random(in: sizes.indices, using: &generator)) }
      sizes.append(size(in: width, using: &generator))
      sections[index] = SizedSection(
        name: sections[index].name,
        layout: sections[index].layout,
        sizes: sizes
      )
    }
    if Bool.random(using: &generator) { sections.shuffle(using: &generator) }
  }
}

private struct FlowSections: ListContent {
  let sections: [SizedSection]

  var body: some ListContent {
    for section in sections { section }
  }
}

extension ListHarness {
  fileprivate func pinnedHeader(_ section: Int) -> UICollectionViewLayoutAttributes? {
    collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
  }
}
