import ListFixtures
import Observation
import Roster
import RosterTesting
import Testing

/// What several items show, and change from outside.
@available(iOS 17, macOS 14, tvOS 17, *)
@MainActor @Observable
private final class Player: Sendable {
  var title = "Silence"
  var progress = 0
  var isDetailed = false
  var details = "none"
  var height: CGFloat = 50
}

/// A model that is not tied to the main actor.
///
/// The test changes it while nobody else looks at it.
@available(iOS 17, macOS 14, tvOS 17, *)
@Observable
private final class Meter: @unchecked Sendable {
  var value = 0
}

@available(iOS 17, macOS 14, tvOS 17, *)
private struct Track: ViewModel {
  let id: Int
  let player: Player

  static func == (left: Track, right: Track) -> Bool {
    left.id == right.id && left.player === right.player
  }
}

@MainActor
private final class Counts {
  var configured: [Int: Int] = [:]
  var reasons: [ListedController.ConfigureReason] = []
  var onConfigure: (() -> Void)?
}

@available(iOS 17, macOS 14, tvOS 17, *)
private class TrackController: CellController<Track, NoteState, NoteCell> {
  let counts: Counts

  init(_ track: Track, _ counts: Counts) {
    self.counts = counts
    super.init(track)
  }

  override class func size(
    of track: Track,
    state: NoteState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(MainActor.assumeIsolated { track.player.height })
  }

  override func configure(_ cell: NoteCell, for reason: ListedController.ConfigureReason) {
    counts.configured[viewModel.id, default: 0] += 1
    counts.reasons.append(reason)
    let player = viewModel.player
    cell.label.text = player.isDetailed ? "\(player.title), \(player.details)" : player.title
    counts.onConfigure?()
  }
}

@available(iOS 17, macOS 14, tvOS 17, *)
private final class InertController: TrackController {
  override class var observesModels: Bool { false }
}

@MainActor
@Suite struct ObservingModelsTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))
  private let counts = Counts()

  @available(iOS 17, macOS 14, tvOS 17, *)
  private func show(_ players: [Player]) {
    let tracks = players.enumerated().map { Track(id: $0, player: $1) }
    list.apply(Section("tracks") { Items(tracks) { [counts] in TrackController($0, counts) } })
    counts.configured = [:]
    counts.reasons = []
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a model that changes configures the cells that have read it, and no others`() {
    let players = [Player(), Player(), Player()]
    show(players)
    players[1].title = "Rain"
    players[1].progress = 5
    list.flush()
    #expect(list.visibleTexts == ["Silence", "Rain", "Silence"])
    #expect(counts.configured == [1: 1])
    #expect(counts.reasons == [.models])
    #expect(list.reports.count == 1)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `what was not read is no news, and what is read from then on is`() {
    let player = Player()
    show([player])
    player.progress = 3
    player.details = "a"
    list.flush()
    #expect(counts.configured == [:])
    player.isDetailed = true
    list.flush()
    #expect(list.visibleTexts == ["Silence, a"])
    player.details = "b"
    list.flush()
    #expect(list.visibleTexts == ["Silence, b"])
    #expect(counts.configured == [0: 2])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `many changes in a turn configure a cell once`() {
    let player = Player()
    show([player, player])
    for number in 1...10 {
      player.title = "\(number)"
      player.isDetailed.toggle()
    }
    list.flush()
    #expect(counts.configured == [0: 1, 1: 1])
    #expect(list.visibleTexts == ["10", "10"])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `an item is as high as its model says, without an update`() {
    let player = Player()
    show([player, Player()])
    player.height = 80
    player.title = "Rain"
    list.flush()
    list.collectionView.layoutIfNeeded()
    #expect(list.noteCell(0)?.frame.height == 80)
    #expect(list.noteCell(1)?.frame.minY == 80)
    #expect(list.reports.count == 1)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a model that asks for the size that its cell has lays nothing out anew`() {
    let layout = SizeCountingLayout()
    list.collectionView.collectionViewLayout = layout
    let player = Player()
    show([player])
    list.collectionView.layoutIfNeeded()
    layout.computationsOfSizes = 0
    func rain(_ height: CGFloat) -> Int {
      player.height = height
      player.title += "!"
      list.flush()
      list.collectionView.layoutIfNeeded()
      return layout.computationsOfSizes
    }
    #expect(rain(50) == 0)
    #expect(rain(50.5) == 0)
    #expect(rain(51) == 1)
    #expect(list.noteCell(0)?.frame.height == 51)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `a change from a background thread arrives on the main actor`() async {
    let meter = Meter()
    counts.onConfigure = { _ = meter.value }
    show([Player()])
    await Task.detached { meter.value = 1 }.value
    await settle(list)
    #expect(counts.configured == [0: 1])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `an item that is gone hears nothing, and a model keeps no controller`() {
    let player = Player()
    show([player])
    weak var controller: TrackController?
    controller = list.controller(TrackController.self, at: IndexPath(item: 0, section: 0))
    #expect(controller != nil)
    list.apply(EmptyContent())
    list.finishAnimations()
    #expect(controller == nil)
    player.title = "Rain"
    list.flush()
    #expect(counts.configured == [:])
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `an item that scrolled away is configured only when it is back`() {
    let player = Player()
    show([player] + (0..<20).map { _ in Player() })
    list.scroll(to: 900)
    counts.configured = [:]
    player.title = "Rain"
    list.flush()
    #expect(counts.configured[0] == nil)
    list.scroll(to: 0)
    #expect(counts.configured[0] == 1)
    #expect(list.visibleTexts.first == "Rain")
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `cells that change what others read are shown at last, and reported`() {
    let players = [Player()]
    show([players[0], players[0]])
    counts.onConfigure = { players[0].title += "!" }
    players[0].title = "Rain"
    list.flush()
    #expect(
      list.issues.contains { if case .endlessConfiguration = $0.code { true } else { false } }
    )
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  @Test func `controllers that do not ask for it are not configured`() {
    let player = Player()
    list.apply(Item(Track(id: 0, player: player)) { [counts] in InertController($0, counts) })
    counts.configured = [:]
    player.title = "Rain"
    list.flush()
    #expect(counts.configured == [:])
  }
}
