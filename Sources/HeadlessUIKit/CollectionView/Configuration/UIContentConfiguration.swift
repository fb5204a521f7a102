/// A description of content, from which views of it are made and brought up to date.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the description as it is in a state, such as selected.
  @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a content configuration describes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show another description; by default one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
