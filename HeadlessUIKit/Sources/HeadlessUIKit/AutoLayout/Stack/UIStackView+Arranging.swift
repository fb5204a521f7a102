/// The constraints and their identifiers follow those that were observed in live stack views.
extension UIStackView {
  /// Makes the constraints for the present properties and arranged views.
  func arrange() {
    arrangement.dissolve(in: self)
    var arrangement = StackArrangement()
    let shown = arrangedSubviews.filter { !$0.isHidden }
    connect(shown, &arrangement)
    distribute(shown, &arrangement)
    hide(&arrangement)
    align(shown, &arrangement)
    self.arrangement = arrangement
    arrangement.activate(in: self)
  }

  private var along: StackArrangement.Attributes { axis == .horizontal ? .horizontal : .vertical }
  private var across: StackArrangement.Attributes { axis == .horizontal ? .vertical : .horizontal }

  /// The item in which views are arranged: the stack or its margins.
  private var canvas: any LayoutItem {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private func connect(_ shown: [UIView], _ arrangement: inout StackArrangement) {
    guard let first = shown.first, let last = shown.last else {
      arrangement.shrink("UISV-canvas-fit", canvas, along.length, priority: 49)
      return
    }
    let identifier = "UISV-canvas-connection"
    arrangement.relate(identifier, (first, along.start), (canvas, along.start))
    arrangement.relate(identifier, (last, along.end), (canvas, along.end))
  }

  private func distribute(_ shown: [UIView], _ arrangement: inout StackArrangement) {
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let isByBaseline = isBaselineRelativeArrangement && axis == .vertical
    for (view, next) in zip(shown, shown.dropFirst()) {
      arrangement.relate(
        "UISV-spacing",
        (next, isByBaseline ? .firstBaseline : along.start),
        (view, isByBaseline ? .lastBaseline : along.end),
        relation: isSpread ? .greaterThanOrEqual : .equal,
        constant: spacing(after: view)
      )
    }
    switch distribution {
    case .fill:
      break
    case .fillEqually:
      for view in shown.dropFirst() {
        arrangement.relate("UISV-fill-equally", (view, along.length), (shown[0], along.length))
      }
    case .fillProportionally:
      fillProportionally(shown, &arrangement)
    case .equalSpacing:
      spread(shown, from: along.end, to: along.start, priority: nil, &arrangement)
    case .equalCentering:
      spread(shown, from: along.center, to: along.center, priority: 149, &arrangement)
    }
  }

  /// Gives each view its share of the stack's length; the last views absorb most of rounding and
  /// margins.
  private func fillProportionally(_ shown: [UIView], _ arrangement: inout StackArrangement) {
    func natural(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let gaps = shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let total = shown.reduce(gaps) { $0 + natural($1) }
    guard total > 0 else { return }
    for (index, view) in arrangedSubviews.enumerated() where !view.isHidden && natural(view) > 0 {
      arrangement.relate(
        "UISV-fill-proportionally",
        (view, along.length),
        (self, along.length),
        multiplier: natural(view) / total,
        priority: shown.count == 1 ? 1000 : Float(999 - index)
      )
    }
  }

  /// Puts a guide between each pair of neighbors, and makes all guides equally long.
  private func spread(
    _ shown: [UIView],
    from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute,
    priority: Float?,
    _ arrangement: inout StackArrangement
  ) {
    var first: UILayoutGuide?
    var strength = priority ?? 1000
    for (view, next) in zip(shown, shown.dropFirst()) {
      let guide = arrangement.addGuide(to: self)
      arrangement.relate("UISV-distributing-edge", (guide, along.start), (view, end))
      arrangement.relate("UISV-distributing-edge", (guide, along.end), (next, start))
      guard let first else {
        first = guide
        continue
      }
      arrangement.relate(
        "UISV-fill-equally",
        (guide, along.length),
        (first, along.length),
        priority: strength
      )
      if priority != nil { strength -= 1 }
    }
    guard !shown.isEmpty else { return }
    arrangement.shrink("UISV-canvas-fit", canvas, along.length, priority: 49)
  }

  /// Keeps hidden views in place with no length.
  private func hide(_ arrangement: inout StackArrangement) {
    var previous: UIView?
    for view in arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      arrangement.shrink("UISV-hiding", view, along.length, priority: 1000)
      if let previous {
        arrangement.relate("UISV-spacing", (view, along.start), (previous, along.end))
      } else {
        arrangement.relate("UISV-canvas-connection", (view, along.start), (canvas, along.start))
      }
    }
  }

  private func align(_ shown: [UIView], _ arrangement: inout StackArrangement) {
    guard let first = arrangedSubviews.first else {
      arrangement.shrink("UISV-canvas-fit", canvas, across.length, priority: 49)
      return
    }
    let attribute = alignedAttribute
    for view in arrangedSubviews.dropFirst() {
      arrangement.relate("UISV-alignment", (view, attribute), (first, attribute))
      guard alignment == .fill else { continue }
      arrangement.relate("UISV-alignment", (view, across.end), (first, across.end))
    }
    let connection = "UISV-canvas-connection"
    if alignment == .fill {
      arrangement.relate(connection, (first, across.start), (canvas, across.start))
      arrangement.relate(connection, (first, across.end), (canvas, across.end))
      return
    }
    if attribute != .firstBaseline, attribute != .lastBaseline {
      arrangement.relate(connection, (first, attribute), (canvas, attribute))
    }
    span(attribute, &arrangement)
    let isAlone = shown.count == 1 && alignment == .center
    arrangement.shrink("UISV-spanning-fit", canvas, across.length, priority: isAlone ? 49 : 51)
  }

  private var alignedAttribute: NSLayoutConstraint.Attribute {
    switch alignment {
    case .fill, .leading: across.start
    case .center: across.center
    case .trailing: across.end
    case .firstBaseline: axis == .horizontal ? .firstBaseline : across.start
    case .lastBaseline: axis == .horizontal ? .lastBaseline : across.end
    }
  }

  /// Keeps the views within the stack across its axis, and none larger than necessary.
  private func span(
    _ attribute: NSLayoutConstraint.Attribute,
    _ arrangement: inout StackArrangement
  ) {
    let isByBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    let boundary = "UISV-spanning-boundary"
    for view in arrangedSubviews {
      if attribute != across.start {
        arrangement.relate(
          boundary,
          (view, across.start),
          (canvas, across.start),
          relation: .greaterThanOrEqual
        )
      }
      if attribute != across.end {
        arrangement.relate(
          boundary,
          (view, across.end),
          (canvas, across.end),
          relation: .lessThanOrEqual
        )
      }
      arrangement.shrink("UISV-ambiguity-suppression", view, across.length, priority: 25)
      guard isByBaseline else { continue }
      let edge = attribute == .firstBaseline ? across.start : across.end
      arrangement.relate(
        "UISV-ambiguity-suppression",
        (view, edge),
        (canvas, edge),
        priority: 24
      )
    }
    guard isByBaseline else { return }
    disambiguateTextWidths(&arrangement)
  }

  /// Lets texts with several lines in a row share its width, because their heights depend on it.
  private func disambiguateTextWidths(_ arrangement: inout StackArrangement) {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard shown.count > 1 else { return }
    for view in shown where view.wrapsContent {
      arrangement.relate(
        "UISV-text-width-disambiguation",
        (view, .width),
        (self, .width),
        multiplier: 1 / CGFloat(shown.count),
        priority: 760
      )
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? self.spacing : custom
    return spacing == UIStackView.spacingUseSystem ? systemSpacing : spacing
  }
}
