extension ResolvedList {
  /// Returns the list with one item at another position.
  ///
  /// The item keeps its run's controller type and `ForEach` elements, so a comparison of the lists
  /// finds a move.
  ///
  /// - Complexity: O(items of the runs that are cut).
  /// - Returns: `nil` if the item or the position does not exist.
  func moving(_ from: Position, to: Position) -> ResolvedList? {
    guard item(at: from) != nil, sections.indices.contains(to.section) else { return nil }
    var pieces = Pieces(section: from.section, of: self)
    guard let item = pieces.remove(from.item) else { return nil }
    var contents = [from.section: pieces]
    var target = contents[to.section] ?? Pieces(section: to.section, of: self)
    guard target.insert(item, at: to.item) else { return nil }
    contents[to.section] = target
    let old = snapshot.sections
    return ResolvedList(
      snapshot: Snapshot(
        sections: old.enumerated().map { index, section in
          guard let pieces = contents[index] else { return section }
          return SnapshotSection(
            id: section.id,
            runs: pieces.all.map(\.run),
            supplementaries: section.supplementaries
          )
        }
      ),
      sections: sections.enumerated().map { index, section in
        contents[index].map { section.with($0) } ?? section
      }
    )
  }
}

extension ResolvedList {
  /// Returns whether a place has lazy items of one run on both sides after an item was removed from
  /// another place.
  func isAmongLazyItems(_ target: Position, comingFrom origin: Position) -> Bool {
    let isBehind = origin.section == target.section && origin.item <= target.item
    let next = Position(section: target.section, item: target.item + (isBehind ? 1 : 0))
    guard let place = snapshot.run(at: next), place.offset > 0 else { return false }
    return snapshot.sections[place.section].runs[place.run].column.isLazy
  }
}

/// The runs of a section with their presenters, which can be split and joined.
@MainActor
struct Pieces {
  struct Piece {
    let run: Run
    let presenter: CellPresenter

    func part(_ range: Range<Int>) -> Piece {
      var presenter = presenter
      presenter.start += range.lowerBound
      return Piece(run: run.part(range), presenter: presenter)
    }
  }

  private(set) var all: [Piece]

  init(_ runs: [Run], _ presenters: [CellPresenter]) {
    all = zip(runs, presenters).map(Piece.init)
  }

  init(section: Int, of list: ResolvedList) {
    self.init(list.snapshot.sections[section].runs, list.sections[section].presenters)
  }

  /// The number of items.
  var count: Int { all.reduce(0) { $0 + $1.run.column.count } }

  /// The index of an item; of several with the identity, that of the first.
  ///
  /// - Complexity: O(n).
  func index(of id: ItemID) -> Int? {
    var start = 0
    for piece in all {
      if piece.run.controller == id.controller, piece.run.elements == id.elements,
        let index = piece.run.column.firstIndex(of: id.id)
      {
        return start + index
      }
      start += piece.run.column.count
    }
    return nil
  }

  /// Removes an item.
  mutating func remove(_ item: Int) -> Piece? {
    let start = cut(at: item)
    guard let start, all.indices.contains(start), !all[start].run.column.isLazy else { return nil }
    _ = cut(at: item + 1)
    return all.remove(at: start)
  }

  /// Inserts an item.
  ///
  /// - Returns: Whether there is such a place.
  mutating func insert(_ piece: Piece, at item: Int) -> Bool {
    guard let index = cut(at: item) else { return false }
    all.insert(piece, at: index)
    return true
  }

  /// Splits a piece so that one begins at an item.
  ///
  /// - Returns: The index of that piece, which is the end after the last item; `nil` beyond, and among lazy items.
  private mutating func cut(at item: Int) -> Int? {
    var start = 0
    for (index, piece) in all.enumerated() {
      if item == start { return index }
      let count = piece.run.column.count
      if item < start + count {
        if piece.run.column.isLazy { return nil }
        all.replaceSubrange(
          index...index,
          with: [piece.part(0..<item - start), piece.part(item - start..<count)]
        )
        return index + 1
      }
      start += count
    }
    return item == start ? all.endIndex : nil
  }
}
