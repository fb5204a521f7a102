import RosterPlatform

/// The list decides the size of an element, taking its view's preferred size into account.
extension CompositionalListLayout {
  /// Reports the preferred size of an element's view to the list.
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    guard let (source, element, container) = element(original) else { return }
    switch element {
    case .item(let item):
      _ = source.takeSize(
        preferred.size,
        insteadOf: original.size,
        ofItemAt: item,
        in: container
      )
    case .boundary(let kind, let section):
      _ = source.takeSize(
        preferred.size,
        insteadOf: original.size,
        ofBoundary: kind,
        inSection: section,
        in: container
      )
    }
  }

  /// Returns the preferred attributes of an element's view, with the length that the list gives it.
  ///
  /// - Returns: A copy if the list decides differently.
  func fitted(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      let (source, element, container) = element(original),
      let fitted = preferred.copy() as? UICollectionViewLayoutAttributes
    else { return preferred }
    let size: CGSize?
    switch element {
    case .item(let item):
      size =
        source.sizes(ofItems: item.item..<item.item + 1, inSection: item.section, in: container)
        .runs.first?.size
    case .boundary(let kind, let section):
      size = source.size(ofBoundary: kind, inSection: section, in: container)
    }
    fitted.size = original.size
    let length = axis.turned(size ?? original.size).height
    if axis == .vertical {
      fitted.size.height = length
    } else {
      fitted.size.width = length
    }
    return fitted
  }

  /// Returns the element of attributes, and the space that it was offered.
  private func element(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> (any ListLayoutSource, FittedElement, ItemContainer)? {
    guard
      let view = collectionView, let source = view.dataSource as? any ListLayoutSource,
      let element = FittedElement(attributes), element.section < view.numberOfSections
    else { return nil }
    let room = roomForList(in: view)
    let layout = source.arrangement(
      ofSection: element.section,
      in: room,
      traits: view.traitCollection,
      axis: axis
    )
    switch element {
    case .item(let item):
      guard item.item < view.numberOfItems(inSection: item.section) else { return nil }
      let container = layout.container(
        of: attributes.size,
        in: room,
        traits: view.traitCollection,
        axis: axis
      )
      return (source, element, container)
    case .boundary(let kind, _):
      let kinds = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ]
      guard kinds.contains(kind) else { return nil }
      let container = layout.supplementaryContainer(
        in: room,
        traits: view.traitCollection,
        axis: axis
      )
      return (source, element, container)
    }
  }
}
