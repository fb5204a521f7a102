import RosterPlatform

/// UIKit's layouts: what sections request of them, and what they do not support.
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

  /// Removes the estimates of a flow layout, which layouts from storyboards have: the constraints of
  /// cells would take precedence over the requested sizes.
  private func takeOverSizes(_ layout: UICollectionViewFlowLayout) {
    let ignored = layout.ignoredSettings
    if !ignored.isEmpty { stage.report(.ignoredLayoutSettings(ignored)) }
    if layout.estimatedItemSize != .zero { layout.estimatedItemSize = .zero }
  }

  /// Returns issues for settings of sections that the collection view's layout does not support.
  ///
  /// A list that is in no cell at present has no layout of the app.
  func stockLayoutIssues(of new: ResolvedList) -> [ListIssue] {
    guard !stage.views.isNowhere else {
      suitableLayout = nil
      return []
    }
    return switch stage.collectionView.collectionViewLayout {
    case is UICollectionViewFlowLayout:
      flowLayoutIssues(of: new)
    case is CompositionalListLayout:
      issues(of: new, in: "CompositionalListLayout") { $1.featuresBeyondGroups }
    case let layout as ListLayout:
      listLayoutIssues(of: new, in: layout)
    case let layout:
      issues(of: new, in: "\(type(of: layout))") { $1.featuresBeyondItems }
    }
  }

  private func listLayoutIssues(of new: ResolvedList, in layout: ListLayout) -> [ListIssue] {
    if new.uses.contains(.specialLayout) {
      return issues(of: new, in: "ListLayout") { $1.featuresBeyondLists }
    }
    suitableLayout = layout
    return []
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

  /// Reports where a compositional layout of the app differs from what the list requests: in the
  /// size of the first item of each controller type, and for headers and footers without a place.
  ///
  /// This is known only after the layout was used. A size that was not overridden requests nothing.
  func reportIgnoredWishes() {
    reportIgnoredOverlays()
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

  /// Reports the kinds of overlays that the layout does not show.
  ///
  /// A layout of the app's own may show them, which is known when it has asked for one.
  private func reportIgnoredOverlays() {
    guard stage.list.uses.contains(.overlays) else { return }
    let layout = stage.collectionView.collectionViewLayout
    let isOwn =
      layout is ListLayout || layout is FlowListLayout || layout is CompositionalListLayout
    let overlays = stage.controllers.overlays
    for (index, section) in stage.list.sections.enumerated()
    where section.uses.contains(.overlays) {
      let showsPlaces =
        isOwn && (layout is ListLayout || sectionLayout(index).native == nil)
      for content in section.overlays where !showsPlaces || content.place == nil {
        let isShown = overlays.overlays(in: stage.list.snapshot.sections[index].id).contains {
          $0.content.kind == content.kind && $0.controller != nil
        }
        if !isShown { report(content, inSection: index, layout, hasPlace: content.place != nil) }
      }
      guard !showsPlaces else { continue }
      for item in stage.mounts.controllers {
        guard
          let position = stage.controllers.position(of: item), position.section == index,
          let badges = stage.list.item(at: position).map(badges(of:))
        else { continue }
        let shown = overlays.overlays(on: item).filter { $0.controller != nil }
        for badge in badges where !shown.contains(where: { $0.content.kind == badge.kind }) {
          report(badge, inSection: index, layout, hasPlace: true)
        }
      }
    }
  }

  /// Returns the badges of an item whose kinds were not compared yet.
  private func badges(of item: ResolvedList.Item) -> [OverlayContent] {
    stage.hold { item.presenter.surroundings.badges.compactMap { $0.badge(item) } }
  }

  private func report(
    _ content: OverlayContent,
    inSection index: Int,
    _ layout: UICollectionViewLayout,
    hasPlace: Bool
  ) {
    let id = stage.list.snapshot.sections[index].id
    let place = SupplementaryPlace(section: id, kind: content.kind)
    guard compared.boundaries.insert(place).inserted else { return }
    stage.report(
      .ignoredOverlay(
        content.kind,
        of: id,
        layout: "\(type(of: layout))",
        hasPlace: hasPlace,
        location: content.item.run.location
      )
    )
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

  /// Returns whether a section's header or footer has an automatic size, which a flow layout does not
  /// support.
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

  /// Returns an issue with the names of the sections whose settings a layout does not support.
  private func issues(
    of new: ResolvedList,
    in layoutName: String,
    dependOnBoundaries: Bool = false,
    features: (Int, SectionLayout) -> [SectionFeature]
  ) -> [ListIssue] {
    // The last layout without unsupported settings, which thousands of sections may have.
    var harmless: SectionLayout?
    var isSuitable = !dependOnBoundaries
    var issues: [ListIssue] = []
    for (index, section) in new.sections.enumerated() {
      let isAlone = dependOnBoundaries && !section.supplementaries.isEmpty
      if let harmless, harmless == section.layout, !isAlone { continue }
      if section.layout.adaptation != nil { isSuitable = false }
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
    let layout = stage.collectionView.collectionViewLayout
    suitableLayout = isSuitable && issues.isEmpty ? layout : nil
    return issues
  }

  /// Returns whether at least one section has a view of a kind, and all such sections have a
  /// setting.
  private func allSections(
    of list: ResolvedList,
    with kind: String,
    ask asks: KeyPath<SectionLayout, Bool>
  ) -> Bool {
    var isAsked = false
    for (index, section) in list.sections.enumerated() {
      if section.layout[keyPath: asks] {
        isAsked = true
      } else if section.layout.listBoundary != nil {
        // It has no items between which it could stay.
        continue
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
