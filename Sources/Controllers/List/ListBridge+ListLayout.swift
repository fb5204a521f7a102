import Foundation
import RosterPlatform

extension ListBridge: ListLayoutSource {
  func whileUpdatesWait<Result>(_ body: () -> Result) -> Result { stage.hold(body) }

  func arrangement(ofSection section: Int) -> SectionLayout {
    stage.layout(ofSection: section) ?? .list
  }

  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: ItemContainer
  ) -> ItemSizes {
    stage.hold { parts.sizing.sizes(ofItems: items, inSection: section, in: container) }
  }

  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> CGSize {
    stage.hold { parts.sizing.size(of: kind, inSection: section, in: container) }
  }

  /// Notes updates that the app makes behind the list's back: the list makes its own ones while it is not idle, and a
  /// drag shows items at other positions.
  func viewWillUpdate(_ items: [UICollectionViewUpdateItem]?) {
    guard let witness = stage.witness, stage.gate.isIdle, !parts.carrying.isUnderWay,
      !stage.makesRoom
    else { return }
    witness.note(.bypass(items))
  }

  func sectionDidScroll() {
    stage.setNeedsVisibility()
  }

  func estimatedItems(ofSection section: Int, in container: ItemContainer) -> IndexSet {
    parts.sizing.estimatedItems(ofSection: section, in: container)
  }

  func isUnmeasured(itemAt position: Position) -> Bool {
    parts.sizing.isUnmeasured(itemAt: stage.position(laidOutAt: position))
  }

  var keptPlace: KeptPlace? {
    get { parts.places.keptPlace }
    set { parts.places.keptPlace = newValue }
  }

  func stickyItems(ofSection section: Int) -> IndexSet {
    guard
      let content = stage.list.section(section),
      content.content.count == stage.list.snapshot.sections[section].count
    else { return IndexSet() }
    guard stage.isRearranged else { return content.stickyItems }
    return IndexSet(
      content.stickyItems
        .compactMap { stage.positionInLayout(Position(section: section, item: $0)) }
        .filter { $0.section == section }
        .map(\.item)
    )
  }

  var itemWithRoomBelow: Position? { parts.places.positionWithRoomBelow }

  func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool {
    parts.sizing.isEstimated(kind, inSection: section, in: container)
  }

  var mayTakeSizes: Bool { parts.sizing.mayTakeSizes }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: ItemContainer
  ) -> Bool {
    guard
      mayTakeSizes, let controller = stage.controllers[stage.position(laidOutAt: position)]
    else { return false }
    return stage.hold {
      parts.sizing.takeSize(preferred, insteadOf: original, of: controller, in: container)
    }
  }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool {
    guard let controller = stage.controller(ofBoundary: kind, inSection: section) else {
      return false
    }
    return stage.hold {
      parts.sizing.takeSize(preferred, insteadOf: original, of: controller, in: container)
    }
  }

  func transition(ofInsertedItemAt position: Position) -> ItemTransition {
    stage.transition(ofInsertedItemAt: position)
  }

  func transition(ofRemovedItemAt position: Position) -> ItemTransition {
    stage.transition(ofRemovedItemAt: position)
  }

  var hasOverlays: Bool { stage.list.uses.contains(.overlays) }

  var listNumber: UInt32 { stage.controllers.listNumber }

  func overlays(ofItem item: Int, inSection section: Int) -> [ListOverlay] {
    stage.overlays(laidOutAt: Position(section: section, item: item))
  }

  func overlays(ofSection section: Int) -> [ListOverlay] {
    stage.overlays(inSection: section)
  }

  func overlay(_ number: Int) -> ListOverlay? { stage.listOverlay(number) }

  func isNew(overlay number: Int) -> Bool {
    stage.controllers.overlays[number]?.controller?.mountedView == nil
  }

  func size(ofOverlay number: Int, over area: CGSize) -> CGSize {
    guard let overlay = stage.controllers.overlays[number] else { return .zero }
    return stage.hold { parts.sizing.size(of: overlay, over: area) }
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    parts.sizing.reportMissingFrames(count, inSection: section)
  }
}
