extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched it again within a short time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger let go inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger let go outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system stopped following the finger.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed its value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what it is mainly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A touch opened its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing started.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything about editing text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks and behaves at present.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where the content stands between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// At the edge where reading starts.
    case leading = 4
    /// At the edge where reading ends.
    case trailing = 5
  }

  /// Where the content stands between the top and the bottom edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
