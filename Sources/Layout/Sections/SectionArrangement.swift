public import Foundation

/// An arrangement that an app writes itself.
///
/// ```swift
/// struct Staircase: SectionArrangement {
///   func frames(for sizes: [CGSize], in space: ArrangementSpace) -> [CGRect] {
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
/// All frames of a section are computed anew when one of its items changes, so a section should not
/// hold more than some thousand items.
public protocol SectionArrangement: Hashable, Sendable {
  /// The number of columns of which an item is offered the width of one.
  ///
  /// - Parameters:
  ///   - width: The width between the insets, in points.
  ///   - spacing: The distance between two columns, in points.
  /// - Returns: By default, 1; less than one counts as one.
  func columns(in width: CGFloat, spacing: CGFloat) -> Int

  /// Where the items of a section stand.
  ///
  /// Frames are relative to the corner between the insets at which text begins: where the language
  /// runs from right to left, they are mirrored, and in a horizontal list, x and y change places. What
  /// is above the section or has a size that cannot be shown is put right. Items for which there is no
  /// frame are shown below the others in a list, and the section is reported.
  ///
  /// - Parameters:
  ///   - sizes: The sizes that the items ask for, in points.
  ///   - space: The space that there is.
  /// - Returns: A frame for each item, in order.
  func frames(for sizes: [CGSize], in space: ArrangementSpace) -> [CGRect]
}

extension SectionArrangement {
  public func columns(in width: CGFloat, spacing: CGFloat) -> Int { 1 }
}

/// The space that a custom arrangement has for its items, in points.
public struct ArrangementSpace: Hashable, Sendable {
  /// The width between the insets of the section.
  public let width: CGFloat

  /// The visible height of the list.
  public let visibleHeight: CGFloat

  /// The number of columns that the arrangement has said there are.
  public let columns: Int

  /// The width of one column.
  public let columnWidth: CGFloat

  /// The distance between neighbours in both directions that the section asks for.
  public let spacing: CGFloat

  /// Describes the space that an arrangement has, for a test of it.
  ///
  /// - Parameters:
  ///   - width: The width between the insets of the section.
  ///   - visibleHeight: The visible height of the list.
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The distance between neighbours in both directions.
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

/// An arrangement of an app, comparable with others that may be of another type.
package struct AnySectionArrangement: Hashable, Sendable {
  package let base: any SectionArrangement

  package init(_ base: some SectionArrangement) {
    self.base = base
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
