/// Where a section of an intermediate list comes from.
package enum SectionSource: Hashable, Sendable {
  /// The section with this index before the change, as it was.
  case old(Int)

  /// The section with this index after the change, as it will be.
  case new(Int)

  /// The new section with this index, still without items.
  case emptied(new: Int)

  /// The old section with this index, which its items have left.
  case vacated(old: Int)
}
