import TestPlatform
import Testing

/// Compositional layouts that are lists of rows.
@MainActor struct CompositionalListTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func list(
    _ counts: [Int],
    _ configuration: UICollectionLayoutListConfiguration
  ) -> CompositionalFixture {
    let list = CompositionalFixture(counts, layout: .list(using: configuration))
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      list.view.register(
        AskingHeader.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    return list
  }

  @Test func `D32 a list has a row for each item, as high as the row asks`() {
    let list = list([3], UICollectionLayoutListConfiguration(appearance: .plain))
    list.wantedSizes = [path(0): CGSize(width: 30, height: 60)]
    let frames = list.frames()
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 100 })
    #expect(frames.first?.height == 60)
    #expect(frames.dropFirst().map(\.minY) == [60, 104])
  }

  @Test func `D32 rows of an inset list are away from the edges`() throws {
    let list = list([1], UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let row = try #require(list.frames().first)
    #expect(row.minX > 0)
    #expect(row.minX == 100 - row.maxX)
  }

  @Test func `D33 headers and footers are asked for if the list has them`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    let plain = list([1], configuration)
    plain.view.layoutIfNeeded()
    #expect(plain.view.subviews.filter { $0 is UICollectionReusableView }.count == 1)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = list([1, 0], configuration)
    list.wantedHeaderSize = CGSize(width: 9, height: 20)
    let header = list.frame(ofKind: UICollectionView.elementKindSectionHeader)
    let footer = list.frame(ofKind: UICollectionView.elementKindSectionFooter)
    #expect(header?.size == CGSize(width: 100, height: 20))
    #expect(footer.map { $0.minY > 40 } == true)
    #expect(
      list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count
        == 2
    )
  }

  @Test func `D33 a first item that is the header is a row`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    let list = list([2], configuration)
    #expect(list.frames().count == 2)
    #expect(list.view.subviews.count == 2)
  }

  @Test func `D33 a plain list keeps its headers in sight`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = list([20], configuration)
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 100
    #expect(list.frame(ofKind: UICollectionView.elementKindSectionHeader)?.minY == 100)
  }

  @Test func `D34 what a swipe offers is asked for at each swipe`() throws {
    var asked: [IndexPath] = []
    var done: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      asked.append(path)
      guard path.item > 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { action, _, completion in
          done.append(action.title ?? "")
          completion(true)
        },
        UIContextualAction(style: .normal, title: "Later") { _, _, _ in },
      ])
    }
    let list = list([3], configuration)
    list.view.layoutIfNeeded()
    #expect(asked.isEmpty)
    #expect(Headless.swipeActions(forItemAt: path(0), in: list.view) == nil)
    let offered = try #require(Headless.swipeActions(forItemAt: path(1), in: list.view))
    #expect(asked == [path(0), path(1)])
    #expect(offered.actions.map(\.title) == ["Delete", "Later"])
    #expect(offered.performsFirstActionWithFullSwipe)
    #expect(Headless.perform(offered.actions[0], onItemAt: path(1), in: list.view) == true)
    #expect(Headless.perform(offered.actions[1], onItemAt: path(1), in: list.view) == nil)
    #expect(done == ["Delete"])
    let leading = Headless.swipeActions(forItemAt: path(1), fromLeadingEdge: true, in: list.view)
    #expect(leading == nil)
    #expect(Headless.swipeActions(forItemAt: path(7), in: list.view) == nil)
    #expect(Headless.swipeActions(forItemAt: IndexPath(), in: list.view) == nil)
    #expect(asked.count == 2)
  }

  @Test func `D34 an action looks as dangerous as it is`() {
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    let later = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(delete.backgroundColor != later.backgroundColor)
    later.backgroundColor = .systemBlue
    #expect(later.backgroundColor == .systemBlue)
  }
}
