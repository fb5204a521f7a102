/// What is known about a view when its configuration is brought up to date.
public protocol UIConfigurationState {
  /// Creates a state in which nothing but the environment is known.
  init(traitCollection: UITraitCollection)

  /// The environment the view is shown in.
  var traitCollection: UITraitCollection { get set }

  /// What an app itself adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something an app itself adds to a state.
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
