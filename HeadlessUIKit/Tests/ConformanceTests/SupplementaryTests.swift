import TestPlatform
import Testing

/// Headers and footers through updates.
@MainActor struct SupplementaryTests {
  private let list = ListFixture(
    [["a"], ["b"], ["c"]],
    size: CGSize(width: 100, height: 600)
  )
  private let kind = UICollectionView.elementKindSectionHeader

  init() {
    list.layout.headerReferenceSize = CGSize(width: 0, height: 50)
    list.layOut()
  }

  private func header(_ section: Int) -> UICollectionReusableView? {
    list.view.supplementaryView(
      forElementKind: kind,
      at: IndexPath(item: 0, section: section)
    )
  }

  @Test func `B35 a header goes where its section goes`() throws {
    let third = try #require(header(2))
    let events = list.events {
      list.view.performBatchUpdates {
        list.sections = [["c"], ["b"]]
        list.view.deleteSections([0])
        list.view.moveSection(2, toSection: 0)
      }
    }
    #expect(header(0) === third)
    #expect(third.frame.minY == 0)
    #expect(events.filter { $0.hasPrefix("header") }.isEmpty)
    #expect(events.contains("didEndDisplayingSupplementary 0-0"))
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func `B38 a header's path can be asked for, and follows its section`() throws {
    guard #available(iOS 18, *) else { return }
    let third = try #require(header(2))
    #expect(list.view.indexPath(forSupplementaryView: third) == IndexPath(item: 0, section: 2))
    list.view.performBatchUpdates {
      list.sections = [["c"], ["b"]]
      list.view.deleteSections([0])
      list.view.moveSection(2, toSection: 0)
    }
    #expect(list.view.indexPath(forSupplementaryView: third) == IndexPath(item: 0, section: 0))
    #expect(list.view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
  }

  @Test func `a reloaded section gets another header`() throws {
    let old = try #require(header(1))
    let events = list.events {
      list.sections[1] = ["x", "y"]
      list.view.reloadSections([1])
    }
    #expect(header(1) !== old)
    #expect(events.filter { $0.hasPrefix("header") } == ["header 1-0"])
    #expect(list.shown == ["a", "x", "y", "c"])
  }

  @Test func `an inserted section brings its header`() {
    let events = list.events {
      list.sections.insert([], at: 1)
      list.view.insertSections([1])
    }
    #expect(events.filter { $0.hasPrefix("header") } == ["header 1-0"])
    #expect(events.contains("willDisplaySupplementary 1-0"))
    #expect(
      list.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section).sorted()
        == [0, 1, 2, 3]
    )
  }

  @Test func `K22 a header that a layout deletes goes although its section stays`() {
    final class Fickle: UICollectionViewFlowLayout {
      override func indexPathsToDeleteForSupplementaryView(
        ofKind elementKind: String
      ) -> [IndexPath] { [IndexPath(item: 0, section: 1)] }
    }
    let layout = Fickle()
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    list.view.collectionViewLayout = layout
    list.layOut()
    let old = header(1)
    list.view.performBatchUpdates(nil)
    #expect(header(1) != nil)
    #expect(header(1) !== old)
  }
}
