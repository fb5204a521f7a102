public import Foundation
public import RosterCore
public import RosterPlatform

/// The space that a section offers to one of its items, in points.
public struct Container: Hashable, Sendable {
  /// The visible size of the list, less its content insets and what its layout keeps free at the sides.
  public let size: CGSize

  /// The width of an item that fills its column; in a list, that is the width between the insets.
  public let width: CGFloat

  /// The height of an item that fills a screen of the list, or its row if the list is horizontal.
  public let height: CGFloat

  /// The number of columns of the section.
  public let columns: Int

  /// The distances between the items and the edges of the section.
  public let insets: Insets

  /// The direction in which the list grows.
  public let axis: ListAxis

  /// The traits of the list, such as the text size.
  public let traits: UITraitCollection

  /// The values that the content around the item hands down.
  public package(set) var environment: ListEnvironment

  /// The most that an item may measure across the list, if its arrangement keeps to the section.
  package var breadthLimit: CGFloat?

  /// Describes the space that an item is offered.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, less its content insets.
  ///   - width: The width of one column; by default the whole width.
  ///   - height: The height of one row of a horizontal list; by default the whole height.
  ///   - columns: The number of columns.
  ///   - insets: The distances between the items and the edges of the section.
  ///   - axis: The direction in which the list grows.
  ///   - traits: The traits of the list; by default, none is specified.
  ///   - environment: The values that the content around the item hands down; by default, every key has
  ///     its default value.
  public init(
    size: CGSize,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    columns: Int = 1,
    insets: Insets = .zero,
    axis: ListAxis = .vertical,
    traits: UITraitCollection = UITraitCollection(),
    environment: ListEnvironment = ListEnvironment()
  ) {
    self.size = size
    self.width = width ?? size.width
    self.height = height ?? size.height
    self.columns = columns
    self.insets = insets
    self.axis = axis
    self.traits = traits
    self.environment = environment
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.size == rhs.size && lhs.width == rhs.width && lhs.height == rhs.height
      && lhs.columns == rhs.columns && lhs.insets == rhs.insets && lhs.axis == rhs.axis
      && lhs.traits == rhs.traits && lhs.environment == rhs.environment
  }

  /// Hashes all but the environment, whose values are only comparable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(columns)
    hasher.combine(insets)
    hasher.combine(axis)
    hasher.combine(traits)
  }
}
