extension SectionLayout {
  /// The same arrangement with other distances to the edges of the section.
  public func insets(_ insets: Insets) -> SectionLayout {
    changed { $0.insets = insets }
  }

  /// The same arrangement with another place for items that are lower than the line they are in.
  public func lineAlignment(_ alignment: LineAlignment) -> SectionLayout {
    changed { $0.lineAlignment = alignment }
  }

  /// The same arrangement with a header that stays at the top of the visible area.
  ///
  /// It stays for as long as there is something of its section, which then pushes it out.
  public func stickyHeader(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyHeader = isSticky }
  }

  /// The same arrangement with a footer that stays at the bottom of the visible area.
  ///
  /// It stays for as long as there is something of its section, and goes down with the header of the
  /// section before it can cover it.
  public func stickyFooter(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyFooter = isSticky }
  }

  /// The same arrangement with something behind the items.
  ///
  /// ```swift
  /// .layout(.list.insets(Insets(16)).background(.color(.secondarySystemBackground, cornerRadius: 12)))
  /// ```
  public func background(_ background: SectionBackground?) -> SectionLayout {
    changed { $0.background = background }
  }

  private func changed(_ change: (inout SectionLayout) -> Void) -> SectionLayout {
    var copy = self
    change(&copy)
    return copy
  }
}
