#if !canImport(UIKit)
public import HeadlessUIKit

/// Everything around a cell that a user or a device chooses: text size, direction, appearance, width, language and state.
///
/// ```swift
/// let small = CatalogWorld(textSize: .accessibilityLarge, direction: .rightToLeft, width: 320)
/// ```
public struct CatalogWorld: Hashable, Sendable {
  /// The words that samples consist of.
  public enum Words: String, CaseIterable, Sendable {
    /// The words of the samples.
    case plain
    /// Words that are half again as long and have accents, as in many languages.
    case long
  }

  /// What a finger or the list has done with a cell.
  public enum State: String, CaseIterable, Sendable {
    /// As it is at first.
    case normal
    /// The item is selected.
    case selected
    /// A finger is on the item.
    case highlighted
    /// The list is edited.
    case editing
    /// The keyboard's focus is on the item.
    case focused
    /// The cell and its controls take no touches.
    case disabled
  }

  /// The user's preferred text size.
  public var textSize: UIContentSizeCategory

  /// The direction of writing.
  public var direction: UITraitEnvironmentLayoutDirection

  /// The appearance: light or dark.
  public var style: UIUserInterfaceStyle

  /// The width of the window, in points.
  public var width: CGFloat

  /// Whether the user prefers bold text.
  public var isBold: Bool

  /// Whether the user prefers increased contrast.
  public var hasIncreasedContrast: Bool

  /// The words that samples consist of, where entries make samples for a kind of words.
  public var words: Words

  /// The state of cells; screens, headers and footers have only one.
  public var state: State

  /// Creates a world, by default that of a phone that nobody has changed.
  public init(
    textSize: UIContentSizeCategory = .large,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    style: UIUserInterfaceStyle = .light,
    width: CGFloat = 390,
    isBold: Bool = false,
    hasIncreasedContrast: Bool = false,
    words: Words = .plain,
    state: State = .normal
  ) {
    self.textSize = textSize
    self.direction = direction
    self.style = style
    self.width = width
    self.isBold = isBold
    self.hasIncreasedContrast = hasIncreasedContrast
    self.words = words
    self.state = state
  }
}

extension CatalogWorld {
  /// The text sizes from the smallest to the largest, with their short names.
  static let textSizes: [(name: String, size: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
    ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// The worlds in which a catalog shows everything unless it is told otherwise.
  ///
  /// There are all text sizes in both directions, the dark appearance, the widths of a small phone, of Split View and of a
  /// tablet, bold text, increased contrast, long words, and the states of cells. What tends to go wrong together is combined.
  public static let standard: [CatalogWorld] = {
    let sizes = textSizes.map(\.size)
    var worlds = sizes.map { CatalogWorld(textSize: $0) }
    worlds += sizes.map { CatalogWorld(textSize: $0, direction: .rightToLeft) }
    for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      worlds.append(CatalogWorld(textSize: size, style: .dark))
      worlds += [320, 507, 1024].map { CatalogWorld(textSize: size, width: $0) }
      worlds.append(CatalogWorld(textSize: size, width: 320, words: .long))
      worlds.append(CatalogWorld(textSize: size, isBold: true))
      worlds.append(CatalogWorld(textSize: size, hasIncreasedContrast: true))
      worlds.append(CatalogWorld(textSize: size, words: .long))
    }
    worlds.append(CatalogWorld(direction: .rightToLeft, words: .long))
    worlds.append(CatalogWorld(direction: .rightToLeft, style: .dark))
    worlds.append(CatalogWorld(style: .dark, hasIncreasedContrast: true))
    for state in State.allCases.dropFirst() {
      worlds.append(CatalogWorld(state: state))
      worlds.append(CatalogWorld(style: .dark, state: state))
    }
    return worlds
  }()

  /// The world that others are compared with.
  static let base = CatalogWorld()

  /// Returns the same world with another value.
  func with<Value>(_ path: WritableKeyPath<CatalogWorld, Value>, _ value: Value) -> CatalogWorld {
    var world = self
    world[keyPath: path] = value
    return world
  }

  /// How much longer a line of text is than at the default size.
  var growth: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
  }

  /// The size of the window: higher for larger text and in narrow windows, so that it shows the same content.
  var windowSize: CGSize {
    let height = width > 600 ? 1000 : 844 * max(1, 390 / width)
    return CGSize(width: width, height: (height * max(1, growth)).rounded())
  }

  var traits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: textSize),
      UITraitCollection(layoutDirection: direction),
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(legibilityWeight: isBold ? .bold : .regular),
      UITraitCollection(accessibilityContrast: hasIncreasedContrast ? .high : .normal),
      UITraitCollection(userInterfaceIdiom: width > 600 ? .pad : .phone),
    ])
  }

  /// The axes on which worlds differ, with the value of this one.
  var axes: [(name: String, value: String)] {
    let size = Self.textSizes.first { $0.size == textSize }?.name ?? textSize.rawValue
    return [
      ("text", size),
      ("direction", direction == .rightToLeft ? "right to left" : "left to right"),
      ("appearance", style == .dark ? "dark" : "light"),
      ("width", "\(Int(width)) pt"),
      ("weight", isBold ? "bold" : "regular"),
      ("contrast", hasIncreasedContrast ? "increased" : "normal"),
      ("words", words.rawValue),
      ("state", state.rawValue),
    ]
  }
}

extension CatalogWorld: CustomStringConvertible {
  /// What distinguishes the world from that of a phone that nobody has changed, or “standard”.
  public var description: String {
    let parts = zip(axes, Self.base.axes).filter { $0.value != $1.value }.map { axis, _ in
      switch axis.name {
      case "words", "contrast": "\(axis.value) \(axis.name)"
      case "weight": "\(axis.value) text"
      default: axis.value
      }
    }
    return parts.isEmpty ? "standard" : parts.joined(separator: " · ")
  }
}

extension CatalogWorld.Words {
  private static let accented: [Character: Character] = [
    "a": "á", "c": "ç", "d": "ď", "e": "é", "g": "ğ", "i": "í", "k": "ķ", "l": "ļ", "n": "ñ",
    "o": "ö", "r": "ř",
    "s": "š", "t": "ť", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ð",
    "E": "É", "G": "Ğ",
    "I": "Î", "N": "Ñ", "O": "Ø", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý",
    "Z": "Ž",
  ]

  /// Returns a text in these words: itself, or one that is half again as long and has accents.
  public func callAsFunction(_ text: String) -> String {
    guard self == .long, !text.isEmpty else { return text }
    let padding = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var result = String(text.map { Self.accented[$0] ?? $0 })
    let goal = text.count + (text.count + 1) / 2
    var index = 0
    while result.count < goal {
      result += " \(padding[index % padding.count])"
      index += 1
    }
    return result
  }
}
#endif
