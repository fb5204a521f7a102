public import RosterPlatform

/// Something that a person can do with an item by swiping its cell aside.
@MainActor
public struct SwipeAction {
  /// How an action looks.
  public enum Style: Hashable, Sendable {
    /// As any other.
    case normal

    /// As one that takes something away.
    case destructive
  }

  /// What the action is called.
  public var title: String

  /// A picture above the title.
  public var image: UIImage?

  /// How the action looks.
  public var style: Style

  /// The color behind the title; `nil` for that of the style.
  public var backgroundColor: UIColor?

  /// Does the action; the row is put straight afterwards.
  public var perform: () -> Void

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: A picture above the title.
  ///   - style: How it looks.
  ///   - backgroundColor: The color behind the title; `nil` for that of the style.
  ///   - perform: Does the action. Capture the controller weakly, as in any closure that it is asked for.
  public init(
    _ title: String,
    image: UIImage? = nil,
    style: Style = .normal,
    backgroundColor: UIColor? = nil,
    perform: @escaping () -> Void
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.backgroundColor = backgroundColor
    self.perform = perform
  }
}

/// The edge of a row that a person swipes from.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which lines of text begin.
  case leading

  /// The edge at which lines of text end.
  case trailing
}
