#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit

extension CatalogAudit {
  /// What a rounding error or a hairline may amount to, in points.
  private static let tolerance: CGFloat = 1

  /// Finds text that is cut off where the standard world shows all of it.
  mutating func findCutText() {
    for audited in views {
      guard let label = audited.view as? UILabel, let text = label.text, !text.isEmpty,
        !audited.isScrolled
      else { continue }
      let former = base?.views[audited.path]
      let isEmpty = audited.frame.width < 1 || audited.frame.height < 1
      if isEmpty {
        guard let former, former.content.width >= 1, former.label == text else { continue }
        add(
          .cutText,
          audited.named,
          "There is no room for “\(text.prefix(40))”.",
          "Give it room at each text size: constraints to all sides, or a frame that follows the font."
        )
        continue
      }
      guard let drawn = audited.text, drawn.isCut, !isPreview(audited, label, drawn) else {
        continue
      }
      // What is typed into a field scrolls there.
      if audited.control is UITextField { continue }
      let lines = drawn.lines.count
      add(
        .cutText,
        audited.named,
        "“\(text.prefix(40))” has room for only \(lines) \(lines == 1 ? "line" : "lines") of "
          + "\(Int(audited.frame.width)) points.",
        "Let it wrap (numberOfLines = 0) and let the cell's height follow it, or put it on a line of its own at large sizes."
      )
    }
  }

  /// Returns whether a text is cut off by design: a preview is cut off in the standard world, too, and has all its lines.
  private func isPreview(_ audited: AuditedView, _ label: UILabel, _ drawn: DrawnText) -> Bool {
    guard drawn.hasAllLines, audited.frame.width > subject.view.bounds.width * 0.4 else {
      return false
    }
    if label.numberOfLines > 1 { return true }
    guard let base else { return world == .base }
    return base.views[audited.path]?.isCut == true
  }

  /// Finds content beyond the edges of its cell.
  mutating func findWhatIsOutside() {
    let room = subject.view.bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    for audited in views where audited.isContent && audited.control == nil && !audited.isScrolled {
      let boxes = audited.text == nil ? [audited.frame] : audited.lines
      guard let box = boxes.first(where: { !room.contains($0) && !$0.isEmpty }) else { continue }
      let sides = [
        (room.minX - box.minX, "left"), (box.maxX - room.maxX, "right"),
        (room.minY - box.minY, "top"),
        (box.maxY - room.maxY, "bottom"),
      ]
      guard let (distance, side) = sides.max(by: { $0.0 < $1.0 }) else { continue }
      add(
        .outside,
        audited.view,
        "It is \(Int((distance + 1).rounded())) points beyond the \(side) edge.",
        side == "left" || side == "right"
          ? "Let it end at the trailing edge, and wrap."
          : "Let the cell's height follow what it shows."
      )
    }
  }

  /// Finds text beyond the edges of the colored view that it is on, such as a chip or a bubble.
  mutating func findTextBeyondBackground() {
    for audited in views where audited.isReadable && audited.control == nil && !audited.isScrolled {
      let holders = audited.view.ancestors(to: subject.view).dropLast()
      guard let background = holders.first(where: \.drawsBackground), background !== audited.view
      else { continue }
      let room = background.convert(background.bounds, to: subject.view)
        .insetBy(dx: -2 * Self.tolerance, dy: -2 * Self.tolerance)
      guard let line = audited.lines.first(where: { !room.contains($0) && !$0.isEmpty }) else {
        continue
      }
      let distance =
        [
          room.minX - line.minX, line.maxX - room.maxX, room.minY - line.minY,
          line.maxY - room.maxY,
        ].max() ?? 0
      add(
        .outside,
        audited.view,
        "It is \(Int((distance + 2).rounded())) points beyond the \(subject.name(of: background)) behind it.",
        "Connect the background to the text with constraints, in place of a fixed width or height."
      )
    }
  }

  /// Finds text that is drawn over other text or under a control.
  mutating func findOverlaps() {
    let texts = views.filter { $0.text != nil && !$0.isScrolled }
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        guard one.control !== other.control || one.control == nil, touch(one.lines, other.lines)
        else { continue }
        add(
          .overlap,
          other.named,
          "It covers \(subject.name(of: one.named)).",
          "Connect the two with a constraint, or compute the second frame from the first."
        )
      }
      for other in views where other.view is UIControl && other.control == nil && !other.isScrolled
      {
        guard other.view !== one.control, !one.view.isDescendant(of: other.view), other.draws,
          touch(one.lines, [other.frame])
        else { continue }
        add(
          .overlap,
          one.named,
          "It runs into \(subject.name(of: other.view)).",
          "Let the text end where the control begins."
        )
      }
    }
  }

  private func touch(_ some: [CGRect], _ others: [CGRect]) -> Bool {
    some.contains { one in
      others.contains { other in
        let common = one.intersection(other)
        return common.width > 2 * Self.tolerance && common.height > 3 * Self.tolerance
      }
    }
  }

  /// Finds text that is hard to tell from what is behind it.
  ///
  /// What is under a finger is read before and after, and the system chooses the colors of its own buttons.
  mutating func findLowContrast() {
    guard world.state != .highlighted else { return }
    for audited in views where audited.isReadable {
      guard let text = audited.text, let label = audited.view as? UILabel, label.isEnabled,
        audited.control?.isEnabled != false, audited.control?.hasColorsOfSystem(label) != true,
        !text.isPlaceholder(in: label),
        let contrast = text.contrast(of: label, in: subject.view)
      else { continue }
      let least = text.isLarge || text.hasSystemColor(in: label, of: subject.view) ? 3 : 4.5
      guard contrast < least else { continue }
      add(
        .contrast,
        audited.named,
        "Its contrast is \((contrast * 10).rounded() / 10) to 1, and has to be \(least) to 1.",
        "Use a color of the system, such as label or secondaryLabel, or one with a variant for the \(world.style == .dark ? "dark" : "light") style."
      )
    }
  }
}

extension UIControl {
  /// Returns whether the control is a filled button whose configuration leaves its colors to the system.
  fileprivate func hasColorsOfSystem(_ label: UILabel) -> Bool {
    guard let configuration = (self as? UIButton)?.configuration else { return false }
    return label.textColor == .white && configuration.baseForegroundColor == nil
      && configuration.baseBackgroundColor == nil
  }
}

extension UIView {
  /// Whether the view paints more than its content.
  fileprivate var drawsBackground: Bool {
    (backgroundColor?.rgba(in: traitCollection).alpha ?? 0) > 0.05 || layer.borderWidth > 0
  }
}

extension AuditedView {
  /// Whether a control shows something, and does not only receive touches.
  fileprivate var draws: Bool {
    guard let control = view as? UIControl else { return true }
    return control.backgroundColor != nil || control.layer.borderWidth > 0
      || !control.subviews.isEmpty
      || !(control is UIButton)
  }
}
#endif
