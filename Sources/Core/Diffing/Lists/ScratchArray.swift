/// An array for inner loops that is never copied, so that writes need not check whether it is
/// shared.
///
/// In a diff that hashes, these checks take a third of the time, and checking bounds in release
/// builds another tenth. Debug builds do check bounds, and the exhaustive tests run in those.
@usableFromInline
@safe struct ScratchArray<Element: BitwiseCopyable>: ~Copyable {
  /// The memory: `capacity` elements, of which the first `count` are initialized.
  ///
  /// Only this array refers to it, from its allocation to its release in `deinit` or `grow`, and all
  /// elements that are read or written lie below `count`: indices come from loops over the array, or
  /// were stored as the number of an element of another one. That makes each `unsafe` below sound.
  /// Elements are trivial: they need neither initialization before nor deinitialization after.
  var base: UnsafeMutablePointer<Element>

  private(set) var capacity: Int

  @usableFromInline
  private(set) var count = 0

  @usableFromInline
  init() {
    unsafe base = .allocate(capacity: 0)
    capacity = 0
  }

  deinit {
    unsafe base.deallocate()
  }

  /// The memory that is taken, in bytes.
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @usableFromInline
  var isEmpty: Bool { count == 0 }

  var last: Element? { count == 0 ? nil : self[count - 1] }

  @usableFromInline
  subscript(index: Int) -> Element {
    @usableFromInline
    get {
      assert(index >= 0 && index < count, "A scratch array was read out of bounds.")
      return unsafe base[index]
    }
    set {
      assert(index >= 0 && index < count, "A scratch array was written out of bounds.")
      unsafe base[index] = newValue
    }
  }

  @usableFromInline
  subscript(index: Int32) -> Element {
    @usableFromInline
    get { self[Int(index)] }
    @usableFromInline
    set { self[Int(index)] = newValue }
  }

  /// Adds an element at the end.
  @usableFromInline
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(capacity * 2, 32)) }
    unsafe base[count] = element
    count += 1
  }

  /// Removes the elements and keeps the memory.
  mutating func removeAll() {
    count = 0
  }

  /// Replaces all elements by a number of equal ones.
  @usableFromInline
  mutating func reset(to element: Element, count newCount: Int) {
    count = 0
    if newCount > capacity { grow(to: newCount) }
    unsafe base.update(repeating: element, count: newCount)
    count = newCount
  }

  /// Appends equal elements until there is a given number of elements.
  mutating func extend(with element: Element, to newCount: Int) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    unsafe (base + count).update(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Replaces neighboring elements, or none, by one.
  mutating func replace(_ range: Range<Int>, with element: Element) {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "A range is out of bounds.")
    if range.isEmpty {
      append(element)
      var index = count - 1
      while index > range.lowerBound {
        self[index] = self[index - 1]
        index -= 1
      }
    } else if range.count > 1 {
      let removed = range.count - 1
      for index in range.upperBound..<count { unsafe base[index - removed] = base[index] }
      count -= removed
    }
    self[range.lowerBound] = element
  }

  /// Makes space for more elements, and doubles the capacity if there is not enough.
  mutating func makeRoom(for additions: Int) {
    if count + additions > capacity { grow(to: max(capacity * 2, count + additions)) }
  }

  @inline(never)
  mutating func grow(to newCapacity: Int) {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    for index in 0..<count { unsafe new[index] = base[index] }
    unsafe base.deallocate()
    unsafe base = new
    capacity = newCapacity
  }
}

extension ScratchArray where Element == Int32 {
  /// Appends ascending numbers.
  ///
  /// A minimum is always written, because there are mostly few and their number is unpredictable.
  mutating func append(_ range: Range<Int>) {
    makeRoom(for: max(range.count, 4))
    let first = Int32(truncatingIfNeeded: range.lowerBound)
    for offset in 0..<4 {
      unsafe base[count + offset] = first &+ Int32(truncatingIfNeeded: offset)
    }
    if range.count > 4 {
      for offset in 4..<range.count {
        unsafe base[count + offset] = first &+ Int32(truncatingIfNeeded: offset)
      }
    }
    count += range.count
  }
}

/// The space for new elements at the end of an array.
@safe
struct Filling<Element: BitwiseCopyable> {
  private let buffer: UnsafeMutableBufferPointer<Element>
  fileprivate private(set) var count = 0

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe self.buffer = buffer
  }

  mutating func append(_ element: Element) {
    // The check keeps the write within the buffer, which lives as long as this value.
    unsafe precondition(count < buffer.count, "More elements were added than there is room for.")
    unsafe buffer[count] = element
    count += 1
  }
}

extension Array where Element: BitwiseCopyable {
  /// Appends many elements without checking for each of them whether the array is shared.
  ///
  /// - Parameters:
  ///   - limit: The most elements there can be.
  ///   - body: Adds the elements.
  mutating func fill(atMost limit: Int, _ body: (inout Filling<Element>) -> Void) {
    guard limit > 0 else { return }
    let added = unsafe Array(unsafeUninitializedCapacity: limit) { buffer, count in
      var filling = unsafe Filling(buffer)
      body(&filling)
      count = filling.count
    }
    if isEmpty { self = added } else { append(contentsOf: added) }
  }
}
