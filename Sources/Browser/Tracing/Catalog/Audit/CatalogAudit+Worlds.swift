#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit

extension CatalogAudit {
  /// Finds text that is as small as in the standard world, and cells that are as low although their text is not.
  mutating func findWhatDoesNotGrow() {
    guard let base, world.textSize.isAccessibilityCategory else { return }
    for audited in views where audited.isReadable {
      guard let size = audited.text?.fontSize, let former = base.views[audited.path]?.fontSize,
        size <= former + 0.01
      else { continue }
      add(
        .fixedFont,
        audited.named,
        "Its font has \(Int(size)) points at each text size.",
        "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory."
      )
    }
    guard subject.controller != nil, abs(subject.view.bounds.height - base.size.height) < 0.5 else {
      return
    }
    let limit = subject.view.bounds.height
    let isTooLow = views.contains { audited in
      guard let text = audited.text, !audited.isScrolled, let label = audited.view as? UILabel
      else { return false }
      let needed = label.sizeThatFits(CGSize(width: audited.frame.width, height: 0)).height
      return needed > limit + 1 || (text.isCut && needed > audited.frame.height + 1)
        || audited.lines.contains { $0.maxY > limit + 1 || $0.minY < -1 }
    }
    guard isTooLow else { return }
    add(
      .fixedHeight,
      subject.view,
      "It is \(Int(limit)) points high at each text size, which is too low for its text.",
      "Return .automatic from size(of:state:in:), or compute the height from the fonts."
    )
  }

  /// Finds what is not where a mirror would show it, and images that point the wrong way.
  mutating func findWhatIsNotMirrored() {
    guard world.direction == .rightToLeft else { return }
    let width = subject.view.bounds.width
    for audited in views where audited.isContent && audited.control == nil && !audited.isScrolled {
      guard !audited.view.keepsDirection(below: subject.view) else { continue }
      findWrongArrow(audited)
      guard let former = unmirrored?.views[audited.path],
        former.label == (audited.view as? UILabel)?.text,
        unmirrored?.size.width == width
      else { continue }
      let text = audited.lines.reduce(CGRect.null) { $0.union($1) }
      let place = text.isNull ? audited.frame : text
      let expected = width - former.content.maxX
      guard abs(place.minX - expected) > 3, abs(place.width - former.content.width) < 3 else {
        continue
      }
      add(
        .mirror,
        audited.view,
        "It begins at \(Int(place.minX)) points, and its mirror image at \(Int(expected)).",
        "Use leading and trailing anchors, natural alignment, or mirror frames when effectiveUserInterfaceLayoutDirection is .rightToLeft."
      )
    }
  }

  /// Finds cells and headers that are not where a mirror of their screen would show them.
  mutating func findCellsThatAreNotMirrored() {
    guard world.direction == .rightToLeft, let former = unmirrored,
      let window = subject.view.window,
      subject.controller != nil, !subject.view.keepsDirection(below: window)
    else { return }
    let frame = subject.view.convert(subject.view.bounds, to: nil)
    let expected = window.bounds.width - former.frame.maxX
    guard abs(frame.minX - expected) > 3, abs(frame.width - former.frame.width) < 3 else { return }
    add(
      .mirror,
      subject.view,
      "It begins at \(Int(frame.minX)) points of the screen, and its mirror image at \(Int(expected)).",
      "Use a ListLayout, or a layout whose flipsHorizontallyInOppositeLayoutDirection is true, and set no contentOffset from the left."
    )
  }

  private mutating func findWrongArrow(_ audited: AuditedView) {
    let inside = views.filter { $0.view === audited.view || $0.control === audited.view }
    for image in inside.compactMap({ ($0.view as? UIImageView)?.image }) {
      let words = image.name.split(separator: ".")
      guard image.isSymbolImage, ["chevron", "arrow", "arrowshape"].contains(words.first ?? ""),
        words.contains("left") || words.contains("right")
      else { continue }
      add(
        .mirror,
        audited.view,
        "The symbol “\(image.name)” points the same way in both directions.",
        "Use “\(image.name.replacing("right", with: "forward").replacing("left", with: "backward"))”."
      )
    }
  }

  /// Finds heights that a controller has computed and that its cell does not need.
  mutating func findWrongHeights() {
    guard let controller = subject.controller, let cell = subject.view as? UICollectionViewCell,
      world.state == .normal, !cell.contentView.constraints.isEmpty,
      !controller.isMeasured(width: cell.bounds.width, traits: cell.traitCollection)
    else { return }
    let needed = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = cell.bounds.height
    let stretched = views.filter { audited in
      guard let label = audited.view as? UILabel, let drawn = audited.text, audited.control == nil
      else { return false }
      return label.bounds.height > drawn.frame.height + 8
    }
    guard needed > height + 1 || (needed < height - 8 && !stretched.isEmpty && needed > 1) else {
      return
    }
    add(
      .height,
      cell,
      "size(of:state:in:) returns \(Int(height)) points, and the constraints need \(Int(needed.rounded(.up))).",
      "Return .automatic, or compute the height from the same fonts and distances."
    )
  }
}

extension UIView {
  /// Whether the app has said that the view is the same in both directions.
  fileprivate func keepsDirection(below root: UIView) -> Bool {
    ancestors(to: root).contains { $0.semanticContentAttribute != .unspecified }
  }
}
#endif
