/// What the user has copied.
///
/// Each test that has its own time has its own pasteboard, too.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The types under which values are kept.
  private enum Kind: String {
    case string = "public.utf8-plain-text"
    case url = "public.url"
    case image = "public.image"
    case color = "com.apple.uikit.color"
  }

  /// Posted when the content of a pasteboard has changed.
  nonisolated public static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { Headless.appRecord.pasteboard }

  override init() {
    super.init()
  }

  /// How often the content has changed.
  open private(set) var changeCount = 0

  /// The values of each item, by their types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  /// The text of the first item that has one; setting it replaces the content.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items.
  open var strings: [String]? {
    get { values(.string) }
    set { replace(.string, newValue) }
  }

  /// The address of the first item that has one; setting it replaces the content.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses of the items.
  open var urls: [URL]? {
    get { values(.url) }
    set { replace(.url, newValue) }
  }

  /// The image of the first item that has one; setting it replaces the content.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of the items.
  open var images: [UIImage]? {
    get { values(.image) }
    set { replace(.image, newValue) }
  }

  /// The color of the first item that has one; setting it replaces the content.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of the items.
  open var colors: [UIColor]? {
    get { values(.color) }
    set { replace(.color, newValue) }
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a color.
  open var hasColors: Bool { colors != nil }

  private func values<Value>(_ kind: Kind) -> [Value]? {
    let found = items.compactMap { $0[kind.rawValue] as? Value }
    return found.isEmpty ? nil : found
  }

  private func replace<Value>(_ kind: Kind, _ values: [Value]?) {
    items = (values ?? []).map { [kind.rawValue: $0] }
  }
}
