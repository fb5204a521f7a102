#if !canImport(UIKit)
import HeadlessRendering

/// The page that shows a phone, to be served.
public enum LivePage {
  /// The page, which needs only a web socket at `/socket` of the same address.
  ///
  /// Pass what it sends to `LiveSession.reply(to:)`, and return the reply to the page.
  public static var html: String { TracePage.live }
}
#endif
