/// A key for a value that content hands down to the controllers below it.
///
/// Declare a key for each value and give it a name in an extension of `ListEnvironment`:
///
/// ```swift
/// enum ThemeKey: ListEnvironmentKey {
///   static var defaultValue: Theme { .light }
/// }
///
/// extension ListEnvironment {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
public protocol ListEnvironmentKey {
  /// What the key stands for.
  ///
  /// Values are compared to find out which controllers have to be told of a change.
  associatedtype Value: Equatable & Sendable

  /// The value where the content above sets none.
  static var defaultValue: Value { get }
}
