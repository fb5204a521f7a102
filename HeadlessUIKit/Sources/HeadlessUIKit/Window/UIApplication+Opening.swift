extension Headless {
  /// The addresses that the app has opened, in order.
  @preconcurrency @MainActor public static var openedURLs: [URL] = []

  /// Whether an address can be opened; by default all can.
  @preconcurrency @MainActor public static var canOpenURL: (URL) -> Bool = { _ in true }
}

extension UIApplication {
  /// The keys of options for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only the app opens the address whose link it is.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The address of the app's page in the settings.
  public class var openSettingsURLString: String { "app-settings:" }
}
