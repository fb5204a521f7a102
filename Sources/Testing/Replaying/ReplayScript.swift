import Roster

/// The steps of a replay, made from the events of a recording.
struct ReplayScript {
  /// What the list does.
  enum Effect: Hashable {
    case hook(ControllerHook, ReplayedItem.ID, ListedController.ConfigureReason)
    case update(count: Int)
    case shown(style: String)
    case issue(code: String)
  }

  /// What is done with the list.
  enum Input {
    /// The app shows the content that the list has after an event.
    case apply(after: Int, isAnimated: Bool)

    /// Something else.
    case other(ReplayStep)
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

    /// The line of the app that has asked for content; `nil` if it is not known, or if this is something else.
    let location: String?

    /// Whether the list does it by itself, also if code or the user can ask for it.
    var isOwn: Bool {
      switch what {
      case .input(.other(.scroll)), .input(.other(.finishAnimations)): true
      case .input, .effect: false
      }
    }
  }

  /// What has a size in a recording.
  enum Subject: Hashable {
    /// An item, by its number in the replay.
    case item(Int)

    /// A header, a footer or another view.
    case boundary(RecordedItem)
  }

  /// The list at some event.
  ///
  /// A long list is not kept for each of its updates, but goes through them once more.
  struct Cursor {
    fileprivate(set) var list = ReplayedList()
    fileprivate var next = 0
  }

  /// An update that was too large to be recorded.
  private struct Cut {
    /// The event that tells the content after the update.
    let content: Int

    /// The items whose controllers were notified of other content.
    var updated: Set<RecordedItem> = []

    /// The items that have controllers.
    var known: Set<RecordedItem> = []
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

  /// The number of the first event that tells the content of the list.
  private let firstContent: Int?

  /// The number of the first event that is replayed.
  private let first: Int

  /// The updates that were too large to be recorded, by the numbers of their events.
  private var cuts: [Int: Cut] = [:]

  /// The controllers that were described, by their numbers in the present half of the recording.
  private var controllers: [Int: (name: RecordedItem, subject: Subject)] = [:]

  /// The names of items that were recorded later than the items.
  private var names: [Int: RecordedItem] = [:]

  /// For items whose content was changed while they were off screen, and changed back: the content that their
  /// controllers had, by the event of the last change.
  private var restored: [Int: [Int: Content]] = [:]

  /// The changes of states that were undone before they were shown.
  private var undone: Set<Int> = []

  /// The sizes of each item, with the numbers of the events that tell them.
  private var sizes: [Subject: [(event: Int, size: CGSize)]] = [:]

  /// The numbers of the events that may have changed an item's size.
  private var causes: [Subject: [Int]] = [:]

  init(_ recording: Recording) {
    moments = recording.moments
    isComplete = recording.isComplete
    firstContent = moments.firstIndex { if case .content = $0.event { true } else { false } }
    // Each half begins with the screen, the content, sizes and the offset.
    let header = moments.firstIndex { if case .scroll = $0.event { true } else { false } }
    let begun = moments.indices.dropFirst((header ?? moments.endIndex) + 1)
    first =
      (isComplete ? begun.first : begun.first { [moments] in moments[$0].isBeginning })
      ?? moments.endIndex
    readLists()
    controllers = [:]
    var cursor = Cursor()
    var screen = start.screen
    for index in moments.indices {
      advance(&cursor, through: index)
      if case .screen(let next) = moments[index].event, index >= first {
        // The second half of a recording repeats what is on screen, wherever it begins.
        if next == screen { continue }
        screen = next
      }
      if case .controller(let number, let place) = moments[index].event {
        note(place, of: number, in: cursor.list)
      }
      if index >= first { addStep(index, cursor.list) }
    }
  }

  /// Returns the name of an item, which may have been recorded later than the item.
  private func name(of item: ReplayedList.Item) -> RecordedItem { names[item.number] ?? item.name }

  /// Returns what tells the content of an item from its earlier and later ones.
  private func content(of item: ReplayedList.Item) -> Content {
    restored[item.number]?[item.changedAt]
      ?? Content(version: item.version, changedAt: item.changedAt)
  }

  /// Returns the size of something after an event: the one that is told before it may have changed again, or else the
  /// one before.
  private func size(of subject: Subject, after event: Int) -> CGSize {
    let known = sizes[subject] ?? []
    let end = causes[subject]?.first { $0 > event } ?? .max
    return known.first { $0.event >= event && $0.event < end }?.size
      ?? known.last { $0.event < event }?.size
      ?? known.first?.size
      ?? CGSize(width: Double(start.screen.width), height: Self.usualHeight)
  }

  private static let usualHeight = 44.0

  /// What has to be done first to get a list like the one at the beginning of the recording.
  var beginning: [ReplayStep] {
    var steps: [ReplayStep] = [.screen(ReplayedScreen(start.screen))]
    if !start.list.sections.isEmpty { steps.append(.apply(start.list.sections.map(made))) }
    return steps + [.scroll(x: start.offset.x, y: start.offset.y)]
  }

  /// Returns what is done, and moves to the list that it shows.
  func step(_ input: Input, _ cursor: inout Cursor) -> ReplayStep {
    switch input {
    case .other(let step): return step
    case .apply(let event, let isAnimated):
      advance(&cursor, through: event)
      return .apply(cursor.list.sections.map(made), animated: isAnimated)
    }
  }

  /// Moves to the list after an event.
  private func advance(_ cursor: inout Cursor, through event: Int) {
    while cursor.next <= event {
      show(cursor.next, in: &cursor.list)
      cursor.next += 1
    }
  }

  /// Makes the changes of an event.
  ///
  /// - Returns: Whether the event changes the list.
  @discardableResult
  private func show(_ index: Int, in list: inout ReplayedList) -> Bool {
    switch moments[index].event {
    case .content(let sections) where index == firstContent: list.show(sections, at: index)
    case .update(let changes) where changes.isCut:
      guard let cut = cuts[index], case .content(let sections) = moments[cut.content].event else {
        return true
      }
      list.show(sections, at: index)
      // Nothing is told of an item without a controller.
      list.update(at: index) { cut.updated.contains($0) || !cut.known.contains($0) }
    case .update(let changes): list.apply(changes, at: index)
    case .move(.land(let from, let to)): list.move(from, to: to)
    default: return false
    }
    return true
  }
}

extension ReplayScript {
  /// Describes a section as a replay shows it.
  private func made(_ section: ReplayedList.Section) -> ReplayedSection {
    let layout = section.layout
    return ReplayedSection(
      Int(section.hash >> 1),
      columns: layout.columns,
      lineSpacing: CGFloat(layout.lineSpacing),
      itemSpacing: CGFloat(layout.itemSpacing),
      insets: [
        layout.insets.top, layout.insets.leading, layout.insets.bottom, layout.insets.trailing,
      ].map { CGFloat($0) },
      views: section.boundaries.map(made),
      section.items.map { made($0, hasWidth: layout.columns == 0) }
    )
  }

  /// Makes up the view model of an item.
  private func made(_ item: ReplayedList.Item, hasWidth: Bool) -> ReplayedItem {
    let content = content(of: item)
    let size = size(of: .item(item.number), after: content.changedAt)
    let id = ReplayedItem.ID(name(of: item))
    var made = ReplayedItem(
      id.hash,
      id.controller,
      width: hasWidth ? size.width : nil,
      height: size.height,
      version: content.version
    )
    made.sizedAt = content.changedAt
    return made
  }

  /// Makes up the view model of a header, a footer or another view of a section.
  private func made(_ boundary: ReplayedList.Boundary) -> ReplayedView {
    let id = ReplayedItem.ID(boundary.name)
    let size = size(of: .boundary(boundary.name), after: boundary.changedAt)
    var made = ReplayedItem(
      id.hash,
      id.controller,
      height: size.height,
      version: boundary.version
    )
    made.sizedAt = boundary.changedAt
    return ReplayedView(boundary.kind, made)
  }
}

extension ReplayScript {
  /// Determines the list after each update, and the names and sizes of its items.
  private mutating func readLists() {
    var list = ReplayedList()
    var contents = ReplayedContents()
    var states = ReplayedStates()
    for (index, moment) in moments.enumerated() {
      if index == first { start.list = list }
      switch moment.event {
      case .screen(let screen) where index < first: start.screen = screen
      case .scroll(let x, let y) where index < first:
        start.offset = CGPoint(x: Double(x), y: Double(y))
      case .content, .update:
        if case .update(let changes) = moment.event, changes.isCut { cuts[index] = cut(at: index) }
        if show(index, in: &list) { noteChanges(at: index, in: list, &contents) }
      case .controller(let number, let place):
        name(place, of: number, in: &list)
        states.forget(number)
      case .sizes(let told):
        for size in told {
          guard let subject = note(size, at: index, in: list), case .item = size.subject else {
            continue
          }
          undone.formUnion(states.settle { controllers[$0]?.subject == subject })
        }
      case .state(let number, _):
        if let subject = controllers[number]?.subject { causes[subject, default: []].append(index) }
        states.change(number, at: index)
      case .hook(let hook, let number, let reason):
        undone.formUnion(states.deliver(number, hook, reason))
        guard case .item(let item)? = controllers[number]?.subject,
          let (latest, delivered) = contents.deliver(item, hook, reason)
        else { continue }
        restored[item, default: [:]][latest.changedAt] = delivered
      default: break
      }
    }
    if first == moments.endIndex { start.list = list }
  }

  /// Returns what is known of an update that was too large to be recorded; `nil` if no content follows.
  private func cut(at index: Int) -> Cut? {
    var updated: Set<RecordedItem> = []
    var names = controllers.mapValues(\.name)
    let known = Set(names.values)
    for later in moments.indices.dropFirst(index + 1) {
      switch moments[later].event {
      case .controller(let number, let place): names[number] = place.item
      case .hook(.didUpdate, let number, _):
        if let name = names[number] { updated.insert(name) }
      case .content: return Cut(content: later, updated: updated, known: known)
      case .update: return nil
      default: break
      }
    }
    return nil
  }

  private mutating func noteChanges(
    at index: Int,
    in list: ReplayedList,
    _ contents: inout ReplayedContents
  ) {
    for section in list.sections {
      for item in section.items where item.changedAt == index {
        contents.change(item.number, to: Content(version: item.version, changedAt: index))
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

  /// Notes a size.
  ///
  /// - Returns: What has it; `nil` if that is not known.
  private mutating func note(
    _ size: RecordedSize,
    at index: Int,
    in list: ReplayedList
  ) -> Subject? {
    let subject: Subject? =
      switch size.subject {
      case .controller(let number): controllers[number]?.subject
      case .item(let position): list[position].map { .item($0.number) }
      }
    guard let subject else { return nil }
    let size = CGSize(width: Double(size.width), height: Double(size.height))
    sizes[subject, default: []].append((index, size))
    return subject
  }
}

/// The contents of items, and those that their controllers have received.
private struct ReplayedContents {
  private var latest: [Int: ReplayScript.Content] = [:]
  private var delivered: [Int: ReplayScript.Content] = [:]

  /// The contents that seem to have been taken back.
  private var withdrawn: [Int: ReplayScript.Content] = [:]

  /// Notes that an item has other content.
  mutating func change(_ item: Int, to content: ReplayScript.Content) {
    latest[item] = content
    withdrawn[item] = nil
  }

  /// Notes a hook of an item's controller.
  ///
  /// A controller that gets a cell is notified of other content first, unless it gets the cell in the middle of the
  /// update that brings the content.
  ///
  /// - Returns: The latest content, and the one that the controller has, if they are recorded as different ones but are
  ///   the same; without the latter if they turn out to differ. `nil` if the hook tells nothing of that.
  mutating func deliver(
    _ item: Int,
    _ hook: ControllerHook,
    _ reason: Int
  ) -> (latest: ReplayScript.Content, delivered: ReplayScript.Content?)? {
    guard let latest = latest[item] else { return nil }
    switch hook {
    case .didLoad, .didUpdate:
      let late = withdrawn.removeValue(forKey: item)
      delivered[item] = late ?? latest
      guard let late else { return nil }
      self.latest[item] = late
      return (late, nil)
    case .configure where ListedController.ConfigureReason(rawValue: reason).contains(.mount):
      guard let delivered = delivered[item], delivered != latest else { return nil }
      self.latest[item] = delivered
      withdrawn[item] = latest
      return (latest, delivered)
    default: return nil
    }
  }
}

/// The changes of states that wait to be shown, by the numbers of the mounted controllers.
///
/// The view of a mounted controller is configured when its state is shown. If it is not, or only for another reason,
/// the state was changed back before.
private struct ReplayedStates {
  private var waiting: [Int: [Int]] = [:]
  private var mounted: Set<Int> = []

  /// Forgets a controller, whose number another one gets.
  mutating func forget(_ controller: Int) {
    mounted.remove(controller)
    waiting[controller] = nil
  }

  /// Notes that a controller has changed its state in an event.
  mutating func change(_ controller: Int, at event: Int) {
    if mounted.contains(controller) { waiting[controller, default: []].append(event) }
  }

  /// Notes a hook of a controller.
  ///
  /// - Returns: The changes that were undone.
  mutating func deliver(_ controller: Int, _ hook: ControllerHook, _ reason: Int) -> [Int] {
    switch hook {
    case .didMount: mounted.insert(controller)
    case .willUnmount: forget(controller)
    case .configure:
      let events = waiting.removeValue(forKey: controller) ?? []
      let reasons = ListedController.ConfigureReason(rawValue: reason)
      if reasons.isDisjoint(with: [.state, .mount]) { return events }
    default: break
    }
    return []
  }

  /// Notes that an item has the size of its last state.
  ///
  /// - Parameter isOfItem: Returns whether a controller is that of the item.
  /// - Returns: The changes that were undone.
  mutating func settle(_ isOfItem: (Int) -> Bool) -> [Int] {
    let settled = waiting.filter { isOfItem($0.key) }
    for controller in settled.keys { waiting[controller] = nil }
    return settled.values.flatMap(\.self)
  }
}

extension ReplayScript {
  private mutating func addStep(_ index: Int, _ list: ReplayedList) {
    switch moments[index].event {
    case .screen(let screen): add(.input(.other(.screen(ReplayedScreen(screen)))), index)
    case .request(let isAnimated, _, _):
      let update = moments.indices.dropFirst(index + 1).first {
        if case .update = moments[$0].event { true } else { $0 == firstContent }
      }
      guard let update else { return }
      add(.input(.apply(after: update, isAnimated: isAnimated)), index)
    case .update(let changes): add(.effect(.update(count: changes.count)), index)
    case .shown(let style, _): add(.effect(.shown(style: style)), index)
    case .hook(let hook, let number, let reason):
      guard let name = controllers[number]?.name else { return }
      let reasons = ListedController.ConfigureReason(rawValue: reason)
      add(.effect(.hook(hook, ReplayedItem.ID(name), reasons)), index)
    case .state(let number, let isAnimated):
      guard let (name, subject) = controllers[number], !undone.contains(index) else { return }
      let position: Position? =
        if case .item(let item) = subject { list.position(of: item) } else { nil }
      let size = size(of: subject, after: index)
      let hasWidth = position.map { list.sections[$0.section].layout.columns == 0 } ?? false
      let state = ReplayStep.state(
        of: ReplayedItem.ID(name),
        at: position.map { IndexPath(item: $0.item, section: $0.section) },
        width: hasWidth ? size.width : nil,
        height: size.height,
        animated: isAnimated
      )
      add(.input(.other(state)), index)
    case .issue(let code): add(.effect(.issue(code: code)), index)
    case .scroll(let x, let y): add(.input(.other(.scroll(x: CGFloat(x), y: CGFloat(y)))), index)
    case .touch(let touch, let section, let item):
      add(.input(.other(.touch(ReplayStep.Touch(touch), section, item))), index)
    case .animationsEnded: add(.input(.other(.finishAnimations)), index)
    case .move(let move):
      if let step = step(move, index) { add(.input(.other(step)), index) }
    case .bypass(nil): add(.input(.other(.reload)), index)
    case .bypass(let operations?):
      add(.input(.other(.batch(operations.compactMap { ReplayedOperation($0) }))), index)
    case .content, .controller, .sizes, .text: break
    }
  }

  /// Returns what the user does with an item; `nil` for what follows from that.
  private func step(_ move: RecordedMove, _ index: Int) -> ReplayStep? {
    switch move {
    case .pickUp(let position, let x, let y):
      .pickUp(
        position.path,
        x: CGFloat(x),
        y: CGFloat(y),
        refused: refused(after: index).map(\.path)
      )
    case .carry(let x, let y): .carry(x: CGFloat(x), y: CGFloat(y))
    case .putDown: .putDown
    case .putBack: .putBack
    case .step(let from, let to): .move(from.path, to: to.path)
    case .refuse, .land: nil
    }
  }

  /// Returns the positions that the controller of an item refuses from an event on, until the item is dropped.
  private func refused(after index: Int) -> [Position] {
    var positions: [Position] = []
    for moment in moments.dropFirst(index + 1) {
      switch moment.event {
      case .move(.refuse(let position)): positions.append(position)
      case .move(.carry): break
      case .move: return positions
      default: break
      }
    }
    return positions
  }

  private mutating func add(_ what: Step.What, _ index: Int) {
    let event = moments[index].event
    let duration = if case .shown(_, let duration) = event { duration } else { 0 }
    let location: String? =
      if case .request(_, let file, let line) = event, !file.isEmpty { "\(file):\(line)" } else {
        nil
      }
    steps.append(
      Step(
        event: index,
        what: what,
        isInside: moments[index].isInside,
        time: max(0, moments[index].time &- moments[first].time),
        duration: duration,
        location: location
      )
    )
  }
}

extension ReplayedScreen {
  fileprivate init(_ screen: RecordedScreen) {
    self.init(
      width: CGFloat(screen.width),
      height: CGFloat(screen.height),
      isInWindow: screen.isInWindow,
      isDark: screen.isDark,
      textSize: screen.textSize,
      selection: screen.selection
    )
  }
}

extension ReplayStep.Touch {
  fileprivate init(_ touch: RecordedTouch) {
    self =
      switch touch {
      case .highlight: .highlight
      case .unhighlight: .unhighlight
      case .select: .select
      case .deselect: .deselect
      case .primaryAction: .primaryAction
      }
  }
}

extension ReplayedOperation {
  fileprivate init?(_ operation: RecordedOperation) {
    switch (operation.action, operation.before.map(\.path), operation.after.map(\.path)) {
    case (.insert, _, let path?): self = .insert(path)
    case (.delete, let path?, _): self = .delete(path)
    case (.reload, let path?, _): self = .reload(path)
    case (.move, let path?, let target?): self = .move(path, to: target)
    default: return nil
    }
  }
}

extension Position {
  /// The index path of an item, or that of a section, which has no item.
  fileprivate var path: IndexPath {
    item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
  }
}

extension RecordedMoment {
  /// Whether a replay can begin here: the list is at rest, and is asked to do something.
  fileprivate var isBeginning: Bool {
    guard !isInside else { return false }
    switch event {
    case .screen, .request, .state, .scroll, .touch, .bypass: return true
    case .move(let move): return move.isBeginning
    default: return false
    }
  }
}
