import Foundation
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

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    list?.reportMissingFrames(count, inSection: section)
  }
}
