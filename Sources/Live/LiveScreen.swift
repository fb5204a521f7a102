#if !canImport(UIKit)
public import Roster

/// A screen of an app, to be shown on a phone in the browser.
///
/// An executable target of the app's own package shows its screens:
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
/// It speaks to the tool `serve`, which shows the page and starts the target; see `Tools/live`.
public struct LiveScreen: Sendable {
  /// What the screen is called in the page's menu.
  public let name: String

  let make: @MainActor @Sendable () throws -> UIViewController

  /// Names a screen.
  ///
  /// - Parameters:
  ///   - name: What the screen is called in the page's menu.
  ///   - make: Makes the screen each time it is opened. The page shows the errors that it throws.
  public init(
    _ name: String = "Screen",
    _ make: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.name = name
    self.make = make
  }

  /// Shows the screen to whoever writes messages to the standard input, until that ends.
  @MainActor
  public func run() async {
    await [self].run()
  }
}

extension [LiveScreen] {
  /// Shows the screens to whoever writes messages to the standard input, until that ends; the page has a
  /// menu to choose one.
  @MainActor
  public func run() async {
    let session = LiveSession(self)
    await LivePipe.serve { await session.reply(to: $0) }
  }
}
#endif
