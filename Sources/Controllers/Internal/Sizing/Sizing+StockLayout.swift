import RosterCore
import RosterLayout
import RosterPlatform

/// Layouts that are not a list's own: what sections ask of them, and what they do not do.
extension Sizing {
  /// Sets the properties of a flow layout that apply to the whole list: sticky headers and footers.
  ///
  /// The app's own settings are kept while no section has any.
  func driveFlowLayout(for new: ResolvedList) {
    guard let layout = stage.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    else {
      return
    }
    takeOverSizes(layout)
    let headers = allSections(
      of: new,
      with: UICollectionView.elementKindSectionHeader,
      ask: \.hasStickyHeader
    )
    if headers || drivesPins {
      layout.sectionHeadersPinToVisibleBounds = headers
    }
    let footers = allSections(
      of: new,
      with: UICollectionView.elementKindSectionFooter,
      ask: \.hasStickyFooter
    )
    if footers || drivesPins {
      layout.sectionFootersPinToVisibleBounds = footers
    }
    drivesPins = drivesPins || headers || footers
  }

  /// Ends the estimates of a flow layout, as layouts from storyboards have them: the constraints of cells
  /// would win against the sizes that items ask for.
  private func takeOverSizes(_ layout: UICollectionViewFlowLayout) {
    let ignored = layout.ignoredSettings
    if !ignored.isEmpty { stage.report(.ignoredLayoutSettings(ignored)) }
    if layout.estimatedItemSize != .zero { layout.estimatedItemSize = .zero }
  }

  /// What sections ask for that the stock layout of the collection view does not do.
  func stockLayoutIssues(of new: ResolvedList) -> [ListIssue] {
    switch stage.collectionView.collectionViewLayout {
    case is UICollectionViewFlowLayout:
      flowLayoutIssues(of: new)
    case is CompositionalListLayout:
      issues(of: new, in: "CompositionalListLayout") { $1.featuresBeyondGroups }
    case is ListLayout:
      issues(of: new, in: "ListLayout") { $1.featuresBeyondLists }
    case let layout:
      issues(of: new, in: "\(type(of: layout))") { $1.featuresBeyondItems }
    }
  }

  private func flowLayoutIssues(of new: ResolvedList) -> [ListIssue] {
    let headersAgree = allSections(
      of: new,
      with: UICollectionView.elementKindSectionHeader,
      ask: \.hasStickyHeader
    )
    let footersAgree = allSections(
      of: new,
      with: UICollectionView.elementKindSectionFooter,
      ask: \.hasStickyFooter
    )
    return issues(of: new, in: "UICollectionViewFlowLayout", dependOnBoundaries: true) {
      index,
      layout in
      var features = layout.specialFeatures
      if hasAutomaticBoundary(index, in: new) { features.append(.automaticBoundary) }
      if new.snapshot.sections[index].hasLazyItems { features.append(.lazyItems) }
      if layout.hasStickyHeader, !headersAgree { features.append(.stickyHeader) }
      if layout.hasStickyFooter, !footersAgree { features.append(.stickyFooter) }
      return features
    }
  }

  /// Reports what a compositional layout of the app shows differently from what the list requests:
  /// the first item of each controller type, and the headers and footers without a place.
  ///
  /// What a layout does is known only when it is shown. A size that was not overridden requests
  /// nothing.
  func reportIgnoredWishes() {
    let layout = stage.collectionView.collectionViewLayout
    guard layout is UICollectionViewCompositionalLayout, !(layout is CompositionalListLayout) else {
      return
    }
    for (view, controller) in stage.mounts.all {
      guard
        let position = stage.controllers.position(of: controller),
        let item = stage.list.item(at: position),
        compared.controllers.insert(item.run.controller).inserted
      else { continue }
      compare(view.bounds.size, of: controller, item)
    }
    for (index, section) in stage.list.snapshot.sections.enumerated() {
      for kind in section.supplementaries.keys {
        let place = SupplementaryPlace(section: section.id, kind: kind)
        guard
          compared.boundaries.insert(place).inserted,
          stage.collectionView.layoutAttributesForSupplementaryElement(
            ofKind: kind,
            at: IndexPath(item: 0, section: index)
          ) == nil
        else { continue }
        stage.report(
          .ignoredView(
            kind,
            of: section.id,
            layout: "\(type(of: layout))",
            location: stage.list.section(index)?.location
          )
        )
      }
    }
  }

  private func compare(
    _ shown: CGSize,
    of controller: any CellControlling,
    _ item: ResolvedList.Item
  ) {
    let container = container(of: controller)
    let wanted = wantedSize(of: item, controller, in: container)
    let asked = wanted.resolved(in: container)
    if case .automatic = wanted { return }
    guard wanted != .height(44), abs(asked.height - shown.height) > 0.5 else { return }
    stage.report(
      .ignoredSize(
        of: item.run.controller,
        asked: "\(asked.width) × \(asked.height)",
        shown: "\(shown.width) × \(shown.height)",
        layout: "\(type(of: stage.collectionView.collectionViewLayout))",
        location: item.run.location
      )
    )
  }

  /// Whether the size of a section's header or footer is left to its view, which a flow layout does not ask.
  private func hasAutomaticBoundary(_ index: Int, in new: ResolvedList) -> Bool {
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    return kinds.contains { kind in
      guard let item = new.supplementary(kind, inSection: index) else { return false }
      let size = item.presenter.size(
        at: item.offset,
        controller: nil,
        remembered: nil,
        in: supplementaryContainer(ofSection: index)
      )
      if case .automatic = size { return true }
      return false
    }
  }

  /// Names the sections that ask for something that a layout does not do.
  private func issues(
    of new: ResolvedList,
    in layoutName: String,
    dependOnBoundaries: Bool = false,
    features: (Int, SectionLayout) -> [SectionFeature]
  ) -> [ListIssue] {
    // The layout that was last seen to ask for nothing, which thousands of sections may have.
    var harmless: SectionLayout?
    var issues: [ListIssue] = []
    for (index, section) in new.sections.enumerated() {
      let isAlone = dependOnBoundaries && !section.supplementaries.isEmpty
      if let harmless, harmless.isSame(as: section.layout), !isAlone { continue }
      let features = features(index, sectionLayout(index, in: new))
      if features.isEmpty, !isAlone { harmless = section.layout }
      guard !features.isEmpty else { continue }
      issues.append(
        .unsupportedLayout(
          features.map(\.text),
          of: new.snapshot.sections[index].id,
          layout: layoutName,
          location: section.location
        )
      )
    }
    return issues
  }

  /// Whether all sections that have a view of some kind ask for something, and one does at all.
  private func allSections(
    of list: ResolvedList,
    with kind: String,
    ask asks: KeyPath<SectionLayout, Bool>
  ) -> Bool {
    var isAsked = false
    for (index, section) in list.sections.enumerated() {
      if section.layout[keyPath: asks] {
        isAsked = true
      } else if list.supplementary(kind, inSection: index) != nil {
        return false
      }
    }
    return isAsked
  }
}

extension UICollectionViewFlowLayout {
  /// The app's settings that have no effect because sections of the list determine them.
  fileprivate var ignoredSettings: [String] {
    var names: [String] = []
    if estimatedItemSize != .zero { names.append("estimatedItemSize") }
    if ![0, 10].contains(minimumLineSpacing) { names.append("minimumLineSpacing") }
    if ![0, 10].contains(minimumInteritemSpacing) { names.append("minimumInteritemSpacing") }
    if sectionInset != .zero { names.append("sectionInset") }
    if headerReferenceSize != .zero { names.append("headerReferenceSize") }
    if footerReferenceSize != .zero { names.append("footerReferenceSize") }
    return names
  }
}
