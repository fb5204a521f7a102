import Roster

extension ListHarness {
  /// What is on screen as text, for inline snapshots.
  ///
  /// There is a line for each row: the texts of the labels, buttons and fields of a cell in reading
  /// order, with a dot between them, and a bar between cells that stand side by side. Headers and
  /// footers are marked by dashes, selected cells by a tick. A cell without a text goes by its class.
  ///
  /// ```swift
  /// #expect(
  ///   list.picture == """
  ///     — To do (2) —
  ///     Milk
  ///     ✓ Bread · whole grain
  ///     """
  /// )
  /// ```
  public var picture: String {
    flush()
    collectionView.layoutIfNeeded()
    var rows: [(middle: CGFloat, texts: [String])] = []
    for view in visibleViews {
      let text = description(of: view)
      if let last = rows.indices.last, view.frame.minY <= rows[last].middle {
        rows[last].texts.append(text)
      } else {
        rows.append((view.frame.midY, [text]))
      }
    }
    return rows.map { $0.texts.joined(separator: " | ") }.joined(separator: "\n")
  }

  /// The cells, headers and other views of the list that are on screen, in reading order.
  private var visibleViews: [UICollectionReusableView] {
    collectionView.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(collectionView.bounds) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func description(of view: UICollectionReusableView) -> String {
    let texts = view.texts
    let text = texts.isEmpty ? "<\(type(of: view))>" : texts.joined(separator: " · ")
    guard let cell = view as? UICollectionViewCell else { return "— \(text) —" }
    return cell.isSelected ? "✓ \(text)" : text
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
