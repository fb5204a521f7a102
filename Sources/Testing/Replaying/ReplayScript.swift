import Roster

/// The steps of a replay, made from the events of a recording.
struct ReplayScript {
  /// What is done with a list.
  enum Input {
    case screen(RecordedScreen)
    case apply(ReplayedList, isAnimated: Bool)

    /// The state of a controller changes, whose item is at a position; `nil` for a header, a footer or another view.
    case state(RecordedItem, Position?, size: CGSize, isAnimated: Bool)

    case scroll(CGPoint)
    case touch(RecordedTouch, IndexPath)
    case animationsEnd
  }

  /// What the list does then.
  enum Effect: Hashable {
    case hook(ControllerHook, RecordedItem, ConfigureReason)
    case update(count: Int)
    case shown(style: String)
    case issue(code: String)
  }

  /// A part of the replay, with the number of its event in the recording.
  struct Step {
    enum What {
      case input(Input)
      case effect(Effect)
    }

    let event: Int
    let what: What

    /// Whether it happened in the middle of an update or of a callback.
    let isInside: Bool

    /// The time since the first step, in microseconds.
    let time: Int

    /// How long an update took, in microseconds; 0 if this is not the end of one.
    let duration: Int
  }

  /// What has a size in a recording.
  enum Subject: Hashable {
    /// An item, by its number in the replay.
    case item(Int)

    /// A header, a footer or another view.
    case boundary(RecordedItem)
  }

  /// A version of an item's view model, and the event in which it came.
  struct Content: Hashable {
    var version: Int
    var changedAt: Int
  }

  /// Whether the recording begins with the list, and not in the middle of its life.
  let isComplete: Bool

  /// The list, what surrounds it and where it is scrolled to, at the beginning.
  private(set) var start = (list: ReplayedList(), screen: RecordedScreen(), offset: CGPoint.zero)

  private(set) var steps: [Step] = []

  private let moments: [RecordedMoment]

  /// The number of the first event that is replayed.
  private let first: Int

  /// The list after each update, by the number of its event.
  private var lists: [Int: ReplayedList] = [:]

  /// The controllers that were described, by their numbers in the present half of the recording.
  private var controllers: [Int: (name: RecordedItem, subject: Subject)] = [:]

  /// The names of items that were recorded later than the items.
  private var names: [Int: RecordedItem] = [:]

  /// For items whose content was changed while they were off screen, and changed back: the content that their
  /// controllers had, by the event of the last change.
  private var restored: [Int: [Int: Content]] = [:]

  /// The sizes of each item, with the numbers of the events that tell them.
  private var sizes: [Subject: [(event: Int, size: CGSize)]] = [:]

  /// The numbers of the events that may have changed an item's size.
  private var causes: [Subject: [Int]] = [:]

  init(_ recording: Recording) {
    moments = recording.moments
    isComplete = recording.isComplete
    // Each half begins with the screen, the content, sizes and the offset.
    let header = moments.firstIndex { if case .scroll = $0.event { true } else { false } }
    let begun = moments.indices.dropFirst((header ?? moments.endIndex) + 1)
    first =
      (isComplete ? begun.first : begun.first { [moments] in moments[$0].isBeginning })
      ?? moments.endIndex
    readLists()
    controllers = [:]
    var list = ReplayedList()
    var screen = start.screen
    for index in moments.indices {
      list = lists[index] ?? list
      if case .screen(let next) = moments[index].event, index >= first {
        // The second half of a recording repeats what is on screen, wherever it begins.
        if next == screen { continue }
        screen = next
      }
      if case .controller(let number, let place) = moments[index].event {
        note(place, of: number, in: list)
      }
      if index >= first { addStep(index, list) }
    }
  }

  /// Returns the name of an item, which may have been recorded later than the item.
  func name(of item: ReplayedList.Item) -> RecordedItem { names[item.number] ?? item.name }

  /// Returns what tells the content of an item from its earlier and later ones.
  func content(of item: ReplayedList.Item) -> Content {
    restored[item.number]?[item.changedAt]
      ?? Content(version: item.version, changedAt: item.changedAt)
  }

  /// Returns the size of something after an event: the one that is told before it may have changed again, or else the
  /// one before.
  func size(of subject: Subject, after event: Int) -> CGSize {
    let known = sizes[subject] ?? []
    let end = causes[subject]?.first { $0 > event } ?? .max
    return known.first { $0.event >= event && $0.event < end }?.size
      ?? known.last { $0.event < event }?.size
      ?? known.first?.size
      ?? CGSize(width: Double(start.screen.width), height: Self.usualHeight)
  }

  private static let usualHeight = 44.0
}

extension ReplayScript {
  /// Determines the list after each update, and the names and sizes of its items.
  private mutating func readLists() {
    var list = ReplayedList()
    var contents = ReplayedContents()
    for (index, moment) in moments.enumerated() {
      if index == first { start.list = list }
      switch moment.event {
      case .screen(let screen) where index < first: start.screen = screen
      case .scroll(let x, let y) where index < first:
        start.offset = CGPoint(x: Double(x), y: Double(y))
      case .content(let sections) where lists.isEmpty:
        list.show(sections, at: index)
        lists[index] = list
        noteChanges(at: index, in: list, &contents)
      case .update(let changes):
        if changes.isCut {
          showContent(after: index, in: &list)
        } else {
          list.apply(changes, at: index)
        }
        lists[index] = list
        noteChanges(at: index, in: list, &contents)
      case .controller(let number, let place): name(place, of: number, in: &list)
      case .sizes(let told):
        for size in told { note(size, at: index, in: list) }
      case .state(let number, _):
        if let subject = controllers[number]?.subject { causes[subject, default: []].append(index) }
      case .hook(let hook, let number, let reason):
        guard case .item(let item)? = controllers[number]?.subject,
          let (latest, delivered) = contents.deliver(item, hook, reason)
        else { continue }
        restored[item, default: [:]][latest.changedAt] = delivered
      default: break
      }
    }
    if first == moments.endIndex { start.list = list }
  }

  /// Shows the content that follows an update that was too large to be recorded.
  private func showContent(after index: Int, in list: inout ReplayedList) {
    var updated: Set<RecordedItem> = []
    var names = controllers.mapValues(\.name)
    for moment in moments.dropFirst(index + 1) {
      switch moment.event {
      case .controller(let number, let place): names[number] = place.item
      case .hook(.didUpdate, let number, _):
        if let name = names[number] { updated.insert(name) }
      case .content(let sections):
        list.show(sections, at: index)
        list.update(updated, at: index)
        return
      case .update: return
      default: break
      }
    }
  }

  private mutating func noteChanges(
    at index: Int,
    in list: ReplayedList,
    _ contents: inout ReplayedContents
  ) {
    for section in list.sections {
      for item in section.items where item.changedAt == index {
        contents.latest[item.number] = Content(version: item.version, changedAt: index)
        causes[.item(item.number), default: []].append(index)
      }
      for boundary in section.boundaries where boundary.changedAt == index {
        causes[.boundary(boundary.name), default: []].append(index)
      }
    }
  }

  private mutating func name(
    _ place: RecordedPlace,
    of number: Int,
    in list: inout ReplayedList
  ) {
    let position = Position(section: place.section, item: place.index)
    if let item = list[position], !item.isNamed, place.item.hash != 0 {
      list.name(position, place.item)
      names[item.number] = place.item
    }
    note(place, of: number, in: list)
  }

  private mutating func note(_ place: RecordedPlace, of number: Int, in list: ReplayedList) {
    let position = Position(section: place.section, item: place.index)
    let item = list[position].flatMap { name(of: $0) == place.item ? $0 : nil }
    controllers[number] = (place.item, item.map { .item($0.number) } ?? .boundary(place.item))
  }

  private mutating func note(_ size: RecordedSize, at index: Int, in list: ReplayedList) {
    let subject: Subject? =
      switch size.subject {
      case .controller(let number): controllers[number]?.subject
      case .item(let position): list[position].map { .item($0.number) }
      }
    guard let subject else { return }
    let size = CGSize(width: Double(size.width), height: Double(size.height))
    sizes[subject, default: []].append((index, size))
  }
}

/// The contents of items, and those that their controllers have received.
private struct ReplayedContents {
  var latest: [Int: ReplayScript.Content] = [:]
  private var delivered: [Int: ReplayScript.Content] = [:]

  /// Notes a hook of an item's controller.
  ///
  /// - Returns: The latest content, and the one that the controller has, if they are recorded as different ones but are
  ///   the same: a controller that gets a cell is notified of other content first.
  mutating func deliver(
    _ item: Int,
    _ hook: ControllerHook,
    _ reason: ConfigureReason
  ) -> (latest: ReplayScript.Content, delivered: ReplayScript.Content)? {
    guard let latest = latest[item] else { return nil }
    switch hook {
    case .didLoad, .didUpdate: delivered[item] = latest
    case .configure where reason.contains(.mount):
      guard let delivered = delivered[item], delivered != latest else { return nil }
      self.latest[item] = delivered
      return (latest, delivered)
    default: break
    }
    return nil
  }
}

extension ReplayScript {
  private mutating func addStep(_ index: Int, _ list: ReplayedList) {
    switch moments[index].event {
    case .screen(let screen): add(.input(.screen(screen)), index)
    case .request(let isAnimated):
      guard let update = moments.indices.first(where: { $0 > index && lists[$0] != nil }),
        let next = lists[update]
      else { return }
      add(.input(.apply(next, isAnimated: isAnimated)), index)
    case .update(let changes): add(.effect(.update(count: changes.count)), index)
    case .shown(let style, _): add(.effect(.shown(style: style)), index)
    case .hook(let hook, let number, let reason):
      guard let name = controllers[number]?.name else { return }
      add(.effect(.hook(hook, name, reason)), index)
    case .state(let number, let isAnimated):
      guard let (name, subject) = controllers[number] else { return }
      let position: Position? =
        if case .item(let item) = subject { list.position(of: item) } else { nil }
      let size = size(of: subject, after: index)
      add(.input(.state(name, position, size: size, isAnimated: isAnimated)), index)
    case .issue(let code): add(.effect(.issue(code: code)), index)
    case .scroll(let x, let y): add(.input(.scroll(CGPoint(x: Double(x), y: Double(y)))), index)
    case .touch(let touch, let section, let item):
      add(.input(.touch(touch, IndexPath(item: item, section: section))), index)
    case .animationsEnded: add(.input(.animationsEnd), index)
    case .content, .controller, .sizes, .text: break
    }
  }

  private mutating func add(_ what: Step.What, _ index: Int) {
    let duration = if case .shown(_, let duration) = moments[index].event { duration } else { 0 }
    steps.append(
      Step(
        event: index,
        what: what,
        isInside: moments[index].isInside,
        time: moments[index].time - moments[first].time,
        duration: duration
      )
    )
  }
}

extension RecordedMoment {
  /// Whether a replay can begin here: the list is at rest, and is asked to do something.
  fileprivate var isBeginning: Bool {
    guard !isInside else { return false }
    switch event {
    case .screen, .request, .state, .scroll, .touch: return true
    default: return false
    }
  }
}
