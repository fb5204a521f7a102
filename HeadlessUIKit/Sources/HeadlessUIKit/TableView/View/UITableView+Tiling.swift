extension UITableView {
  /// How often a pass looks again for rows after measuring has moved them.
  private static let greatestRounds = 4

  /// Brings the views in line with the data and the visible area.
  func performTablePass() {
    guard !activity.isLayingOut, !activity.isCommitting, activity.recording == nil else { return }
    activity.isLayingOut = true
    defer { activity.isLayingOut = false }
    if activity.needsReload { reloadContent() }
    if activity.needsHeights { computeHeights() }
    arrangement.begin(at: tableHeaderView?.frame.height ?? 0)
    for _ in 0..<Self.greatestRounds where measureVisible() {}
    removeInvisible()
    updateContentSize()
    placeCells()
    placeHeaders()
    placeEnds()
    activity.swiping?.listDidLayOut()
  }

  private func reloadContent() {
    activity.needsReload = false
    let old = shown
    shown = TableShown()
    for position in old.ordered.reversed() {
      if let cell = old.cells[position] { endDisplay(of: cell, position) }
    }
    for (section, view) in old.headers.sorted(by: { $0.key < $1.key }) {
      endDisplay(ofHeader: view, section)
    }
    for (section, view) in old.footers.sorted(by: { $0.key < $1.key }) {
      endDisplay(ofFooter: view, section)
    }
    computeHeights()
  }

  /// The part of the content that is on screen, which bars cover in part.
  private var visibleSpan: (top: CGFloat, bottom: CGFloat) { (bounds.minY, bounds.maxY) }

  /// Makes and measures what is visible, and returns whether anything has moved.
  private func measureVisible() -> Bool {
    let (top, bottom) = visibleSpan
    guard bottom > top, bounds.width > 0 else { return false }
    removeInvisible()
    var hasMoved = false
    for section in arrangement.sections(from: top, to: bottom) {
      hasMoved = measureHeader(section) || hasMoved
    }
    for position in arrangement.rows(from: top, to: bottom) {
      let cell = shown.cells[position] ?? makeCell(at: position)
      guard arrangement.sections[position.section].rows[position.item].isEstimated else { continue }
      let old = arrangement.span(of: position)
      let height = fittingHeight(of: cell, width: rowWidth)
      arrangement.change(position.section) {
        $0.rows[position.item].height = height
        $0.rows[position.item].isEstimated = false
      }
      guard height != old.height else { continue }
      hasMoved = true
      keepPlace(of: old.y, old.height, change: height - old.height)
    }
    return hasMoved
  }

  /// Scrolls along when a row has changed its height that begins above the visible area, so that what is below stays.
  private func keepPlace(of y: CGFloat, _ height: CGFloat, change: CGFloat) {
    let line = bounds.minY + adjustedContentInset.top
    guard y < line, y + height <= line, !shown.cells.isEmpty else { return }
    bounds.origin.y += change
  }

  private func measureHeader(_ section: Int) -> Bool {
    let old = arrangement.sections[section]
    if old.header.height > 0, shown.headers[section] == nil { showHeader(section) }
    if old.footer.height > 0, shown.footers[section] == nil { showFooter(section) }
    guard old.header.isEstimated || old.footer.isEstimated else { return false }
    var new = old
    if old.header.isEstimated { new.header = measured(old.header, shown.headers[section]) }
    if old.footer.isEstimated { new.footer = measured(old.footer, shown.footers[section]) }
    if new.header.height == 0 { new.padding = 0 }
    arrangement.change(section) {
      ($0.header, $0.footer, $0.padding) = (new.header, new.footer, new.padding)
    }
    return new.header.height != old.header.height || new.footer.height != old.footer.height
  }

  private func measured(_ piece: TableGeometry.Piece, _ view: UIView?) -> TableGeometry.Piece {
    var piece = piece
    piece.isEstimated = false
    piece.height = view.map { fittingHeight(of: $0, width: bounds.width) } ?? 0
    return piece
  }

  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    view.bounds.size.width = width
    let cell = view as? UITableViewCell
    cell?.updateConfigurationIfNeeded()
    cell?.placeContent()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let scale = max(1, traitCollection.displayScale)
    let height = (size.height * scale).rounded(.up) / scale
    guard cell != nil, height <= 0 else { return height }
    noteCollapsedRow()
    return UITableViewCell.standardHeight
  }

  private func noteCollapsedRow() {
    guard !activity.hasCollapsed else { return }
    activity.hasCollapsed = true
    Headless.log(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a"
        + " table view cell's content view. We're considering the collapse unintentional and using"
        + " standard height instead."
    )
  }

  private func removeInvisible() {
    let (top, bottom) = visibleSpan
    let visible = Set(arrangement.rows(from: top, to: bottom))
    for position in shown.ordered where !visible.contains(position) {
      guard let cell = shown.cells.removeValue(forKey: position) else { continue }
      endDisplay(of: cell, position)
    }
    let sections = arrangement.sections(from: top, to: bottom)
    for section in shown.headers.keys.sorted() where !sections.contains(section) {
      if let view = shown.headers.removeValue(forKey: section) {
        endDisplay(ofHeader: view, section)
      }
    }
    for section in shown.footers.keys.sorted() where !sections.contains(section) {
      if let view = shown.footers.removeValue(forKey: section) {
        endDisplay(ofFooter: view, section)
      }
    }
  }

  private func updateContentSize() {
    let height = arrangement.end + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Sets a frame without moving a view that a swipe has moved aside.
  private func place(_ view: UIView, in frame: CGRect) {
    if view.untransformedFrame != frame {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func placeCells() {
    for (position, cell) in shown.cells {
      place(cell, in: rowRect(position))
      roundCorners(of: cell, position)
    }
  }

  /// Rounds the ends of sections that are apart from the edges.
  private func roundCorners(of cell: UITableViewCell, _ position: ItemPosition) {
    guard style == .insetGrouped else { return }
    let isFirst = position.item == 0
    let isLast = position.item == arrangement.sections[position.section].rows.count - 1
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
    cell.clipsToBounds = !corners.isEmpty
  }

  /// Places headers and footers; in a plain table they stay in the visible area while their section is there.
  private func placeHeaders() {
    for (section, view) in shown.headers {
      var frame = headerRect(section)
      if style == .plain {
        let line = bounds.minY + adjustedContentInset.top
        let limit = arrangement.sections[section].bottom - frame.height
        frame.origin.y = max(frame.minY, min(line, limit))
      }
      place(view, in: frame)
      bringSubviewToFront(view)
    }
    for (section, view) in shown.footers {
      var frame = footerRect(section)
      if style == .plain {
        let line = bounds.maxY - adjustedContentInset.bottom - frame.height
        frame.origin.y = min(frame.minY, max(line, arrangement.sections[section].top))
      }
      place(view, in: frame)
      bringSubviewToFront(view)
    }
  }

  private func placeEnds() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: arrangement.end, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
  }
}

extension UITableView {
  /// The margin beside sections that are apart from the edges, and beside what is in rows, in points.
  var sideMargin: CGFloat { max(Self.leastMargin, layoutMargins.left - safeAreaInsets.left) }

  var sectionMargin: CGFloat { style == .insetGrouped ? sideMargin : 0 }

  var rowWidth: CGFloat { max(0, bounds.width - 2 * sectionMargin) }

  func rowRect(_ position: ItemPosition?) -> CGRect {
    updateArrangement()
    guard let position, arrangement.contains(position) else { return .zero }
    let span = arrangement.span(of: position)
    return CGRect(x: sectionMargin, y: span.y, width: rowWidth, height: span.height)
  }

  func sectionRect(_ section: Int) -> CGRect {
    updateArrangement()
    guard arrangement.sections.indices.contains(section) else { return .zero }
    let found = arrangement.sections[section]
    return CGRect(x: 0, y: found.top, width: bounds.width, height: found.bottom - found.top)
  }

  func headerRect(_ section: Int) -> CGRect {
    updateArrangement()
    guard arrangement.sections.indices.contains(section) else { return .zero }
    let found = arrangement.sections[section]
    return CGRect(
      x: 0,
      y: found.top + found.padding,
      width: bounds.width,
      height: found.header.height
    )
  }

  func footerRect(_ section: Int) -> CGRect {
    updateArrangement()
    guard arrangement.sections.indices.contains(section) else { return .zero }
    let found = arrangement.sections[section]
    return CGRect(
      x: 0,
      y: found.bottom - found.footer.height,
      width: bounds.width,
      height: found.footer.height
    )
  }

  /// Computes the heights if the data or the heights have changed since the last pass.
  private func updateArrangement() {
    guard !activity.isLayingOut, !activity.isCommitting else { return }
    if activity.needsReload || activity.needsHeights { layoutIfNeeded() }
  }

  func position(at point: CGPoint) -> ItemPosition? {
    updateArrangement()
    let rows = arrangement.rows(from: point.y, to: point.y.nextUp)
    return rows.first { rowRect($0).contains(point) }
  }

  func positions(in rect: CGRect) -> [ItemPosition] {
    updateArrangement()
    return arrangement.rows(from: rect.minY, to: rect.maxY)
  }

  func hidesSeparator(of cell: UITableViewCell) -> Bool {
    guard style != .plain, let position = shown.position(of: cell) else { return false }
    return position.item == (knownCounts?.numberOfItems(inSection: position.section) ?? 0) - 1
  }

  var nearestSelectedRow: IndexPath? {
    selection.selected.min { distance(to: $0) < distance(to: $1) }?.indexPath
  }

  private func distance(to position: ItemPosition) -> CGFloat {
    abs(rowRect(position).midY - bounds.midY)
  }

  /// Scrolls to a row; rows that are measured on the way move it, so that it is looked for again.
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let position = ItemPosition(indexPath) else { return }
    guard arrangement.contains(position) || position.item == NSNotFound else {
      Headless.fail(
        "T-SCROLL",
        name: "NSRangeException",
        "Attempted to scroll the table view to an out-of-bounds row (\(position.item)) when there are only"
          + " \(numberOfRows(inSection: position.section)) rows in section \(position.section)."
      )
      return
    }
    var target = offset(to: position, scrollPosition)
    if !animated {
      for _ in 0..<3 {
        setContentOffset(target, animated: false)
        layoutIfNeeded()
        let next = offset(to: position, scrollPosition)
        if next == target { break }
        target = next
      }
    }
    setContentOffset(target, animated: animated)
  }

  private func offset(to position: ItemPosition, _ scrollPosition: ScrollPosition) -> CGPoint {
    let rect =
      position.item == NSNotFound
      ? headerRect(position.section) : rowRect(position)
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    let covered = style == .plain ? headerRect(position.section).height : 0
    let y: CGFloat
    switch scrollPosition {
    case .none:
      let upper = rect.minY - inset.top - covered
      let lower = rect.maxY - inset.top - visible
      y = min(max(contentOffset.y, lower), max(upper, lower))
    case .top: y = rect.minY - inset.top - covered
    case .middle: y = rect.midY - inset.top - visible / 2
    case .bottom: y = rect.maxY - inset.top - visible
    }
    return restingOffset(near: CGPoint(x: contentOffset.x, y: y))
  }
}
