import RosterLayout

/// What a section says about itself, besides its identity and its items.
struct SectionSettings {
  var layout = SectionLayout.list
  var supplementaries: [SupplementaryNode] = []

  /// Whether the section is left out of the list while it has no items.
  var hidesWhenEmpty = false
}
