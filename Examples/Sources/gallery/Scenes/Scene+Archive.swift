#if !canImport(UIKit)
import Archive
import Roster

extension Scene {
  /// A million readings of a weather station: from the latest to the first, and a new one.
  @MainActor
  static var archive: Scene {
    let archive = ReadingArchive()
    return Scene(
      name: "archive",
      makeScreen: {
        let controller = ArchiveViewController(archive)
        let navigation = UINavigationController(rootViewController: controller)
        return Screen(controller: navigation, adapter: controller.adapter)
      },
      steps: [
        Step("A million rows, of which the screen is read.") { _ in },
        Step("A tap opens a row, which others make room for.") { stage in
          try stage.tap("Day 730, 23:56")
        },
        Step("A new reading comes in above.") { stage in
          try stage.tap("Record")
        },
        Step("The first reading of all is a tap away.") { stage in
          try stage.tap("First")
        },
      ]
    )
  }
}
#endif
