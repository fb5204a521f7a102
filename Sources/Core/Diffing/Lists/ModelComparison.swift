/// Two arrays of view models of one type.
///
/// All its functions are inlined where the type of the view models is known.
///
/// It refers to the arrays by pointers, so that copying it and reading elements does not count
/// references; the benchmarks show the difference. It never outlives the call of `withComparison`
/// that made it, and only valid indices are passed to it, which makes each `unsafe` sound.
@usableFromInline
@safe
struct ModelComparison<Model: ViewModel>: ListComparison {
  @usableFromInline
  let old: UnsafeBufferPointer<Model>

  @usableFromInline
  let new: UnsafeBufferPointer<Model>

  @usableFromInline
  let identifiers: IdentifierKind<Model.ID>

  @inlinable
  init(old: UnsafeBufferPointer<Model>, new: UnsafeBufferPointer<Model>) {
    unsafe self.old = old
    unsafe self.new = new
    identifiers = IdentifierKind()
  }

  @inlinable var oldCount: Int { unsafe old.count }

  @inlinable var newCount: Int { unsafe new.count }

  /// Whether both arrays share their storage, so that nothing has changed.
  @inlinable var isSameStorage: Bool {
    unsafe old.baseAddress == new.baseAddress && oldCount == newCount
  }

  @inlinable var isQuick: Bool { identifiers.isBitwise }

  @inlinable
  @inline(__always)
  func isSameItem(old: Int, new: Int) -> Bool {
    unsafe identifiers.areEqual(self.old[old].id, self.new[new].id)
  }

  @inlinable
  @inline(__always)
  func isSameContent(old: Int, new: Int) -> Bool {
    // Bits are compared first, because that needs no call, and mostly nothing has changed.
    unsafe hasEqualBits(old: old, new: new) || self.old[old] == self.new[new]
  }

  @inlinable
  @inline(__always)
  func oldHash(at index: Int) -> UInt64 { unsafe identifiers.hash(old[index].id) }

  @inlinable
  @inline(__always)
  func newHash(at index: Int) -> UInt64 { unsafe identifiers.hash(new[index].id) }
}

/// Compares two arrays while they stay where they are.
@inlinable
func withComparison<Model: ViewModel, Result>(
  _ old: [Model],
  _ new: [Model],
  _ body: (inout ModelComparison<Model>) -> Result
) -> Result {
  unsafe old.withUnsafeBufferPointer { old in
    unsafe new.withUnsafeBufferPointer { new in
      var comparison = unsafe ModelComparison(old: old, new: new)
      return body(&comparison)
    }
  }
}

extension ModelComparison {
  /// Counts matches, skipping those with equal bits without comparing them one by one.
  ///
  /// A view model with the same bits as the previous one is the same item with the same content.
  /// That is true for references too, which need not be followed. Only where bits differ are `==`
  /// and the identifiers used. A view model that is not equal to itself counts as unchanged while
  /// its bits are unchanged, so that it is not configured again and again.
  @inlinable
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    var pace = BitwisePace()
    while count < limit, isMatch(old: old + count, new: new + count, changes: &changes) {
      count += 1
      guard pace.isTimeForBits else { continue }
      let equal = equalBits(fromOld: old + count, new: new + count, limit: limit - count)
      pace.found(equal)
      count += equal
    }
    return count
  }

  @inlinable
  func matches(beforeOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    var pace = BitwisePace()
    while count < limit, isMatch(old: old - count - 1, new: new - count - 1, changes: &changes) {
      count += 1
      guard pace.isTimeForBits else { continue }
      let equal = equalBits(beforeOld: old - count, new: new - count, limit: limit - count)
      pace.found(equal)
      count += equal
    }
    return count
  }

  /// Returns whether two view models are the same item, and records an update if their content
  /// differs.
  @inlinable
  @inline(__always)
  func isMatch(old: Int, new: Int, changes: inout ItemChanges) -> Bool {
    if identifiers.isBitwise {
      guard isSameItem(old: old, new: new) else { return false }
      noteContent(old: old, new: new, in: &changes)
      return true
    }
    // Identifiers may be expensive to compare, and equal view models have equal ones.
    if hasEqualBits(old: old, new: new) { return true }
    if unsafe self.old[old] == self.new[new] { return true }
    guard isSameItem(old: old, new: new) else { return false }
    changes.update(old: old, new: new)
    return true
  }

  /// Returns whether two view models have the same bits.
  @inlinable
  @inline(__always)
  func hasEqualBits(old: Int, new: Int) -> Bool {
    // The indices are valid.
    guard
      let left = unsafe UnsafeRawBufferPointer(self.old).baseAddress,
      let right = unsafe UnsafeRawBufferPointer(self.new).baseAddress
    else { return true }
    let stride = MemoryLayout<Model>.stride
    return unsafe areBytesEqual(
      left.advanced(by: old * stride),
      right.advanced(by: new * stride),
      count: stride
    )
  }

  /// Returns how many view models have the same bits, from a pair of indices on.
  @inlinable
  func equalBits(fromOld old: Int, new: Int, limit: Int) -> Int {
    // The indices are valid, so both ranges of bytes are inside the arrays.
    guard
      let left = unsafe UnsafeRawBufferPointer(self.old).baseAddress,
      let right = unsafe UnsafeRawBufferPointer(self.new).baseAddress
    else { return 0 }
    let stride = MemoryLayout<Model>.stride
    return unsafe equalBytes(
      from: left.advanced(by: old * stride),
      and: right.advanced(by: new * stride),
      count: limit * stride
    ) / stride
  }

  /// Returns how many view models have the same bits, before a pair of indices.
  @inlinable
  func equalBits(beforeOld old: Int, new: Int, limit: Int) -> Int {
    // As for the view models from a pair of indices on.
    guard
      let left = unsafe UnsafeRawBufferPointer(self.old).baseAddress,
      let right = unsafe UnsafeRawBufferPointer(self.new).baseAddress
    else { return 0 }
    let stride = MemoryLayout<Model>.stride
    return unsafe equalBytes(
      before: left.advanced(by: old * stride),
      and: right.advanced(by: new * stride),
      count: limit * stride
    ) / stride
  }
}

/// Decides when to compare the bits of many view models, which is a waste while equal view models
/// have different bits, for example because their strings were made again.
@usableFromInline
struct BitwisePace {
  /// How many view models are compared one by one after bits have differed.
  @usableFromInline
  var pause = 0

  /// How many of them are left; a few at first, because reordered lists agree only for a few items.
  @usableFromInline
  var rest = 3

  @inlinable
  init() {}

  @inlinable
  var isTimeForBits: Bool {
    mutating get {
      guard rest > 0 else { return true }
      rest -= 1
      return false
    }
  }

  /// Records how many view models had equal bits.
  @inlinable
  mutating func found(_ count: Int) {
    pause = count > 0 ? 0 : min(2 * pause + 1, 15)
    rest = pause
  }
}
