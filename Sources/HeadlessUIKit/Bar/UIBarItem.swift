/// What an item of a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Whether the item can be touched.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// What the item is called.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture of the item.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// A number to find the item by.
  open var tag = 0

  /// Called within the module when something changed that is seen.
  func itemDidChange() {}
}
