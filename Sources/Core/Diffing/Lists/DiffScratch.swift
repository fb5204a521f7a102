/// Memory for comparisons, kept from one update to the next.
///
/// It is an optimization for callers that compare often; nothing in it is used after a comparison.
@usableFromInline
final class DiffScratch {
  /// The memory; `nil` while it is in use, and before the first use.
  var workspace: DiffWorkspace?

  init() {}

  /// Releases the memory, after a memory warning.
  func release() {
    workspace = nil
  }

  /// The memory that is kept, in bytes.
  var byteCount: Int { workspace?.byteCount ?? 0 }

  /// Returns the workspace, cleared.
  @usableFromInline
  func take() -> DiffWorkspace {
    guard var lent = workspace.take() else { return DiffWorkspace() }
    lent.removeAll()
    return lent
  }

  /// Keeps the workspace for the next comparison, unless it has grown too large.
  @usableFromInline
  func giveBack(_ lent: consuming DiffWorkspace) {
    if lent.isWorthKeeping { workspace = consume lent }
  }
}

/// The intermediate results of a comparison of two lists.
@usableFromInline
struct DiffWorkspace: ~Copyable {
  @usableFromInline
  var alignment = Alignment()

  /// The alignment of the lists' ends, in mirrored indices.
  @usableFromInline
  var mirroredAlignment = Alignment()

  @usableFromInline
  var table = ItemTable()

  var order = MatchedOrder()

  init() {}

  mutating func removeAll() {
    alignment.removeAll()
    mirroredAlignment.removeAll()
  }

  /// Whether the memory is small enough to be kept: up to 1 MiB.
  var isWorthKeeping: Bool { byteCount <= 1 << 20 }

  /// The memory in use, in bytes.
  var byteCount: Int {
    alignment.byteCount + mirroredAlignment.byteCount + table.byteCount + order.byteCount
  }
}

extension DiffWorkspace {
  /// Appends the alignment of the lists' ends to that of their beginnings.
  @usableFromInline
  mutating func appendMirrored(oldCount: Int, newCount: Int) {
    for index in (0..<mirroredAlignment.blocks.count).reversed() {
      let block = mirroredAlignment.blocks[index]
      alignment.blocks.append(
        Block(
          old: oldCount - Int(block.old + block.count),
          new: newCount - Int(block.new + block.count),
          count: Int(block.count)
        )
      )
    }
    for index in (0..<mirroredAlignment.oldRest.count).reversed() {
      alignment.oldRest.append(Int32(oldCount) - 1 - mirroredAlignment.oldRest[index])
    }
    for index in (0..<mirroredAlignment.newRest.count).reversed() {
      alignment.newRest.append(Int32(newCount) - 1 - mirroredAlignment.newRest[index])
    }
  }

  /// Turns the finished alignment into changes.
  @usableFromInline
  mutating func report(to changes: inout ItemChanges) {
    alignment.reportDeletionsAndInsertions(to: &changes)
    guard alignment.matchCount > 0 else { return }
    order.collect(alignment)
    order.reportMoves(of: alignment, to: &changes)
  }
}
