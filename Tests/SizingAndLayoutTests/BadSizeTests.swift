import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct BadSizeTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400))

  @Test(arguments: [
    ItemSize.height(-1), .height(.nan), .height(.infinity), .aspect(0), .aspect(-1), .aspect(.nan),
    .fraction(width: .infinity, height: 1), .automatic(estimated: -.infinity),
  ])
  func `every item of a bad size is reported by itself, and the list goes on`(size: ItemSize) {
    list.collectionView.collectionViewLayout = ListLayout()
    show(.list, [.height(40), size, .height(40), size])
    #expect(list.frame(0)?.minY == 20)
    #expect(list.frame(2)?.height == 40)
    #expect(list.length.isFinite)
    #expect(badSizes == 2)
  }

  @Test(arguments: [
    SectionLayout.grid(columns: 0), .grid(columns: -2), .grid(minimumWidth: .nan),
    .grid(minimumWidth: -1, spacing: .infinity), .list(spacing: -.infinity), .list(spacing: .nan),
    SectionLayout.list.insets(ListInsets(.infinity)), SectionLayout.list.insets(ListInsets(-5)),
    SectionLayout.flow().insets(ListInsets(.nan)),
  ])
  func `a list with senseless spacing or columns can still be shown`(layout: SectionLayout) {
    list.collectionView.collectionViewLayout = ListLayout()
    show(layout, Array(repeating: .height(40), count: 3))
    #expect(list.length.isFinite)
    #expect(list.length >= 60)
    #expect((0..<3).allSatisfy { list.frame($0)?.minY.isFinite ?? true })
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 300), CGSize(width: 300, height: 0)])
  func `a list without area shows its items when it gets one`(size: CGSize) {
    let list = ListHarness(size: size)
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(SizedSection(name: 0, layout: .list, sizes: [.height(40), .aspect(2)]))
    #expect(list.issues.isEmpty)
    list.window.frame.size = CGSize(width: 300, height: 400)
    list.collectionView.frame.size = CGSize(width: 300, height: 400)
    list.window.layoutIfNeeded()
    #expect(list.visibleItems.count == 2)
    #expect(list.heights(2) == [40, 150])
  }

  @Test func `items that stand after others have the sizes that are asked for them`() {
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
    let sizes: [ItemSize] = [.height(30), .aspect(5), .fraction(width: 1, height: 0.25)]
    list.apply(
      Section("mixed") {
        Items(notes(1...2)) { NoteController($0, log: Log()) }
        Items(
          sizes.enumerated().map { SizedItem(id: $0.offset, size: $0.element) },
          SizedController.init
        )
      }
    )
    #expect(list.heights(5) == [50, 50, 30, 60, 100])
    #expect(list.issues.isEmpty)
  }

  private func show(_ layout: SectionLayout, _ sizes: [ItemSize]) {
    list.apply(SizedSection(name: 0, layout: layout, sizes: sizes))
  }

  private var badSizes: Int {
    list.issues.count { if case .invalidSize = $0.code { true } else { false } }
  }
}
