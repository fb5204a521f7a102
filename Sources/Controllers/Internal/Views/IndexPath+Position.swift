package import Foundation
package import RosterCore
import RosterPlatform

extension IndexPath {
  package init(_ position: Position) {
    self.init(item: position.item, section: position.section)
  }
}

extension Position {
  package init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}
