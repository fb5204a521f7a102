public import RosterPlatform

/// Something that a person can do with an item by swiping its cell aside.
@MainActor
public struct SwipeAction {
  /// How an action looks.
  public enum Style: Hashable, Sendable {
    /// The look of any other action.
    case normal

    /// The look of an action that removes something.
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

  /// Performs the action; the row closes afterwards.
  public var perform: () -> Void

  /// Describes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: A picture above the title.
  ///   - style: How it looks.
  ///   - backgroundColor: The color behind the title; `nil` for that of the style.
  ///   - perform: Performs the action. Capture the controller weakly, as in any closure that it is asked for.
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

/// Something that a person can do with an item through an assistive technology, by its name.
///
/// What takes a swipe, a drag or a small button to do belongs among them.
@MainActor
public struct AccessibilityAction {
  /// What the action is called, in the person's language.
  public var name: String

  /// What the action is shown as where there are pictures.
  public var image: UIImage?

  /// Performs the action, and returns whether it was done.
  public var perform: () -> Bool

  /// Describes an action that may fail.
  ///
  /// - Parameters:
  ///   - name: What it is called, in the person's language.
  ///   - image: What it is shown as where there are pictures.
  ///   - perform: Performs the action, and returns whether it was done. Capture the controller weakly, as in
  ///     any closure that it is asked for.
  public init(_ name: String, image: UIImage? = nil, perform: @escaping () -> Bool) {
    self.name = name
    self.image = image
    self.perform = perform
  }

  /// Describes an action that is always done.
  ///
  /// - Parameters:
  ///   - name: What it is called, in the person's language.
  ///   - image: What it is shown as where there are pictures.
  ///   - perform: Performs the action. Capture the controller weakly, as in any closure that it is asked
  ///     for.
  public init(_ name: String, image: UIImage? = nil, perform: @escaping () -> Void) {
    self.init(name, image: image) {
      perform()
      return true
    }
  }
}
