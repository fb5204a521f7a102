import Foundation
import RosterCore
import RosterLayout
import RosterPlatform

extension ListBridge: ListLayoutSource {
  func arrangement(ofSection section: Int) -> SectionLayout {
    list?.sectionLayout(section) ?? .list
  }

  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: Container
  ) -> ItemSizes {
    list?.sizes(ofItems: items, inSection: section, in: container)
      ?? ItemSizes(repeating: .zero, count: items.count)
  }

  func size(
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> CGSize {
    list?.size(of: kind, inSection: section, in: container) ?? .zero
  }

  func heldItems(where isElsewhere: (Position) -> Bool) -> [Position] {
    list?.heldItems(where: isElsewhere) ?? []
  }

  func estimatedItems(ofSection section: Int, in container: Container) -> IndexSet {
    list?.estimatedItems(ofSection: section, in: container) ?? IndexSet()
  }

  func isEstimated(
    boundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool {
    list?.isEstimated(kind, inSection: section, in: container) ?? false
  }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofItemAt position: Position,
    in container: Container
  ) -> Bool {
    guard let list, let controller = list.controllers[list.position(shownAt: position)] else {
      return false
    }
    return list.takeSize(preferred, insteadOf: original, of: controller, in: container)
  }

  func takeSize(
    _ preferred: CGSize,
    insteadOf original: CGSize,
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool {
    guard let list, let controller = list.controller(ofBoundary: kind, inSection: section) else {
      return false
    }
    return list.takeSize(preferred, insteadOf: original, of: controller, in: container)
  }

  func transition(ofInsertedItemAt position: Position) -> ItemTransition {
    list?.transition(ofInsertedItemAt: position) ?? .fade
  }

  func transition(ofRemovedItemAt position: Position) -> ItemTransition {
    list?.transition(ofRemovedItemAt: position) ?? .fade
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    list?.reportMissingFrames(count, inSection: section)
  }
}
