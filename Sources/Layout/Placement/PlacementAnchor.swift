import Foundation

/// A part of a list that stays where it is on the screen.
struct PlacementAnchor: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case header(section: Int)
    case item(Position)
  }

  let part: Part

  /// The start of the part, in points from the top of the list.
  let start: CGFloat

  init(part: Part, start: CGFloat) {
    self.part = part
    self.start = start
  }
}

extension ListPlacement {
  /// Returns the first header or item that begins between two heights, or else the first one that
  /// intersects them.
  ///
  /// What has a known size comes before what has not.
  ///
  /// - Complexity: O(log n + items on the first lines), if the sizes of those are known.
  func anchor(
    from top: CGFloat,
    to bottom: CGFloat,
    isKnown: (PlacementAnchor.Part) -> Bool = { _ in true }
  ) -> PlacementAnchor? {
    let noise: CGFloat = 1 / 16
    var fallback: PlacementAnchor?
    // The first one that begins in the area, and the first one that intersects it, without a known size.
    var unknown: (beginning: PlacementAnchor?, other: PlacementAnchor?)
    for section in sections(from: top - noise, to: bottom) {
      let content = sections[section]
      let start = start(of: section)
      if content.headerLength > 0, start >= top - noise, start < bottom {
        let anchor = PlacementAnchor(part: .header(section: section), start: start)
        if isKnown(anchor.part) { return anchor }
        unknown.beginning = unknown.beginning ?? anchor
      }
      let itemsStart = start + content.itemsStart
      let seen = content.items.items(from: top - itemsStart, to: bottom - itemsStart)
      for item in seen {
        let place = itemsStart + content.items.top(of: item)
        let anchor = PlacementAnchor(
          part: .item(Position(section: section, item: item)),
          start: place
        )
        if place >= bottom { break }
        let begins = place >= top - noise
        if isKnown(anchor.part) {
          if begins { return anchor }
          fallback = fallback ?? anchor
        } else if begins {
          unknown.beginning = unknown.beginning ?? anchor
        } else {
          unknown.other = unknown.other ?? anchor
        }
      }
    }
    return fallback ?? unknown.beginning ?? unknown.other
  }

  /// Returns the start of a part of the list; `nil` if it does not exist.
  ///
  /// - Complexity: O(log n).
  func start(of part: PlacementAnchor.Part) -> CGFloat? {
    switch part {
    case .header(let section):
      return sections.indices.contains(section) ? start(of: section) : nil
    case .item(let position):
      guard sections.indices.contains(position.section) else { return nil }
      let content = sections[position.section]
      guard position.item < content.items.count else { return nil }
      return start(of: position.section) + content.itemsStart + content.items.top(of: position.item)
    }
  }
}
