#if !canImport(UIKit)
import Roster

/// An example's screen, and what a user does to it, step by step.
struct Scene {
  /// One thing that a user does.
  struct Step {
    let caption: String
    let act: @MainActor (Stage) throws -> Void

    init(_ caption: String, act: @escaping @MainActor (Stage) throws -> Void) {
      self.caption = caption
      self.act = act
    }
  }

  /// A screen, and what makes its list.
  struct Screen {
    let controller: UIViewController
    let adapter: ListAdapter
  }

  /// The example's name, from which files get theirs.
  let name: String

  /// What a trace of the scene is called.
  var title: String { name.capitalized }

  /// Makes the screen, whose list is empty until it is shown.
  let makeScreen: @MainActor () -> Screen

  let steps: [Step]
}
#endif
