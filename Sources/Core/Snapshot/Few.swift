/// A collection of a few elements, of which the first needs no array.
///
/// Most sections have one run of items, and there may be thousands of sections. It is inlinable, so that it
/// is specialized in the modules that use it.
@usableFromInline
struct Few<Element> {
  @usableFromInline
  let head: Element?

  @usableFromInline
  let tail: [Element]

  @inlinable
  init() {
    (head, tail) = (nil, [])
  }

  /// Creates a collection of one element.
  @inlinable
  init(only element: Element) {
    (head, tail) = (element, [])
  }

  @inlinable
  init(_ elements: [Element]) {
    (head, tail) = (elements.first, elements.count > 1 ? Array(elements.dropFirst()) : [])
  }

  @inlinable
  init(head: Element?, tail: [Element]) {
    (self.head, self.tail) = (head, tail)
  }

  /// Returns the collection with one more element at its end.
  @inlinable
  func appending(_ element: Element) -> Few {
    guard let head else { return Few(only: element) }
    return Few(head: head, tail: tail + [element])
  }

  /// The element of a collection that has just one.
  @inlinable
  var only: Element? { tail.isEmpty ? head : nil }
}

extension Few: RandomAccessCollection {
  @inlinable
  var startIndex: Int { 0 }

  @inlinable
  var endIndex: Int { head == nil ? 0 : tail.count + 1 }

  @inlinable
  var count: Int { endIndex }

  @inlinable
  subscript(index: Int) -> Element {
    if index == 0, let head { head } else { tail[index - 1] }
  }
}

extension Few: Sendable where Element: Sendable {}
