#if !canImport(UIKit)
import Emoji
import Roster

extension Scene {
  /// All emoji: scrolled, toned and searched.
  @MainActor
  static func emoji() throws -> Scene {
    let catalog = try EmojiCatalog.unicode()
    return Scene(
      name: "emoji",
      makeScreen: {
        let controller = EmojiViewController(catalog: catalog)
        return Screen(controller: controller, adapter: controller.adapter)
      },
      steps: [
        Step("All \(catalog.count) emoji; controllers exist for those on the screen.") { _ in },
        Step("Scrolled to the hands.") { stage in
          try stage.scroll(by: 1822)
        },
        Step("Taps on the waving hand choose its skin tone.") { stage in
          try stage.tap("👋")
          try stage.tap("👋🏻")
          try stage.tap("👋🏼")
        },
        Step("Away and back again: the hand has kept its tone.") { stage in
          try stage.scroll(by: 5000)
          try stage.scroll(by: -5000)
        },
        Step("A touch on the last emoji of the index leads to the flags.") { stage in
          try stage.touchIndex("🏁")
        },
        Step("A search, letter by letter.") { stage in
          try stage.type("heart", into: "Search")
        },
        Step("Another word finds less.") { stage in
          try stage.type(" blue", into: "Search")
        },
        Step("Nothing is called that.") { stage in
          try stage.type("berry", into: "Search")
        },
      ]
    )
  }
}
#endif
