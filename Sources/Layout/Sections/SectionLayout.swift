public import Foundation

/// The layout of a section.
///
/// ```swift
/// Section("photos") { … }
///   .layout(.grid(columns: 3, spacing: 2).insets(ListInsets(horizontal: 16)))
/// ```
public struct SectionLayout: Hashable, Sendable {
  /// The arrangements of items in a section.
  enum Arrangement: Hashable, Sendable {
    case list
    case grid(SectionLayout.Columns)
    case flow(SectionLayout.LineDistribution)
    case waterfall(SectionLayout.Columns)

    /// A line in a nested list; in this list it is one item.
    case carousel(height: CGFloat, paging: SectionLayout.PagingBehavior)
    case custom(AnySectionArrangement)

    /// A section that the app describes in UIKit's terms, shown as a list by other layouts.
    case native(NativeSection)
  }

  var arrangement: Arrangement {
    get { box.values.arrangement }
    set { change { $0.arrangement = newValue } }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { box.values.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  /// The distance between items side by side, in points.
  public var itemSpacing: CGFloat {
    get { box.values.itemSpacing }
    set { change { $0.itemSpacing = newValue } }
  }

  /// The insets of the items in the section.
  ///
  /// Headers and footers ignore them.
  public var insets: ListInsets {
    get { box.values.insets }
    set { change { $0.insets = newValue } }
  }

  /// The alignment of items that are lower than their line.
  ///
  /// Lists and waterfalls have no such items.
  public var lineAlignment: SectionLayout.LineAlignment {
    get { box.values.lineAlignment }
    set { change { $0.lineAlignment = newValue } }
  }

  /// Whether the header stays at the top of the visible area while its section is visible.
  public var hasStickyHeader: Bool {
    get { box.values.hasStickyHeader }
    set { change { $0.hasStickyHeader = newValue } }
  }

  /// Whether the footer stays at the bottom of the visible area while its section is visible.
  public var hasStickyFooter: Bool {
    get { box.values.hasStickyFooter }
    set { change { $0.hasStickyFooter = newValue } }
  }

  /// The separators between the items of a list, if there are any.
  public var separators: Separators? {
    get { box.values.separators }
    set { change { $0.separators = newValue } }
  }

  /// The background behind the items, if there is one.
  public var background: SectionLayout.Background? {
    get { box.values.background }
    set { change { $0.background = newValue } }
  }

  /// Whether the content has made any items of the section sticky.
  var hasStickyItems: Bool {
    get { box.values.hasStickyItems }
    set { change { $0.hasStickyItems = newValue } }
  }

  /// Whether the header and the footer are those of the whole list; `nil` if they are not.
  var listBoundary: ListBoundary? {
    get { box.values.listBoundary }
    set { change { $0.listBoundary = newValue } }
  }

  /// How the layout adapts to the available space; if it is set, it determines everything else.
  var adaptation: SectionAdaptation? {
    get { box.values.adaptation }
    set { change { $0.adaptation = newValue } }
  }

  /// The values of the layout, shared by all sections with the same layout: there may be thousands,
  /// and each update copies and compares them all.
  private var box: Box

  init(_ arrangement: Arrangement, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    box = Box(
      Values(arrangement: arrangement, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
    )
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = box.values
    change(&values)
    box = Box(values)
  }

  /// Returns the number of columns for a width between the insets.
  func columns(in width: CGFloat) -> Int {
    switch arrangement {
    case .list, .flow, .carousel, .native: 1
    case .grid(let columns), .waterfall(let columns):
      columns.count(in: width, spacing: itemSpacing)
    case .custom(let own): max(1, own.base.columns(in: width, spacing: itemSpacing))
    }
  }
}

extension SectionLayout {
  /// Returns the layout with other insets.
  public func insets(_ insets: ListInsets) -> SectionLayout {
    changed { $0.insets = insets }
  }

  /// Returns the layout with another distance between neighbors, in both directions.
  public func spacing(_ spacing: CGFloat) -> SectionLayout {
    changed {
      $0.lineSpacing = spacing
      if case .list = $0.arrangement { return }
      if case .carousel = $0.arrangement { return }
      $0.itemSpacing = spacing
    }
  }

  /// Returns the layout with distances for those that it does not set.
  func completed(insets: ListInsets?, spacing: CGFloat?) -> SectionLayout {
    guard insets != nil || spacing != nil else { return self }
    return changed {
      if let insets, $0.insets == .zero { $0.insets = insets }
      if let spacing, $0.lineSpacing == 0, $0.itemSpacing == 0 { $0 = $0.spacing(spacing) }
    }
  }

  /// Returns the layout with another alignment for items that are lower than their line.
  public func lineAlignment(_ alignment: SectionLayout.LineAlignment) -> SectionLayout {
    changed { $0.lineAlignment = alignment }
  }

  /// Returns the layout with a header that stays at the top of the visible area.
  ///
  /// It stays as long as its section is visible, whose end pushes it out.
  public func stickyHeader(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyHeader = isSticky }
  }

  /// Returns the layout with a footer that stays at the bottom of the visible area.
  ///
  /// It stays as long as its section is visible, and moves down before it can cover the header of
  /// the section.
  public func stickyFooter(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyFooter = isSticky }
  }

  /// Returns the layout with a background behind the items.
  ///
  /// ```swift
  /// .layout(.list.insets(ListInsets(16)).background(.color(.secondarySystemBackground, cornerRadius: 12)))
  /// ```
  public func background(_ background: SectionLayout.Background?) -> SectionLayout {
    changed { $0.background = background }
  }

  func changed(_ change: @escaping @Sendable (inout SectionLayout) -> Void) -> SectionLayout {
    var copy = self
    change(&copy)
    if let adaptation = copy.adaptation { copy.adaptation = adaptation.changed(change) }
    return copy
  }
}

extension SectionLayout {
  /// The values of a layout.
  private struct Values: Hashable, Sendable {
    var arrangement: Arrangement
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var insets = ListInsets.zero
    var lineAlignment = SectionLayout.LineAlignment.center
    var hasStickyHeader = false
    var hasStickyFooter = false
    var separators: Separators?
    var background: SectionLayout.Background?
    var hasStickyItems = false
    var listBoundary: ListBoundary?
    var adaptation: SectionAdaptation?

    /// The values with valid distances.
    var showable: Values {
      func finite(_ length: CGFloat) -> CGFloat { length.isUsable ? length : 0 }
      var copy = self
      copy.lineSpacing = lineSpacing.distance
      copy.itemSpacing = itemSpacing.distance
      copy.insets = ListInsets(
        top: finite(insets.top),
        leading: finite(insets.leading),
        bottom: finite(insets.bottom),
        trailing: finite(insets.trailing)
      )
      return copy
    }
  }

  private final class Box: Sendable {
    let values: Values

    /// Whether all distances are valid.
    let isShowable: Bool

    /// Whether a `ListLayout` is known to support everything in it.
    let suitsLists: Bool

    init(_ values: Values) {
      self.values = values
      if case .native = values.arrangement {
        suitsLists = false
      } else {
        suitsLists = values.adaptation == nil
      }
      let showable = values.showable
      isShowable =
        (values.lineSpacing, values.itemSpacing) == (showable.lineSpacing, showable.itemSpacing)
        && values.insets == showable.insets
    }
  }

  /// Returns whether both share their storage, so that nothing differs.
  func isSame(as other: SectionLayout) -> Bool { box === other.box }

  /// Whether a `ListLayout` is known to support the layout, whatever the space is.
  var suitsLists: Bool { box.suitsLists }

  /// The layout with valid distances: all are finite, and none between items is negative.
  var showable: SectionLayout {
    guard !box.isShowable else { return self }
    var copy = self
    copy.change { $0 = $0.showable }
    return copy
  }

  public static func == (left: SectionLayout, right: SectionLayout) -> Bool {
    left.box === right.box || left.box.values == right.box.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.values)
  }
}

extension SectionLayout {
  /// Arranges items of some sizes.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the items, which must be valid.
  ///   - container: The space that the section offers to each item; in a horizontal list, the
  ///     section and the sizes are converted and the container is not.
  /// - Returns: The arrangement.
  /// - Complexity: O(n).
  func arrange(_ sizes: ItemSizes, in container: ItemContainer) -> any ItemArrangement {
    let metrics = metrics(in: container)
    return switch arrangement {
    case .grid where metrics.hasWideItem(sizes): SpannedGridArrangement(sizes.all, metrics)
    case .list, .grid, .carousel, .native: GridArrangement(sizes, metrics)
    case .flow(let distribution): FlowArrangement(sizes.all, metrics, distribution)
    case .waterfall: WaterfallArrangement(sizes.all, metrics)
    case .custom(let own): CustomArrangement(own.base, sizes.all, metrics)
    }
  }

  /// Returns the parameters of the arrangement besides the sizes of its items.
  func metrics(in container: ItemContainer) -> ArrangementMetrics {
    let size = container.axis.turned(container.size)
    let item = container.axis.turned(CGSize(width: container.width, height: container.height))
    return ArrangementMetrics(
      leading: insets.leading,
      available: max(0, size.width - insets.leading - insets.trailing),
      visibleLength: size.height,
      columns: container.columns,
      columnWidth: item.width,
      lineSpacing: lineSpacing.distance,
      itemSpacing: itemSpacing.distance,
      alignment: lineAlignment
    )
  }
}
