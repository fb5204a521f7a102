extension LayoutEngine {
  /// Returns what the constraint's constant must equal, the first side minus the second, or `nil`
  /// if an item is gone.
  func form(of constraint: NSLayoutConstraint) -> LayoutForm? {
    guard let owner = constraint.owner, let first = Side(constraint.first) else { return nil }
    var second: Side?
    if let operand = constraint.second {
      guard let side = Side(operand) else { return nil }
      second = side
    }
    let isFlowing =
      constraint.first.isInReadingDirection || constraint.second?.isInReadingDirection ?? false
    let direction = isFlowing ? constraint.directionView ?? first.item.layoutView : nil
    let context = FormContext(
      owner: owner,
      isMirrored: direction?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    var form = LayoutForm()
    form.terms.reserveCapacity(4)
    add(first, 1, context, opposite: second, to: &form)
    if let second {
      add(second, -Double(constraint.multiplier), context, opposite: first, to: &form)
    }
    return form
  }

  /// The view whose coordinates positions are in, and whether they are measured from its other
  /// edge.
  struct FormContext {
    var owner: UIView
    var isMirrored: Bool
  }

  /// A side of a constraint with its items, which take time to look up.
  @MainActor private struct Side {
    let operand: LayoutOperand
    let item: any LayoutItem
    let origin: (any LayoutItem)?

    init?(_ operand: LayoutOperand) {
      guard let item = operand.item else { return nil }
      self.operand = operand
      self.item = item
      origin = operand.isDistance ? operand.originItem : nil
      if operand.originReference != nil, origin == nil { return nil }
    }
  }

  private func add(
    _ side: Side,
    _ factor: Double,
    _ context: FormContext,
    opposite: Side?,
    to form: inout LayoutForm
  ) {
    add(side.item, side.operand.attribute, factor, context, opposite, &form)
    guard let origin = side.origin else { return }
    add(origin, side.operand.originAttribute, -factor, context, opposite, &form)
  }

  private func add(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double,
    _ context: FormContext,
    _ opposite: Side?,
    _ form: inout LayoutForm
  ) {
    let item = scrolledItem(item, attribute, opposite)
    if attribute.kind == .length {
      let span = span(of: item, isVertical: attribute == .height, in: context.owner, &form)
      form.add(span, start: 0, length: 1, times: factor)
    } else if attribute.isVertical {
      addVertical(item, attribute, factor, context, &form)
    } else {
      addHorizontal(item, attribute, factor, context, &form)
    }
  }

  /// Returns the item for a constraint to an edge of a scroll view: from inside, that is its
  /// content.
  private func scrolledItem(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ opposite: Side?
  ) -> any LayoutItem {
    guard attribute.isEdge, let scrollView = item.asView as? UIScrollView,
      let other = opposite?.item.layoutView,
      opposite?.item !== scrollView.frameLayoutGuideIfMade,
      other !== scrollView || opposite?.item is ContentLayoutGuide,
      other.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }

  private func addHorizontal(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double,
    _ context: FormContext,
    _ form: inout LayoutForm
  ) {
    var span = span(of: item, isVertical: false, in: context.owner, &form)
    if attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue {
      insetByMargins(&span, of: item, isVertical: false, &form)
    }
    let place: Double =
      switch attribute {
      case .centerX, .centerXWithinMargins: 0.5
      case .left, .leftMargin: 0
      case .right, .rightMargin: 1
      case .leading, .leadingMargin: context.isMirrored ? 1 : 0
      default: context.isMirrored ? 0 : 1
      }
    guard context.isMirrored else {
      form.add(span, start: 1, length: place, times: factor)
      return
    }
    // Measured from the owner's other edge, in the direction of reading.
    form.add(span, start: 1, length: place, times: -factor)
    let width = self.span(of: context.owner, isVertical: false, in: context.owner, &form)
    form.add(width, start: 1, length: 1, times: factor)
  }

  private func addVertical(
    _ item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double,
    _ context: FormContext,
    _ form: inout LayoutForm
  ) {
    if attribute == .firstBaseline || attribute == .lastBaseline, let view = item.asView {
      addBaseline(view, isFirst: attribute == .firstBaseline, factor, context, &form)
      return
    }
    var span = span(of: item, isVertical: true, in: context.owner, &form)
    if attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue {
      insetByMargins(&span, of: item, isVertical: true, &form)
    }
    let place: Double =
      switch attribute {
      case .top, .topMargin, .firstBaseline: 0
      case .centerY, .centerYWithinMargins: 0.5
      default: 1
      }
    form.add(span, start: 1, length: place, times: factor)
  }

  /// Adds a baseline; text is centered vertically in its view, and its baselines move with it.
  private func addBaseline(
    _ view: UIView,
    isFirst: Bool,
    _ factor: Double,
    _ context: FormContext,
    _ form: inout LayoutForm
  ) {
    let standIn = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if standIn !== view, standIn.isDescendant(of: view), !standIn.isLayoutBoundary {
      addBaseline(standIn, isFirst: isFirst, factor, context, &form)
      return
    }
    let span = span(of: view, isVertical: true, in: context.owner, &form)
    guard let text = view.textBaselines else {
      form.add(span, start: 1, length: isFirst ? 0 : 1, times: factor)
      return
    }
    form.isEnvironmental = true
    let number = number(of: view)
    readContentIfNeeded(number)
    let height = text.height ?? items[number].contentHeight
    form.add(span, start: 1, length: 0.5, times: factor)
    let offset = isFirst ? text.first - height / 2 : height / 2 - text.last
    form.constant += factor * Double(offset)
  }

  private func insetByMargins(
    _ span: inout LayoutSpan,
    of item: any LayoutItem,
    isVertical: Bool,
    _ form: inout LayoutForm
  ) {
    guard let view = item.asView else { return }
    form.isEnvironmental = true
    let margins = view.layoutMargins
    let alignment = view.alignmentRectInsets
    let start = isVertical ? margins.top - alignment.top : margins.left - alignment.left
    let end = isVertical ? margins.bottom - alignment.bottom : margins.right - alignment.right
    span.startOffset += Double(start)
    span.lengthOffset -= Double(start + end)
  }

  /// Returns where an item is along an axis, in the coordinates of a view that contains it.
  private func span(
    of item: any LayoutItem,
    isVertical: Bool,
    in owner: UIView,
    _ form: inout LayoutForm
  ) -> LayoutSpan {
    var span = localSpan(of: item, isVertical: isVertical, in: owner, &form)
    var outer: [Int] = []
    while span.home !== owner, let superview = span.home.superview {
      outer.append(4 * number(of: span.home) + (isVertical ? 1 : 0))
      let insets = span.home.alignmentRectInsets
      span.startOffset -= Double(isVertical ? insets.top : insets.left)
      span.home = superview
    }
    span.outer = outer
    return span
  }

  private func localSpan(
    of item: any LayoutItem,
    isVertical: Bool,
    in owner: UIView,
    _ form: inout LayoutForm
  ) -> LayoutSpan {
    let axis = isVertical ? 1 : 0
    if let guide = item.asGuide, let view = guide.owningView {
      guard let insets = guide.insets(in: view) else {
        let isNew = numbers[ObjectIdentifier(guide)] == nil
        let number = number(of: guide)
        if isNew, guide is ContentLayoutGuide { addScrollContent(number) }
        return LayoutSpan(start: 4 * number + axis, length: 4 * number + 2 + axis, home: view)
      }
      form.isEnvironmental = true
      let alignment = view.alignmentRectInsets
      let origin = guide is FrameLayoutGuide ? view.bounds.origin : .zero
      let start = isVertical ? insets.top : insets.left
      let both = isVertical ? insets.top + insets.bottom : insets.left + insets.right
      let given =
        isVertical ? alignment.top + alignment.bottom : alignment.left + alignment.right
      return LayoutSpan(
        start: nil,
        startOffset: Double(start + (isVertical ? origin.y : origin.x)),
        length: 4 * number(of: view) + 2 + axis,
        lengthOffset: Double(given - both),
        home: view
      )
    }
    guard let view = item.layoutView else {
      return LayoutSpan(start: nil, length: 2 + axis, home: owner)
    }
    let number = number(of: view)
    guard view !== owner, let superview = view.superview else {
      let insets = view.alignmentRectInsets
      let start = Double(isVertical ? insets.top : insets.left)
      return LayoutSpan(
        start: nil,
        startOffset: start,
        length: 4 * number + 2 + axis,
        home: view
      )
    }
    return LayoutSpan(
      start: 4 * number + axis,
      length: 4 * number + 2 + axis,
      home: superview
    )
  }
}
