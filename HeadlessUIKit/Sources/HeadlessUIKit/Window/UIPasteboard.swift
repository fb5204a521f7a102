/// What was copied; here only this process copies.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let only = UIPasteboard()

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { only }

  private var content: [Any] = []

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }

  /// The texts.
  open var strings: [String]? {
    get { values() }
    set { content = newValue ?? [] }
  }

  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }

  /// The addresses.
  open var urls: [URL]? {
    get { values() }
    set { content = newValue ?? [] }
  }

  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }

  /// The pictures.
  open var images: [UIImage]? {
    get { values() }
    set { content = newValue ?? [] }
  }

  /// Whether there are texts.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are pictures.
  open var hasImages: Bool { images != nil }

  private func values<Value>() -> [Value]? {
    let found = content.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }
}
