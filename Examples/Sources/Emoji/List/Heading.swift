import Roster

/// The title of a group or of a subgroup, and how many emoji are in it.
struct Heading: ViewModel {
  enum Level: Sendable {
    case group
    case subgroup
  }

  let level: Level
  let title: String
  let count: Int

  var id: String { title }
}
