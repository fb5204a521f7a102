import Foundation

extension EmojiCatalog {
  /// All emoji of Unicode 15.0, read from the file that comes with the module.
  ///
  /// The file is read once, by the first caller.
  ///
  /// - Throws: An error that says what is wrong with the file.
  public static func unicode() throws -> EmojiCatalog {
    try loaded.get()
  }

  private static let loaded = Result { EmojiCatalog(try EmojiTestFile.bundled()) }
}

extension EmojiTestFile {
  /// Reads the file that comes with the module.
  static func bundled() throws -> EmojiTestFile {
    guard let url = Bundle.resources.url(forResource: "emoji-test", withExtension: "txt") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try EmojiTestFile(parsing: String(contentsOf: url, encoding: .utf8))
  }
}

extension Bundle {
  /// Where the module's files are: SwiftPM makes a bundle for them, Bazel puts them into the app's.
  fileprivate static var resources: Bundle {
    #if SWIFT_PACKAGE
    .module
    #else
    .main
    #endif
  }
}
