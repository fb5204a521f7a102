/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Called when something changed that is seen.
  var onChange: () -> Void = {}

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and a picture for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture while the controller is shown.
  open var selectedImage: UIImage?
  /// A few characters over the picture.
  open var badgeValue: String? { didSet { itemDidChange() } }

  override func itemDidChange() { onChange() }
}
