/// A storyboard, which HeadlessUIKit cannot read.
///
/// Code that names storyboards compiles. Using one fails with a sentence that says what to do.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard from the name of its file, which is not looked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns the storyboard's first controller; that fails.
  open func instantiateInitialViewController() -> UIViewController? {
    refuse("the initial controller")
    return nil
  }

  /// Returns the storyboard's first controller, made by a closure; that fails.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    refuse("the initial controller")
    return nil
  }

  /// Returns a controller by its identifier; that fails.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse("the controller \"\(identifier)\"")
    return UIViewController()
  }

  private func refuse(_ what: String) {
    Headless.fail(
      "N-STORYBOARD",
      "HeadlessUIKit cannot load \(what) of the storyboard \"\(name)\": make it in code"
    )
  }
}

/// The way from one controller to another that a storyboard describes.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  open private(set) var identifier: String?
  /// The controller from which it leads.
  open private(set) var source: UIViewController
  /// The controller to which it leads.
  open private(set) var destination: UIViewController

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination; a segue of a class of its own overrides it.
  open func perform() { source.show(destination, sender: nil) }
}
