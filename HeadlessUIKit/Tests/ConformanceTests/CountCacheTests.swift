import TestPlatform
import Testing

/// What brings the cached counts up to date, and what leaves them alone.
@MainActor struct CountCacheTests {
  private let list = ListFixture([["a", "b"]])

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test(
    arguments: [
      { $0.numberOfSections },
      { $0.numberOfItems(inSection: 0) },
      { $0.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) as Any },
      { $0.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false) },
      { $0.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: .top) },
      { $0.performBatchUpdates(nil) },
      { $0.reloadItems(at: []) },
    ] as [@MainActor @Sendable (UICollectionView) -> Any]
  )
  func `C13 whatever needs the counts asks for all of them once`(
    need: @MainActor @Sendable (UICollectionView) -> Any
  ) {
    list.layOut()
    list.view.reloadData()
    _ = need(list.view)
    let counts = list.events.filter { $0 == "sections" || $0.hasPrefix("items") }
    #expect(counts.prefix(2) == ["sections", "items 0"])
    list.events = []
    #expect(list.view.numberOfItems(inSection: 0) == 2)
    #expect(list.events.isEmpty)
  }

  @Test func `C14 invalidating the layout leaves the counts alone`() {
    list.layOut()
    list.sections = [["a", "b", "c"]]
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.numberOfItems(inSection: 0) == 2)
    #expect(!list.events.contains("sections"))
  }

  @Test func `C15 a layout hears whether counts may have changed and whether everything has`() {
    final class Listener: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        let flags = [
          context.invalidateEverything ? "everything" : "parts",
          context.invalidateDataSourceCounts ? "counts" : "places",
        ]
        heard.append(flags.joined(separator: " "))
      }
    }
    let listener = Listener()
    list.view.collectionViewLayout = listener
    list.layOut()
    listener.heard = []
    list.view.reloadData()
    #expect(listener.heard.isEmpty)
    list.layOut()
    #expect(listener.heard == ["everything counts"])
    listener.invalidateLayout()
    #expect(listener.heard.last == "parts places")
    list.layOut()
    list.sections = [["a"]]
    listener.heard = []
    list.view.deleteItems(at: [path(1)])
    #expect(listener.heard.first == "parts counts")
  }

  /// Recorded: iOS 26.1, Vercantez/openuikit (base.invalidate, flow.invalidate, flow.bounds,
  /// signalrowsprobe).
  @Test func `C15 a collection view invalidates by name, with the context that it has made`() {
    final class Listener: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func invalidateLayout() {
        heard.append("by name")
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
        heard.append(
          "attributes \(flow.invalidateFlowLayoutAttributes)"
            + " metrics \(flow.invalidateFlowLayoutDelegateMetrics)"
        )
      }
    }
    let listener = Listener()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: listener
    )
    view.layoutIfNeeded()
    #expect(listener.heard.first == "by name")
    listener.heard = []
    view.frame.size.width = 220
    #expect(listener.heard == ["by name", "attributes true metrics false"])
    listener.heard = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(listener.heard.first == "by name")
    listener.heard = []
    listener.invalidateLayout()
    #expect(listener.heard == ["by name", "attributes true metrics true"])
  }

  @Test func `C16 nothing that a collection view asks is kept alive by it`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    final class Partner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
      UICollectionViewDataSourcePrefetching
    {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
      }
      func collectionView(
        _ view: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    }
    weak var gone: Partner?
    do {
      let partner = Partner()
      gone = partner
      view.dataSource = partner
      view.delegate = partner
      view.prefetchDataSource = partner
      #expect(view.delegate === partner)
    }
    #expect(gone == nil)
    #expect(view.dataSource == nil)
    #expect((view as UIScrollView).delegate == nil)
  }
}
