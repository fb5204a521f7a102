import TestPlatform
import Testing

/// Where the content stands while an update or other bounds are shown, as published layouts have found it.
@MainActor struct UpdateOffsetTests {
  /// Rows of which the last can move the content along in the middle of an update.
  private final class MovingLayout: UICollectionViewFlowLayout {
    var adjustmentInUpdate: CGFloat = 0
    var adjustmentAtEnd: CGFloat = 0
    var target: CGFloat?
    var proposals: [CGFloat] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      move(by: adjustmentInUpdate)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      move(by: adjustmentAtEnd)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposals.append(proposedContentOffset.y)
      return CGPoint(x: proposedContentOffset.x, y: target ?? proposedContentOffset.y)
    }

    private func move(by distance: CGFloat) {
      guard distance != 0 else { return }
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: distance)
      invalidateLayout(with: context)
    }
  }

  private let list = ListFixture([Array("abcdefghij").map(String.init)])
  private let layout = MovingLayout()

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    list.view.collectionViewLayout = layout
    list.layOut()
    list.view.contentOffset.y = 200
    list.layOut()
  }

  private func append() {
    list.sections[0].append("k")
    list.view.insertItems(at: [IndexPath(item: 10, section: 0)])
    list.layOut()
  }

  @Test func `K31 an adjustment of the offset in the middle of an update is of no account`() {
    layout.adjustmentInUpdate = 50
    append()
    #expect(list.view.contentOffset.y == 200)
  }

  @Test func `K31 an adjustment of the offset counts when the update is finalized`() {
    layout.adjustmentAtEnd = 50
    append()
    #expect(list.view.contentOffset.y == 250)
  }

  @Test func `K32 the layout is asked where the content should be in bounds that are animated`() {
    layout.target = 120
    layout.proposals = []
    list.view.frame.size.width = 110
    list.view.layoutIfNeeded()
    #expect(layout.proposals.isEmpty)
    UIView.animate(withDuration: 0.3) {
      list.view.frame.size.width = 150
      list.view.layoutIfNeeded()
    }
    #expect(layout.proposals == [200])
    #expect(list.view.contentOffset.y == 120)
  }

  @Test func `K33 the first attributes of a cell that appears may change until it is measured`() {
    final class MeasuredCell: UICollectionViewCell {
      var places: [CGRect] = []

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        places.append(layoutAttributes.frame)
      }

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height = 60
        return layoutAttributes
      }
    }
    final class AppearingLayout: UICollectionViewFlowLayout {
      var first: UICollectionViewLayoutAttributes?

      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        guard itemIndexPath.item == 0 else { return nil }
        first =
          layoutAttributesForItem(at: itemIndexPath)?.copy()
          as? UICollectionViewLayoutAttributes
        first?.alpha = 0
        return first
      }

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        first?.frame.size.height = preferredAttributes.frame.height
        first?.frame.origin.y = -10
        return false
      }
    }
    let list = ListFixture([[]])
    let layout = AppearingLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 100)
    list.view.collectionViewLayout = layout
    list.view.register(MeasuredCell.self, forCellWithReuseIdentifier: "measured")
    list.cellProvider = { $0.dequeueReusableCell(withReuseIdentifier: "measured", for: $1) }
    list.layOut()
    list.sections[0].append("a")
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    let cell = list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MeasuredCell
    #expect(cell?.places.first == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(cell?.places.dropFirst().first == CGRect(x: 0, y: -10, width: 100, height: 60))
    #expect(cell?.places.last == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

/// What a scene tells on its way to the background and back.
@MainActor struct SceneTests {
  @Test func `K34 a scene that is about to enter the foreground is still in the background`()
    throws
  {
    let window = Headless.show(UIView(), size: CGSize(width: 100, height: 100))
    let scene = try #require(window.windowScene)
    var events: [String] = []
    let tokens = [
      ("deactivate", UIScene.willDeactivateNotification),
      ("background", UIScene.didEnterBackgroundNotification),
      ("foreground", UIScene.willEnterForegroundNotification),
      ("active", UIScene.didActivateNotification),
    ].map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: scene, queue: nil) {
        _ in
        MainActor.assumeIsolated { events.append("\(name) \(scene.activationState.rawValue)") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    Headless.enterBackground(window)
    Headless.enterForeground(window)
    #expect(events == ["deactivate 0", "background 2", "foreground 2", "active 0"])
  }
}
