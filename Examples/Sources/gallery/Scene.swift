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

  /// Makes the screen; it tells its argument what each update changed in its list.
  let makeScreen: @MainActor (_ onUpdate: @escaping (UpdateReport) -> Void) -> Screen

  let steps: [Step]
}
