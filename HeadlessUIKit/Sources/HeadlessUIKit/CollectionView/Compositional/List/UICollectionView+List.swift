extension UICollectionView {
  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.definitions.indices.contains(section)
    else { return nil }
    return layout.definitions[section]?.list
  }

  /// Whether a navigation bar with a large title is above the list.
  var isBelowLargeTitle: Bool { navigationWithLargeTitle != nil }

  /// Sets the separators and the background of a row.
  func showSeparators(of cell: UICollectionViewCell, at position: ItemPosition) {
    if let list = list(ofSection: position.section) { cell.adoptList(list.appearance) }
    let count = knownCounts?.numberOfItems(inSection: position.section) ?? 0
    let lines = list(ofSection: position.section)?
      .separators(at: position.indexPath, isLast: position.item == count - 1)
    guard cell.configuration.separators?.configuration != lines else { return }
    let separators = cell.configuration.separators ?? SeparatorViews()
    cell.configuration.separators = separators
    separators.configuration = lines
    cell.setNeedsLayout()
  }

  /// Updates the separators of visible rows, and the views behind visible lists.
  func showLists() {
    let layout = currentLayout as? UICollectionViewCompositionalLayout
    guard let layout, layout.definitions.contains(where: { $0?.list != nil }) else {
      return showBackgrounds([])
    }
    for (key, element) in content.displayed where key.category == .cell {
      guard let cell = element.view as? UICollectionViewCell,
        let position = ItemPosition(key.indexPath)
      else { continue }
      showSeparators(of: cell, at: position)
    }
    showBackgrounds(layout.listBackgrounds(in: bounds))
  }

  private func showBackgrounds(_ backgrounds: [ListBackground]) {
    let shown = Set(backgrounds.map(\.section))
    for (section, view) in listBackgrounds where !shown.contains(section) {
      view.removeFromSuperview()
      listBackgrounds[section] = nil
    }
    for background in backgrounds {
      let view = listBackgrounds[background.section] ?? UIView()
      listBackgrounds[background.section] = view
      view.backgroundColor = background.color
      view.isUserInteractionEnabled = false
      view.frame = background.frame
      if view.superview !== self { insertSubview(view, at: 0) }
    }
    for view in listBackgrounds.values where subviews.firstIndex(of: view) ?? 0 >= shown.count {
      sendSubviewToBack(view)
    }
  }
}

/// The color behind a section of a list, and where it is.
private struct ListBackground {
  let section: Int
  let color: UIColor
  let frame: CGRect
}

extension UICollectionViewCompositionalLayout {
  /// Returns what is behind the lists in a rectangle.
  ///
  /// As recorded on iOS 26.1, it is as much wider than the list as its rows are narrower; the first
  /// begins and the last ends two screens beyond the content, so that none ends when it bounces.
  fileprivate func listBackgrounds(in bounds: CGRect) -> [ListBackground] {
    guard axis == .vertical, !placement.sections.isEmpty else { return [] }
    let far = 2 * bounds.height
    let last = placement.sections.count - 1
    let seen = placement.sections(from: bounds.minY, to: bounds.maxY)
    let sections = seen.isEmpty ? (bounds.minY < 0 ? 0..<1 : last..<last + 1) : seen
    return sections.compactMap { section in
      let definition = definitions.indices.contains(section) ? definitions[section] : nil
      guard let list = definition?.list,
        let color = list.backgroundColor ?? list.appearance.backgroundColor
      else { return nil }
      let start = section == 0 ? -far : placement.starts[section]
      let end =
        section == last
        ? placement.size.height + far
        : placement.starts[section] + placement.sections[section].length
      let side = definition?.contentInsets.leading ?? 0
      return ListBackground(
        section: section,
        color: color,
        frame: CGRect(
          x: -side,
          y: start,
          width: bounds.width + 2 * side,
          height: end - start
        )
      )
    }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// The color behind the rows, or nil for that of the collection view.
  fileprivate var backgroundColor: UIColor? {
    switch self {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .plain, .sidebar, .sidebarPlain: nil
    }
  }
}
