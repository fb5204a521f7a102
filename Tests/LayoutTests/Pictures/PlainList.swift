import Foundation
@testable import Roster
import RosterPlatform

/// A section without controllers: its layout, and the sizes that its items ask for.
struct PlainSection {
  var layout: SectionLayout
  var sizes: [ItemSize]
  var header: CGFloat = 0
  var footer: CGFloat = 0

  init(
    _ layout: SectionLayout,
    sizes: [ItemSize],
    header: CGFloat = 0,
    footer: CGFloat = 0
  ) {
    self.layout = layout
    self.sizes = sizes
    self.header = header
    self.footer = footer
  }

  init(
    _ layout: SectionLayout,
    heights: [CGFloat],
    header: CGFloat = 0,
    footer: CGFloat = 0
  ) {
    self.init(layout, sizes: heights.map { .height($0) }, header: header, footer: footer)
  }
}

/// A collection view with a layout of ours and without an adapter.
@MainActor
final class PlainList: NSObject {
  let view: ScaledCollectionView
  let layout: ListLayout
  let window: UIWindow
  var sections: [PlainSection]
  private(set) var missing: [Int: Int] = [:]

  init(
    _ sections: [PlainSection],
    width: CGFloat = 100,
    height: CGFloat = 200,
    scale: CGFloat = 1,
    axis: ListAxis = .vertical,
    direction: UISemanticContentAttribute = .forceLeftToRight,
    isCompositional: Bool = false
  ) {
    self.sections = sections
    layout = ListLayout(axis: axis)
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    window = UIWindow(frame: frame)
    view = ScaledCollectionView(
      frame: frame,
      collectionViewLayout: isCompositional ? CompositionalListLayout(axis: axis) : layout
    )
    view.scale = scale
    super.init()
    view.semanticContentAttribute = direction
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [Self.header, Self.footer] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }
}

extension PlainList: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].sizes.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "boundary",
      for: indexPath
    )
  }
}

extension PlainList: ListLayoutSource {
  func whileUpdatesWait<Result>(_ body: () -> Result) -> Result { body() }

  func sectionDidScroll() {}

  func arrangement(ofSection section: Int) -> SectionLayout { sections[section].layout }

  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: ItemContainer
  ) -> ItemSizes {
    ItemSizes(
      items.map { item in
        sections[section].sizes[item].resolved(in: container).showable(in: container.size)
      }
    )
  }

  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> CGSize {
    let length = kind == Self.header ? sections[section].header : sections[section].footer
    return CGSize(width: length, height: length)
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    missing[section] = count
  }
}

/// A collection view on a screen of any number of pixels a point.
final class ScaledCollectionView: UICollectionView {
  var scale: CGFloat = 1

  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(displayScale: scale)])
  }
}
