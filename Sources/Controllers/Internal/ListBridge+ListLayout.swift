import RosterLayout
import RosterPlatform

extension ListBridge: ListLayoutSource {
  func arrangement(ofSection section: Int) -> SectionLayout {
    list?.sectionLayout(section) ?? .list
  }

  func sizeOfItem(at indexPath: IndexPath) -> CGSize {
    list?.size(at: indexPath) ?? .zero
  }

  func sizeOfBoundary(_ kind: String, ofSection section: Int) -> CGSize {
    list?.size(of: kind, inSection: section) ?? .zero
  }

  func arrangement(ofSection section: Int, hasNoPlaceFor count: Int) {
    list?.reportMissingFrames(count, inSection: section)
  }
}
