import Foundation
public import RosterPlatform

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
