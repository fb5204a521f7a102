#if !canImport(UIKit)
import HeadlessRendering

/// The page that shows a phone, for a server.
public enum LivePage {
  /// The page, which needs nothing but a web socket at `/socket` of the same address.
  ///
  /// What it sends there is for `LiveSession.reply(to:)`, and what that returns is for the page.
  public static var html: String { TracePage.live }
}
#endif
