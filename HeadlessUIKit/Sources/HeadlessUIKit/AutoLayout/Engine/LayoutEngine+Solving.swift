extension LayoutEngine {
  /// How often text is wrapped again because its width depends on its height.
  private static let mostWrappings = 2

  /// Updates the solution for the root's present size.
  func solveIfNeeded() {
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    prepare()
    setMode(.layout)
    guard needsSolving else { return }
    solve()
    markMovedItems()
  }

  /// Updates constraints, and reads the values that the system depends on.
  func prepare() {
    if isStale { root.markFirstConstraintUpdates() }
    root.updatePendingConstraints()
    if !isStale, directionDidChange || root.effectiveUserInterfaceLayoutDirection != direction {
      isStale = true
    }
    directionDidChange = false
    if isStale { build() }
    takeFrames()
    readChangedContents()
    takeEnvironment()
  }

  /// Solves the system, and solves it again for text that wraps at the width it got.
  func solve() {
    needsSolving = false
    hasAnnounced = false
    for round in 0...Self.mostWrappings {
      report(system.solve())
      guard round < Self.mostWrappings, wrapTexts() else { break }
      takeEnvironment()
    }
    needsSolving = false
  }

  /// Sets whether the root has its own size or a target size with priorities.
  func setMode(_ mode: Mode) {
    var size = root.alignmentRect(forFrame: root.untransformedFrame).size
    var prices = (width: LinearSystem.required, height: LinearSystem.required)
    if case .fitting(let target, let horizontal, let vertical) = mode {
      size = target
      prices = (horizontal, vertical)
    }
    if self.mode != mode {
      self.mode = mode
      needsSolving = true
      system.selectVariant(
        [prices.width, prices.height],
        [
          (rootWishes.width, .init(over: prices.width, under: prices.width)),
          (rootWishes.height, .init(over: prices.height, under: prices.height)),
        ]
      )
    }
    setConstant(Double(size.width), of: rootWishes.width)
    setConstant(Double(size.height), of: rootWishes.height)
  }

  /// Reads the content sizes that have changed.
  private func readChangedContents() {
    while let number = changedContents.popLast() { readContentIfNeeded(number) }
  }

  /// Reads the size of a view's content and its priorities.
  func readContentIfNeeded(_ number: Int) {
    guard !items[number].isContentKnown, let view = items[number].view else { return }
    items[number].isContentKnown = true
    let size = view.intrinsicContentSize
    items[number].natural = size
    items[number].contentHeight = size.height
    items[number].heights = []
    let wraps = size.width != UIView.noIntrinsicMetric && view.wrapsContent
    if wraps, !wrappingItems.contains(number) {
      wrappingItems.append(number)
    } else if !wraps, let place = wrappingItems.firstIndex(of: number) {
      wrappingItems.remove(at: place)
    }
    guard let content = items[number].content else { return }
    setContent(size.width, .horizontal, of: view, number, content.width)
    setContent(size.height, .vertical, of: view, number, content.height)
  }

  private func setContent(
    _ length: CGFloat,
    _ axis: NSLayoutConstraint.Axis,
    of view: UIView,
    _ number: Int,
    _ wish: Int
  ) {
    let isWished = length >= 0 && length.isFinite
    if system.wishes[wish].isActive != isWished {
      system.setActive(isWished, wish)
      needsSolving = true
    }
    guard isWished else { return }
    // Of several views that could give way, the first one gets extra space, and the last one gives
    // up missing space.
    let order = Double(number)
    let price = LinearSystem.Price(
      over: view.contentHuggingPriority(for: axis).rawValue,
      under: view.contentCompressionResistancePriority(for: axis).rawValue,
      overWeight: 1 + order / 64,
      underWeight: 1 / (1 + order / 64)
    )
    if system.wishes[wish].price != price {
      system.setPrice(price, of: wish)
      needsSolving = true
    }
    setConstant(Double(length), of: wish)
  }

  /// Reads margins, safe areas, baselines and other values from the views.
  func takeEnvironment() {
    for number in environmentalEntries {
      let constraint = entries[number].constraint
      guard let form = form(of: constraint) else { continue }
      entries[number].offset = -form.constant
      setConstant(Double(constraint.constant) - form.constant, of: entries[number].wish)
    }
  }

  /// Sets the heights that texts need at their widths, and returns whether any has changed.
  private func wrapTexts() -> Bool {
    var isChanged = false
    let scale = Double(max(1, root.traitCollection.displayScale))
    for number in wrappingItems {
      guard let content = items[number].content else { continue }
      let width = system.values[4 * number + 2]
      let natural = items[number].natural
      var height = natural.height
      if width < Double(natural.width) - 1e-6 {
        // Frames lie on whole pixels, so the text may get slightly less width.
        height = wrappedHeight(CGFloat((width * scale + 1e-6).rounded(.down) / scale), number)
      }
      guard height != items[number].contentHeight else { continue }
      items[number].contentHeight = height
      setConstant(Double(height), of: content.height)
      isChanged = true
    }
    return isChanged
  }

  private func wrappedHeight(_ width: CGFloat, _ number: Int) -> CGFloat {
    if let known = items[number].heights.first(where: { $0.width == width }) { return known.height }
    let height = items[number].view?.wrappedHeight(width: width) ?? items[number].natural.height
    if items[number].heights.count == 2 { items[number].heights.removeFirst() }
    items[number].heights.append((width, height))
    return height
  }

  /// Marks the superviews of views whose frames change for layout.
  private func markMovedItems() {
    let values = system.values
    if placed.count != values.count {
      placed = values
      for item in items { mark(item) }
      return
    }
    for number in items.indices {
      let first = 4 * number
      guard
        values[first] != placed[first] || values[first + 1] != placed[first + 1]
          || values[first + 2] != placed[first + 2] || values[first + 3] != placed[first + 3]
      else { continue }
      for index in first..<first + 4 { placed[index] = values[index] }
      mark(items[number])
    }
  }

  private func mark(_ item: Item) {
    let holder = item.view.map(\.superview) ?? item.item.layoutView
    guard item.view !== root, let holder, !holder.layoutState.isLayingOut else { return }
    holder.setNeedsLayout()
  }
}
