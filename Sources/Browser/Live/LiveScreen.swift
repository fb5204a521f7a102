#if !canImport(UIKit)
public import Roster

/// A screen of an app, shown on a phone in the browser.
///
/// An executable target in the app's package shows its screens:
///
/// ```swift
/// import RosterLive
///
/// @main
/// struct Live {
///   static func main() async {
///     await LiveScreen("Inbox") { InboxViewController(store: .sample) }.run()
///   }
/// }
/// ```
///
/// The tool `serve` starts the target and shows the page; see `Tools/live`.
public struct LiveScreen: Sendable {
  /// The name of the screen in the page's menu.
  public let name: String

  let make: @MainActor @Sendable () throws -> UIViewController

  /// Creates a screen with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in the page's menu.
  ///   - make: Makes the screen each time it is opened. The page shows the errors that it throws.
  public init(
    _ name: String = "Screen",
    _ make: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.name = name
    self.make = make
  }

  /// Shows the screen to the client that writes messages to the standard input, until the input
  /// ends.
  @MainActor
  public func run() async {
    await [self].run()
  }
}

extension [LiveScreen] {
  /// Shows the screens to the client that writes messages to the standard input, until the input
  /// ends; the page has a menu to choose a screen.
  @MainActor
  public func run() async {
    let session = LiveSession(self)
    await LivePipe.serve { await session.reply(to: $0) }
  }
}
#endif
