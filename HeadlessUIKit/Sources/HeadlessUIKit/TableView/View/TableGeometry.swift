/// Where the parts of a table are: headers, rows and footers, one below the other.
///
/// A change of one height moves all that follows, which costs time in the number of rows.
struct TableGeometry: Equatable {
  /// A header, a row or a footer.
  struct Piece: Equatable {
    var height: CGFloat
    /// Whether the height is a guess until the view has been measured.
    var isEstimated = false
    /// Whether the view decides about its height.
    var isAutomatic = false
  }

  struct Section: Equatable {
    /// The space above the header.
    var padding: CGFloat = 0
    var header = Piece(height: 0)
    var rows: [Piece] = []
    var footer = Piece(height: 0)
    fileprivate(set) var top: CGFloat = 0
    /// Where each row begins, below the top of the section, and at the end where the footer does.
    fileprivate(set) var offsets: [CGFloat] = [0]

    var bottom: CGFloat { top + (offsets.last ?? 0) + footer.height }
  }

  private(set) var sections: [Section] = []
  private(set) var start: CGFloat = 0

  /// The bottom of the last section.
  var end: CGFloat { sections.last?.bottom ?? start }

  mutating func replace(_ sections: [Section], from start: CGFloat) {
    self.sections = sections
    self.start = start
    settle(from: 0)
  }

  mutating func begin(at start: CGFloat) {
    guard start != self.start else { return }
    self.start = start
    settle(from: 0)
  }

  mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
    change(&sections[section])
    settle(from: section)
  }

  /// Makes all automatic heights guesses again, with their present values.
  mutating func forgetMeasures() {
    for section in sections.indices {
      sections[section].header.isEstimated = sections[section].header.isAutomatic
      sections[section].footer.isEstimated = sections[section].footer.isAutomatic
      for row in sections[section].rows.indices {
        sections[section].rows[row].isEstimated = sections[section].rows[row].isAutomatic
      }
    }
  }

  private mutating func settle(from first: Int) {
    var y = first == 0 ? start : sections[first - 1].bottom
    for index in sections.indices.dropFirst(first) {
      sections[index].top = y
      guard
        index == first || sections[index].offsets.count != sections[index].rows.count + 1
          || first == 0
      else {
        y = sections[index].bottom
        continue
      }
      var offset = sections[index].padding + sections[index].header.height
      var offsets = [offset]
      offsets.reserveCapacity(sections[index].rows.count + 1)
      for row in sections[index].rows {
        offset += row.height
        offsets.append(offset)
      }
      sections[index].offsets = offsets
      y = sections[index].bottom
    }
  }

  func contains(_ position: ItemPosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].rows.indices.contains(position.item)
  }

  /// Returns the top and the height of a row.
  func span(of position: ItemPosition) -> (y: CGFloat, height: CGFloat) {
    let section = sections[position.section]
    return (section.top + section.offsets[position.item], section.rows[position.item].height)
  }

  /// Returns the rows between two heights of the content, in order.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [ItemPosition] {
    var result: [ItemPosition] = []
    let first = sections.partition { $0.bottom > top }
    for index in sections.indices.dropFirst(first) {
      let section = sections[index]
      guard section.top < bottom else { break }
      var row = section.rows.indices.partition {
        section.top + section.offsets[$0 + 1] > top
      }
      while row < section.rows.count, section.top + section.offsets[row] < bottom {
        if section.rows[row].height > 0 {
          result.append(ItemPosition(section: index, item: row))
        }
        row += 1
      }
    }
    return result
  }

  /// Returns the sections between two heights of the content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = sections.partition { $0.bottom > top }
    var last = first
    while last < sections.count, sections[last].top < bottom { last += 1 }
    return first..<last
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element meets a condition that all later ones meet as well.
  fileprivate func partition(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
