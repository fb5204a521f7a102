import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct ListLayoutUpdateTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400))

  init() {
    list.collectionView.collectionViewLayout = ListLayout()
  }

  @Test(arguments: [false, true])
  func `an update asks for the sizes of what comes and of nothing else`(animated: Bool) {
    show(0..<300)
    SizedController.asked = 0
    show(-20..<300, animated: animated)
    #expect(SizedController.asked == 20)
    #expect(length == height(of: 320))
    SizedController.asked = 0
    show(0..<300, animated: animated)
    #expect(SizedController.asked == 0)
    #expect(length == height(of: 300))
  }

  @Test func `an item with other content is asked for its size, and what is below it moves`() {
    show(0..<300)
    var models = models(0..<300)
    models[100].size = .height(80)
    SizedController.asked = 0
    list.apply(Rows(models: models))
    #expect(SizedController.asked <= 3)
    #expect(length == height(of: 300) + 30)
    #expect(list.frame(101)?.minY == height(of: 101) + 30)
  }

  @Test func `one update may insert, remove, move and resize`() {
    show(0..<40)
    var models = models([3, 90, 0, 2, 91] + Array(5..<40))
    models[3].size = .height(10)
    models[20].size = .height(33)
    list.apply(Rows(models: models), animated: true)
    list.finishAnimations()
    var top: CGFloat = 20
    for (item, model) in models.enumerated() {
      guard case .height(let height) = model.size else { continue }
      #expect(list.frame(item) == CGRect(x: 0, y: top, width: 300, height: height), "\(item)")
      top += height
    }
    #expect(length == top)
    #expect(list.issues.isEmpty)
  }

  @Test func `a header with other content is asked for its height again`() {
    list.apply(Rows(models: models(0..<10), header: 20))
    list.apply(Rows(models: models(0..<10), header: 60))
    #expect(list.frame(0)?.minY == 60)
    list.apply(Rows(models: models(-1..<10), header: 30), animated: true)
    #expect(list.frame(0)?.minY == 30)
    #expect(length == height(of: 11) + 10)
  }

  @Test func `a section may be arranged in another way while its items change`() {
    list.apply(Rows(models: models(0..<10)))
    list.apply(Rows(models: models(-2..<10), layout: .grid(columns: 2)), animated: true)
    #expect(length == height(of: 6))
    #expect(list.frame(3) == CGRect(x: 150, y: 70, width: 150, height: 50))
  }

  @Test func `a layout that is invalidated for reasons of its own asks for all sizes again`() {
    show(0..<30)
    SizedController.asked = 0
    list.collectionView.collectionViewLayout.invalidateLayout()
    show(-1..<30)
    #expect(SizedController.asked >= 31)
    #expect(length == height(of: 31))
  }

  @Test func `an invalidated item is asked for its size and the others are not`() {
    show(0..<300)
    SizedController.asked = 0
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 250, section: 0)])
    list.collectionView.collectionViewLayout.invalidateLayout(with: context)
    list.window.layoutIfNeeded()
    #expect(SizedController.asked == 1)
  }

  /// The height of a header and some rows, as they are by default.
  private func height(of rows: Int) -> CGFloat { 20 + CGFloat(rows) * 50 }

  private var length: CGFloat { list.collectionView.contentSize.height }

  private func show(_ ids: Range<Int>, animated: Bool = false) {
    list.apply(Rows(models: models(ids)), animated: animated)
    list.finishAnimations()
  }

  private func models(_ ids: some Sequence<Int>) -> [SizedItem] {
    ids.map { SizedItem(id: $0, size: .height(50)) }
  }
}

private struct Rows: ListContent {
  let models: [SizedItem]
  var layout = SectionLayout.list
  var header: CGFloat = 20

  var body: some ListContent {
    Section(0) {
      Items(models, SizedController.init)
    }
    .header(SizedItem(id: 0, size: .height(header)), SizedHeaderController.init)
    .layout(layout)
  }
}
