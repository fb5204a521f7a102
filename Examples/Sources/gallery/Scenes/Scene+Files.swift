#if !canImport(UIKit)
import Files
import Roster

extension Scene {
  /// Files in folders: opened, followed, moved and added.
  @MainActor
  static var files: Scene {
    let store = FileStore.sample
    return Scene(
      name: "files",
      makeScreen: {
        let controller = FilesViewController(store)
        let navigation = UINavigationController(rootViewController: controller)
        return Screen(controller: navigation, adapter: controller.adapter)
      },
      steps: [
        Step("Two folders and two files.") { _ in },
        Step("A tap opens a folder, for which the others make room.") { stage in
          try stage.tap("Journey")
        },
        Step("A download goes on: its row follows it, without an update of the list.") { _ in
          store.transfer(of: "Flight")?.progress = 0.6
        },
        Step("A file is dropped onto a folder, which is inside another one.") { stage in
          try stage.dragCell("Invoice", to: "Maps")
        },
        Step("The folder is opened: the file is in there.") { stage in
          try stage.tap("Maps")
        },
        Step("A text comes from another app and is a new file in the folder.") { stage in
          try stage.dragFromElsewhere("Ferry", to: "Maps")
        },
        Step("All files are selected by the model, also those that are not shown.") { stage in
          try stage.tap("Select all")
        },
        Step("All folders are opened, and the selected files are selected.") { stage in
          try stage.tap("Open all")
        },
        Step("The list says why a row looks as it does.") { stage in
          try stage.tap("Why?")
        },
      ]
    )
  }
}
#endif
