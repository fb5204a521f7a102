import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// Tells a flow layout what is a matter of the whole list there and of a section here: headers and
  /// footers that stay in the visible area.
  ///
  /// What the app has set itself is left alone while no section asks for anything.
  func driveFlowLayout(for new: ResolvedList) {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else {
      return
    }
    let headers = new.agrees(\.hasStickyHeader, of: UICollectionView.elementKindSectionHeader)
    if headers || drivesPins {
      layout.sectionHeadersPinToVisibleBounds = headers
    }
    let footers = new.agrees(\.hasStickyFooter, of: UICollectionView.elementKindSectionFooter)
    if footers || drivesPins {
      layout.sectionFootersPinToVisibleBounds = footers
    }
    drivesPins = drivesPins || headers || footers
  }

  /// What sections ask for that the stock layout of the collection view does not do.
  func stockLayoutIssues(of new: ResolvedList) -> [Issue] {
    switch collectionView.collectionViewLayout {
    case is UICollectionViewFlowLayout:
      flowLayoutIssues(of: new)
    case is CompositionalListLayout:
      issues(of: new, in: "CompositionalListLayout") { $0.featuresBeyondGroups }
    default:
      []
    }
  }

  private func flowLayoutIssues(of new: ResolvedList) -> [Issue] {
    let headersAgree = new.agrees(
      \.hasStickyHeader,
      of: UICollectionView.elementKindSectionHeader
    )
    let footersAgree = new.agrees(
      \.hasStickyFooter,
      of: UICollectionView.elementKindSectionFooter
    )
    return issues(of: new, in: "UICollectionViewFlowLayout") { layout in
      var features = layout.specialFeatures
      if layout.hasStickyHeader, !headersAgree { features.append(.stickyHeader) }
      if layout.hasStickyFooter, !footersAgree { features.append(.stickyFooter) }
      return features
    }
  }

  /// Names the sections that ask for something that a layout does not do.
  private func issues(
    of new: ResolvedList,
    in layoutName: String,
    features: (SectionLayout) -> [SectionFeature]
  ) -> [Issue] {
    new.layouts.enumerated().compactMap { index, layout in
      let features = features(layout)
      guard !features.isEmpty else { return nil }
      return .unsupportedLayout(
        features.map(\.text),
        of: new.snapshot.sections[index].id,
        layout: layoutName,
        location: new.section(index)?.location
      )
    }
  }
}

extension ResolvedList {
  /// Whether all sections that have a view of some kind ask for something, and one does at all.
  fileprivate func agrees(_ asks: KeyPath<SectionLayout, Bool>, of kind: String) -> Bool {
    var isAsked = false
    for (index, layout) in layouts.enumerated() {
      if layout[keyPath: asks] {
        isAsked = true
      } else if supplementary(kind, inSection: index) != nil {
        return false
      }
    }
    return isAsked
  }
}
