public import Foundation
public import RosterPlatform

extension ItemSize {
  /// The size in points, as it was asked for: it may be one that cannot be shown.
  ///
  /// An automatic size is the estimated one.
  public func resolved(in container: Container) -> CGSize {
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
  /// As wide as the column, and as high as a text in it.
  ///
  /// The text is measured as a label would show it, without a cell. Measuring takes time in the length
  /// of the text, each time.
  ///
  /// ```swift
  /// override class func size(of note: Note, state: NoState, in container: Container) -> ItemSize {
  ///   .text(note.body, font: .systemFont(ofSize: 16), insets: Insets(12), in: container)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is shown; an empty text has no height.
  ///   - font: The font of the text.
  ///   - lines: The number of lines at most; 0 is any number.
  ///   - insets: The distances between the text and the edges of the item.
  ///   - container: The space that the section offers.
  /// - Returns: A height in whole points, for the width of the column.
  @MainActor
  public static func text(
    _ text: String,
    font: UIFont,
    lines: Int = 0,
    insets: Insets = .zero,
    in container: Container
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

extension Insets {
  /// The same insets at fixed sides.
  package func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isRightToLeft = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
