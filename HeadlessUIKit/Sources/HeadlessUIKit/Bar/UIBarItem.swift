/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Whether the item is enabled.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// The title of the item.
  open var title: String? { didSet { itemDidChange() } }
  /// The image of the item.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// A number that identifies the item.
  open var tag = 0

  /// Called within the module when a visible property has changed.
  func itemDidChange() {}
}
