import RosterCore
import RosterPlatform

/// An element whose view is asked for its size.
enum FittedElement {
  case item(Position)
  case boundary(String, Int)

  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _):
      self = .item(Position(section: path.section, item: path.item))
    case (.supplementaryView, let kind?):
      self = .boundary(kind, path.section)
    default:
      return nil
    }
  }

  var section: Int {
    switch self {
    case .item(let position): position.section
    case .boundary(_, let section): section
    }
  }
}
