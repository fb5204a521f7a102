/// A description of a list row: an image, a text and a secondary text.
///
/// The fonts and colors follow Apple's documentation; the distances are those that were recorded.
@preconcurrency @MainActor public struct UIListContentConfiguration: Hashable {
  /// The image before the texts.
  public var image: UIImage?

  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The text below or beside the other one.
  public var secondaryText: String?

  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// Whether the texts are placed side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 8
  ) {
    didSet { extraMargin = 0 }
  }

  /// What rows have above and below their content besides the margins, in points, unless the app
  /// sets the margins.
  var extraMargin: CGFloat = 4

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The distance between texts that are one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(text: TextProperties, secondaryText: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondaryText
  }
}

extension UIListContentConfiguration: @MainActor UIContentConfiguration {
  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content for a state; only a disabled row differs.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
    result.textProperties.isDimmed = isDisabled
    result.secondaryTextProperties.isDimmed = isDisabled
    return result
  }
}
