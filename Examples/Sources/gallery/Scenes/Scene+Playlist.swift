#if !canImport(UIKit) && canImport(SwiftUI) && !os(macOS)
import Playlist
import Roster

extension Scene {
  /// Songs whose rows are SwiftUI views.
  @MainActor
  static var playlist: Scene {
    Scene(
      name: "playlist",
      makeScreen: {
        let controller = PlaylistViewController.sample
        let navigation = UINavigationController(rootViewController: controller)
        return Screen(controller: navigation, adapter: controller.adapter)
      },
      steps: [
        Step("Five rows that are SwiftUI views.") { _ in },
        Step("A tap opens a row, which asks for its height again.") { stage in
          try stage.tap("Slow train")
        },
        Step("A button in the view changes the state of the row's controller.") { stage in
          try stage.tap("One more star")
        },
        Step("The songs are turned round, and the row keeps its state.") { stage in
          try stage.tap("Backwards")
        },
      ]
    )
  }
}
#endif
