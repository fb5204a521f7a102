public import Foundation
public import RosterPlatform

/// The space that a section offers to one of its items, in points.
public struct ItemContainer: Hashable, Sendable {
  /// The visible size of the list, minus its content insets and what its layout keeps free at the
  /// sides.
  public let size: CGSize

  /// The width of an item that fills its column; in a list, that is the width between the insets.
  public let width: CGFloat

  /// The height of an item that fills a screen of the list, or its row if the list is horizontal.
  public let height: CGFloat

  /// The number of columns of the section.
  public let columns: Int

  /// The distances between the items and the edges of the section.
  public let insets: ListInsets

  /// The direction in which the list scrolls.
  public let axis: ListAxis

  /// The traits of the list, such as the text size.
  public let traits: UITraitCollection

  /// The environment values for the item.
  public internal(set) var environment: ListEnvironment

  /// The maximum breadth of an item across the list, if its arrangement keeps to the section.
  var breadthLimit: CGFloat?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, minus its content insets.
  ///   - width: The width of one column; by default the whole width.
  ///   - height: The height of one row of a horizontal list; by default the whole height.
  ///   - columns: The number of columns.
  ///   - insets: The distances between the items and the edges of the section.
  ///   - axis: The direction in which the list scrolls.
  ///   - traits: The traits of the list; by default, none is specified.
  ///   - environment: The environment values; by default, every key has its default value.
  public init(
    size: CGSize,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    columns: Int = 1,
    insets: ListInsets = .zero,
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

  /// Hashes everything except the environment, whose values are only comparable.
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

extension ItemContainer {
  /// The breadth of an item across the list.
  var breadth: CGFloat { axis == .vertical ? width : height }

  /// Returns the size of an item with a length that fills its column or row.
  func size(ofLength length: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: width, height: length) : CGSize(width: length, height: height)
  }

  /// Returns the length of a size along the list.
  func length(of size: CGSize) -> CGFloat { axis.turned(size).height }

  /// Whether items stand in several columns, each as wide as its column or as all of them.
  var hasColumns: Bool { columns > 1 && breadthLimit != nil }

  /// The space for an item that spans all columns.
  var spanned: ItemContainer {
    guard columns > 1, let breadthLimit else { return self }
    let length = length(of: CGSize(width: width, height: height))
    let item = axis.turned(CGSize(width: breadthLimit, height: length))
    var copy = ItemContainer(
      size: size,
      width: item.width,
      height: item.height,
      insets: insets,
      axis: axis,
      traits: traits,
      environment: environment
    )
    copy.breadthLimit = breadthLimit
    return copy
  }

  /// Returns whether a size has the offered breadth.
  func isFilled(by size: CGSize) -> Bool {
    abs(axis.turned(size).width - breadth) <= 0.01
  }

  /// Returns the size in points if it is valid and stated in points; nil otherwise.
  func shownSize(ofSimple size: ItemSize) -> CGSize? {
    switch size {
    case .height(let height):
      guard axis == .vertical, height >= 0, height.isUsable, width >= 0, width.isUsable else {
        return nil
      }
      let shown = CGSize(width: width, height: height)
      return fitting(shown) == nil ? shown : nil
    case .width(let width):
      guard axis == .horizontal, width >= 0, width.isUsable, height >= 0, height.isUsable else {
        return nil
      }
      let shown = CGSize(width: width, height: height)
      return fitting(shown) == nil ? shown : nil
    case .fixed(let width, let height):
      guard width >= 0, width.isUsable, height >= 0, height.isUsable else { return nil }
      let shown = CGSize(width: width, height: height)
      return fitting(shown) == nil ? shown : nil
    case .fraction, .aspect, .automatic:
      return nil
    }
  }

  /// Returns a size limited to the section; nil if no limit is needed.
  func fitting(_ size: CGSize) -> CGSize? {
    // A sum of thirds may slightly exceed the whole.
    let noise: CGFloat = 1 / 64
    let turned = axis.turned(size)
    guard let breadthLimit, turned.width > breadthLimit + noise else { return nil }
    return axis.turned(CGSize(width: breadthLimit, height: turned.height))
  }
}

extension SectionLayout {
  /// Returns the space that the section offers to each of its items.
  ///
  /// The width of a column is rounded down to whole pixels, so that a line never holds one item
  /// less than it has columns.
  ///
  /// - Parameters:
  ///   - size: The visible size of the list, minus its content insets.
  ///   - traits: The traits of the list; an unspecified scale counts as one pixel per point.
  ///   - axis: The direction in which the list scrolls; in a horizontal list, columns are rows.
  /// - Returns: The container of any one item.
  func container(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> ItemContainer {
    let around = axis.turned(insets)
    let inner = axis.turned(size).width - around.leading - around.trailing
    let columns = columns(in: inner)
    let free = inner - itemSpacing * CGFloat(columns - 1)
    let breadth = (free / CGFloat(columns)).roundedDown(toPixelsOf: max(1, traits.displayScale))
    let length = axis.turned(size).height - (axis == .vertical ? 0 : around.top + around.bottom)
    let item = axis.turned(CGSize(width: max(0, breadth), height: max(0, length)))
    var container = ItemContainer(
      size: size,
      width: item.width,
      height: item.height,
      columns: columns,
      insets: insets,
      axis: axis,
      traits: traits
    )
    if keepsToBreadth, inner > 0 { container.breadthLimit = inner }
    return container
  }

  /// Whether items must stay inside the insets; in a custom arrangement they need not.
  private var keepsToBreadth: Bool {
    if case .custom = arrangement { false } else { true }
  }

  /// Returns the space that the section offers to its header and footer: the whole width.
  func supplementaryContainer(
    in size: CGSize,
    traits: UITraitCollection,
    axis: ListAxis = .vertical
  ) -> ItemContainer {
    ItemContainer(size: size, axis: axis, traits: traits)
  }
}
