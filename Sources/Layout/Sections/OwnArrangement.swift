/// An arrangement of an app, comparable with others that may be of another type.
package struct OwnArrangement: Hashable, Sendable {
  package let base: any SectionArrangement

  package init(_ base: some SectionArrangement) {
    self.base = base
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
