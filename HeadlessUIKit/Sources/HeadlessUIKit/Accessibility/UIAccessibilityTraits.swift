/// How assistive technologies describe and treat an object.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that cannot change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarizes the state of the app when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A control that is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts to play or record media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// An element at whose end reading goes on with the next page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
