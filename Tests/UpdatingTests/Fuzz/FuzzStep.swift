import TestSupport

/// One thing to do to a list.
///
/// The details come from a seed of the step's own, so a step means something in any script.
struct FuzzStep {
  enum Kind: CaseIterable {
    case edit, archive, apply, tap, changeState, arm, scroll, flick, resize, window, traits
    case carry, drag, select, seek, swipe, editing, keys
    case mood, advance, finish, compare, policy, scrollShelf, prepare, layout

    /// How often the kind comes, compared with the others.
    fileprivate var weight: Int {
      switch self {
      case .edit: 10
      case .carry: 6
      case .drag: 3
      case .swipe, .archive: 5
      case .select, .seek, .editing, .keys: 2
      case .apply: 8
      case .changeState, .arm, .scroll: 4
      case .tap, .compare: 3
      case .resize, .window, .mood, .advance, .scrollShelf, .prepare: 2
      case .flick, .traits, .finish, .policy, .layout: 1
      }
    }
  }

  let kind: Kind
  let seed: UInt64

  static func random(using generator: inout SeededGenerator) -> FuzzStep {
    FuzzStep(kind: kinds.randomElement(using: &generator) ?? .edit, seed: generator.next())
  }

  private static let kinds = Kind.allCases.flatMap { Array(repeating: $0, count: $0.weight) }
}
