/// The views of a table that are on screen.
@preconcurrency @MainActor struct TableShown {
  var cells: [ItemPosition: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  var ordered: [ItemPosition] { cells.keys.sorted() }

  func position(of cell: UITableViewCell) -> ItemPosition? {
    cells.first { $0.value === cell }?.key
  }
}

/// What a table is doing at present.
@preconcurrency @MainActor struct TableActivity {
  var isEditing = false
  var needsReload = true
  var needsHeights = false
  var isLayingOut = false
  var isCounting = false
  var isCommitting = false
  var recording: TableRecording?
  var requested: (position: ItemPosition, existing: UITableViewCell)?
  var touched: ItemPosition?
  var menus: TableMenus?
  var swiping: RowSwiping?
  var indexTitles: [String]?
  /// Whether a row was reported whose constraints leave it without a height.
  var hasCollapsed = false
  /// The insets of separators, if the app has set them.
  var separatorInset: UIEdgeInsets?
  /// Whether the delegate makes views for headers and footers, and those it made when it was asked whether it does.
  var makesHeaders = false
  var makesFooters = false
  var firstHeader: UIView?
  var firstFooter: UIView?
}

/// The distances in a table, in points, as they were recorded; the guess for headers was chosen for HeadlessUIKit.
private enum TableMeasures {
  static let header: CGFloat = 28
  static let padding: CGFloat = 22
  static let firstGroupGap: CGFloat = 35
  /// The space of a header or footer that does not exist, of which two are between sections.
  static let groupGap: CGFloat = 17.5
}

extension UITableView {
  /// The corners of sections that are apart from the edges, and their least distance from these, in points.
  static let cornerRadius: CGFloat = 10
  static let leastMargin: CGFloat = 16

  func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    activity.swiping = RowSwiping(self)
  }

  /// Forgets all that is shown; the next layout pass starts from the data source.
  func discardContent() {
    activity.needsReload = true
    activity.indexTitles = nil
    knownCounts = nil
    selection = CollectionSelection()
    setNeedsLayout()
  }

  func heightsDidChange() {
    activity.needsHeights = true
    setNeedsLayout()
  }

  func setNeedsLayoutOfCells() {
    for cell in shown.cells.values { cell.setNeedsLayout() }
  }

  /// Called when a cell's content needs another height.
  func rowSizeDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !activity.isLayingOut,
      let position = shown.position(of: cell), arrangement.contains(position),
      arrangement.sections[position.section].rows[position.item].isAutomatic
    else { return }
    arrangement.change(position.section) { $0.rows[position.item].isEstimated = true }
    setNeedsLayout()
  }

  func headerSizeDidChange() {
    guard !activity.isLayingOut else { return }
    for section in Set(shown.headers.keys).union(shown.footers.keys)
    where arrangement.sections.indices.contains(section) {
      arrangement.change(section) {
        $0.header.isEstimated = $0.header.isAutomatic
        $0.footer.isEstimated = $0.footer.isAutomatic
      }
    }
    setNeedsLayout()
  }

  func replaceEnd(_ old: UIView?, with new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func validCounts() -> ItemCounts {
    if let knownCounts { return knownCounts }
    guard !activity.isCounting else { return ItemCounts() }
    let counts = askForCounts()
    knownCounts = counts
    return counts
  }

  func askForCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts() }
    activity.isCounting = true
    defer { activity.isCounting = false }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return ItemCounts(
      itemsInSection: (0..<sections).map {
        max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
      }
    )
  }
}

extension UITableView {
  /// Computes the heights of everything; automatic ones are guesses, or those known from before.
  func computeHeights(keeping known: (ItemPosition) -> TableGeometry.Piece? = { _ in nil }) {
    let counts = validCounts()
    probeHeaders()
    var sections: [TableGeometry.Section] = []
    for (index, count) in counts.itemsInSection.enumerated() {
      var section = TableGeometry.Section()
      section.header = headerPiece(index)
      section.footer = footerPiece(index)
      if style == .plain, section.header.height > 0 {
        section.padding =
          sectionHeaderTopPadding == Self.automatic
          ? TableMeasures.padding : sectionHeaderTopPadding
      }
      section.rows.reserveCapacity(count)
      for row in 0..<count {
        let position = ItemPosition(section: index, item: row)
        var piece = rowPiece(position)
        if piece.isAutomatic, let known = known(position), known.isAutomatic {
          piece.height = known.height
        }
        section.rows.append(piece)
      }
      sections.append(section)
    }
    arrangement.replace(sections, from: tableHeaderView?.frame.height ?? 0)
    activity.needsHeights = false
  }

  private func rowPiece(_ position: ItemPosition) -> TableGeometry.Piece {
    let path = position.indexPath
    let asked =
      OptionalRequirement.result { delegate?.tableView(self, heightForRowAt: path) } ?? nil
    let height = asked ?? rowHeight
    guard height == Self.automatic else { return .init(height: max(0, height)) }
    if estimatedRowHeight == 0 { return .init(height: UITableViewCell.standardHeight) }
    let estimate = OptionalRequirement.result {
      delegate?.tableView(self, estimatedHeightForRowAt: path)
    }
    return .init(
      height: guess((estimate ?? nil) ?? estimatedRowHeight, UITableViewCell.standardHeight),
      isEstimated: true,
      isAutomatic: true
    )
  }

  private func guess(_ estimate: CGFloat, _ fallback: CGFloat) -> CGFloat {
    estimate > 0 ? estimate : fallback
  }

  private func headerPiece(_ section: Int) -> TableGeometry.Piece {
    let asked = OptionalRequirement.result {
      delegate?.tableView(self, heightForHeaderInSection: section)
    }
    let gap = section == 0 ? TableMeasures.firstGroupGap : onPixel(TableMeasures.groupGap, .up)
    let exists =
      activity.makesHeaders || dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return piece(
      asked ?? nil,
      sectionHeaderHeight,
      estimatedSectionHeaderHeight,
      exists ? nil : gap
    )
  }

  private func footerPiece(_ section: Int) -> TableGeometry.Piece {
    let asked = OptionalRequirement.result {
      delegate?.tableView(self, heightForFooterInSection: section)
    }
    let exists =
      activity.makesFooters || dataSource?.tableView(self, titleForFooterInSection: section) != nil
    return piece(
      asked ?? nil,
      sectionFooterHeight,
      estimatedSectionFooterHeight,
      exists ? nil : onPixel(TableMeasures.groupGap, .down)
    )
  }

  /// Returns the height of a header or footer: the delegate's, the table's or its own; or the gap where there is none.
  private func piece(
    _ asked: CGFloat?,
    _ own: CGFloat,
    _ estimate: CGFloat,
    _ gap: CGFloat?
  ) -> TableGeometry.Piece {
    if let asked, asked != Self.automatic { return .init(height: max(0, asked)) }
    if let gap { return .init(height: emptyHeight(gap)) }
    if asked == nil, own != Self.automatic { return .init(height: max(0, own)) }
    return .init(
      height: guess(estimate, TableMeasures.header),
      isEstimated: true,
      isAutomatic: true
    )
  }

  private func onPixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale).rounded(rule) / scale
  }

  private func emptyHeight(_ gap: CGFloat) -> CGFloat { style == .plain ? 0 : gap }

  /// Finds out whether the delegate makes headers and footers, by asking it for the first.
  private func probeHeaders() {
    (activity.firstHeader, activity.firstFooter) = (nil, nil)
    guard validCounts().numberOfSections > 0, let delegate else {
      (activity.makesHeaders, activity.makesFooters) = (false, false)
      return
    }
    let header = OptionalRequirement.result { delegate.tableView(self, viewForHeaderInSection: 0) }
    let footer = OptionalRequirement.result { delegate.tableView(self, viewForFooterInSection: 0) }
    (activity.makesHeaders, activity.makesFooters) = (header != nil, footer != nil)
    (activity.firstHeader, activity.firstFooter) = (header ?? nil, footer ?? nil)
  }
}
