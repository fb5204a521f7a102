#if !canImport(UIKit)
import Roster
import RosterTracing

extension Catalog {
  /// Returns the screens of examples, and all their cells and headers, in every world.
  static func examples(_ examples: [Example] = Example.allCases) throws -> Catalog {
    let entries = try examples.map { example -> CatalogEntry in
      let scene = try example.scene()
      return .screen(scene.title, ["first screen": { scene.makeScreen().controller }])
    }
    return Catalog("Examples", entries: entries)
  }
}
#endif
