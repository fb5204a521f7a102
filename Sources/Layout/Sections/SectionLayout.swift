public import Foundation
package import RosterCore

/// How a section arranges its items.
///
/// ```swift
/// Section("photos") { … }
///   .layout(.grid(columns: 3, spacing: 2).insets(Insets(horizontal: 16)))
/// ```
public struct SectionLayout: Hashable, Sendable {
  /// The order in which items are put into the section.
  package enum Arrangement: Hashable, Sendable {
    case list
    case grid(Columns)
    case flow(LineDistribution)
    case waterfall(Columns)

    /// A line in a list of its own; in this list it is one item.
    case carousel(height: CGFloat, paging: PagingBehavior)
    case custom(AnySectionArrangement)

    /// What the app describes in UIKit's terms; elsewhere it is a list.
    case native(NativeSection)
  }

  package var arrangement: Arrangement {
    get { box.values.arrangement }
    set { change { $0.arrangement = newValue } }
  }

  /// The distance between items that stand one below another, in points.
  public var lineSpacing: CGFloat {
    get { box.values.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  /// The distance between items that stand side by side, in points.
  public var itemSpacing: CGFloat {
    get { box.values.itemSpacing }
    set { change { $0.itemSpacing = newValue } }
  }

  /// The distances between the items and the edges of the section.
  ///
  /// Headers and footers ignore them.
  public var insets: Insets {
    get { box.values.insets }
    set { change { $0.insets = newValue } }
  }

  /// Where items stand that are lower than the line they are in.
  ///
  /// Lists and waterfalls have no such items.
  public var lineAlignment: LineAlignment {
    get { box.values.lineAlignment }
    set { change { $0.lineAlignment = newValue } }
  }

  /// Whether the header stays at the top of the visible area while the section lasts.
  public var hasStickyHeader: Bool {
    get { box.values.hasStickyHeader }
    set { change { $0.hasStickyHeader = newValue } }
  }

  /// Whether the footer stays at the bottom of the visible area from the beginning of the section on.
  public var hasStickyFooter: Bool {
    get { box.values.hasStickyFooter }
    set { change { $0.hasStickyFooter = newValue } }
  }

  /// The lines between the items of a list, if there are any.
  public var separators: Separators? {
    get { box.values.separators }
    set { change { $0.separators = newValue } }
  }

  /// What is shown behind the items, if anything is.
  public var background: SectionBackground? {
    get { box.values.background }
    set { change { $0.background = newValue } }
  }

  /// How the layout follows the space that there is, if it does; then nothing else says how items stand.
  package var adaptation: SectionAdaptation? {
    get { box.values.adaptation }
    set { change { $0.adaptation = newValue } }
  }

  /// What the layout says, held once for all sections of one layout: there may be thousands, and each update
  /// copies and compares them all.
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

  /// The number of columns in a width between the insets.
  package func columns(in width: CGFloat) -> Int {
    switch arrangement {
    case .list, .flow, .carousel, .native: 1
    case .grid(let columns), .waterfall(let columns):
      columns.count(in: width, spacing: itemSpacing)
    case .custom(let own): max(1, own.base.columns(in: width, spacing: itemSpacing))
    }
  }
}

extension SectionLayout {
  /// The same arrangement with other distances to the edges of the section.
  public func insets(_ insets: Insets) -> SectionLayout {
    changed { $0.insets = insets }
  }

  /// The same arrangement with another distance between neighbours, in both directions.
  public func spacing(_ spacing: CGFloat) -> SectionLayout {
    changed {
      $0.lineSpacing = spacing
      if case .list = $0.arrangement { return }
      if case .carousel = $0.arrangement { return }
      $0.itemSpacing = spacing
    }
  }

  /// The same layout with distances that it does not have itself.
  package func completed(insets: Insets?, spacing: CGFloat?) -> SectionLayout {
    guard insets != nil || spacing != nil else { return self }
    return changed {
      if let insets, $0.insets == .zero { $0.insets = insets }
      if let spacing, $0.lineSpacing == 0, $0.itemSpacing == 0 { $0 = $0.spacing(spacing) }
    }
  }

  /// The same arrangement with another place for items that are lower than the line they are in.
  public func lineAlignment(_ alignment: LineAlignment) -> SectionLayout {
    changed { $0.lineAlignment = alignment }
  }

  /// The same arrangement with a header that stays at the top of the visible area.
  ///
  /// It stays for as long as there is something of its section, which then pushes it out.
  public func stickyHeader(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyHeader = isSticky }
  }

  /// The same arrangement with a footer that stays at the bottom of the visible area.
  ///
  /// It stays for as long as there is something of its section, and goes down with the header of the
  /// section before it can cover it.
  public func stickyFooter(_ isSticky: Bool = true) -> SectionLayout {
    changed { $0.hasStickyFooter = isSticky }
  }

  /// The same arrangement with something behind the items.
  ///
  /// ```swift
  /// .layout(.list.insets(Insets(16)).background(.color(.secondarySystemBackground, cornerRadius: 12)))
  /// ```
  public func background(_ background: SectionBackground?) -> SectionLayout {
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
  /// What a layout says.
  private struct Values: Hashable, Sendable {
    var arrangement: Arrangement
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var insets = Insets.zero
    var lineAlignment = LineAlignment.center
    var hasStickyHeader = false
    var hasStickyFooter = false
    var separators: Separators?
    var background: SectionBackground?
    var adaptation: SectionAdaptation?

    /// The same with distances that can be shown.
    var showable: Values {
      func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
      var copy = self
      copy.lineSpacing = lineSpacing.distance
      copy.itemSpacing = itemSpacing.distance
      copy.insets = Insets(
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

    /// Whether all distances can be shown.
    let isShowable: Bool

    init(_ values: Values) {
      self.values = values
      let showable = values.showable
      isShowable =
        (values.lineSpacing, values.itemSpacing) == (showable.lineSpacing, showable.itemSpacing)
        && values.insets == showable.insets
    }
  }

  /// Whether both are one and the same, which says without looking that nothing differs.
  package func isSame(as other: SectionLayout) -> Bool { box === other.box }

  /// The same layout with distances that can be shown: all are finite, and none between items is negative.
  package var showable: SectionLayout {
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
  ///   - sizes: The sizes of the items; they can be shown.
  ///   - container: The space that the section offers to each item; in a horizontal list, the section
  ///     and the sizes are turned and the container is not.
  /// - Returns: Where the items stand.
  /// - Complexity: O(n).
  func arrange(_ sizes: ItemSizes, in container: Container) -> any ItemArrangement {
    let metrics = metrics(in: container)
    return switch arrangement {
    case .list, .grid, .carousel, .native: GridArrangement(sizes, metrics)
    case .flow(let distribution): FlowArrangement(sizes.all, metrics, distribution)
    case .waterfall: WaterfallArrangement(sizes.all, metrics)
    case .custom(let own): CustomArrangement(own.base, sizes.all, metrics)
    }
  }

  /// What the section is arranged by besides the sizes of its items.
  func metrics(in container: Container) -> ArrangementMetrics {
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
