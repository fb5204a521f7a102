package import RosterPlatform

extension ListLayout {
  /// Says which items the next invalidation of the whole layout is about.
  ///
  /// A collection view invalidates everything in each batch of updates, and does not know better.
  package func limitInvalidation(to indexPaths: [IndexPath]) {
    changedItems = Set(indexPaths).union(changedItems ?? [])
  }

  /// Notes what a context makes stale.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.isAboutMovement {
      staleness = .everything
    } else if context.invalidateEverything || context.invalidateDataSourceCounts {
      guard let changedItems else {
        staleness = .everything
        return
      }
      add(changedItems)
    } else {
      add(Set(context.invalidatedItemIndexPaths ?? []))
    }
  }

  private func add(_ items: Set<IndexPath>) {
    if case .items(let stale) = staleness {
      staleness = .items(stale.union(items))
    }
  }

  /// Brings the places of all elements up to date.
  func place() {
    changedItems = nil
    let stale = staleness
    staleness = .items([])
    guard let view = collectionView, let source = view.dataSource as? any ListLayoutSource else {
      placement = ListPlacement()
      return
    }
    let size = visibleSize(in: view.bounds)
    guard case .items(let items) = stale, size.width == placedSize.width, hasCounts(of: view) else {
      placedSize = size
      placeEverything(source, in: view)
      return
    }
    placedSize = size
    for path in items {
      placement.setSize(
        source.sizeOfItem(at: path),
        ofItem: path.item,
        in: path.section
      )
    }
  }

  private func hasCounts(of view: UICollectionView) -> Bool {
    view.numberOfSections == placement.sections.count
      && placement.sections.indices.allSatisfy {
        view.numberOfItems(inSection: $0) == placement.sections[$0].items.count
      }
  }

  private func placeEverything(_ source: any ListLayoutSource, in view: UICollectionView) {
    placement = ListPlacement(
      (0..<view.numberOfSections).map { section in
        let layout = source.arrangement(ofSection: section)
        return SectionPlacement(
          layout,
          in: layout.container(in: placedSize, traits: view.traitCollection),
          sizes: (0..<view.numberOfItems(inSection: section)).map { item in
            source.sizeOfItem(at: IndexPath(item: item, section: section))
          },
          headerLength: source.sizeOfBoundary(
            UICollectionView.elementKindSectionHeader,
            ofSection: section
          ).height,
          footerLength: source.sizeOfBoundary(
            UICollectionView.elementKindSectionFooter,
            ofSection: section
          ).height
        )
      }
    )
  }

  /// The size of the visible area less the content insets.
  private func visibleSize(in bounds: CGRect) -> CGSize {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }

  /// Whether the list has to be placed anew in other bounds.
  ///
  /// Sizes may depend on the visible height as well.
  func changesSize(_ newBounds: CGRect) -> Bool {
    visibleSize(in: newBounds) != placedSize
  }

  /// A change of size invalidates everything, and scrolling the sticky headers and footers alone.
  func context(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    guard !changesSize(newBounds) else {
      staleness = .everything
      return context
    }
    let visible = placement.sections(from: newBounds.minY, to: newBounds.maxY)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      context.invalidateSupplementaryElements(
        ofKind: kind,
        at: visible.filter { placement.sections[$0].layout.isSticky(kind) }
          .map { IndexPath(item: 0, section: $0) }
      )
    }
    return context
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether a person carries an item, so that others have changed places without a batch of updates.
  fileprivate var isAboutMovement: Bool {
    targetIndexPathsForInteractivelyMovingItems?.isEmpty == false
      || previousIndexPathsForInteractivelyMovingItems?.isEmpty == false
  }
}
