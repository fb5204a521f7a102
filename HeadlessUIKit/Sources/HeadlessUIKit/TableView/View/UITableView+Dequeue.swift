/// What is registered for cells or headers of a table, and the views that wait to be reused.
@preconcurrency @MainActor struct TableRegistry {
  /// The registrations and the waiting views of one sort.
  @preconcurrency @MainActor struct Sort {
    private enum Source {
      case viewClass(AnyClass)
      case nib(UINib)
    }

    private var sources: [String: Source] = [:]
    private var waiting: [String: [UIView]] = [:]

    mutating func register<View: UIView>(
      _ viewClass: AnyClass?,
      as identifier: String,
      _ expected: View.Type
    ) {
      guard let viewClass else {
        sources[identifier] = nil
        return
      }
      guard viewClass is View.Type else {
        Headless.fail(
          "F-REG-CLASS",
          "\(viewClass) was registered but is no subclass of \(expected)"
        )
        return
      }
      sources[identifier] = .viewClass(viewClass)
    }

    mutating func register(_ nib: UINib?, as identifier: String) {
      sources[identifier] = nib.map { .nib($0) }
    }

    mutating func pool(_ view: UIView, as identifier: String) {
      waiting[identifier, default: []].append(view)
    }

    mutating func waitingView(_ identifier: String) -> UIView? { waiting[identifier]?.popLast() }

    /// Returns a new view of what is registered; nil if nothing is.
    func newView(_ identifier: String, make: (AnyClass) -> UIView?) -> UIView? {
      switch sources[identifier] {
      case .viewClass(let viewClass): make(viewClass)
      case .nib(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
      case nil: nil
      }
    }
  }

  var cells = Sort()
  var headers = Sort()
}

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let existing = activity.requested?.existing, existing.reuseIdentifier == identifier {
      return existing
    }
    if let cell = registry.cells.waitingView(identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    let new = registry.cells.newView(identifier) { viewClass in
      (viewClass as Any.Type as? any RuntimeMadeInTable.Type)?.init(_dequeueIdentifier: identifier)
        as? UIView
    }
    guard let cell = new as? UITableViewCell else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueCell(identifier) { return cell }
    Headless.fail(
      "T-DEQ-CELL",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard"
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = registry.headers.waitingView(identifier) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    let new = registry.headers.newView(identifier) { viewClass in
      (viewClass as Any.Type as? any RuntimeMadeInTable.Type)?.init(_dequeueIdentifier: identifier)
        as? UIView
    }
    guard let view = new as? UITableViewHeaderFooterView else { return nil }
    view.reuseIdentifier = identifier
    return view
  }

  /// Asks for the cell of a row, shows it and tells the delegate.
  func makeCell(at position: ItemPosition) -> UITableViewCell {
    let path = position.indexPath
    let cell = requestCell(at: position, existing: nil)
    shown.cells[position] = cell
    showState(of: cell, position)
    cell.bounds.size.width = rowWidth
    let level = OptionalRequirement.result {
      delegate?.tableView(self, indentationLevelForRowAt: path)
    }
    if let level = level ?? nil { cell.indentationLevel = level }
    if cell.superview !== self { addSubview(cell) }
    cell.isHidden = false
    cell.updateSelectedBackground()
    cell.setNeedsLayout()
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Asks the data source for a cell, which may be an existing one that it configures again.
  func requestCell(at position: ItemPosition, existing: UITableViewCell?) -> UITableViewCell {
    let before = activity.requested
    activity.requested = existing.map { (position, $0) }
    defer { activity.requested = before }
    return dataSource?.tableView(self, cellForRowAt: position.indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func endDisplay(of cell: UITableViewCell, _ position: ItemPosition) {
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: position.indexPath)
    if let identifier = cell.reuseIdentifier { registry.cells.pool(cell, as: identifier) }
  }

  func showHeader(_ section: Int) {
    guard let view = makeHeader(section) else { return }
    if style != .plain { (view as? UITableViewHeaderFooterView)?.topSpace = section == 0 ? 29 : 19 }
    shown.headers[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  func showFooter(_ section: Int) {
    guard let view = makeFooter(section) else { return }
    shown.footers[section] = view
    addSubview(view)
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  private func makeHeader(_ section: Int) -> UIView? {
    if section == 0, let view = activity.firstHeader {
      activity.firstHeader = nil
      return view
    }
    if activity.makesHeaders, let view = delegate?.tableView(self, viewForHeaderInSection: section)
    {
      return view
    }
    return titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
  }

  private func makeFooter(_ section: Int) -> UIView? {
    if section == 0, let view = activity.firstFooter {
      activity.firstFooter = nil
      return view
    }
    if activity.makesFooters, let view = delegate?.tableView(self, viewForFooterInSection: section)
    {
      return view
    }
    return titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
  }

  /// Returns the table's own header or footer with a title, which iOS 26 no longer writes in capitals.
  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isFooter = !isHeader
    view.textLabel?.text = title
    return view
  }

  func endDisplay(ofHeader view: UIView, _ section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    pool(view)
  }

  func endDisplay(ofFooter view: UIView, _ section: Int) {
    view.removeFromSuperview()
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    pool(view)
  }

  private func pool(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else {
      return
    }
    registry.headers.pool(view, as: identifier)
  }
}
