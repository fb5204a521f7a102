import Foundation
import RosterPlatform

/// Places the overlays of a list, in any layout that knows the frames of items.
///
/// UIKit identifies an overlay by its kind and an index path that consists of the section and of the
/// overlay's number. The number stays the same when items are inserted or moved, so a view stays with its
/// item: supplementary views follow their section only.
@MainActor
final class OverlayViews {
  private struct Key: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// How an overlay was last placed.
  private struct Placed {
    let attributes: UICollectionViewLayoutAttributes

    /// The item that it is laid over, if there is only one, and the center of its cell.
    let item: (path: IndexPath, center: CGPoint)?

    /// The preparation of the layout in which the overlay was placed, and the list.
    let preparation: Int
    let list: UInt32
  }

  /// An item, or a section if there is no item.
  private struct Owner: Hashable {
    let section: Int
    let item: Int?
  }

  /// What all kinds of overlays begin with for UIKit.
  private static let prefix = "Roster.overlay."

  /// The last places of overlays: collection views request those that have gone.
  private var placed: [Key: Placed] = [:]

  /// The overlays found since the layout was prepared, or since the list has changed.
  private var found: [Owner: [ListOverlay]] = [:]

  /// The number of the list in which they were found.
  private var list: UInt32 = 0

  /// Counts how often the layout was prepared.
  private var preparation = 0

  /// The number of places above which those of removed overlays are forgotten.
  private var limit = 64

  init() {}

  /// Returns UIKit's name for a kind of overlays.
  static func elementKind(_ kind: String) -> String { prefix + kind }

  /// Returns whether UIKit's name of a kind is that of overlays.
  static func isOverlay(_ elementKind: String?) -> Bool {
    elementKind?.hasPrefix(prefix) ?? false
  }

  /// Forgets what may have changed, when the layout is prepared.
  func prepare() {
    preparation += 1
    found.removeAll(keepingCapacity: true)
  }

  /// Returns the attributes of the overlays of some items and of their section.
  func elements(
    ofItems items: some Sequence<Int>,
    in section: Int,
    of layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    guard let source = layout.overlaySource else { return [] }
    if list != source.listNumber {
      list = source.listNumber
      found.removeAll(keepingCapacity: true)
    }
    var overlays: [ListOverlay] = []
    for item in items {
      let owner = Owner(section: section, item: item)
      let own = found[owner] ?? source.overlays(ofItem: item, inSection: section)
      found[owner] = own
      overlays += own
    }
    let owner = Owner(section: section, item: nil)
    let own = found[owner] ?? source.overlays(ofSection: section)
    found[owner] = own
    return (overlays + own).compactMap { attributes(of: $0, in: layout, source) }
  }

  /// Returns the attributes of the overlays on cells, which a layout of UIKit has placed.
  func elements(
    on cells: [UICollectionViewLayoutAttributes],
    of layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    guard let source = layout.overlaySource else { return [] }
    var items: [Int: Range<Int>] = [:]
    for cell in cells where cell.representedElementCategory == .cell {
      let path = cell.indexPath
      let known = items[path.section] ?? path.item..<path.item + 1
      items[path.section] =
        min(known.lowerBound, path.item)..<max(known.upperBound, path.item + 1)
    }
    // Cells of a section that the app describes may scroll on their own.
    return items.sorted { $0.key < $1.key }
      .filter { source.arrangement(ofSection: $0.key).native == nil }
      .flatMap { elements(ofItems: $0.value, in: $0.key, of: layout) }
  }

  /// Returns the attributes of an overlay; one that has gone is transparent, at its last place.
  func attributes(
    ofKind kind: String,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let overlay = overlay(at: path, in: layout), let source = layout.overlaySource,
      let attributes = attributes(of: overlay, in: layout, source)
    {
      return attributes
    }
    let gone =
      placed[Key(kind: kind, path: path)]?.attributes.duplicate
      ?? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    gone.alpha = 0
    return gone
  }

  /// Returns how an overlay looks when it begins to appear in an update: as its item does, and
  /// transparent if it is new on an item that was there before.
  func initialAttributes(
    ofKind kind: String,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let overlay = overlay(at: path, in: layout), let source = layout.overlaySource,
      let attributes = attributes(of: overlay, in: layout, source)?.duplicate
    else { return nil }
    let item = placed[Key(kind: kind, path: path)]?.item
    let first = item.flatMap { layout.initialLayoutAttributesForAppearingItem(at: $0.path) }
    if let item, let first { attributes.follow(first, from: item.center) }
    if source.isNew(overlay: overlay.number), first?.alpha ?? 1 == 1,
      first?.transform.isIdentity ?? true
    {
      attributes.alpha = 0
    }
    return attributes
  }

  /// Returns how an overlay looks when it has disappeared in an update: as its item does.
  func finalAttributes(
    ofKind kind: String,
    at path: IndexPath,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if overlay(at: path, in: layout) != nil {
      return attributes(ofKind: kind, at: path, in: layout)
    }
    guard
      let last = placed[Key(kind: kind, path: path)], let attributes = last.attributes.duplicate
    else { return nil }
    if let item = last.item,
      let final = layout.finalLayoutAttributesForDisappearingItem(at: item.path)
    {
      attributes.follow(final, from: item.center)
    }
    attributes.alpha = 0
    return attributes
  }

  /// Forgets the overlays that are gone, at the end of an update.
  func finishUpdate(of layout: UICollectionViewLayout) {
    guard placed.count > limit else { return }
    placed = placed.filter { overlay(at: $0.key.path, in: layout) != nil }
    limit = max(64, 2 * placed.count)
  }

  /// Returns the overlay with an index path, if it exists and is in that section.
  private func overlay(at path: IndexPath, in layout: UICollectionViewLayout) -> ListOverlay? {
    guard path.count == 2, let overlay = layout.overlaySource?.overlay(path.item) else {
      return nil
    }
    return overlay.section == path.section ? overlay : nil
  }

  private func attributes(
    of overlay: ListOverlay,
    in layout: UICollectionViewLayout,
    _ source: any ListLayoutSource
  ) -> UICollectionViewLayoutAttributes? {
    let kind = Self.elementKind(overlay.kind)
    let path = IndexPath(item: overlay.number, section: overlay.section)
    let key = Key(kind: kind, path: path)
    // What is shown must not change until the layout is prepared again.
    if let known = placed[key], known.preparation == preparation,
      known.list == source.listNumber
        || layout.collectionView?.supplementaryView(forElementKind: kind, at: path) != nil
    {
      return known.attributes
    }
    guard let (area, order) = area(of: overlay, in: layout) else { return nil }
    let size = source.size(ofOverlay: overlay.number, over: area.size)
    let isMirrored =
      !layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(1, layout.collectionView?.traitCollection.displayScale ?? 1)
    let frame = overlay.anchor.frame(of: size, in: area, isMirrored: isMirrored)
      .aligned(toPixelsOf: scale)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame
    attributes.isHidden = frame.isEmpty
    // In front of its cells and of separators, and behind sticky headers.
    attributes.zIndex = order + 2
    var item: (path: IndexPath, center: CGPoint)?
    if case .items(let items) = overlay.span, items.count == 1 {
      let path = IndexPath(item: items.lowerBound, section: overlay.section)
      item = (path, CGPoint(x: area.midX, y: area.midY))
    }
    placed[key] = Placed(
      attributes: attributes,
      item: item,
      preparation: preparation,
      list: source.listNumber
    )
    return attributes
  }

  /// Returns the area that an overlay is laid over, and the order of its items from back to front.
  private func area(
    of overlay: ListOverlay,
    in layout: UICollectionViewLayout
  ) -> (frame: CGRect, order: Int)? {
    // A controller that was made for an overlay may have ended the list.
    guard let view = layout.collectionView, overlay.section < view.numberOfSections else {
      return nil
    }
    var order = 0
    func frame(_ item: Int) -> CGRect? {
      guard item >= 0, item < view.numberOfItems(inSection: overlay.section) else { return nil }
      let path = IndexPath(item: item, section: overlay.section)
      guard let attributes = layout.layoutAttributesForItem(at: path) else { return nil }
      order = max(order, attributes.zIndex)
      return attributes.frame
    }
    let area: CGRect?
    switch overlay.span {
    case .items(let items):
      // In a line, the items at both ends reach as far as those between them.
      let ends = 16
      let first = items.prefix(ends)
      let last = items.dropFirst(first.count).suffix(ends)
      area = (Array(first) + last).compactMap(frame)
        .reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    case .before(let item):
      area = frame(item).map { line(between: frame(item - 1), and: $0, at: layout.listAxis) }
    case .after(let item):
      area = frame(item).map { line(after: $0, before: frame(item + 1), at: layout.listAxis) }
    }
    return area.map { ($0, order) }
  }

  /// Returns the line before an item, in the middle between it and the previous one.
  private func line(between last: CGRect?, and next: CGRect, at axis: ListAxis) -> CGRect {
    var line = axis.turned(next)
    if let last = last.map(axis.turned), last.maxY <= line.minY {
      line.origin.y = (last.maxY + line.minY) / 2
    }
    line.size.height = 0
    return axis.turned(line)
  }

  /// Returns the line after an item, in the middle between it and the next one.
  private func line(after last: CGRect, before next: CGRect?, at axis: ListAxis) -> CGRect {
    var line = axis.turned(last)
    line.origin.y = line.maxY
    if let next = next.map(axis.turned), line.minY <= next.minY {
      line.origin.y = (line.minY + next.minY) / 2
    }
    line.size.height = 0
    return axis.turned(line)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Moves and fades like a cell from its place.
  fileprivate func follow(_ cell: UICollectionViewLayoutAttributes, from place: CGPoint) {
    center.x += cell.center.x - place.x
    center.y += cell.center.y - place.y
    alpha = cell.alpha
    transform = cell.transform
  }
}

extension UICollectionViewLayout {
  /// Provides the layout with overlays; `nil` if the list has none.
  fileprivate var overlaySource: (any ListLayoutSource)? {
    guard let source = collectionView?.dataSource as? any ListLayoutSource, source.hasOverlays
    else { return nil }
    return source
  }
}
