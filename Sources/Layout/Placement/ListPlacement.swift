import RosterPlatform

/// The placement of sections one below another.
///
/// It is an object, so that a size function or an arrangement of the app can query the layout while it is changed: it sees
/// what was placed so far.
final class ListPlacement {
  private(set) var sections: [SectionPlacement]
  private var lengths: SizeIndex
  private var extras = SectionExtras()

  /// Where the sections are if they are shorter than the visible part of the list.
  private var room = ShortListRoom()

  /// Places sections.
  ///
  /// - Complexity: O(sections).
  init(_ sections: [SectionPlacement] = []) {
    self.sections = sections
    lengths = SizeIndex(sections.map(\.length))
    for section in sections { extras.add(section) }
  }

  /// Whether any header or footer is sticky.
  var hasStickySections: Bool { extras.stickyCount > 0 }

  /// Whether there are decorations in any section.
  var hasDecorations: Bool { extras.decoratedCount > 0 }

  /// Whether the arrangement of any section has returned too few frames.
  var hasMissingFrames: Bool { extras.incompleteCount > 0 }

  /// The item with room below it, so that it can be at the start of the visible part; `nil` if there is none.
  var itemWithRoomBelow: Position?

  /// The total height, in points, including the space before sections that are shorter than the list, and the room below
  /// an item.
  var length: CGFloat {
    let length = lengths.total + lead
    guard let item = itemWithRoomBelow, let start = start(of: .item(item)) else { return length }
    return max(length, start - coveredLength(inSection: item.section) + room.length)
  }

  /// The space before the first section, which only a short list has, in points.
  var lead: CGFloat { itemWithRoomBelow == nil ? room.lead(of: lengths.total) : 0 }

  /// The height of the header of the whole list if it is sticky, and 0 if it is not.
  var stickyHeaderLength: CGFloat {
    guard let first = sections.first, first.layout.listBoundary == .sticky else { return 0 }
    return first.headerLength
  }

  /// The height of the footer of the whole list if it is sticky, and 0 if it is not.
  var stickyFooterLength: CGFloat {
    guard let last = sections.last, last.layout.listBoundary == .sticky else { return 0 }
    return last.footerLength
  }

  /// The height that sticky headers cover at the start of the visible part while a section's items scroll.
  func coveredLength(inSection index: Int) -> CGFloat {
    let section = sections[index]
    return stickyHeaderLength + (section.layout.hasStickyHeader ? section.headerLength : 0)
  }

  /// Sets where the sections are while they are shorter than the visible part of the list.
  ///
  /// - Parameters:
  ///   - alignment: The part of the list where they are.
  ///   - length: The visible length, in points.
  func align(_ alignment: ListLayout.ShortListAlignment, in length: CGFloat) {
    room = ShortListRoom(alignment: alignment, length: length)
  }

  /// Returns the start of a section.
  ///
  /// - Complexity: O(log sections).
  func start(of section: Int) -> CGFloat { lengths.start(of: section) + lead }

  /// Returns the sections that intersect two heights.
  ///
  /// - Complexity: O(log sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let lead = lead
    let first = lengths.index(endingAfter: start - lead)
    var last = lengths.index(endingAfter: end - lead)
    if last < sections.count { last += 1 }
    return first..<max(first, last)
  }

  /// Returns the frame of an item; `nil` if it does not exist.
  ///
  /// - Complexity: O(log n).
  func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section), item >= 0, item < sections[section].items.count
    else { return nil }
    return sections[section].items.frame(of: item)
      .offsetBy(dx: 0, dy: start(of: section) + sections[section].itemsStart)
  }

  /// Changes a section in place, and moves what is below it.
  ///
  /// - Complexity: That of the change, and O(log sections).
  func edit(_ section: Int, _ change: (inout SectionPlacement) -> Void) {
    extras.remove(sections[section])
    if case .custom = sections[section].layout.arrangement {
      // The app's arrangement is called, which may query the layout.
      var copy = sections[section]
      change(&copy)
      sections[section] = copy
    } else {
      change(&sections[section])
    }
    extras.add(sections[section])
    lengths[section] = sections[section].length
  }

  /// Replaces a section.
  func replace(_ section: Int, with new: SectionPlacement) {
    edit(section) { $0 = new }
  }

  /// Inserts a section, and moves what is below it.
  func insert(_ new: SectionPlacement, at section: Int) {
    extras.add(new)
    sections.insert(new, at: section)
    lengths.insert([new.length], at: section)
  }

  /// Removes a section.
  func remove(at section: Int) -> SectionPlacement {
    let old = sections.remove(at: section)
    extras.remove(old)
    lengths.remove(at: section)
    return old
  }
}

/// The numbers of sections that need more than most do.
private struct SectionExtras {
  private(set) var stickyCount = 0
  private(set) var decoratedCount = 0
  private(set) var incompleteCount = 0

  mutating func add(_ section: SectionPlacement) { count(section, 1) }

  mutating func remove(_ section: SectionPlacement) { count(section, -1) }

  private mutating func count(_ section: SectionPlacement, _ change: Int) {
    if section.layout.isSticky { stickyCount += change }
    if section.layout.hasDecorations { decoratedCount += change }
    if section.items.missingFrameCount > 0 { incompleteCount += change }
  }
}

/// The changes of a list that has been placed.
///
/// Positions are those after the change, except where the operations use those before it.
struct ListChange: Equatable, Sendable {
  /// The insertions, deletions and moves of sections and items.
  var operations: Operations

  /// The items that stay and may have changed their size.
  var resizedItems: PositionList

  /// The sections that stay and whose header or footer may have changed its length.
  var resizedBoundaries: [Int]

  /// The sections that stay and may have another layout.
  var rearrangedSections: [Int]

  init(
    operations: Operations = Operations(),
    resizedItems: PositionList = [],
    resizedBoundaries: [Int] = [],
    rearrangedSections: [Int] = []
  ) {
    self.operations = operations
    self.resizedItems = resizedItems
    self.resizedBoundaries = resizedBoundaries
    self.rearrangedSections = rearrangedSections
  }
}

extension ListPlacement {
  /// Applies a change of the list, requesting only the sizes that it lists.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - measures: Arrangements and sizes after the change.
  /// - Complexity: That of the edits in the sections' arrangements, and O(log sections) for each
  ///   section that is touched. Other sections only change their index.
  func apply(_ change: ListChange, _ measures: PlacementMeasures) {
    let operations = change.operations
    remove(operations.removedItems.merged(with: operations.movedItems.map(\.from)))
    var whole = moveSections(operations, measures)
    for section in change.rearrangedSections where sections.indices.contains(section) {
      guard !whole.contains(section), sections[section].layout != measures.arrangement(section)
      else { continue }
      replace(section, with: measures.section(section))
      whole.insert(section)
    }
    let arrivals = operations.insertedItems.merged(with: operations.movedItems.map(\.to))
    insert(arrivals, measures, except: whole)
    resize(change.resizedItems.inOrder, measures, except: whole)
    for section in change.resizedBoundaries where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let lengths = measures.boundaries(section)
      edit(section) { $0.setBoundaries(header: lengths.header, footer: lengths.footer) }
    }
  }

  private func remove(_ positions: PositionList) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      let edits = ranges.reversed().map { SizeEdit($0) }
      edit(section) { $0.apply(edits) }
    }
  }

  private func insert(
    _ positions: PositionList,
    _ measures: PlacementMeasures,
    except whole: Set<Int>
  ) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let edits = ranges.map { range in
        SizeEdit(range.lowerBound..<range.lowerBound, measures.sizes(range, section))
      }
      edit(section) { $0.apply(edits) }
    }
  }

  private func resize(
    _ positions: PositionList,
    _ measures: PlacementMeasures,
    except whole: Set<Int>
  ) {
    for (section, ranges) in positions.rangesBySection where sections.indices.contains(section) {
      guard !whole.contains(section) else { continue }
      let items = 0..<sections[section].items.count
      let edits = ranges.map { $0.clamped(to: items) }.filter { !$0.isEmpty }
        .map { SizeEdit($0, measures.sizes($0, section)) }
      edit(section) { $0.apply(edits) }
    }
  }

  /// Removes, inserts and moves sections.
  ///
  /// - Returns: The inserted sections, which are placed completely.
  private func moveSections(
    _ operations: Operations,
    _ measures: PlacementMeasures
  ) -> Set<Int> {
    var leaving: [(index: Int, destination: Int?)] =
      operations.removedSections.map { ($0, nil) }
    leaving += operations.movedSections.map { ($0.from, $0.to) }
    leaving.sort { $0.index > $1.index }
    var arriving: [(index: Int, section: SectionPlacement?)] =
      operations.insertedSections.map { ($0, nil) }
    for (index, destination) in leaving where sections.indices.contains(index) {
      let section = remove(at: index)
      if let destination { arriving.append((destination, section)) }
    }
    arriving.sort { $0.index < $1.index }
    for (index, section) in arriving where index <= sections.count {
      insert(section ?? measures.section(index), at: index)
    }
    return Set(operations.insertedSections)
  }
}

extension ListPlacement {
  /// Places sections again whose length has changed with the visible length of the list.
  ///
  /// They are found by a few of their items: the visible ones, or else the first ones. A custom
  /// arrangement may use the visible length in any way, so it is always placed again.
  ///
  /// - Parameters:
  ///   - measures: Arrangements and sizes in the new length.
  ///   - start: The start of the visible part of the list, in points.
  ///   - end: Its end.
  /// - Complexity: O(sections + visible items), and that of the sections that are placed again.
  func refit(
    _ measures: PlacementMeasures,
    seenFrom start: CGFloat,
    to end: CGFloat
  ) {
    let seen = sections.indices.map { items(of: $0, seenFrom: start, to: end) }
    for section in sections.indices {
      let lengths = measures.boundaries(section)
      if lengths != (sections[section].headerLength, sections[section].footerLength) {
        edit(section) { $0.setBoundaries(header: lengths.header, footer: lengths.footer) }
      }
      if !fits(section, seen[section], measures) {
        replace(section, with: measures.section(section))
      }
    }
  }

  private func items(of section: Int, seenFrom start: CGFloat, to end: CGFloat) -> Range<Int> {
    let items = sections[section].items
    let top = self.start(of: section) + sections[section].itemsStart
    let seen = items.items(from: start - top, to: end - top)
    return seen.isEmpty ? 0..<min(1, items.count) : seen
  }

  private func fits(_ section: Int, _ items: Range<Int>, _ measures: PlacementMeasures) -> Bool {
    if case .custom = sections[section].layout.arrangement { return false }
    guard sections[section].layout == measures.arrangement(section) else { return false }
    let heights = measures.sizes(items, section).all.map(\.height)
    return heights == items.map { sections[section].items.size(of: $0).height }
  }
}
