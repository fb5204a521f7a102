import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct SectionIssueTests {
  @Test func `an arrangement with too few frames is reported once, and all items are shown`() throws
  {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(content(count: 3))
    #expect(list.visibleItems.count == 3)
    let issue = try #require(list.issues.first)
    #expect(issue.code == .missingFrames(SectionID(7)))
    #expect(issue.summary.contains("1 frames for 3 items"))
    list.apply(content(count: 4))
    #expect(list.visibleItems.count == 4)
    #expect(list.issues.count == 1)
  }

  @Test func `a waterfall shows a change of one item's state where it belongs`() throws {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(
      SizedSection(
        name: 0,
        layout: .waterfall(columns: 2),
        sizes: [20, 50, 20, 20].map { .height($0) }
      )
    )
    func column(_ item: Int) -> CGFloat? {
      list.collectionView.layoutAttributesForItem(at: [0, item])?.frame.minX
    }
    #expect((0..<4).map(column) == [0, 150, 0, 0])
    let controller = try #require(list.controller(SizedController.self, at: [0, 0]))
    controller.updateState { $0.height = 80 }
    list.flush()
    #expect((0..<4).map(column) == [0, 150, 150, 150])
    #expect(list.collectionView.contentSize.height == 110)
    #expect(list.issues.isEmpty)
  }

  private func content(count: Int) -> SizedSection {
    let sizes = Array(repeating: ItemSize.height(50), count: count)
    return SizedSection(name: 7, layout: .custom(OneFrame()), sizes: sizes)
  }
}

private struct OneFrame: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
    [CGRect(x: 0, y: 0, width: space.width, height: 50)]
  }
}
