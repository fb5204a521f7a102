/// A description of what a list's row shows: an image, a text and a secondary text.
///
/// The fonts and colors follow Apple's documentation; the distances are our own choice, because
/// UIKit's are not documented.
@preconcurrency @MainActor public struct UIListContentConfiguration: Hashable {
  /// The image in front of the texts.
  public var image: UIImage?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?

  /// How the text looks.
  public var textProperties: TextProperties

  /// The text below or beside the other one.
  public var secondaryText: String?

  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties

  /// Whether the texts stand beside each other if there is room for that.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The least distance between texts that stand beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The distance between texts that stand below each other, in points.
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

  /// Returns the content as it is in a state; only a row that is disabled looks otherwise.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
    result.textProperties.isDimmed = isDisabled
    result.secondaryTextProperties.isDimmed = isDisabled
    return result
  }
}
