/// Something a user can choose: what actions and menus have in common.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What the element is called.
  open internal(set) var title: String
  /// The picture beside the title.
  open internal(set) var image: UIImage?
  /// What more there is to say about the element.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension UIMenuElement {
  /// How an element looks and behaves.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element that can be switched is on.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// On for some and off for others.
    case mixed = 2
  }
}
