import RosterPlatform

extension MappedFile: RecordingMemory {}

/// Writes what happens in a list into a recording.
///
/// The frequent events are those of hooks and of scrolling: they consist of a few numbers, and
/// writing them takes no memory. What an update adds is as large as its changes, up to a bound.
@MainActor
final class Recorder: ListWitness {
  /// A controller that the recording has mentioned.
  private struct Mention {
    let number: Int
    let hash: UInt64

    /// The half of the recording that contains the number.
    var half: Int
  }

  private let stage: ListStage
  private let clock: any ListClock
  private let settings: RecordingSettings
  private var ring: RecordingRing
  private var words: RecordingWords

  /// The number of halves that were begun.
  private var half = 0
  private var mentions: [ObjectIdentifier: Mention] = [:]
  private var mentionCount = 0
  private var screen = RecordedScreen()

  /// The sizes that the recording knows.
  private var sizes: [UInt64: CGSize] = [:]

  /// Whether something has happened since the sizes were compared.
  private var mayHaveResized = true

  init(
    _ stage: ListStage,
    clock: any ListClock,
    settings: RecordingSettings,
    memory: any RecordingMemory
  ) {
    self.stage = stage
    self.clock = clock
    self.settings = settings
    ring = RecordingRing(memory)
    words = RecordingWords(mostItems: memory.byteCount / 128)
    mentions.reserveCapacity(1024)
    sizes.reserveCapacity(1024)
    beginHalf()
  }

  /// The recording so far.
  var bytes: [UInt8] { ring.bytes }

  func note(_ moment: ListMoment) {
    if screen.width != Float(stage.collectionView.bounds.width)
      || screen.height != Float(stage.collectionView.bounds.height)
    {
      noteScreen()
    }
    switch moment {
    case .hook(let hook, let controller):
      let reason = hook == .configure ? controller.tracedReason : []
      write(.hook(hook, controller: number(of: controller), reason: reason))
      if hook == .didLoad { noteText(of: controller) }
      if hook == .didRemove { mentions[ObjectIdentifier(controller)] = nil }
      mayHaveResized = true
    case .didScroll:
      let offset = stage.collectionView.contentOffset
      write(.scroll(x: Float(offset.x), y: Float(offset.y)), replaces: true)
    case .stateDidChange(let controller, let isAnimated):
      write(.state(controller: number(of: controller), isAnimated: isAnimated))
      mayHaveResized = true
    case .touch(let touch, let path):
      guard path.count == 2 else { return }
      write(.touch(touch, section: path.section, item: path.item))
    case .issue(let issue): write(.issue(code: RecordedNames.name(of: issue.code)))
    case .willApply(let request): write(.request(isAnimated: request.isAnimated))
    case .willCommit(let update): write(.update(words.changes(of: update)))
    case .didCommit(let update, let report): noteEnd(of: update, report)
    case .screenMayHaveChanged: noteScreen()
    case .animationsDidEnd: write(.animationsEnded)
    case .turnDidEnd: noteSizes()
    }
  }

  private func noteEnd(of update: Update, _ report: UpdateReport) {
    let microseconds = report.timings.total / .microseconds(1)
    write(.shown(style: RecordedNames.name(of: report.style), microseconds: Int(microseconds)))
    if words.areTooMany(update) { write(.content(words.sections(of: update.new))) }
    noteSizes(of: words.changedPositions(of: update))
    noteSizes()
  }

  private func noteScreen() {
    let present = RecordedScreen(of: stage.collectionView)
    guard present != screen else { return }
    screen = present
    write(.screen(present))
  }

  private func noteText(of controller: any CellControlling) {
    guard let text = settings.text(of: controller) else { return }
    write(.text(controller: number(of: controller), text))
  }

  /// Writes the sizes of mounted views that differ from those that are known.
  private func noteSizes() {
    guard mayHaveResized else { return }
    mayHaveResized = false
    var changed: [RecordedSize] = []
    for mount in stage.mounts.present {
      guard let mention = mentions[ObjectIdentifier(mount.controller)] else { continue }
      noteSize(mount.view.bounds.size, of: mention.hash, in: &changed)
    }
    if !changed.isEmpty { write(.sizes(changed)) }
  }

  /// Writes the sizes of items that an update has inserted or changed.
  private func noteSizes(of positions: [Position]) {
    let view = stage.collectionView
    guard !positions.isEmpty, view.window != nil, !view.bounds.isEmpty else { return }
    var changed: [RecordedSize] = []
    for position in positions {
      guard
        let id = stage.list.snapshot.itemID(at: position),
        let size = view.layoutAttributesForItem(at: IndexPath(position))?.size
      else { continue }
      noteSize(size, of: words.hash(of: id), in: &changed)
    }
    if !changed.isEmpty { write(.sizes(changed)) }
  }

  private func noteSize(_ size: CGSize, of hash: UInt64, in changed: inout [RecordedSize]) {
    guard sizes[hash] != size else { return }
    if sizes.count >= 4 * words.mostItems { sizes.removeAll(keepingCapacity: true) }
    sizes[hash] = size
    changed.append(
      RecordedSize(hash: hash, width: Float(size.width), height: Float(size.height))
    )
  }

  /// Returns the number of a controller; one that the present half does not contain is described first.
  private func number(of controller: any CellControlling) -> Int {
    let key = ObjectIdentifier(controller)
    if let mention = mentions[key], mention.half == half { return mention.number }
    let place = words.place(of: controller, on: stage)
    var mention = Mention(
      number: mentions[key]?.number ?? mentionCount,
      hash: mentions[key]?.hash ?? place.item.hash,
      half: half
    )
    if mentions[key] == nil { mentionCount += 1 }
    var described = place
    described.item.hash = mention.hash
    write(.controller(mention.number, described))
    mention.half = half
    mentions[key] = mention
    return mention.number
  }

  private func write(_ event: RecordedEvent, replaces: Bool = false) {
    let now = Int(clampingMicroseconds: clock.now)
    let machine = stage.gate.machine
    let isInside = machine.isBlocked || machine.phase != .idle
    let moment = RecordedMoment(event, time: now, isInside: isInside)
    if ring.write(moment, replaces: replaces) { return }
    beginHalf()
    // The number in the event was that of the other half.
    if let controller = event.controller { describe(controller) }
    _ = ring.write(moment, replaces: replaces)
  }

  /// Begins another half of the recording, with what has to be known to read it alone.
  private func beginHalf() {
    half += 1
    ring.beginHalf(at: Int(clampingMicroseconds: clock.now))
    sizes.removeAll(keepingCapacity: true)
    screen = RecordedScreen(of: stage.collectionView)
    write(.screen(screen))
    write(.content(words.sections(of: stage.list)))
    noteSizes(of: words.firstPositions(of: stage.list))
    let offset = stage.collectionView.contentOffset
    write(.scroll(x: Float(offset.x), y: Float(offset.y)))
  }

  /// Writes the description of a controller with a number into the present half.
  private func describe(_ number: Int) {
    guard let (key, mention) = mentions.first(where: { $0.value.number == number }),
      let controller = stage.mounts.controllers.first(where: { ObjectIdentifier($0) == key })
        ?? stage.controllers.all.lazy.map(\.controller).first(where: { ObjectIdentifier($0) == key }
        )
    else { return }
    mentions[key] = Mention(number: mention.number, hash: mention.hash, half: 0)
    _ = self.number(of: controller)
  }
}

extension RecordedEvent {
  /// The number of the controller that the event is about.
  fileprivate var controller: Int? {
    switch self {
    case .hook(_, let controller, _), .state(let controller, _), .text(let controller, _):
      controller
    default: nil
    }
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

extension RecordedScreen {
  @MainActor
  fileprivate init(of view: UICollectionView) {
    self.init()
    let traits = view.traitCollection
    let insets = view.adjustedContentInset
    width = Float(view.bounds.width)
    height = Float(view.bounds.height)
    self.insets = [insets.top, insets.left, insets.bottom, insets.right].map { Float($0) }
    isInWindow = view.window != nil
    isDark = traits.userInterfaceStyle == .dark
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    textSize = traits.preferredContentSizeCategory.rawValue
    selection = view.allowsMultipleSelection ? 2 : view.allowsSelection ? 1 : 0
  }
}
