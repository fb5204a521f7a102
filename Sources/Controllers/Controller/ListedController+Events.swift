extension ListedController {
  /// The events of a scrolling list.
  public enum ScrollEvent: Hashable, Sendable {
    /// The user has begun to drag the list.
    case beganDragging

    /// The list has scrolled, for any reason.
    case moved

    /// The user has lifted the finger; the list may continue to scroll.
    case endedDragging(willDecelerate: Bool)

    /// The list has stopped after a drag or an animation.
    case didEndScrolling
  }
}

/// The kinds of focus of an item.
public enum ItemFocus: Hashable, Sendable, CaseIterable {
  /// A view in the item's cell is the first responder; see `CellController.firstResponder(in:)`.
  case firstResponder

  /// The item's cell has the focus of the keyboard, where it can have it; see the adapter's `focusMode`.
  case keyboard

  /// An assistive technology, such as VoiceOver, focuses the item's cell.
  case accessibility
}

extension ListedController {
  /// What has happened to an item that the user has dragged.
  public enum DragResult: Hashable, Sendable {
    /// A list of the app, this one or another, has accepted the item; remove it from where it was.
    case moved

    /// A list of the app has accepted the item's drag items; the item stays.
    case copied

    /// No list of the app has accepted it: the drag was cancelled, or went to another app, which the
    /// system does not report.
    case notTaken
  }
}

extension ListedController {
  /// The reasons for configuring a cell, of which several may apply at once.
  public struct ConfigureReason: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The controller was mounted on the cell.
    public static let mount = ConfigureReason(rawValue: 1 << 0)

    /// The view model was replaced by a different one.
    public static let viewModel = ConfigureReason(rawValue: 1 << 1)

    /// The state has changed.
    public static let state = ConfigureReason(rawValue: 1 << 2)

    /// Traits of the list have changed, such as the text size.
    public static let traits = ConfigureReason(rawValue: 1 << 3)

    /// Values of the controller's environment have changed.
    public static let environment = ConfigureReason(rawValue: 1 << 4)

    /// The item was selected or deselected.
    public static let selection = ConfigureReason(rawValue: 1 << 5)

    /// The item was expanded or collapsed in its outline, or has moved within it.
    public static let outline = ConfigureReason(rawValue: 1 << 8)

    /// An observable model has changed that was read when the cell was last configured.
    public static let models = ConfigureReason(rawValue: 1 << 7)

    /// Editing of the item has begun or ended.
    public static let editing = ConfigureReason(rawValue: 1 << 9)

    /// A drag that the item accepts has entered or left the item.
    public static let dropTarget = ConfigureReason(rawValue: 1 << 10)

    /// The item has received the focus of a keyboard, or has lost it.
    public static let focus = ConfigureReason(rawValue: 1 << 11)
  }
}

extension ListedController.ConfigureReason: CustomStringConvertible {
  /// The reasons in words, for example `view model, state`.
  public var description: String {
    let names: [(Self, String)] = [
      (.mount, "mount"), (.viewModel, "view model"), (.state, "state"), (.traits, "traits"),
      (.environment, "environment"), (.selection, "selection"), (.models, "models"),
      (.outline, "outline"), (.editing, "editing"), (.dropTarget, "drop target"),
      (.focus, "focus"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
