extension UIButton {
  /// A closure that updates a button's configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A description of the content and appearance of a button.
  @preconcurrency @MainActor public struct Configuration: Hashable {
    /// The corner styles of a background.
    public enum CornerStyle: Hashable, Sendable {
      /// The background's own radius.
      case fixed
      /// The background's own radius, scaled with the text size.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half of the height.
      case capsule
    }

    /// The sizes of buttons.
    public enum Size: Hashable, Sendable {
      /// The smallest size.
      case mini
      /// A small size.
      case small
      /// The default size.
      case medium
      /// The largest size, for a screen's most important button.
      case large
    }

    /// The alignment of the title and the subtitle to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// The alignment that suits the placement of the image.
      case automatic
      /// Both at the leading edge.
      case leading
      /// Both centered.
      case center
      /// Both at the trailing edge.
      case trailing
    }

    /// Whether the button shows a menu indicator.
    public enum Indicator: Hashable, Sendable {
      /// If the button shows the chosen element of its menu.
      case automatic
      /// Never.
      case none
      /// Always.
      case popup
    }

    /// The styles of buttons.
    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
    }

    let style: Style

    private init(_ style: Style) {
      self.style = style
    }

    /// Creates a button without a background.
    public static func plain() -> UIButton.Configuration { Self(.plain) }

    /// Creates a button with a light background in its tint color.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }

    /// Creates a button with a gray background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }

    /// Creates a button with a background in its tint color.
    public static func filled() -> UIButton.Configuration { Self(.filled) }

    /// Creates a borderless button, which looks like a plain one on this platform.
    public static func borderless() -> UIButton.Configuration { Self(.plain) }

    /// Creates a bordered button, which looks like a gray one on this platform.
    public static func bordered() -> UIButton.Configuration { Self(.gray) }

    /// Creates a bordered button in its tint color, which looks like a tinted one on this platform.
    public static func borderedTinted() -> UIButton.Configuration { Self(.tinted) }

    /// Creates a prominent button, which looks like a filled one on this platform.
    public static func borderedProminent() -> UIButton.Configuration { Self(.filled) }

    /// The background; the style sets its color if it has none.
    public var background = UIBackgroundConfiguration.button()
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button, which sets the content insets unless they were set.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// The base color of the content; nil means the style's color.
    public var baseForegroundColor: UIColor?
    /// The base color of the background; nil means the style's color.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage?

    /// A closure that transforms the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorFunction?.transformer }
      set { imageColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// The configuration of a symbol image that has none of its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false

    /// A closure that transforms the color of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColorFunction?.transformer }
      set { activityIndicatorColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// The title; setting it removes the attributes of an attributed title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with attributes.
    public var attributedTitle: AttributedString?

    /// A closure that transforms the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTextAttributesFunction?.transformer }
      set { titleTextAttributesFunction = newValue.map(HeldTransformer.init) }
    }

    /// How the title is wrapped and truncated.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The subtitle; setting it removes the attributes of an attributed subtitle.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString?

    /// A closure that transforms the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTextAttributesFunction?.transformer }
      set { subtitleTextAttributesFunction = newValue.map(HeldTransformer.init) }
    }

    /// How the subtitle is wrapped and truncated.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the button shows a menu indicator.
    public var indicator = Indicator.automatic

    /// A closure that transforms the color of the menu indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColorFunction?.transformer }
      set { indicatorColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    private var imageColorFunction: HeldTransformer<UIConfigurationColorTransformer>?
    private var activityIndicatorColorFunction: HeldTransformer<UIConfigurationColorTransformer>?
    private var indicatorColorFunction: HeldTransformer<UIConfigurationColorTransformer>?
    private var titleTextAttributesFunction:
      HeldTransformer<UIConfigurationTextAttributesTransformer>?
    private var subtitleTextAttributesFunction:
      HeldTransformer<UIConfigurationTextAttributesTransformer>?
    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    /// Sets the default content insets for the size.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    /// The edge of the titles where the image is placed.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: imageEdges) }
      set { imageEdges = newValue.rawValue }
    }

    /// Option sets are not hashable, but their raw values are.
    private var imageEdges = NSDirectionalRectEdge.leading.rawValue
    /// The space between the image and the titles, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the appearance shows that the button is selected.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for a button's state, with its colors resolved.
    public func updated(for button: UIButton) -> UIButton.Configuration {
      let look = ButtonLook(self, button)
      var result = self
      result.baseForegroundColor = look.foreground
      if background.backgroundColor == nil { result.background.backgroundColor = look.background }
      return result
    }
  }
}

extension UIButton.Configuration.Size {
  /// The default content insets, in points.
  ///
  /// Those of the default size are UIKit's; those of other sizes are not documented.
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (5, 10)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
