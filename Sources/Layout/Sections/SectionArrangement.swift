public import Foundation

/// A custom arrangement of items, written by an app.
///
/// ```swift
/// struct Staircase: SectionArrangement {
///   func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] {
///     sizes.enumerated().map { index, size in
///       CGRect(x: 20 * CGFloat(index), y: 50 * CGFloat(index), width: size.width, height: 44)
///     }
///   }
/// }
///
/// Section("steps") { … }
///   .layout(.custom(Staircase()))
/// ```
///
/// All frames of a section are computed again when one of its items changes, so use it for sections
/// with up to a few thousand items.
public protocol SectionArrangement: Hashable, Sendable {
  /// Returns the number of columns, which determines the width that items are offered.
  ///
  /// - Parameters:
  ///   - width: The width between the insets, in points.
  ///   - spacing: The distance between two columns, in points.
  /// - Returns: By default, 1; less than one counts as one.
  func columns(in width: CGFloat, spacing: CGFloat) -> Int

  /// Returns the frames of the items of a section.
  ///
  /// Frames are relative to the top leading corner inside the insets. In right-to-left languages
  /// they are mirrored, and in a horizontal list, x and y are exchanged. Invalid frames are
  /// corrected. Items without a frame are shown below the others in a list, and the section is
  /// reported.
  ///
  /// - Parameters:
  ///   - sizes: The sizes that the items request, in points.
  ///   - space: The available space.
  /// - Returns: A frame for each item, in order.
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect]

  /// Returns the order of an item from back to front, for items that overlap.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - count: The number of items.
  /// - Returns: By default, 0; items with a greater number are in front. Sticky items are in front of those with less
  ///   than 5, and sticky headers in front of those with less than 10.
  func zIndex(ofItem index: Int, of count: Int) -> Int
}

extension SectionArrangement {
  public func zIndex(ofItem index: Int, of count: Int) -> Int { 0 }

  public func columns(in width: CGFloat, spacing: CGFloat) -> Int { 1 }
}

extension SectionLayout {
  /// The space that a custom arrangement has for its items, in points.
  public struct ArrangementSpace: Hashable, Sendable {
    /// The width between the insets of the section.
    public let width: CGFloat

    /// The visible height of the list.
    public let visibleHeight: CGFloat

    /// The number of columns that the arrangement has returned.
    public let columns: Int

    /// The width of one column.
    public let columnWidth: CGFloat

    /// The spacing of the section, in both directions.
    public let spacing: CGFloat

    /// Creates a space, for testing an arrangement.
    ///
    /// - Parameters:
    ///   - width: The width between the insets of the section.
    ///   - visibleHeight: The visible height of the list.
    ///   - columns: The number of columns; less than one counts as one.
    ///   - spacing: The distance between neighbors in both directions.
    public init(
      width: CGFloat,
      visibleHeight: CGFloat = 0,
      columns: Int = 1,
      spacing: CGFloat = 0
    ) {
      let columns = max(1, columns)
      let free = width - CGFloat(columns - 1) * spacing
      self.init(
        width: width,
        visibleHeight: visibleHeight,
        columns: columns,
        columnWidth: max(0, free / CGFloat(columns)),
        spacing: spacing
      )
    }

    init(
      width: CGFloat,
      visibleHeight: CGFloat,
      columns: Int,
      columnWidth: CGFloat,
      spacing: CGFloat
    ) {
      self.width = width
      self.visibleHeight = visibleHeight
      self.columns = columns
      self.columnWidth = columnWidth
      self.spacing = spacing
    }
  }
}

/// An arrangement of an app, which can be compared with arrangements of other types.
struct AnySectionArrangement: Hashable, Sendable {
  let base: any SectionArrangement

  init(_ base: some SectionArrangement) {
    self.base = base
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
