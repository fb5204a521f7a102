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
  /// What an assistive technology reads; nil means the title.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// What the item does, which an assistive technology reads after a pause.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// The value that an assistive technology reads after the label.
  open var accessibilityValue: String? { didSet { itemDidChange() } }
  /// A name with which tests find the item.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

  /// Called within the module when a visible property has changed.
  func itemDidChange() {}
}
