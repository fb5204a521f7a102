import TestPlatform
import Testing

/// What layouts and data sources that others have published rely on.
@MainActor struct PublishedLayoutTests {
  /// Rows whose attributes are made once, changed in place, and returned again and again; what
  /// appears starts where it was before, with the attributes of its old path.
  private final class StoringLayout: UICollectionViewLayout {
    var height: CGFloat = 100
    var contexts: [String] = []
    private var stored: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override func prepare() {
      super.prepare()
      for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
        let path = IndexPath(item: item, section: 0)
        let attributes = stored[path] ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 100, height: height)
        stored[path] = attributes
      }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(
        "\(context.invalidateEverything) \(context.invalidateDataSourceCounts)"
      )
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return stored.values.filter { $0.indexPath.item < count && $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { stored[indexPath] }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      stored[IndexPath(item: itemIndexPath.item + 1, section: 0)] ?? stored[itemIndexPath]
    }
  }

  private let list = ListFixture([["a", "b", "c", "d", "e"]])
  private let layout = StoringLayout()

  init() {
    list.view.collectionViewLayout = layout
    list.layOut()
    layout.contexts = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `C15 a batch invalidates the counts and not everything`() {
    list.view.performBatchUpdates {
      list.sections = [["a", "c", "d", "e"]]
      list.view.deleteItems(at: [path(1)])
    }
    #expect(layout.contexts == ["false true"])
  }

  @Test func `C15 other bounds invalidate neither everything nor the counts`() {
    list.view.contentOffset.y = 10
    #expect(layout.contexts == ["false false"])
  }

  @Test func `K23 a cell is asked for at its own path, whatever path its first attributes have`() {
    let events = list.events {
      list.view.performBatchUpdates {
        list.sections = [["x", "a", "b", "c", "d", "e"]]
        list.view.insertItems(at: [path(0)])
      }
    }
    #expect(events.filter { $0.hasPrefix("cell") } == ["cell 0-0"])
    #expect(list.shown == ["x", "a", "b"])
  }

  @Test func `K24 attributes that a layout changes in place and returns again are taken on`() {
    layout.height = 50
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.visibleCells.map(\.frame.height) == [50, 50, 50, 50, 50])
    #expect(list.cell(0, 1)?.frame.minY == 50)
  }

  @Test func `B37 the failures name the item, its section and the number of sections`() {
    list.sections = [["a"], ["b"]]
    list.view.reloadData()
    list.layOut()
    let delete = Headless.recordingFailures {
      list.view.deleteItems(at: [IndexPath(item: 0, section: 3)])
    }
    #expect(
      delete.first?.reason
        == "attempt to delete item 0 from section 3, but there are only 2 sections before the update"
    )
    list.layOut()
    let insert = Headless.recordingFailures {
      list.view.insertItems(at: [IndexPath(item: 1, section: 2)])
    }
    #expect(
      insert.first?.reason
        == "attempt to insert item 1 into section 2, but there are only 2 sections after the update"
    )
  }

  @Test func `Y1 a view is described by its class, its address, its frame and its layer`() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
    let text = view.debugDescription
    #expect(text.hasPrefix("<UIView: 0x"))
    #expect(text.contains("; frame = (1 2.5; 30 40);"))
    #expect(text.contains("; layer = <CALayer: 0x"))
    view.isHidden = true
    view.alpha = 0.5
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(view.description.contains("; alpha = 0.5; hidden = YES; autoresize = W+H; "))
    #expect(LetterCell(frame: .zero).description.contains("; baseClass = UICollectionViewCell; "))
  }

  @Test func `Y2 a collection view is also described by what it shows and who provides it`() {
    list.view.contentOffset.y = 100
    let text = list.view.debugDescription
    #expect(text.hasPrefix("<UICollectionView: 0x"))
    #expect(text.contains("; contentOffset: {0, 100}; contentSize: {100, 1000};"))
    #expect(text.contains("; adjustedContentInset: {0, 0, 0, 0}; layout: <"))
    #expect(text.contains("StoringLayout: 0x"))
    #expect(text.contains("; dataSource: <"))
    #expect(text.contains("; delegate: <"))
    list.layOut()
    list.sections = [["a"]]
    let failures = Headless.recordingFailures { list.view.deleteItems(at: [path(0)]) }
    let reason = failures.first?.reason ?? ""
    #expect(reason.contains("<UICollectionView: 0x"))
    #expect(reason.contains("contentSize: {100, 1000};"))
  }
}
