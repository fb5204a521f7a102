import Roster
import RosterTesting
import TestPlatform
import Testing

/// Items and headers that take no room are hidden, and come back.
@MainActor
@Suite struct EmptySizeTests {
  enum Kind: CaseIterable {
    case list, horizontalList, flow

    @MainActor
    var layout: UICollectionViewLayout {
      switch self {
      case .list: ListLayout()
      case .horizontalList: ListLayout(axis: .horizontal)
      case .flow: UICollectionViewFlowLayout()
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an item whose state takes its room away is gone, and comes back`(kind: Kind) throws {
    let list = harness(kind)
    list.apply(Rows(isOpen: true))
    let row = try #require(list.controller(RowController.self, at: IndexPath(item: 1, section: 0)))
    let failures = Headless.recordingFailures {
      row.updateState { $0.isHidden = true }
      list.flush()
      list.window.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(extent(1, in: list) < 1)
    let others = Headless.recordingFailures {
      row.updateState { $0.isHidden = false }
      list.flush()
      list.window.layoutIfNeeded()
    }
    #expect(others.isEmpty)
    #expect(extent(1, in: list) == 40)
    #expect(row.cell != nil)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `an update may leave no room for a header and its items`(kind: Kind, animated: Bool) {
    let list = harness(kind)
    list.apply(Rows(isOpen: true))
    let failures = Headless.recordingFailures {
      list.apply(Rows(isOpen: false), animated: animated)
      list.finishAnimations()
      list.window.layoutIfNeeded()
      list.apply(Rows(isOpen: true), animated: animated)
      list.finishAnimations()
      list.window.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
    #expect(extent(0, in: list) == 40)
    #expect(list.collectionView.visibleSupplementaryViews(ofKind: header).count == 1)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item without room has no cell`() {
    let list = harness(.list)
    list.apply(Rows(isOpen: false))
    #expect(list.visibleItems.isEmpty)
    #expect(list.collectionView.visibleSupplementaryViews(ofKind: header).isEmpty)
  }

  private var header: String { UICollectionView.elementKindSectionHeader }

  private func harness(_ kind: Kind) -> ListHarness {
    ListHarness(size: CGSize(width: 300, height: 400), layout: kind.layout)
  }

  private func extent(_ item: Int, in list: ListHarness) -> CGFloat {
    let frame = list.collectionView
      .layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    let isHorizontal =
      (list.collectionView.collectionViewLayout as? ListLayout)?.axis == .horizontal
    return (isHorizontal ? frame?.width : frame?.height) ?? .nan
  }

  private struct Row: ViewModel {
    let id: Int
    var isOpen = true

    func size(in container: ItemContainer) -> ItemSize {
      let length: CGFloat = isOpen ? 40 : 0
      return container.axis == .horizontal ? .width(length) : .height(length)
    }
  }

  private struct Rows: ListContent {
    let isOpen: Bool

    var body: some ListContent {
      Section("rows") {
        Items((0..<3).map { Row(id: $0, isOpen: isOpen) }, RowController.init)
      }
      .header(Row(id: 0, isOpen: isOpen), HeaderController.init)
    }
  }

  private struct Visibility: ViewState {
    var isHidden = false
  }

  private final class RowController: CellController<Row, Visibility, UICollectionViewCell> {
    override class func size(
      of row: Row,
      state: Visibility,
      in container: ItemContainer
    ) -> ItemSize {
      Row(id: row.id, isOpen: row.isOpen && !state.isHidden).size(in: container)
    }
  }

  private final class HeaderController: CellController<Row, NoState, UICollectionReusableView> {
    override class func size(of row: Row, state: NoState, in container: ItemContainer) -> ItemSize {
      row.size(in: container)
    }
  }
}
