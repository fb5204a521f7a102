/// A description of content that makes views for it and updates them.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, such as selected.
  @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show another configuration; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
