/// The part of a view that bars and rounded corners do not cover.
final class SafeAreaLayoutGuide: UILayoutGuide {
  override func insets(in view: UIView) -> UIEdgeInsets? { view.safeAreaInsets }
  override var isInside: Bool { false }
}

/// The part of a view within its margins.
final class MarginsLayoutGuide: UILayoutGuide {
  override func insets(in view: UIView) -> UIEdgeInsets? { view.layoutMargins }
  override var isInside: Bool { false }
}

/// The part of a view within its margins, with a width that is comfortable to read.
///
/// UIKit's greatest width depends on the text size in an undocumented way; this one is known for
/// the default text size.
final class ReadableLayoutGuide: UILayoutGuide {
  private static let greatestWidth: CGFloat = 672

  override func insets(in view: UIView) -> UIEdgeInsets? {
    var insets = view.layoutMargins
    let width = view.bounds.width - insets.left - insets.right
    let excess = max(0, width - Self.greatestWidth)
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  override var isInside: Bool { false }
}

/// The content of a scroll view.
final class ContentLayoutGuide: UILayoutGuide {}

/// The visible part of a scroll view, which does not move with the content.
final class FrameLayoutGuide: UILayoutGuide {
  override func insets(in view: UIView) -> UIEdgeInsets? { .zero }
  override var isInside: Bool { false }
}
