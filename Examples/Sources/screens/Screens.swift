#if canImport(UIKit)
/// A scheme for an iOS destination builds every target.
///
/// Screens are shown in a browser where the stand-in for UIKit is.
@main
struct Screens {
  static func main() {
    fatalError("The screens are served on a Mac and on Linux: see Tools/live.")
  }
}
#else
import ExampleMenu
import RosterLive

/// Screens for `Tools/live`, as the package of an app would have them.
@main
struct Screens {
  static func main() async {
    await [
      LiveScreen("Todo") { try ExampleScreen.todo.makeViewController() },
      LiveScreen("Chat") { try ExampleScreen.chat.makeViewController() },
    ].run()
  }
}
#endif
