extension UIControl {
  /// The events of controls.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched the control again within a short time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system stopped tracking the finger.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A touch opened the menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Filling the control.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// Filling the control.
    case fill = 3
  }
}
