extension LayoutEngine {
  /// Logs constraints that conflict, as UIKit does.
  func report(_ conflicts: [LinearSystem.Conflict]) {
    for conflict in conflicts {
      let lines = conflict.wishes.compactMap(describe)
      let involvesMasks = conflict.wishes.contains { wish in
        isRootFrame(wish) || maskItems.contains { items[$0].mask.contains { $0.number == wish } }
      }
      let note =
        involvesMasks
        ? "\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) "
        : ""
      Headless.log(
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \

        \tTry this: \

        \t\t(1) look at each constraint and try to figure out which you don't expect; \

        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \(note)
        (
        \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint \

        \(describe(conflict.dropped) ?? "")

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      )
    }
  }

  private func describe(_ wish: Int) -> String? {
    if let entry = entries.first(where: { $0.wish == wish }) { return entry.constraint.equation }
    if isRootFrame(wish) {
      return describeMask(wish == rootWishes.width ? .width : .height, 0, wish)
    }
    if wish == rootWishes.width { return describeRoot("Width", "width", wish) }
    if wish == rootWishes.height { return describeRoot("Height", "height", wish) }
    for number in maskItems {
      for mask in items[number].mask where mask.number == wish {
        return describeMask(mask.kind, number, wish)
      }
    }
    for number in items.indices {
      guard let content = items[number].content else { continue }
      if content.width == wish { return describeContent("width", number, wish) }
      if content.height == wish { return describeContent("height", number, wish) }
    }
    return nil
  }

  /// Whether a wish comes from the frame of a root whose size neither a list nor a window sets.
  private func isRootFrame(_ wish: Int) -> Bool {
    guard wish == rootWishes.width || wish == rootWishes.height else { return false }
    return !(root is UIWindow) && !(root is UICollectionReusableView)
      && !(root.superview is UICollectionReusableView)
  }

  private func describeRoot(_ name: String, _ attribute: String, _ wish: Int) -> String {
    "<NSLayoutConstraint:\(NSLayoutConstraint.address(of: self)) 'UIView-Encapsulated-Layout-\(name)' "
      + "\(NSLayoutConstraint.describe(root)).\(attribute) == \(constant(wish))   (active)>"
  }

  private func describeContent(_ attribute: String, _ number: Int, _ wish: Int) -> String {
    "<NSContentSizeLayoutConstraint:\(NSLayoutConstraint.address(of: items[number].item)) "
      + "\(NSLayoutConstraint.describe(items[number].item)).\(attribute) == \(constant(wish))"
      + "   (active)>"
  }

  private func describeMask(_ kind: MaskWish.Kind, _ number: Int, _ wish: Int) -> String {
    guard let view = items[number].view else { return "" }
    let mask = view.autoresizingMask
    func form(_ flexible: [UIView.AutoresizingMask]) -> String {
      flexible.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal =
      mask.isEmpty
      ? "--&" : form([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical =
      mask.isEmpty
      ? "--&" : form([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    let attribute =
      switch kind {
      case .minX: "minX"
      case .minY: "minY"
      case .width: "width"
      case .height: "height"
      case .endX: "maxX"
      case .endY: "maxY"
      }
    return
      "<NSAutoresizingMaskLayoutConstraint:\(NSLayoutConstraint.address(of: view)) h=\(horizontal) "
      + "v=\(vertical) \(NSLayoutConstraint.describe(view)).\(attribute) == \(constant(wish))"
      + "   (active)>"
  }

  private func constant(_ wish: Int) -> String {
    NSLayoutConstraint.number(CGFloat(system.wishes[wish].constant))
  }
}
