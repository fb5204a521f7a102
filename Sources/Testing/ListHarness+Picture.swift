import Roster

extension ListHarness {
  /// What is on screen as text, for inline snapshots.
  ///
  /// There is a line for each row: the texts of the labels, buttons and fields of a cell in reading
  /// order, with a dot between them, and a bar between cells that stand side by side. Headers and
  /// footers are marked by dashes, selected cells by a tick. A cell without text is shown as the name of its class.
  ///
  /// Decoration is drawn, too: a thin view without text is a line, and items on the background of a section
  /// begin with a shade.
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
    let backgrounds = views.filter(\.isBackground)
    var rows: [(middle: CGFloat, depth: Int, texts: [String])] = []
    for view in views where !view.isBackground {
      let text = description(of: view)
      if let last = rows.indices.last, view.frame.minY <= rows[last].middle, !view.isSeparator {
        rows[last].texts.append(text)
      } else {
        rows.append((view.frame.midY, backgrounds.filter { view.lies(on: $0) }.count, [text]))
      }
    }
    let lines = rows.map { row in
      let shade = String(repeating: "░", count: row.depth) + (row.depth > 0 ? " " : "")
      return shade + row.texts.joined(separator: " | ")
    }
    return lines.joined(separator: "\n")
  }

  /// The cells, headers and other views of the list that are on screen, in reading order.
  private var visibleViews: [UICollectionReusableView] {
    collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(collectionView.bounds) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func description(of view: UICollectionReusableView) -> String {
    if view.isSeparator { return view.bounds.width < view.bounds.height ? "│" : "────" }
    let texts = view.texts
    let text = texts.isEmpty ? "<\(type(of: view))>" : texts.joined(separator: " · ")
    guard let cell = view as? UICollectionViewCell else { return "— \(text) —" }
    return cell.isSelected ? "✓ \(text)" : text
  }
}

extension UICollectionReusableView {
  /// Thicker than any line between rows, in points.
  private static let leastThickness: CGFloat = 3

  /// Whether the view is nothing but a line.
  fileprivate var isSeparator: Bool {
    !(self is UICollectionViewCell) && min(bounds.width, bounds.height) < Self.leastThickness
      && texts.isEmpty
  }

  /// Whether the view is nothing but a fill behind others.
  fileprivate var isBackground: Bool {
    !(self is UICollectionViewCell) && !isSeparator && isFilled && texts.isEmpty
  }

  /// Whether the middle of the view is above a background.
  fileprivate func lies(on background: UIView) -> Bool {
    background.frame.contains(CGPoint(x: frame.midX, y: frame.midY))
  }
}

extension UIView {
  /// Whether the view, or one inside it, has a color that can be seen.
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
  /// The texts of which there is something to see.
  fileprivate var shown: [String] { compactMap(\.self).filter { !$0.isEmpty } }
}
