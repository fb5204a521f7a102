public import Foundation
public import RosterCore
public import RosterPlatform

/// The space that a section offers to one of its items, in points.
public struct Container: Hashable, Sendable {
  /// The visible size of the list, less its content insets.
  public let size: CGSize

  /// The width of an item that fills its column; in a list, that is the width of the section.
  public let width: CGFloat

  /// The number of columns of the section.
  public let columns: Int

  /// The distances between the items and the edges of the section.
  public let insets: Insets

  /// The traits of the list, such as the text size.
  public let traits: UITraitCollection

  /// The values that the content around the item hands down.
  public package(set) var environment: ListEnvironment

  /// Describes the space that an item is offered.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, less its content insets.
  ///   - width: The width of one column; by default the whole width.
  ///   - columns: The number of columns.
  ///   - insets: The distances between the items and the edges of the section.
  ///   - traits: The traits of the list; by default, none is specified.
  ///   - environment: The values that the content around the item hands down; by default, every key has
  ///     its default value.
  public init(
    size: CGSize,
    width: CGFloat? = nil,
    columns: Int = 1,
    insets: Insets = .zero,
    traits: UITraitCollection = UITraitCollection(),
    environment: ListEnvironment = ListEnvironment()
  ) {
    self.size = size
    self.width = width ?? size.width
    self.columns = columns
    self.insets = insets
    self.traits = traits
    self.environment = environment
  }

  /// Hashes all but the environment, whose values are only comparable.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(width)
    hasher.combine(columns)
    hasher.combine(insets)
    hasher.combine(traits)
  }
}
