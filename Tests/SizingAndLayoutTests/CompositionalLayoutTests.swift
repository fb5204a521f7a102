import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// Lists in a compositional layout.
@MainActor
@Suite struct CompositionalLayoutTests {
  private let list = ListHarness(
    size: CGSize(width: 300, height: 400),
    layout: CompositionalListLayout()
  )

  @Test func `updates are shown as in a list layout`() {
    let log = Log()
    list.apply(Notes(["a": notes(0..<10), "b": notes(10..<14)], log: log))
    list.apply(
      Notes(["b": notes([12, 10]), "a": notes([5, 20, 0, 13])], log: log),
      animated: true
    )
    list.finishAnimations()
    #expect(list.visibleTexts == ["12", "10", "5", "20", "0", "13"])
    #expect(list.issues.isEmpty)
  }

  @Test func `items stand as in a list layout, also after updates`() {
    for seed in Effort.seeds(60) {
      var generator = SeededGenerator(seed: seed)
      let size = CGSize(width: 300, height: CGFloat(Int.random(in: 100...600, using: &generator)))
      let expected = ListHarness(size: size, layout: ListLayout())
      let found = ListHarness(size: size, layout: CompositionalListLayout())
      var sections = (0..<Int.random(in: 1...4, using: &generator)).map {
        section($0, using: &generator)
      }
      for step in 0..<4 {
        for list in [expected, found] {
          list.apply(SizedSections(sections: sections), animated: true)
          list.finishAnimations()
        }
        #expect(found.issues.isEmpty)
        #expect(
          found.frames(of: sections) == expected.frames(of: sections),
          "seed \(seed), step \(step)"
        )
        edit(&sections, using: &generator)
      }
    }
  }

  @Test func `an item whose state changes its size moves what is below it`() throws {
    list.apply(
      SizedSection(
        name: 0,
        layout: .grid(columns: 2, spacing: 10),
        sizes: Array(repeating: .height(50), count: 6)
      )
    )
    let below = list.top(4)
    let controller = try #require(list.controller(SizedController.self, at: [0, 0]))
    controller.updateState { $0.height = 80 }
    list.flush()
    #expect(list.top(4) == below + 30)
    #expect(list.issues.isEmpty)
  }

  @Test func `another layout of a section is laid out`() {
    let sizes = Array(repeating: ItemSize.height(50), count: 4)
    list.apply(SizedSection(name: 0, layout: .list, sizes: sizes))
    #expect(list.length == 220)
    list.apply(SizedSection(name: 0, layout: .grid(columns: 2), sizes: sizes), animated: true)
    list.finishAnimations()
    #expect(list.length == 120)
    list.apply(SizedSection(name: 0, layout: .waterfall(columns: 4), sizes: sizes))
    #expect(list.length == 70)
    #expect(list.frame(1) == CGRect(x: 75, y: 20, width: 75, height: 50))
  }

  @Test func `separators are reported by section, and the items are shown`() throws {
    let layout = SectionLayout.list(separators: Separators())
    list.apply(SizedSection(name: 4, layout: layout, sizes: [.height(50), .height(50)]))
    #expect(list.visibleItems.count == 2)
    let issue = try #require(list.issues.first)
    #expect(issue.code == .unsupportedLayout(SectionID(4)))
    #expect(issue.summary.contains("Section 4 asks for separators, which CompositionalListLayout"))
    #expect(issue.fix.contains("ListLayout"))
    #expect(list.issues.count == 1)
  }

  @Test(arguments: [
    SectionLayout.waterfall(columns: 2), .flow(distribution: .end), .list.background(.color(.red)),
    .grid(columns: 2).lineAlignment(.stretch), .list.stickyHeader(), .custom(Diagonal()),
  ])
  func `what only a flow layout does not do is not reported`(layout: SectionLayout) {
    list.apply(SizedSection(name: 4, layout: layout, sizes: [.height(50), .height(50)]))
    #expect(list.visibleItems.count == 2)
    #expect(list.issues.isEmpty)
  }

  @Test func `a section of more items than one group is given is whole`() throws {
    let heights = (0..<1_203).map { CGFloat(10 + $0 % 3) }
    list.apply(SizedSection(name: 0, layout: .list, sizes: heights.map { .height($0) }))
    let first = try #require(list.frame(0))
    for item in [499, 500, 999, 1_000, 1_202] {
      let frame = try #require(list.frame(item))
      #expect(frame.minY - first.minY == heights[..<item].reduce(0, +))
      #expect(frame.height == heights[item])
    }
    #expect(list.issues.isEmpty)
  }

  @Test func `an arrangement with too few frames is reported, and all items are shown`() {
    let sizes = Array(repeating: ItemSize.height(50), count: 3)
    list.apply(SizedSection(name: 4, layout: .custom(Nothing()), sizes: sizes))
    #expect(list.visibleItems.count == 3)
    #expect(list.issues.map(\.code) == [.missingFrames(SectionID(4))])
  }

  @Test func `a background has its color, and another when the section has another`() throws {
    let sizes = [ItemSize.height(50), .height(30)]
    func content(_ color: UIColor) -> SizedSection {
      SizedSection(
        name: 0,
        layout: .list.background(.color(color, cornerRadius: 4, insets: ListInsets(5))),
        sizes: sizes
      )
    }
    list.apply(content(.red))
    let background = try #require(list.background)
    #expect(background.frame == CGRect(x: 5, y: 25, width: 290, height: 70))
    #expect(background.backgroundColor == .red)
    #expect(background.layer.cornerRadius == 4)
    list.apply(content(.green))
    #expect(list.background?.backgroundColor == .green)
    list.apply(SizedSection(name: 0, layout: .list, sizes: sizes))
    #expect(list.background == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 300), CGSize(width: 300, height: 0)])
  func `a list without area shows its items when it gets one`(size: CGSize) {
    let list = ListHarness(size: size, layout: CompositionalListLayout())
    list.apply(
      SizedSection(name: 0, layout: .grid(columns: 2), sizes: [.height(40), .aspect(2)])
    )
    #expect(list.issues.isEmpty)
    list.window.frame.size = CGSize(width: 300, height: 400)
    list.collectionView.frame.size = CGSize(width: 300, height: 400)
    list.window.layoutIfNeeded()
    #expect(list.visibleItems.count == 2)
    #expect(list.heights(2) == [40, 75])
  }

  @Test func `without an adapter, the layout is empty`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CompositionalListLayout()
    )
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 0)
  }

  private func section(_ name: Int, using generator: inout SeededGenerator) -> SizedSection {
    let spacing = CGFloat(Int.random(in: 0...3, using: &generator) * 4)
    let layouts: [SectionLayout] = [
      .list(spacing: spacing), .grid(columns: 3, spacing: spacing),
      .grid(minimumWidth: 60, spacing: spacing), .grid(columns: 2).lineAlignment(.bottom),
      .grid(columns: 3).lineAlignment(.stretch), .flow(spacing: spacing),
      .waterfall(columns: 3, spacing: spacing),
    ]
    let layout = layouts.randomElement(using: &generator) ?? .list
    let insets = ListInsets(
      top: CGFloat(Int.random(in: 0...20, using: &generator)),
      leading: CGFloat(Int.random(in: 0...1, using: &generator) * 12),
      bottom: CGFloat(Int.random(in: 0...20, using: &generator)),
      trailing: CGFloat(Int.random(in: 0...1, using: &generator) * 12)
    )
    let isUniform = Bool.random(using: &generator)
    let one = size(using: &generator)
    return SizedSection(
      name: name,
      layout: layout.insets(insets),
      sizes: (0..<Int.random(in: 0...25, using: &generator)).map { _ in
        isUniform ? one : size(using: &generator)
      }
    )
  }

  private func size(using generator: inout SeededGenerator) -> ItemSize {
    .fixed(
      width: CGFloat(Int.random(in: 1...270, using: &generator)),
      height: CGFloat(Int.random(in: 1...45, using: &generator) * 2)
    )
  }

  private func edit(_ sections: inout [SizedSection], using generator: inout SeededGenerator) {
    for index in sections.indices where Bool.random(using: &generator) {
      var sizes = sections[index].sizes
      if !sizes.isEmpty { sizes.remove(at: Int.random(in: sizes.indices, using: &generator)) }
      sizes.append(size(using: &generator))
      let layout = section(0, using: &generator).layout
      sections[index] = SizedSection(
        name: sections[index].name,
        layout: Bool.random(using: &generator) ? sections[index].layout : layout,
        sizes: sizes
      )
    }
    if Bool.random(using: &generator) { sections.shuffle(using: &generator) }
  }
}

private struct SizedSections: ListContent {
  let sections: [SizedSection]

  var body: some ListContent {
    for section in sections { section }
  }
}

private struct Diagonal: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    sizes.indices.map { CGRect(x: 50 * $0, y: 50 * $0, width: 50, height: 50) }
  }
}

private struct Nothing: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] { [] }
}

extension ListHarness {
  /// Where the items of some sections stand, in whole points, and how long the list is.
  fileprivate func frames(of sections: [SizedSection]) -> [String] {
    var result = ["\(length.rounded())"]
    for (section, content) in sections.enumerated() {
      for item in content.sizes.indices {
        let path = IndexPath(item: item, section: section)
        let frame = collectionView.layoutAttributesForItem(at: path)?.frame ?? .null
        // Groups do not keep to whole pixels.
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { ($0 - 0.01).rounded() }
        result.append("\(section).\(item): \(edges)")
      }
    }
    return result
  }

  /// What stands behind the items.
  fileprivate var background: UIView? {
    collectionView.subviews.first { view in
      view is UICollectionReusableView && !(view is UICollectionViewCell)
        && view !== header(0) && !view.isHidden
    }
  }
}
