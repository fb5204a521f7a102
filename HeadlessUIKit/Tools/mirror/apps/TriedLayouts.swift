import Foundation
import HeadlessUIKit

// Layouts, with items of several sizes.

extension Checks {
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    MosaicLayoutDelegate
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, heightForItemAt path: IndexPath) -> CGFloat {
      CGFloat(60 + path.item % 3 * 20)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 90 + path.item % 2 * 20, height: 40) }
  }

  static func layouts() {
    let items = Items()
    for width in [CGFloat(320), 768] {
      let mosaic = MosaicLayout()
      mosaic.delegate = items
      for layout in [mosaic, LeftAlignedLayout(), SeparatorLayout()] {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.delegate = items
        let window = Headless.show(view, size: CGSize(width: width, height: 800))
        let frames = view.visibleCells.map(\.frame)
        expect(frames.count == 9, "\(type(of: layout)) shows \(frames.count) items")
        let overlaps = frames.enumerated().contains { index, frame in
          frames.dropFirst(index + 1).contains { frame.insetBy(dx: 1, dy: 1).intersects($0) }
        }
        expect(!overlaps, "\(type(of: layout)) lays items over each other")
        window.isHidden = true
      }
    }
  }

  /// Items with a header, and with what other layouts ask for.
  final class Headers: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ view: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
  }

  static func layoutsWithMore() {
    let items = Headers()
    func show(
      _ layout: UICollectionViewLayout,
      _ kind: String,
      _ width: CGFloat = 320
    ) -> UICollectionView {
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
      view.dataSource = items
      Headless.show(view, size: CGSize(width: width, height: 480)).layoutIfNeeded()
      return view
    }
    let header = UICollectionView.elementKindSectionHeader
    let stretchy = StretchyHeaderLayout()
    stretchy.headerReferenceSize = CGSize(width: 320, height: 100)
    let pulled = show(stretchy, header)
    pulled.contentOffset.y = -50
    pulled.layoutIfNeeded()
    let frame = pulled.supplementaryView(forElementKind: header, at: [0, 0])?.frame
    expect(frame == CGRect(x: 0, y: -50, width: 320, height: 150), "the header does not stretch")

    for width in [CGFloat(320), 768] {
      let carousel = CarouselLayout()
      carousel.itemSize = CGSize(width: 200, height: 300)
      let cards = show(carousel, header, width)
      cards.layoutIfNeeded()
      expect(
        cards.cellForItem(at: [0, 0])?.center.x == width / 2,
        "the first card is not in the middle"
      )
      let target = carousel.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 190, y: 0),
        withScrollingVelocity: .zero
      )
      expect(abs(target.x - 216) < 0.01, "the cards stop elsewhere: \(target)")
      let timeline = show(TimelineLayout(), TimelineLayout.hourKind, width)
      expect(
        timeline.contentSize == CGSize(width: width, height: 1440),
        "the day has another length"
      )
      let second = timeline.layoutAttributesForItem(at: [0, 1]) as? TimelineAttributes
      expect(second?.hour == 2, "the attributes are of another class")
      expect(timeline.cellForItem(at: [0, 1])?.frame.minY == 120, "an item is elsewhere")
    }

    let separated = SeparatorLayout()
    separated.itemSize = CGSize(width: 320, height: 40)
    let lines = show(separated, header)
    let shown = lines.subviews.filter { $0 is SeparatorView }
    expect(shown.count == 4, "there are \(shown.count) lines")
    expect(shown.map(\.frame.minY).min() == 40, "the lines are elsewhere")
  }
}
