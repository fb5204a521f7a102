public import Foundation
public import RosterPlatform

extension ItemSize {
  /// Returns the size in points as requested, which may be invalid.
  ///
  /// An automatic size is the estimated one.
  public func resolved(in container: ItemContainer) -> CGSize {
    switch self {
    case .height(let height):
      CGSize(width: container.width, height: height)
    case .width(let width):
      CGSize(width: width, height: container.height)
    case .fixed(let width, let height):
      CGSize(width: width, height: height)
    case .fraction(let width, let height):
      CGSize(width: container.width * width, height: container.height * height)
    case .aspect(let ratio) where container.axis == .horizontal:
      CGSize(width: container.height * ratio, height: container.height)
    case .aspect(let ratio):
      CGSize(width: container.width, height: container.width / ratio)
    case .automatic(let estimated) where container.axis == .horizontal:
      CGSize(width: estimated, height: container.height)
    case .automatic(let estimated):
      CGSize(width: container.width, height: estimated)
    }
  }
}

extension ItemSize {
  /// The width of the column, and the height of a text at that width.
  ///
  /// The text is measured as a label would show it, without a cell. The time is linear in the
  /// length of the text, at each call.
  ///
  /// ```swift
  /// override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
  ///   .text(note.body, font: .systemFont(ofSize: 16), insets: ListInsets(12), in: container)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text; an empty text has no height.
  ///   - font: The font of the text.
  ///   - lines: The maximum number of lines; 0 means no limit.
  ///   - insets: The distances between the text and the edges of the item.
  ///   - container: The space that the section offers.
  /// - Returns: A height in whole points, for the width of the column.
  @MainActor
  public static func text(
    _ text: String,
    font: UIFont,
    lines: Int = 0,
    insets: ListInsets = .zero,
    in container: ItemContainer
  ) -> ItemSize {
    let around = insets.top + insets.bottom
    guard !text.isEmpty else { return .height(around) }
    let label = UILabel()
    label.font = font
    label.numberOfLines = max(0, lines)
    label.text = text
    let width = max(0, container.width - insets.leading - insets.trailing)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return .height(size.height.rounded(.up) + around)
  }
}

extension ListInsets {
  /// Returns the insets with left and right in place of leading and trailing.
  func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
