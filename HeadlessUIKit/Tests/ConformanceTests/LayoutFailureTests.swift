import TestPlatform
import Testing

/// Layouts that do not keep their word, and updates that are forgiven.
@MainActor struct LayoutFailureTests {
  /// A row, and a header or decoration that can go missing or move without a word.
  final class Careless: UICollectionViewLayout {
    var hasExtra = true
    var extraY: CGFloat = 0
    var decorates = false

    private let path = IndexPath(item: 0, section: 0)

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let cell = UICollectionViewLayoutAttributes(forCellWith: path)
      cell.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      return [cell] + [extra].compactMap { $0 }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { extra }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { extra }

    private var extra: UICollectionViewLayoutAttributes? {
      guard hasExtra else { return nil }
      let attributes =
        decorates
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
        : UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: path
        )
      attributes.frame = CGRect(x: 0, y: extraY, width: 100, height: 20)
      return attributes
    }
  }

  private let list = ListFixture([["a"]])
  private let layout = Careless()

  private func show(decorates: Bool = false) {
    layout.decorates = decorates
    layout.register(BoundaryView.self, forDecorationViewOfKind: "line")
    list.view.collectionViewLayout = layout
    list.layOut()
  }

  private func insert() -> [Headless.Failure] {
    Headless.recordingFailures {
      list.sections[0].append("b")
      list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
      list.view.layoutIfNeeded()
    }
  }

  @Test func `K9 a header that an update leaves without a place is refused`() {
    show()
    layout.hasExtra = false
    let failures = insert()
    #expect(failures.map(\.id) == ["F-ATTR-NIL-SUPP"])
    let text =
      "no UICollectionViewLayoutAttributes instance for"
      + " -layoutAttributesForSupplementaryElementOfKind: UICollectionElementKindSectionHeader"
      + " at path"
    #expect(failures.first?.reason.hasPrefix(text) == true)
  }

  @Test func `K9 a decoration that an update leaves without a place is refused`() {
    show(decorates: true)
    layout.hasExtra = false
    let failures = insert()
    #expect(failures.map(\.id) == ["F-ATTR-NIL-DECO"])
    let text =
      "no UICollectionViewLayoutAttributes instance for"
      + " -layoutAttributesForDecorationViewOfKindOfKind: line at path"
    #expect(failures.first?.reason.hasPrefix(text) == true)
  }

  @Test func `a header that goes after an invalidation is no mistake`() {
    show()
    let failures = Headless.recordingFailures {
      layout.hasExtra = false
      layout.invalidateLayout()
      list.view.layoutIfNeeded()
    }
    #expect(failures.isEmpty)
  }

  @Test func `K21 a header that moves without an invalidation is refused and stays`() {
    show()
    let failures = Headless.recordingFailures {
      layout.extraY = 30
      list.view.contentOffset.y = 10
      list.view.layoutIfNeeded()
    }
    #expect(failures.map(\.id) == ["F-ATTR-CHANGED"])
    let kind = UICollectionView.elementKindSectionHeader
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).first?.frame.minY == 0)
    layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.visibleSupplementaryViews(ofKind: kind).first?.frame.minY == 30)
  }

  @Test func `B23 counts that do not add up are logged and reloaded in the older way`() {
    list.layOut()
    Headless.reloadOnInconsistentCounts(true, in: list.view)
    var isFinished: Bool?
    var failures: [Headless.Failure] = []
    let messages = Headless.recordingLog {
      failures = Headless.recordingFailures {
        list.sections[0] += ["b", "c"]
        list.view.performBatchUpdates {
          list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
          isFinished = $0
        }
      }
    }
    #expect(failures.isEmpty)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "[UICollectionView] Performing reloadData as a fallback — Invalid update: invalid number"
      ) == true
    )
    list.view.layoutIfNeeded()
    #expect(list.shown == ["a", "b", "c"])
    Headless.finishAnimations()
    #expect(isFinished == false)
  }

  @Test func `B23 other mistakes are refused in the older way too`() {
    list.layOut()
    Headless.reloadOnInconsistentCounts(true, in: list.view)
    let failures = Headless.recordingFailures {
      list.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
    }
    #expect(failures.map(\.id) == ["F-DEL-ITEM"])
  }

  @Test func `K15 a layout hears of bounds that change in an animation and of no others`() {
    final class Watcher: UICollectionViewFlowLayout {
      var events: [String] = []

      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        events.append("\(oldBounds.width) to \(collectionView?.bounds.width ?? 0)")
      }

      override func finalizeAnimatedBoundsChange() { events.append("done") }
    }
    let watcher = Watcher()
    list.view.collectionViewLayout = watcher
    list.layOut()
    list.view.frame.size.width = 120
    list.view.layoutIfNeeded()
    #expect(watcher.events.isEmpty)
    UIView.animate(withDuration: 0.3) {
      list.view.frame.size.width = 150
      list.view.layoutIfNeeded()
    }
    #expect(watcher.events == ["120.0 to 150.0", "done"])
    list.view.contentOffset.y = 5
    list.view.layoutIfNeeded()
    #expect(watcher.events.count == 2)
  }

  @Test func `R2 a batch can be waited for, and a change of layout asks for no wait`() async {
    await Headless.withOwnTime {
      list.layOut()
      let task = Task {
        let first = await list.view.performBatchUpdates {
          list.sections[0].append("b")
          list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        let layout = UICollectionViewFlowLayout()
        // UIKit's method has an asynchronous form, which a task would take.
        let change = { list.view.setCollectionViewLayout(layout, animated: false) }
        change()
        return [first, list.view.collectionViewLayout === layout]
      }
      let clock = Task {
        while !Task.isCancelled {
          await Task.yield()
          Headless.finishAnimations()
        }
      }
      #expect(await task.value == [true, true])
      clock.cancel()
      #expect(list.view.numberOfItems(inSection: 0) == 2)
    }
  }
}
