import TestPlatform

/// One call that says what changed, with the index spaces of UIKit: what leaves is counted before
/// the update, and what arrives after it.
enum FuzzOperation: Equatable {
  case deleteItem(IndexPath)
  case insertItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)

  @MainActor func perform(on view: UICollectionView) {
    switch self {
    case .deleteItem(let path): view.deleteItems(at: [path])
    case .insertItem(let path): view.insertItems(at: [path])
    case .reloadItem(let path): view.reloadItems(at: [path])
    case .moveItem(let path, let target): view.moveItem(at: path, to: target)
    case .deleteSection(let section): view.deleteSections([section])
    case .insertSection(let section): view.insertSections([section])
    case .reloadSection(let section): view.reloadSections([section])
    case .moveSection(let section, let target): view.moveSection(section, toSection: target)
    }
  }
}
