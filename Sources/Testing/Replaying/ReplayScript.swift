import Roster

/// The steps of a replay, made from the events of a recording.
struct ReplayScript {
  /// What is done with a list.
  enum Input: Hashable {
    case screen(RecordedScreen)
    case apply(ReplayedList, isAnimated: Bool)
    case state(RecordedItem, isAnimated: Bool)
    case scroll(x: Float, y: Float)
    case touch(RecordedTouch, section: Int, item: Int)
    case animationsEnd
  }

  /// What the list does then.
  enum Effect: Hashable {
    case hook(ControllerHook, RecordedItem, ConfigureReason)
    case update(count: Int)
    case shown(style: String)
    case issue(code: String)
  }

  enum Step: Hashable {
    case input(Input, time: Int, isInside: Bool)
    case effect(Effect)
  }

  /// The list at the beginning.
  let start: ReplayedList

  /// What surrounds the list at the beginning.
  let screen: RecordedScreen

  private(set) var steps: [Step] = []

  /// For each step, the number of its event in the recording.
  private(set) var events: [Int] = []

  private let moments: [RecordedMoment]
  private var list: ReplayedList
  private var places: [Int: RecordedPlace] = [:]

  /// The sizes of each item, with the numbers of the events that tell them.
  private var sizes: [UInt64: [(event: Int, size: CGSize)]] = [:]

  init(_ recording: Recording) {
    moments = recording.moments
    var first: (list: ReplayedList?, screen: RecordedScreen?)
    for moment in moments where first.list == nil || first.screen == nil {
      switch moment.event {
      case .screen(let screen): first.screen = first.screen ?? screen
      case .content(let sections): first.list = first.list ?? ReplayedList(sections)
      default: break
      }
    }
    screen = first.screen ?? RecordedScreen()
    list = first.list ?? ReplayedList()
    for (event, moment) in moments.enumerated() {
      guard case .sizes(let all) = moment.event else { continue }
      for size in all {
        let value = CGSize(width: Double(size.width), height: Double(size.height))
        sizes[size.hash, default: []].append((event, value))
      }
    }
    list = Self.named(list, by: moments[...])
    start = list
    for index in moments.indices { add(index) }
  }

  /// Returns the size of an item after an event: the next one that was told, or else the one before.
  func size(of item: RecordedItem, after event: Int) -> CGSize {
    let known = sizes[item.hash] ?? []
    return known.first { $0.event >= event }?.size ?? known.last?.size
      ?? CGSize(width: Double(screen.width), height: Self.usualHeight)
  }

  private static let usualHeight = 44.0

  private mutating func add(_ index: Int) {
    let moment = moments[index]
    func input(_ input: Input) -> Step {
      .input(input, time: moment.time, isInside: moment.isInside)
    }
    switch moment.event {
    case .screen(let screen): append(input(.screen(screen)), index)
    case .request(let isAnimated):
      guard let next = target(after: index) else { return }
      append(input(.apply(next, isAnimated: isAnimated)), index)
    case .update(let changes):
      list = after(changes, at: index)
      append(.effect(.update(count: changes.count)), index)
    case .shown(let style, _): append(.effect(.shown(style: style)), index)
    case .controller(let number, let place): places[number] = place
    case .hook(let hook, let controller, let reason):
      guard let item = places[controller]?.item else { return }
      append(.effect(.hook(hook, item, reason)), index)
    case .state(let controller, let isAnimated):
      guard let item = places[controller]?.item else { return }
      append(input(.state(item, isAnimated: isAnimated)), index)
    case .issue(let code): append(.effect(.issue(code: code)), index)
    case .scroll(let x, let y): append(input(.scroll(x: x, y: y)), index)
    case .touch(let touch, let section, let item):
      append(input(.touch(touch, section: section, item: item)), index)
    case .animationsEnded: append(input(.animationsEnd), index)
    case .content, .sizes, .text: break
    }
  }

  private mutating func append(_ step: Step, _ event: Int) {
    steps.append(step)
    events.append(event)
  }

  /// Returns the list that the next update after an event shows.
  private func target(after index: Int) -> ReplayedList? {
    for later in moments.indices.dropFirst(index + 1) {
      if case .update(let changes) = moments[later].event { return after(changes, at: later) }
    }
    return nil
  }

  /// Returns the list after an update.
  private func after(_ changes: RecordedChanges, at index: Int) -> ReplayedList {
    let later = moments.dropFirst(index + 1)
    guard changes.isCut else { return Self.named(list.applying(changes), by: later) }
    for moment in later {
      if case .content(let sections) = moment.event {
        return Self.named(ReplayedList(sections), by: later)
      }
    }
    return list
  }

  /// Returns a list with the names that controllers have before the next update.
  private static func named(
    _ list: ReplayedList,
    by moments: ArraySlice<RecordedMoment>
  ) -> ReplayedList {
    var result = list
    for moment in moments {
      switch moment.event {
      case .controller(_, let place): result.name(place)
      case .update: return result
      default: break
      }
    }
    return result
  }
}
