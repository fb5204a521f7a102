import RosterPlatform

extension MappedFile: RecordingMemory {}

/// Writes what happens in a list into a recording.
///
/// The frequent events are those of hooks and of scrolling: they consist of a few numbers, and
/// writing them allocates nothing. What an update adds is as large as its changes, up to a bound.
/// The recorder asks the list for nothing that it has not determined yet, so that a recorded list
/// does the same as another one.
@MainActor
final class Recorder: ListWitness {
  /// A controller that the present half of the recording has described.
  private struct Mention {
    let number: Int32

    /// The size of its view, as the recording knows it.
    var width: Float = -1
    var height: Float = -1
  }

  private let stage: ListStage
  private let clock: any ListClock
  private let settings: RecordingSettings
  private let words: RecordingWords
  private var ring: RecordingRing
  private var mentions: [ObjectIdentifier: Mention] = [:]

  /// The number of the next controller that the present half describes.
  private var nextNumber: Int32 = 0

  private var screen = RecordedScreen()
  private var screenSize = CGSize.zero

  /// Whether something has happened since the sizes were compared after a layout pass.
  private var mayHaveResized = true

  /// The items whose sizes are to be recorded when the layout knows them.
  private var unsized: [Position] = []

  /// The controllers that have changed their states since the layout has placed all items.
  ///
  /// Their views may be removed before they get their new sizes.
  private var restated = ControllerSet()

  init(
    _ stage: ListStage,
    clock: any ListClock,
    settings: RecordingSettings,
    memory: any RecordingMemory
  ) {
    self.stage = stage
    self.clock = clock
    self.settings = settings
    words = RecordingWords(mostItems: memory.byteCount / 128)
    ring = RecordingRing(memory)
    mentions.reserveCapacity(words.mostItems)
    beginHalf()
  }

  /// The recording so far.
  var bytes: [UInt8] { ring.bytes }

  /// Returns what the recording tells of an item, in words: the hooks of its controllers, and changes of their states.
  func history(of id: ItemID) -> [String] {
    guard let recording = try? Recording(ring.bytes) else { return [] }
    let hash = words.hash(of: id)
    var numbers: Set<Int> = []
    return recording.moments.compactMap { moment in
      switch moment.event {
      case .controller(let number, let place):
        // Each half gives the numbers anew.
        if place.item.hash == hash { numbers.insert(number) } else { numbers.remove(number) }
        return nil
      case .hook(.configure, let number, let reason) where numbers.contains(number):
        return "configure (\(ListedController.ConfigureReason(rawValue: reason)))"
      case .hook(let hook, let number, _) where numbers.contains(number): return "\(hook)"
      case .state(let number, _) where numbers.contains(number): return "a change of its state"
      default: return nil
      }
    }
  }

  func note(_ moment: ListMoment) {
    if stage.collectionView.bounds.size != screenSize { noteScreen() }
    switch moment {
    case .hook(let hook, let controller):
      mayHaveResized = true
      let reason = hook == .configure ? controller.tracedReason.rawValue : 0
      write(about: controller) { .hook(hook, controller: $0, reason: reason) }
      if hook == .didRemove { mentions[ObjectIdentifier(controller)] = nil }
    case .didScroll: noteScroll()
    case .stateDidChange(let controller, let isAnimated):
      mayHaveResized = true
      write(about: controller) { .state(controller: $0, isAnimated: isAnimated) }
      restated.insert(controller)
    case .touch(let touch, let path):
      guard path.count == 2 else { return }
      write(.touch(touch, section: path.section, item: path.item))
    case .issue(let issue): write(.issue(code: RecordedNames.name(of: issue.code)))
    case .willApply(let request):
      let (file, line) = (request.location?.fileID ?? "", request.location?.line ?? 0)
      write(.request(isAnimated: request.isAnimated, file: file, line: line))
    case .willCommit(let update): write(.update(words.changes(of: update)))
    case .didCommit(let update, let report): noteEnd(of: update, report)
    case .screenMayHaveChanged:
      noteScreen()
      guard isAtRest else { return }
      noteSizes()
      mayHaveResized = false
    case .move(let move): write(.move(move))
    case .bypass(let items):
      mayHaveResized = true
      write(.bypass(items?.compactMap { RecordedOperation($0) }))
    case .animationsDidEnd: write(.animationsEnded)
    case .turnDidEnd: if isAtRest { noteSizes() }
    }
  }

  /// Whether everything that was changed is shown, except what waits for a person to drop an item.
  ///
  /// In the middle of an update or before one, layout passes lay out what was shown before: the sizes that views and
  /// items have then are not those of the states and the contents that were recorded last. While a person carries an
  /// item, views have their new sizes from the first layout pass that asks for them.
  private var isAtRest: Bool {
    let gate = stage.gate
    guard !gate.isHeldByPerson else { return !gate.isWorking }
    return !gate.machine.isBlocked && !gate.machine.isWaiting
  }

  private func noteEnd(of update: Update, _ report: UpdateReport) {
    let microseconds = report.timings.total / .microseconds(1)
    write(.shown(style: RecordedNames.name(of: report.style), microseconds: Int(microseconds)))
    guard report.style != .unchanged else { return }
    if words.areTooMany(update) { write(.content(words.sections(of: update.new))) }
    // Positions that wait for their sizes are those of the list before.
    unsized =
      unsized.isEmpty ? words.changedPositions(of: update) : words.firstPositions(of: update.new)
    mayHaveResized = true
    noteSizes()
  }

  private func noteScreen() {
    screenSize = stage.collectionView.bounds.size
    let present = RecordedScreen(of: stage.collectionView)
    guard present != screen else { return }
    screen = present
    write(.screen(present))
  }

  private func noteScroll() {
    let offset = stage.collectionView.contentOffset
    write(.scroll(x: Float(offset.x), y: Float(offset.y)), replaces: true)
  }

  /// Writes the sizes of mounted views that differ from those that the recording knows, and those of items that an
  /// update has inserted or changed.
  private func noteSizes() {
    noteUnsized()
    guard mayHaveResized else { return }
    var changed: [RecordedSize] = []
    for mount in stage.mounts.present {
      let key = ObjectIdentifier(mount.controller)
      let size = mount.view.bounds.size
      guard var mention = mentions[key],
        mention.width != Float(size.width) || mention.height != Float(size.height)
      else { continue }
      (mention.width, mention.height) = (Float(size.width), Float(size.height))
      mentions[key] = mention
      changed.append(RecordedSize(.controller(Int(mention.number)), size))
    }
    if !changed.isEmpty { write(.sizes(changed)) }
  }

  /// Writes the sizes of items that wait for them, if the layout knows all sizes, and has all items where the list has
  /// them: it makes room for an item that a person carries.
  private func noteUnsized() {
    guard !unsized.isEmpty || !restated.isEmpty, !stage.gate.isHeldByPerson,
      let layout = stage.collectionView.collectionViewLayout as? ListLayout, layout.isUpToDate
    else { return }
    if isAtRest {
      for controller in restated.takeAll() {
        if case .item(let position) = stage.controllers.place(of: controller) {
          unsized.append(position)
        }
      }
    }
    let sizes = unsized.compactMap { position in
      layout.item(position.item, in: position.section).map {
        RecordedSize(.item(position), $0.size)
      }
    }
    unsized = []
    if !sizes.isEmpty { write(.sizes(sizes)) }
  }

  /// Returns the number of a controller in the present half, which describes it first if necessary.
  ///
  /// - Returns: `nil` if there is no room for the description.
  private func number(of controller: any CellControlling) -> Int? {
    let key = ObjectIdentifier(controller)
    if let mention = mentions[key] { return Int(mention.number) }
    let number = Int(nextNumber)
    guard mentions.count < words.mostItems,
      add(.controller(number, words.place(of: controller, on: stage)))
    else { return nil }
    nextNumber += 1
    mentions[key] = Mention(number: Int32(number))
    if let text = settings.text(of: controller) { _ = add(.text(controller: number, text)) }
    return number
  }

  private func write(
    about controller: any CellControlling,
    _ event: (_ number: Int) -> RecordedEvent
  ) {
    if let number = number(of: controller), add(event(number)) { return }
    beginHalf()
    if let number = number(of: controller) { _ = add(event(number)) }
  }

  private func write(_ event: RecordedEvent, replaces: Bool = false) {
    if add(event, replaces: replaces) { return }
    beginHalf()
    _ = add(event, replaces: replaces)
  }

  /// Writes an event into the present half.
  ///
  /// - Returns: Whether there was room.
  private func add(_ event: RecordedEvent, replaces: Bool = false) -> Bool {
    let moment = RecordedMoment(
      event: event,
      time: Int(clampingMicroseconds: clock.now),
      isInside: stage.gate.isWorking
    )
    return ring.write(moment, replaces: replaces)
  }

  /// Begins another half of the recording, with what has to be known to read it alone.
  private func beginHalf() {
    ring.beginHalf(at: Int(clampingMicroseconds: clock.now))
    mentions.removeAll(keepingCapacity: true)
    nextNumber = 0
    screenSize = stage.collectionView.bounds.size
    screen = RecordedScreen(of: stage.collectionView)
    _ = add(.screen(screen))
    _ = add(.content(words.sections(of: stage.list)))
    unsized = words.firstPositions(of: stage.list)
    noteUnsized()
    mayHaveResized = true
    let offset = stage.collectionView.contentOffset
    _ = add(.scroll(x: Float(offset.x), y: Float(offset.y)))
  }
}

extension Int {
  fileprivate init(clampingMicroseconds duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let most: Int64 = 1 << 40
    self =
      Int(Swift.max(0, Swift.min(seconds, most))) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}

extension RecordedSize {
  fileprivate init(_ subject: Subject, _ size: CGSize) {
    self.init(subject: subject, width: Float(size.width), height: Float(size.height))
  }
}

extension RecordedOperation {
  @MainActor
  fileprivate init?(_ item: UICollectionViewUpdateItem) {
    let action: Action
    switch item.updateAction {
    case .insert: action = .insert
    case .delete: action = .delete
    case .reload: action = .reload
    case .move: action = .move
    default: return nil
    }
    self.init(
      action: action,
      before: item.indexPathBeforeUpdate.map(Position.init(updated:)),
      after: item.indexPathAfterUpdate.map(Position.init(updated:))
    )
  }
}

extension Position {
  /// Creates the position of an item or, with the index -1, of a section.
  fileprivate init(updated path: IndexPath) {
    self.init(section: path[0], item: path[1] == NSNotFound ? -1 : path[1])
  }
}

extension RecordedScreen {
  @MainActor
  fileprivate init(of view: UICollectionView) {
    self.init()
    let traits = view.traitCollection
    let insets = view.adjustedContentInset
    width = Float(view.bounds.width)
    height = Float(view.bounds.height)
    self.insets = RecordedInsets(
      top: Float(insets.top),
      leading: Float(insets.left),
      bottom: Float(insets.bottom),
      trailing: Float(insets.right)
    )
    isInWindow = view.window != nil
    isDark = traits.userInterfaceStyle == .dark
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    textSize = traits.preferredContentSizeCategory.rawValue
    selection = view.allowsMultipleSelection ? 2 : view.allowsSelection ? 1 : 0
  }
}
