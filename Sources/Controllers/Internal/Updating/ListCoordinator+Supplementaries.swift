import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// Whether a header or footer on the screen cannot change without a reload.
  ///
  /// A collection view asks for no other view in the place of one that it shows. And it takes offence at
  /// a batch after which that has no place, of which only a list layout knows that it is gone.
  func needsReload(_ change: SupplementaryChange, to new: ResolvedList) -> Bool {
    guard let section = change.oldSection else { return false }
    switch change.what {
    case .inserted, .updated:
      return false
    case .deleted:
      return !(collectionView.collectionViewLayout is ListLayout)
    case .replaced:
      let old = list.supplementary(change.kind, inSection: section)?.presenter
      let next = change.newSection
        .flatMap { new.supplementary(change.kind, inSection: $0)?.presenter }
      return old?.viewType != next?.viewType || old?.source != next?.source
    }
  }

  /// Mounts the controllers of headers and footers that have taken the place of others on the views of
  /// those, which stay where they are.
  func passOnViews(of update: Update) {
    for place in update.replacedSupplementaries {
      guard
        let section = list.index(of: place.section),
        let item = list.item(at: .supplementary(place)),
        let view = collectionView.supplementaryView(
          forElementKind: place.kind,
          at: IndexPath(item: 0, section: section)
        ),
        let departed = mounts.controller(on: view), departed !== controllers[place]
      else { continue }
      let isDisplayed = departed.isDisplayed
      hold {
        mount(controller(of: item, at: place), on: view)
        if isDisplayed { mounts.controller(on: view)?.beginDisplay() }
      }
    }
  }
}

extension Update {
  /// The places, after the update, of headers and footers that take those of others.
  var replacedSupplementaries: Set<SupplementaryPlace> {
    Set(
      changes.changedSupplementaries.compactMap { change in
        guard change.what == .replaced, let section = change.newSection else { return nil }
        return SupplementaryPlace(
          section: new.snapshot.sections[section].id,
          kind: change.kind
        )
      }
    )
  }
}
