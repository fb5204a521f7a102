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

  /// The example's name, from which files get theirs.
  let name: String

  /// Makes the screen; it tells its argument what each update changed in its list.
  let makeScreen: @MainActor (_ onUpdate: @escaping @MainActor (UpdateReport) -> Void) -> UIViewController

  let steps: [Step]
}
