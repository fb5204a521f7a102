extension UIFont {
  /// Creates the font with a name and a size, in points; nil if there is no such font.
  ///
  /// Fonts of the system are there, and those that a test provides with ``Headless/provideFonts(_:)``.
  /// All look like the system's font, in the weight that the name says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard FontNames.contains(fontName) else { return nil }
    self.init(
      size: fontSize > 0 ? fontSize : UIFont.systemFontSize,
      weight: FontNames.weight(of: fontName),
      isItalic: FontNames.isItalic(fontName),
      design: FontNames.design(of: fontName),
      name: fontName
    )
  }

  /// Creates the font of a descriptor; a size of 0 is that of the descriptor.
  ///
  /// A font with the descriptor's size that was made for a text style follows the text size like
  /// the font that the descriptor comes from.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let given = pointSize > 0 ? pointSize : descriptor.pointSize
    let name =
      descriptor.fontAttributes[.name] as? String
      ?? descriptor.fontAttributes[.family] as? String
    let style = descriptor.textStyle
    let isStyled = pointSize <= 0 || pointSize == descriptor.pointSize
    var size = given > 0 ? given : UIFont.labelFontSize
    if given <= 0, let style {
      size = UIFont.preferredFont(forTextStyle: style).pointSize
    }
    self.init(
      size: size,
      weight: descriptor.weight ?? name.map(FontNames.weight) ?? .regular,
      isItalic: descriptor.isItalic || name.map(FontNames.isItalic) == true,
      design: name.map(FontNames.design) ?? descriptor.design,
      scaling: isStyled ? descriptor.scaling ?? style.map(Scaling.style) : nil,
      name: name
    )
  }

  /// The description of the font, from which others can be made.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The name of the font.
  public var fontName: String {
    if let givenName { return givenName }
    let names: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]
    let nearest = names.min {
      abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
    }
    return ".SFUI-\(nearest?.name ?? "Regular")\(isItalic ? "Italic" : "")"
  }

  /// The name of the family of the font.
  public var familyName: String {
    givenName.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont"
  }
}

extension Headless {
  /// Provides fonts of the app by their names, such as those in the list of fonts of its bundle.
  ///
  /// A font that nobody provides does not exist, as in an app, unless the system has it: `UIFont(name:size:)` is nil.
  /// They look like the system's font in the weight that the name says, and stay until the process ends. Provide
  /// them on the main thread.
  @preconcurrency @MainActor public static func provideFonts(_ names: Set<String>) {
    FontNames.provided.formUnion(names)
  }
}

/// What the names of fonts say.
@preconcurrency @MainActor private enum FontNames {
  static var provided: Set<String> = []

  /// The families of the system, as they begin the names of fonts.
  nonisolated private static let families: Set<String> = [
    "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo", "Arial", "ArialMT",
    "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed", "Baskerville",
    "BodoniSvtyTwoITCTT",
    "BradleyHandITCTT", "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate",
    "Courier", "CourierNewPS", "CourierNewPSMT", "DINAlternate", "DINCondensed", "Didot", "Futura",
    "Galvji",
    "Georgia", "GillSans", "Helvetica", "HelveticaNeue", "HiraMinProN", "HiraginoSans",
    "HoeflerText",
    "Kailasa", "MarkerFelt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus",
    "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell", "SavoyeLetPlain",
    "SnellRoundhand", "Symbol", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT",
    "TrebuchetMS", "Verdana", "ZapfDingbatsITC", "Zapfino",
  ]

  nonisolated static func contains(_ name: String) -> Bool {
    if families.contains(String(name.prefix { $0 != "-" }).filter { $0 != " " }) { return true }
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated { provided.contains(name) }
  }

  nonisolated static func weight(of name: String) -> UIFont.Weight {
    let words: [(word: String, weight: UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold),
      ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let face = name.drop { $0 != "-" }.lowercased()
    return words.first { face.contains($0.word) }?.weight ?? .regular
  }

  nonisolated static func isItalic(_ name: String) -> Bool {
    let face = name.drop { $0 != "-" }.lowercased()
    return face.contains("italic") || face.contains("oblique")
  }

  nonisolated static func design(of name: String) -> UIFont.Design {
    name.hasPrefix("Menlo") || name.hasPrefix("Courier") ? .monospaced : .sans
  }
}
