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

  func length(
    ofBoundary kind: String,
    inSection section: Int,
    in container: Container
  ) -> CGFloat {
    list?.size(of: kind, inSection: section, in: container).height ?? 0
  }
}
