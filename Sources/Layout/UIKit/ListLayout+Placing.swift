import Foundation
import RosterPlatform

extension ListLayout {
  /// Brings the places of all elements up to date.
  func place() {
    pendingShift = 0
    let stale = takeStaleness()
    guard let view = collectionView, let source = view.dataSource as? any ListLayoutSource else {
      placement = ListPlacement()
      return
    }
    knownInsets = view.adjustedContentInset
    placedSides = sides
    let size = visibleSize(in: view.bounds)
    let isSameSize = size == placedSize
    if stale == .changes([]), isSameSize, view === placedView { return }
    let isAsBroad = axis.turned(size).width == breadth
    placedView = view
    placedSize = size
    if case .changes(let changes) = stale, isAsBroad {
      let measures = measures(source, in: view)
      noteMotion(changes)
      for change in changes { placement.apply(change, measures) }
      if hasCounts(of: view) {
        if !isSameSize { refit(source, in: view) }
        return
      }
    }
    motion = nil
    placeEverything(source, in: view)
  }

  /// Places everything anew in the size that the list has.
  func placeEverything(_ source: any ListLayoutSource, in view: UICollectionView) {
    let measures = measures(source, in: view)
    placement = ListPlacement((0..<view.numberOfSections).map(measures.section))
  }

  /// Places those sections anew that are not as long as before in the visible length that the list has.
  ///
  /// Bars and keyboards change that all the time, and hardly any sizes follow it, so few are asked for.
  func refit(_ source: any ListLayoutSource, in view: UICollectionView) {
    let area = placed(view.bounds)
    placement.refit(measures(source, in: view), seenFrom: area.minY, to: area.maxY)
  }

  func hasCounts(of view: UICollectionView) -> Bool {
    view.numberOfSections == placement.sections.count
      && placement.sections.indices.allSatisfy {
        view.numberOfItems(inSection: $0) == placement.sections[$0].items.count
      }
  }

  /// What the list is placed by, as it is.
  func measures(
    _ source: any ListLayoutSource,
    in view: UICollectionView
  ) -> PlacementMeasures {
    let size = placedSize
    let traits = view.traitCollection
    let axis = axis
    let boundaries = { (section: Int) -> (header: CGFloat, footer: CGFloat) in
      let container = source.arrangement(ofSection: section)
        .supplementaryContainer(in: size, traits: traits, axis: axis)
      let length = {
        axis.turned(source.size(ofBoundary: $0, inSection: section, in: container)).height
      }
      return (
        length(UICollectionView.elementKindSectionHeader),
        length(UICollectionView.elementKindSectionFooter)
      )
    }
    return PlacementMeasures(
      arrangement: { source.arrangement(ofSection: $0).turned(axis) },
      section: { section in
        let layout = source.arrangement(ofSection: section)
        let container = layout.container(in: size, traits: traits, axis: axis)
        let items = 0..<view.numberOfItems(inSection: section)
        let lengths = boundaries(section)
        return SectionPlacement(
          layout.turned(axis),
          in: container,
          sizes: source.sizes(ofItems: items, inSection: section, in: container).turned(axis),
          headerLength: lengths.header,
          footerLength: lengths.footer
        )
      },
      sizes: { items, section in
        let container = source.arrangement(ofSection: section)
          .container(in: size, traits: traits, axis: axis)
        return source.sizes(ofItems: items, inSection: section, in: container).turned(axis)
      },
      boundaries: boundaries
    )
  }

  /// The size of the visible area less the content insets and what is kept free at the sides.
  func visibleSize(in bounds: CGRect) -> CGSize {
    let insets = collectionView?.adjustedContentInset ?? .zero
    let bounds = bounds.inset(by: sides)
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }
}
