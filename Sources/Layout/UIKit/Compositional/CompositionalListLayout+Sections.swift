import Foundation
import RosterPlatform

extension CompositionalListLayout {
  /// Describes a section as it is at present; one that nothing is known about is empty.
  func section(
    _ index: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      index < view.numberOfSections
    else { return .framed([], in: .zero) }
    let room = room(in: environment, view)
    self.room = (room, view.bounds.size)
    let description = description(of: index, in: room, environment.traitCollection, source, view)
    if let background = description.layout.background {
      registerOnce(DecorationKind(background))
    }
    return description.section
  }

  private func description(
    of index: Int,
    in room: CGSize,
    _ traits: UITraitCollection,
    _ source: any ListLayoutSource,
    _ view: UICollectionView
  ) -> SectionDescription {
    let layout = source.arrangement(ofSection: index)
    let container = layout.container(in: room, traits: traits, axis: axis)
    let whole = layout.supplementaryContainer(in: room, traits: traits, axis: axis)
    let items = 0..<view.numberOfItems(inSection: index)
    func boundary(_ kind: String) -> SectionDescription.Boundary {
      SectionDescription.Boundary(
        length: axis.turned(source.size(ofBoundary: kind, inSection: index, in: whole)).height,
        isEstimated: source.isEstimated(boundary: kind, inSection: index, in: whole)
      )
    }
    let description = SectionDescription(
      layout: layout.turned(axis),
      container: container,
      sizes: source.sizes(ofItems: items, inSection: index, in: container).turned(axis),
      estimatedItems: source.estimatedItems(ofSection: index, in: container),
      header: boundary(UICollectionView.elementKindSectionHeader),
      footer: boundary(UICollectionView.elementKindSectionFooter)
    )
    let missing = description.placement?.items.missingFrameCount ?? 0
    if missing > 0 { source.arrangement(ofSection: index, hasNoPlaceFor: missing) }
    return description
  }

  /// The room for the list: as the environment says across its axis, and the visible length along it.
  private func room(
    in environment: any NSCollectionLayoutEnvironment,
    _ view: UICollectionView
  ) -> CGSize {
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    let room = axis.turned(environment.container.effectiveContentSize)
    return axis.turned(CGSize(width: room.width, height: max(0, axis.turned(visible).height)))
  }
}
