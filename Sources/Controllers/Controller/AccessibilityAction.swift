public import RosterPlatform

/// Something that a person can do with an item through an assistive technology, by its name.
///
/// What takes a swipe, a drag or a small button to do belongs among them.
@MainActor
public struct AccessibilityAction {
  /// What the action is called, in the person's language.
  public var name: String

  /// What the action is shown as where there are pictures.
  public var image: UIImage?

  /// Does the action, and tells whether it was done.
  public var perform: () -> Bool

  /// Describes an action that may fail.
  ///
  /// - Parameters:
  ///   - name: What it is called, in the person's language.
  ///   - image: What it is shown as where there are pictures.
  ///   - perform: Does the action, and tells whether it was done. Capture the controller weakly, as in
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
  ///   - perform: Does the action. Capture the controller weakly, as in any closure that it is asked
  ///     for.
  public init(_ name: String, image: UIImage? = nil, perform: @escaping () -> Void) {
    self.init(name, image: image) {
      perform()
      return true
    }
  }
}
