/// A change of lazy models that the app has reported.
///
/// Each edit uses positions after the previous edits.
enum LazyEdit: Sendable {
  case insert(Range<Int>)
  case remove(Range<Int>)
  case move(from: Int, to: Int)

  /// Models were replaced by others with the same identifiers; only those are listed that have been
  /// loaded.
  case update([Int])
}

/// The recent edits of lazy models, from which two moments are compared.
struct LazyHistory: Sendable {
  /// A moment between two edits, or of other models.
  final class Moment: Sendable {}

  private var steps: [(before: Moment, edit: LazyEdit)] = []
  private(set) var now = Moment()

  /// The number of edits that are kept; lists that show older models cannot be compared.
  static let length = 1_000

  /// Adds an edit.
  mutating func append(_ edit: LazyEdit) {
    if steps.count >= Self.length { steps.removeFirst(Self.length / 2) }
    steps.append((now, edit))
    now = Moment()
  }

  /// Returns the edits since a moment; `nil` if they are not known.
  func edits(since moment: Moment) -> [LazyEdit]? {
    if moment === now { return [] }
    return steps.firstIndex { $0.before === moment }.map { steps[$0...].map(\.edit) }
  }
}

/// The items of lazy models after some edits, as pieces of those before.
struct LazyPieces {
  /// Neighboring items that were neighbors before, or that are all new.
  struct Piece {
    /// The index of the first item before; `nil` if the items are new.
    let old: Int?
    let count: Int

    /// The indices of the items before; empty for new ones.
    var before: Range<Int> { old.map { $0..<$0 + count } ?? 0..<0 }

    func part(_ range: Range<Int>) -> Piece {
      Piece(old: old.map { $0 + range.lowerBound }, count: range.count)
    }
  }

  /// The greatest number of lazy items that an update inserts or deletes one by one; for more, the
  /// collection view is reloaded.
  static let mostTold = 10_000

  private(set) var pieces: [Piece]

  /// The items, by their indices before, whose models were replaced.
  private var updated: Set<Int> = []

  /// Creates the pieces before any edit.
  init(count: Int) {
    pieces = count > 0 ? [Piece(old: 0, count: count)] : []
  }

  /// Applies an edit.
  ///
  /// - Complexity: O(number of pieces).
  mutating func apply(_ edit: LazyEdit) {
    switch edit {
    case .insert(let range):
      pieces.insert(Piece(old: nil, count: range.count), at: cut(at: range.lowerBound))
    case .remove(let range):
      let first = cut(at: range.lowerBound)
      pieces.removeSubrange(first..<cut(at: range.upperBound))
    case .move(let from, let to):
      let piece = cut(at: from)
      _ = cut(at: from + 1)
      let moved = pieces.remove(at: piece)
      pieces.insert(moved, at: cut(at: to))
    case .update(let items):
      updated.formUnion(items.compactMap(indexBefore))
    }
  }

  /// Divides the pieces so that one begins at an item.
  ///
  /// - Returns: The index of that piece; the number of pieces at the end.
  private mutating func cut(at item: Int) -> Int {
    var start = 0
    for (index, piece) in pieces.enumerated() {
      if item <= start { return index }
      if item < start + piece.count {
        let parts = [piece.part(0..<item - start), piece.part(item - start..<piece.count)]
        pieces.replaceSubrange(index...index, with: parts)
        return index + 1
      }
      start += piece.count
    }
    return pieces.count
  }

  private func indexBefore(_ item: Int) -> Int? {
    var start = 0
    for piece in pieces {
      if item < start + piece.count { return piece.old.map { $0 + item - start } }
      start += piece.count
    }
    return nil
  }
}

extension LazyPieces {
  /// Records the changes from the items before to those after.
  ///
  /// - Parameters:
  ///   - oldCount: The number of items before.
  ///   - changes: Receives the changes, with its base added to all positions.
  /// - Complexity: O(p² + m) for p pieces and m items that move or are updated.
  func record(from oldCount: Int, into changes: inout ItemChanges) {
    let staying = staying
    var left: [Range<Int>] = []
    var start = changes.base.new
    for (index, piece) in pieces.enumerated() {
      let range = start..<start + piece.count
      if piece.old == nil {
        changes.inserted.append(range, inSection: changes.section.to)
      } else {
        left.append(piece.before)
        let distance = range.lowerBound - piece.before.lowerBound
        func move(_ old: Int) -> Move<Position> {
          Move(
            from: Position(section: changes.section.from, item: changes.base.old + old),
            to: Position(section: changes.section.to, item: old + distance)
          )
        }
        if !staying.contains(index) { changes.moved += piece.before.map(move) }
        changes.updated += updated.filter(piece.before.contains).sorted().map(move)
      }
      start = range.upperBound
    }
    var next = 0
    for range in left.sorted(by: { $0.lowerBound < $1.lowerBound }) + [oldCount..<oldCount] {
      let gone = changes.base.old + next..<changes.base.old + range.lowerBound
      changes.removed.append(gone, inSection: changes.section.from)
      next = range.upperBound
    }
  }

  /// Returns the number of inserted and removed items.
  func turnover(from oldCount: Int) -> Int {
    let kept = pieces.reduce(0) { $0 + $1.before.count }
    return oldCount - kept + pieces.reduce(0) { $0 + $1.count } - kept
  }

  /// The pieces that keep their order, so that the fewest items move.
  private var staying: Set<Int> {
    let kept = pieces.indices.filter { pieces[$0].old != nil }
    let isInOrder = zip(kept, kept.dropFirst()).allSatisfy {
      pieces[$0].before.upperBound <= pieces[$1].before.lowerBound
    }
    if isInOrder { return Set(kept) }
    var best: [(items: Int, previous: Int?)] = []
    for (rank, piece) in kept.enumerated() {
      var choice: (items: Int, previous: Int?) = (0, nil)
      for earlier in 0..<rank
      where pieces[kept[earlier]].before.upperBound <= pieces[piece].before.lowerBound
        && best[earlier].items > choice.items
      {
        choice = (best[earlier].items, earlier)
      }
      best.append((choice.items + pieces[piece].count, choice.previous))
    }
    var result: Set<Int> = []
    var rank = best.indices.max { best[$0].items < best[$1].items }
    while let current = rank {
      result.insert(kept[current])
      rank = best[current].previous
    }
    return result
  }
}
