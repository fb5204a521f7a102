/// What a tab bar shows for a view controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Called when a visible property has changed.
  var onChange: () -> Void = {}

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and images for both states.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The image while the tab is selected.
  open var selectedImage: UIImage?
  /// A short text in a badge on the image.
  open var badgeValue: String? { didSet { itemDidChange() } }

  override func itemDidChange() { onChange() }
}
