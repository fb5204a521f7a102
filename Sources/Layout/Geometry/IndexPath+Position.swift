import Foundation
import RosterPlatform

extension IndexPath {
  init(_ position: Position) {
    self.init(item: position.item, section: position.section)
  }
}

extension Position {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}
