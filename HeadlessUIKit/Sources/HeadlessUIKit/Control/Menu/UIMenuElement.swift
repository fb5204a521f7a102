/// An element of a menu: the base class of actions and menus.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The title of the element.
  open internal(set) var title: String
  /// The image beside the title.
  open internal(set) var image: UIImage?
  /// A second line of text below the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

extension UIMenuElement {
  /// Attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// On for some items and off for others.
    case mixed = 2
  }
}
