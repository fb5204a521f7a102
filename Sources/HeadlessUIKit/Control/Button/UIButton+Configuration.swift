extension UIButton {
  /// Brings a button's configuration up to date for the button's state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// A description of what a button shows and how.
  @preconcurrency @MainActor public struct Configuration: Hashable {
    /// How round the corners of the background are.
    public enum CornerStyle: Hashable, Sendable {
      /// As the background says.
      case fixed
      /// As the background says, larger where text is.
      case dynamic
      /// A little.
      case small
      /// As those of most buttons.
      case medium
      /// Much.
      case large
      /// As much as is possible.
      case capsule
    }

    /// How large a button is.
    public enum Size: Hashable, Sendable {
      /// The smallest.
      case mini
      /// Smaller than usual.
      case small
      /// As usual.
      case medium
      /// For the most important button of a screen.
      case large
    }

    /// Where the title and the subtitle stand to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// As the place of the picture asks for.
      case automatic
      /// Both begin at the edge where reading starts.
      case leading
      /// One in the middle below the other.
      case center
      /// Both end at the edge where reading ends.
      case trailing
    }

    /// Whether an indicator shows that the button has a menu.
    public enum Indicator: Hashable, Sendable {
      /// Where the button shows the chosen element of its menu.
      case automatic
      /// Never.
      case none
      /// Always.
      case popup
    }

    /// The kinds of looks.
    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled
    }

    let style: Style

    private init(_ style: Style) {
      self.style = style
    }

    /// Creates a button of which only the content is seen.
    public static func plain() -> UIButton.Configuration { Self(.plain) }

    /// Creates a button on a pale background in its color.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }

    /// Creates a button on a grey background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }

    /// Creates a button on a background in its color.
    public static func filled() -> UIButton.Configuration { Self(.filled) }

    /// Creates a button without a border, which on this platform is a plain one.
    public static func borderless() -> UIButton.Configuration { Self(.plain) }

    /// Creates a button with a border, which on this platform is a grey one.
    public static func bordered() -> UIButton.Configuration { Self(.gray) }

    /// Creates a button with a border in its color, which on this platform is a tinted one.
    public static func borderedTinted() -> UIButton.Configuration { Self(.tinted) }

    /// Creates a button that stands out, which on this platform is a filled one.
    public static func borderedProminent() -> UIButton.Configuration { Self(.filled) }

    /// What is behind the content; its color is the style's own if it has none.
    public var background = UIBackgroundConfiguration.button()
    /// How round the corners of the background are.
    public var cornerStyle = CornerStyle.dynamic

    /// How large the button is, and with it the space around the content unless that was set.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { insets = buttonSize.insets } }
    }

    /// The color that the content's color is made from; that of the style if there is none.
    public var baseForegroundColor: UIColor?
    /// The color that the background's color is made from; that of the style if there is none.
    public var baseBackgroundColor: UIColor?
    /// The picture.
    public var image: UIImage?

    /// Makes the color of the picture from that of the content.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorFunction?.transformer }
      set { imageColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// How a symbol is drawn where its own configuration does not say it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an indicator turns in place of the picture.
    public var showsActivityIndicator = false

    /// Makes the color of the turning indicator from that of the content.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColorFunction?.transformer }
      set { activityIndicatorColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// The title; setting it takes away the looks of an attributed one.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with its looks.
    public var attributedTitle: AttributedString?

    /// Changes the looks of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTextAttributesFunction?.transformer }
      set { titleTextAttributesFunction = newValue.map(HeldTransformer.init) }
    }

    /// Where the lines of the title break, and what is left out.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// What stands below the title; setting it takes away the looks of an attributed one.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// What stands below the title, with its looks.
    public var attributedSubtitle: AttributedString?

    /// Changes the looks of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTextAttributesFunction?.transformer }
      set { subtitleTextAttributesFunction = newValue.map(HeldTransformer.init) }
    }

    /// Where the lines of the subtitle break, and what is left out.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether an indicator shows that the button has a menu.
    public var indicator = Indicator.automatic

    /// Makes the color of the sign for a menu from that of the content.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColorFunction?.transformer }
      set { indicatorColorFunction = newValue.map(HeldTransformer.init) }
    }

    /// The space around the content, in points.
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

    /// Takes the space around the content that belongs to the size.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    /// At which edge of the titles the picture stands.
    public var imagePlacement: NSDirectionalRectEdge {
      get { NSDirectionalRectEdge(rawValue: imageEdges) }
      set { imageEdges = newValue.rawValue }
    }

    /// Sets of options cannot be hashed, their numbers can.
    private var imageEdges = NSDirectionalRectEdge.leading.rawValue
    /// The space between the picture and the titles, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where the title and the subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the appearance shows that the button is selected.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration as it is in the state of a button: its colors are filled in.
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
  /// The space around the content, in points.
  ///
  /// That of the usual size is what UIKit has; those of the others are not documented.
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (3, 8)
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
