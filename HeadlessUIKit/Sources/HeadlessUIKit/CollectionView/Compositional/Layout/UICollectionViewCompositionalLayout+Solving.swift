extension UICollectionViewCompositionalLayout {
  var axis: LayoutAxis { settings.scrollDirection == .vertical ? .vertical : .horizontal }

  /// Updates the positions of all elements.
  ///
  /// A complete update costs O(sections); a changed size costs O(measured views in its section) and
  /// O(sections).
  func solveIfNeeded() {
    looks = [:]
    guard staleness != .none, let collectionView, collectionView.hasRoomForSections else { return }
    let stale = staleness
    staleness = .none
    if stale.isComplete {
      solve(in: collectionView)
      return
    }
    let changed = stale.sections.filter(placement.sections.indices.contains)
    let solved = changed.map { ($0, SectionSolution(placement.sections[$0].plan, fits[$0])) }
    placement = placement.replacing(Dictionary(uniqueKeysWithValues: solved))
    if stale.hasBoundaries { placement = placed(placement.sections, in: collectionView) }
  }

  /// Gets the description of each section, and places them.
  private func solve(in view: UICollectionView) {
    let count = view.numberOfSections
    fits = (0..<count).map { fits.indices.contains($0) ? fits[$0] : SectionFits() }
    definitions = []
    var sections: [SectionSolution] = []
    for index in 0..<count {
      let itemCount = view.numberOfItems(inSection: index)
      let section = definition(ofSection: index, itemCount: itemCount, in: view)
      if let section {
        ListMeasures.addEnds(
          to: section,
          isFirst: index == 0,
          isLast: index == count - 1,
          isBelowLargeTitle: view.isBelowLargeTitle
        )
      }
      definitions.append(section)
      let plan = plan(section, index: index, itemCount: itemCount, in: view)
      sections.append(SectionSolution(plan, fits[index]))
    }
    hasHandlers = definitions.contains { $0?.visibleItemsInvalidationHandler != nil }
    placement = placed(sections, in: view)
  }

  private func placed(
    _ sections: [SectionSolution],
    in view: UICollectionView
  ) -> CompositionalPlacement {
    let environment = environment(ofSection: 0, .none, in: view)
    let room = environment.room.contentSize
    return CompositionalPlacement(
      axis: axis,
      spacing: settings.interSectionSpacing,
      breadth: axis.other.length(of: room),
      boundaries: LayoutBoundaries(
        settings.boundarySupplementaryItems.map { $0.boundary(in: room) },
        axis: axis,
        fitted: boundaryFits
      ),
      sections: sections
    )
  }

  /// Returns the description of a section; a section with items must have one.
  private func definition(
    ofSection section: Int,
    itemCount: Int,
    in view: UICollectionView
  ) -> NSCollectionLayoutSection? {
    let environment = environment(
      ofSection: section,
      settings.contentInsetsReference,
      in: view
    )
    if let definition = sectionProvider(section, environment) { return definition }
    if itemCount > 0 {
      Headless.fail(
        "F-COMP-NIL",
        "Invalid section definition. Please specify a valid section definition when content is to"
          + " be rendered for a section. This is a client error."
      )
    }
    return nil
  }

  private func plan(
    _ section: NSCollectionLayoutSection?,
    index: Int,
    itemCount: Int,
    in view: UICollectionView
  ) -> SectionPlan {
    let own = section?.contentInsetsReference ?? .automatic
    let reference = own == .automatic ? settings.contentInsetsReference : own
    let environment = environment(ofSection: index, reference, in: view)
    guard let section else {
      return SectionPlan(axis: axis, room: environment.room.contentSize)
    }
    return section.plan(
      axis: axis,
      leading: axis.other.ends(of: referenceInsets(reference, in: view)).before,
      itemCount: itemCount,
      boundaryEdges: boundaryEdges(of: section, beside: reference, in: view),
      environment
    )
  }

  /// Returns the space beside the boundary views of a section that refer to something else than the
  /// section's insets; nil if they do not.
  private func boundaryEdges(
    of section: NSCollectionLayoutSection,
    beside reference: UIContentInsetsReference,
    in view: UICollectionView
  ) -> (before: CGFloat, after: CGFloat)? {
    let wanted = section.supplementaryContentInsetsReference
    guard wanted != .automatic else { return nil }
    let edges = axis.other.ends(of: referenceInsets(wanted, in: view))
    let given = axis.other.ends(of: referenceInsets(reference, in: view))
    return (edges.before - given.before, edges.after - given.after)
  }

  /// Returns the environment of a section: the collection view's size minus the reference's insets
  /// across the scroll direction.
  func environment(
    ofSection section: Int,
    _ reference: UIContentInsetsReference,
    in view: UICollectionView
  ) -> LayoutEnvironment {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let room = bounds.inset(by: referenceInsets(reference, in: view)).size
    return LayoutEnvironment(
      room: LayoutContainer(contentSize: room),
      traits: view.traitCollection,
      section: section
    )
  }

  private func referenceInsets(
    _ reference: UIContentInsetsReference,
    in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent: insets = view.readableContentInsets
    case .automatic, .safeArea: insets = view.safeAreaInsets
    }
    guard axis == .vertical else {
      return NSDirectionalEdgeInsets(
        top: insets.top,
        leading: 0,
        bottom: insets.bottom,
        trailing: 0
      )
    }
    return NSDirectionalEdgeInsets(
      top: 0,
      leading: isMirrored ? insets.right : insets.left,
      bottom: 0,
      trailing: isMirrored ? insets.left : insets.right
    )
  }
}

extension UICollectionView {
  /// Whether there is a size to make sections for, or will be as soon as the window has one.
  fileprivate var hasRoomForSections: Bool { bounds.size != .zero || window != nil }
}
