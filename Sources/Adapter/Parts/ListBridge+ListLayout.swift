import Foundation
import RosterControllers
import RosterCore
import RosterLayout
import RosterPlatform

extension ListBridge: ListLayoutSource {
  func arrangement(ofSection section: Int) -> SectionLayout {
    parts?.stage.layout(ofSection: section) ?? .list
  }

  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: Container
  ) -> ItemSizes {
    parts?.sizing.sizes(ofItems: items, inSection: section, in: container)
      ?? ItemSizes(repeating: .zero, count: items.count)
  }

  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> CGSize {
    parts?.sizing.size(of: kind, inSection: section, in: container) ?? .zero
  }

  func sectionDidScroll() {
    parts?.stage.setNeedsVisibility()
  }

  func estimatedItems(ofSection section: Int, in container: Container) -> IndexSet {
    parts?.sizing.estimatedItems(ofSection: section, in: container) ?? IndexSet()
  }

  func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool {
    parts?.sizing.isEstimated(kind, inSection: section, in: container) ?? false
  }

  var mayTakeSizes: Bool { parts?.sizing.mayTakeSizes ?? false }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: Container
  ) -> Bool {
    guard
      let parts, parts.sizing.mayTakeSizes,
      let controller = parts.stage.controllers[parts.stage.position(laidOutAt: position)]
    else { return false }
    return parts.sizing.takeSize(preferred, insteadOf: original, of: controller, in: container)
  }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool {
    guard
      let parts, let controller = parts.stage.controller(ofBoundary: kind, inSection: section)
    else { return false }
    return parts.sizing.takeSize(preferred, insteadOf: original, of: controller, in: container)
  }

  func transition(ofInsertedItemAt position: Position) -> ItemTransition {
    parts?.stage.transition(ofInsertedItemAt: position) ?? .fade
  }

  func transition(ofRemovedItemAt position: Position) -> ItemTransition {
    parts?.stage.transition(ofRemovedItemAt: position) ?? .fade
  }

  var hasOverlays: Bool { parts?.stage.list.uses.contains(.overlays) ?? false }

  var listNumber: UInt32 { parts?.stage.controllers.listNumber ?? 0 }

  func overlays(ofItem item: Int, inSection section: Int) -> [ListOverlay] {
    parts?.stage.overlays(laidOutAt: Position(section: section, item: item)) ?? []
  }

  func overlays(ofSection section: Int) -> [ListOverlay] {
    parts?.stage.overlays(inSection: section) ?? []
  }

  func overlay(_ number: Int) -> ListOverlay? { parts?.stage.listOverlay(number) }

  func isNew(overlay number: Int) -> Bool {
    parts?.stage.controllers.overlays[number]?.controller?.mountedView == nil
  }

  func size(ofOverlay number: Int, over area: CGSize) -> CGSize {
    guard let parts, let overlay = parts.stage.controllers.overlays[number] else { return .zero }
    return parts.sizing.size(of: overlay, over: area)
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    parts?.sizing.reportMissingFrames(count, inSection: section)
  }
}
