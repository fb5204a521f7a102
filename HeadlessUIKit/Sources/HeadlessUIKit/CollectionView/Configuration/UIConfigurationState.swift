/// The state of a view for which its configuration is updated.
public protocol UIConfigurationState {
  /// Creates a state with traits and default values.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Reads or writes a custom state of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its text.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
