import Roster

extension ListHarness {
  /// What is on screen as text, for inline snapshots.
  ///
  /// There is a line for each row: the texts of a cell's labels, buttons and fields in reading
  /// order, separated by dots, and a bar between cells that are side by side. Dashes mark headers
  /// and footers, and a tick marks selected cells. A cell without text appears as the name of its
  /// class.
  ///
  /// Decorations are drawn, too: a thin view without text is a line, also at the top or the bottom
  /// of a cell, and rows on the background of a section begin with a shade.
  ///
  /// ```swift
  /// #expect(
  ///   list.picture == """
  ///     — To do (2) —
  ///     ░ Milk
  ///     ░ ────
  ///     ░ ✓ Bread · whole grain
  ///     """
  /// )
  /// ```
  public var picture: String {
    flush()
    collectionView.layoutIfNeeded()
    let views = visibleViews
    let decorations = decorations(among: views)
    func isBackground(_ view: UICollectionReusableView) -> Bool {
      !view.isLine && view.texts.isEmpty && decorations.contains(ObjectIdentifier(view))
    }
    let backgrounds = views.filter(isBackground)
    var rows: [PictureRow] = []
    for view in views where !isBackground(view) {
      let isLine = view.isLine && !(view is UICollectionViewCell)
      let isBeside = rows.last.map { view.frame.minY <= $0.frame.midY } ?? false
      if isBeside, !isLine || view.isUpright, let last = rows.indices.last {
        rows[last].add(isLine ? .bar : .text(view.pictureInText), view)
      } else {
        rows.append(PictureRow(view, backgrounds.filter { view.lies(on: $0) }.count))
        rows[rows.count - 1].add(isLine ? .line : .text(view.pictureInText), view)
      }
    }
    var lines: [String] = []
    for line in rows.flatMap(\.lines) {
      let isLine = line.hasSuffix(PictureRow.line)
      if !isLine || line != lines.last { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The cells, headers and other views of the list that are on screen, in reading order.
  private var visibleViews: [UICollectionReusableView] {
    collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(collectionView.bounds) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Returns the views that are neither cells nor supplementary views.
  private func decorations(among views: [UICollectionReusableView]) -> Set<ObjectIdentifier> {
    let attributes =
      collectionView.collectionViewLayout
      .layoutAttributesForElements(in: collectionView.bounds) ?? []
    let others = attributes.compactMap { element -> ObjectIdentifier? in
      guard
        element.representedElementCategory == .supplementaryView,
        let kind = element.representedElementKind
      else { return nil }
      return collectionView.supplementaryView(forElementKind: kind, at: element.indexPath)
        .map(ObjectIdentifier.init)
    }
    let all = views.filter { !($0 is UICollectionViewCell) }.map(ObjectIdentifier.init)
    return Set(all).subtracting(others)
  }
}

extension UICollectionReusableView {
  /// The texts in a cell or a header, as a picture shows them.
  var pictureInText: String {
    let text = texts.isEmpty ? "<\(type(of: self))>" : texts.joined(separator: " · ")
    guard let cell = self as? UICollectionViewCell else { return "— \(text) —" }
    return cell.isSelected ? "✓ \(text)" : text
  }
}

/// Views of a list that are side by side.
@MainActor
private struct PictureRow {
  static let line = "────"

  enum Part: Hashable {
    case text(String)
    case line

    /// A line between views that are side by side.
    case bar
  }

  let frame: CGRect
  private let shade: String
  private var text = ""
  private var isAfterText = false
  private var hasLine = (above: false, below: false)

  init(_ view: UICollectionReusableView, _ depth: Int) {
    frame = view.frame
    shade = String(repeating: "░", count: depth) + (depth > 0 ? " " : "")
  }

  mutating func add(_ part: Part, _ view: UICollectionReusableView) {
    switch part {
    case .text(let new):
      text += (isAfterText ? " | " : "") + new
      isAfterText = true
      hasLine.above = hasLine.above || view.hasLine { $0.minY < UIView.leastThickness }
      hasLine.below =
        hasLine.below || view.hasLine { $0.maxY > view.bounds.height - UIView.leastThickness }
    case .line: text += Self.line
    case .bar:
      text += text.isEmpty ? "│ " : " │ "
      isAfterText = false
    }
  }

  var lines: [String] {
    let lines = (hasLine.above ? [Self.line] : []) + [text] + (hasLine.below ? [Self.line] : [])
    return lines.map { shade + $0.trimmed }
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension UIView {
  /// Thicker than any separator, in points.
  fileprivate static let leastThickness: CGFloat = 3

  /// Whether the view is only a line.
  fileprivate var isLine: Bool {
    min(bounds.width, bounds.height) < Self.leastThickness && texts.isEmpty
  }

  /// Whether the view is higher than wide.
  fileprivate var isUpright: Bool { bounds.width < bounds.height }

  /// Returns whether the view contains a line at a position that is over half as wide as the view.
  fileprivate func hasLine(_ isInPlace: (CGRect) -> Bool) -> Bool {
    subviews.contains { view in
      view.isLine && view.isFilled && view.frame.width > bounds.width / 2 && isInPlace(view.frame)
    }
  }

  /// Returns whether the center of the view is on a background.
  fileprivate func lies(on background: UIView) -> Bool {
    background.frame.contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Whether the view, or one inside it, has a visible color.
  fileprivate var isFilled: Bool {
    guard !isHidden, alpha > 0 else { return false }
    return (backgroundColor?.cgColor.alpha ?? 0) > 0 || subviews.contains(where: \.isFilled)
  }
}

extension UIView {
  /// The texts of the labels, buttons and fields in the view, in reading order.
  fileprivate var texts: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    switch self {
    case let label as UILabel: return [label.text].shown
    case let button as UIButton: return [button.currentTitle ?? button.accessibilityLabel].shown
    case let field as UITextField:
      return (field.text?.isEmpty == false ? [field.text] : [field.placeholder]).shown
    default: break
    }
    return subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .flatMap(\.texts)
  }
}

extension [String?] {
  /// The texts that are not empty.
  fileprivate var shown: [String] { compactMap(\.self).filter { !$0.isEmpty } }
}
