/// A description of what is shown where content is missing: an image, two texts and two buttons.
///
/// The fonts, colors and distances are not documented; those here were chosen.
@available(iOS 17, macOS 10.15, *)
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: Hashable {
  /// The alignments of the image, the texts and the buttons.
  public enum Alignment: Hashable, Sendable {
    /// Centered.
    case center
    /// At the leading edge.
    case natural
  }

  /// What the configuration is for.
  private enum Style: Hashable, Sendable {
    case empty, loading, search
  }

  private let style: Style

  /// The image above the texts; an activity indicator has its place while content is loading.
  public var image: UIImage?

  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?

  /// The text with attributes, in place of the plain one.
  public var attributedText: NSAttributedString?

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The text below.
  public var secondaryText: String?

  /// The text below with attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?

  /// The properties of the text below.
  public var secondaryTextProperties = TextProperties(
    .preferredFont(forTextStyle: .subheadline),
    .secondaryLabel
  )

  /// The button below the texts, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()

  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// The button below the other one, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()

  /// What the button below the other one does.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the image, the texts and the buttons.
  public var alignment = Alignment.center

  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { UIAxis(rawValue: preservedAxes) }
    set { preservedAxes = newValue.rawValue }
  }

  /// Option sets are not hashable, but their raw values are.
  private var preservedAxes = UIAxis.both.rawValue

  /// The margins around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )

  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15

  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8

  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20

  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ style: Style, text: TextProperties) {
    self.style = style
    textProperties = text
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration =
      UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)
  }

  /// Creates the description of missing content, with nothing in it.
  public static func empty() -> UIContentUnavailableConfiguration {
    Self(.empty, text: titleProperties)
  }

  /// Creates the description of content that is being loaded, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .subheadline)
    var result = Self(.loading, text: TextProperties(font, .secondaryLabel))
    result.text = "Loading…"
    result.imageToTextPadding = 8
    return result
  }

  /// Creates the description of a search without results.
  ///
  /// A view controller adds the text of its search to it.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = Self(.search, text: titleProperties)
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = searchTitle
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  private static let searchTitle = "No Results"

  /// A bold title, which follows the user's preferred text size.
  private static var titleProperties: TextProperties {
    let font = UIFont.systemFont(ofSize: 22, weight: .bold)
    return TextProperties(UIFontMetrics(forTextStyle: .title2).scaledFont(for: font), .label)
  }

  /// Whether an activity indicator has the place of the image.
  var showsActivityIndicator: Bool { style == .loading && image == nil }
}

@available(iOS 17, macOS 10.15, *)
extension UIContentUnavailableConfiguration: @MainActor UIContentConfiguration {
  /// Makes a view that shows the description.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the description for a state: that of a search names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search, text == Self.searchTitle,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty
    else { return self }
    var result = self
    result.text = "\(Self.searchTitle) for “\(searched)”"
    return result
  }
}
