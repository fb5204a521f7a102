package import HeadlessUIKit

/// The text that a label draws, with what a reader needs to see of it.
package struct DrawnText {
  /// The rectangles of the lines, in the label's coordinates.
  package let lines: [CGRect]

  /// Whether characters of the label's text are missing.
  package let isCut: Bool

  /// Whether all the lines that the label may have are drawn.
  package let hasAllLines: Bool

  /// The size of the font of the first characters, in points.
  package let fontSize: CGFloat

  /// Whether the text is large enough for a lower contrast.
  package let isLarge: Bool

  let color: RGBA

  /// Reads what a label draws; `nil` if it draws nothing.
  @MainActor package init?(_ label: UILabel) {
    guard let text = RenderText(label), let first = text.lines.first?.pieces.first else {
      return nil
    }
    lines = text.lines.filter { $0.width > 0 }.map {
      CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.width, height: $0.height)
    }
    let drawn = text.lines.map(\.text).joined()
    isCut = Self.letters(of: drawn) != Self.letters(of: label.text ?? "")
    hasAllLines = label.numberOfLines > 0 && text.lines.count >= label.numberOfLines
    fontSize = first.font.pointSize
    isLarge = fontSize >= 18 || (fontSize >= 14 && first.font.weight.cssWeight >= 700)
    color = first.color
  }

  /// Returns the characters of a text that are drawn wherever its lines break.
  private static func letters(of text: String) -> [Character] {
    text.filter { !$0.isWhitespace && $0 != "\u{FFFC}" }.map(\.self)
  }

  /// The rectangle around all lines, in the label's coordinates.
  package var frame: CGRect { lines.reduce(CGRect.null) { $0.union($1) } }
}

extension DrawnText {
  /// Returns the contrast of a label's text with what is behind it.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - root: The view from which on something is drawn behind the label; behind that is the window's background.
  /// - Returns: The contrast, from 1 to 21; `nil` if a picture or a blurred material is behind the text.
  @MainActor package func contrast(of label: UIView, in root: UIView) -> Double? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard let behind = Backdrop(of: label, at: middle, in: root) else { return nil }
    let front = color.over(behind.color, opacity: behind.opacity)
    let lights = [front.luminance, behind.color.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// Whether the text has one of the colors that the system adapts to what the user prefers.
  @MainActor package func hasSystemColor(in label: UILabel) -> Bool {
    let colors: [UIColor] = [
      .label, .secondaryLabel, .link, .systemBlue, .systemRed, .systemIndigo, .systemPurple,
      .systemPink,
    ]
    return (colors + [label.tintColor].compactMap(\.self))
      .contains { $0.rgba(in: label.traitCollection) == color }
  }

  /// Whether the text has a color for what need not be read, such as a placeholder.
  @MainActor package func isPlaceholder(in label: UILabel) -> Bool {
    [UIColor.placeholderText, .tertiaryLabel, .quaternaryLabel]
      .contains { $0.rgba(in: label.traitCollection) == color }
  }
}

/// What is drawn behind a point of a view.
private struct Backdrop {
  private(set) var color: RGBA

  /// The opacity with which the view itself is drawn.
  private(set) var opacity: CGFloat = 1

  /// Mixes the colors behind a point of a view; `nil` if one of them is unknown.
  @MainActor init?(of view: UIView, at point: CGPoint, in root: UIView) {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    color = RGBA(white: isDark ? 0 : 1)
    let outer = (root as? UICollectionReusableView)?.superview?.backgroundColor
    if let outer { color = outer.rgba(in: view.traitCollection).over(color, opacity: 1) }
    let path = Array(sequence(first: view, next: { $0 === root ? nil : $0.superview })).reversed()
    var next = path.makeIterator()
    _ = next.next()
    for ancestor in path {
      opacity *= ancestor.alpha
      paint(ancestor)
      guard let child = next.next() else { break }
      for sibling in RenderNode.shownSubviews(of: ancestor) {
        if sibling === child { break }
        guard paintAll(sibling, at: view.convert(point, to: sibling)) else { return nil }
      }
    }
  }

  @MainActor private mutating func paint(_ view: UIView) {
    guard let fill = view.backgroundColor?.rgba(in: view.traitCollection) else { return }
    color = fill.over(color, opacity: opacity)
  }

  /// Adds a view and its subviews at a point in its coordinates; returns whether all of them are known.
  @MainActor private mutating func paintAll(_ view: UIView, at point: CGPoint) -> Bool {
    guard view.bounds.contains(point) else { return true }
    if view is UIVisualEffectView { return false }
    if (view as? UIImageView)?.image != nil { return false }
    let outer = opacity
    opacity *= view.alpha
    defer { opacity = outer }
    paint(view)
    return RenderNode.shownSubviews(of: view)
      .allSatisfy { paintAll($0, at: view.convert(point, to: $0)) }
  }
}

extension RGBA {
  /// How bright the color appears, from 0 to 1.
  fileprivate var luminance: Double {
    func linear(_ part: CGFloat) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
