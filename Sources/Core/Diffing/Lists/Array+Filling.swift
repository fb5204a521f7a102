/// The room for new elements at the end of an array.
@safe
struct Filling<Element: BitwiseCopyable> {
  private let buffer: UnsafeMutableBufferPointer<Element>
  fileprivate private(set) var count = 0

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe self.buffer = buffer
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    // The check keeps the write within the buffer, which lives as long as this value.
    unsafe precondition(count < buffer.count, "More elements were added than there is room for.")
    unsafe buffer[count] = element
    count += 1
  }
}

extension Array where Element: BitwiseCopyable {
  /// Adds many elements without asking before each of them whether the array is shared.
  ///
  /// - Parameters:
  ///   - limit: The most elements there can be.
  ///   - body: Adds the elements.
  @inline(__always)
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
