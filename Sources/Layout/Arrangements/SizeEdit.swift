import Foundation

/// Items of one section that take the places of others.
///
/// Of several edits, each names places as they are after the ones before it.
package struct SizeEdit: Sendable, Equatable {
  /// The places of the items that go; an empty range says where items come.
  package let range: Range<Int>

  /// The sizes of the items that come.
  package let sizes: ItemSizes

  package init(_ range: Range<Int>, _ sizes: ItemSizes = ItemSizes()) {
    self.range = range
    self.sizes = sizes
  }

  /// Whether as many items come as go, so that no other item changes its place in the order.
  var keepsCount: Bool { range.count == sizes.count }
}

extension [CGSize] {
  /// Puts the sizes of an edit in.
  mutating func apply(_ edit: SizeEdit) {
    replaceSubrange(edit.range, with: edit.sizes.all)
  }
}
