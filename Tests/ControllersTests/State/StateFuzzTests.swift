import Roster
import RosterTesting
import TestSupport
import Testing

/// Random drafts come, go and change sections: each has the state that it left with.
@MainActor
@Suite struct StateFuzzTests {
  @Test(arguments: Effort.seeds(20))
  func `every kept state is back with its item`(seed: UInt64) throws {
    try run(StateScript(seed: seed, AmpleDraftController.init))
  }

  @Test(arguments: Effort.seeds(20))
  func `every stored state is back with its item, also after a relaunch`(seed: UInt64) throws {
    try run(StateScript(seed: seed, relaunches: true, StoredDraftController.init))
  }

  private func run(_ script: StateScript<some DraftController>) throws {
    var script = script
    for step in 0..<80 {
      script.step()
      let problem = script.problem()
      try #require(problem == nil, "seed \(script.seed), step \(step): \(problem ?? "")")
    }
  }
}

private final class AmpleDraftController: DraftController {
  override class var stateRetention: StateRetention<DraftState> { .keep(last: 1_000) }
}

/// One run of random steps, and the states that the items are to have after each.
@MainActor
private struct StateScript<Controller: DraftController> {
  private struct Place: Hashable {
    let section: String
    let id: String
  }

  let seed: UInt64
  private let relaunches: Bool
  private let make: @MainActor (Draft) -> Controller
  private let storage = InMemoryStateStorage()
  private var list: ListHarness
  private var generator: SeededGenerator
  private var sections: [(name: String, ids: [String])] = []
  private var texts: [Place: String] = [:]

  /// The places whose texts the list knows of, because it has read or written them; the latest last.
  private var known: [Place] = []
  private var nextText = 0

  init(
    seed: UInt64,
    relaunches: Bool = false,
    _ make: @escaping @MainActor (Draft) -> Controller
  ) {
    self.seed = seed
    self.relaunches = relaunches
    self.make = make
    generator = SeededGenerator(seed: seed)
    list = ListHarness(size: CGSize(width: 320, height: 300), stateStorage: storage)
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: update()
    case 4..<8: type()
    case 8: scroll()
    default:
      guard relaunches else { return }
      list.adapter.apply(EmptyContent())
      list = ListHarness(size: CGSize(width: 320, height: 300), stateStorage: storage)
      known = []
      show()
    }
  }

  /// Deals some of the identifiers anew to some of the sections.
  private mutating func update() {
    let before = places
    var used: Set<String> = []
    sections = ["s", "t", "u"].shuffled(using: &generator).compactMap { name in
      guard Int.random(in: 0..<4, using: &generator) > 0 else { return nil }
      let ids = "abcdefghij".map(String.init).filter { id in
        let stays = before[id] == name && Int.random(in: 0..<4, using: &generator) > 0
        return !used.contains(id) && (stays || Int.random(in: 0..<6, using: &generator) == 0)
      }
      used.formUnion(ids)
      return (name, ids)
    }
    let after = places
    var moved: [Place: String] = [:]
    for (id, old) in before {
      guard let new = after[id], new != old else { continue }
      moved[Place(section: new, id: id)] =
        texts.removeValue(forKey: Place(section: old, id: id)) ?? ""
    }
    texts.merge(moved) { $1 }
    moved.keys.forEach { know($0) }
    for (id, new) in after where before[id] == nil {
      bringIn(id, to: new)
    }
    show()
  }

  /// Lets an item that comes in bring the state that it left another section with.
  private mutating func bringIn(_ id: String, to section: String) {
    let new = Place(section: section, id: id)
    let old = known.last { $0.id == id && $0 != new && texts[$0, default: ""] != "" }
    guard texts[new, default: ""].isEmpty, let old else { return }
    texts[new] = texts.removeValue(forKey: old)
    know(new)
  }

  private mutating func know(_ place: Place) {
    known.removeAll { $0 == place }
    known.append(place)
  }

  private mutating func show() {
    for (id, section) in places {
      let place = Place(section: section, id: id)
      if !known.contains(place), texts[place, default: ""] != "" { know(place) }
    }
    list.apply(
      Drafts(sections: sections, make),
      animated: nextText.isMultiple(of: 2)
    )
    list.finishAnimations()
  }

  /// Changes the state of an item on screen; sometimes back to the initial one.
  private mutating func type() {
    guard let item = list.visibleItems.randomElement(using: &generator) else { return }
    nextText += 1
    let text = Int.random(in: 0..<3, using: &generator) == 0 ? "" : "text \(nextText)"
    list.draft(item.item, in: item.section)?.updateState {
      $0.text = text
      $0.isExpanded = !text.isEmpty
    }
    texts[place(of: item)] = text
    know(place(of: item))
    if Bool.random(using: &generator) { list.flush() }
  }

  private mutating func scroll() {
    let height = list.collectionView.contentSize.height
    list.scroll(to: CGFloat.random(in: 0...max(1, height - 300), using: &generator))
  }

  private var places: [String: String] {
    Dictionary(
      uniqueKeysWithValues: sections.flatMap { section in section.ids.map { ($0, section.name) } }
    )
  }

  private func place(of item: IndexPath) -> Place {
    Place(section: sections[item.section].name, id: sections[item.section].ids[item.item])
  }

  /// What is wrong with the list, in words.
  func problem() -> String? {
    var height: CGFloat = 0
    for (section, content) in sections.enumerated() {
      for item in content.ids.indices {
        let text = texts[place(of: IndexPath(item: item, section: section))] ?? ""
        height += text.isEmpty ? 50 : 100
        guard let draft = list.draft(item, in: section) else { continue }
        guard draft.state.text == text else {
          return "\(content.name) \(content.ids[item]) has \(draft.state.text), not \(text)"
        }
      }
    }
    list.collectionView.layoutIfNeeded()
    guard list.collectionView.contentSize.height == height else {
      return "the content is \(list.collectionView.contentSize.height) high, not \(height)"
    }
    return list.issues.isEmpty ? nil : "\(list.issues)"
  }
}
