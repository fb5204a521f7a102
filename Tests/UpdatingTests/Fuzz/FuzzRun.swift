import ListFixtures
@testable import Roster
import RosterTesting
import TestPlatform
import TestSupport

/// One run of a script against a list, and what the list has to be after each step.
@MainActor
final class FuzzRun {
  let world = FuzzWorld()
  let list = ListHarness(size: FuzzRun.sizes[0])

  /// Holds back the comparisons of long lists.
  let gate = Gate()

  /// The content that is being edited, and that will be shown next.
  var model = FuzzModel()

  /// The rows that the list asks for when it needs them.
  let archive = FuzzArchive()

  /// The content that the list was last asked to show, by number.
  private var asked = 0

  /// The content that the list has last taken, by number; it is shown when it has been compared.
  private var taken: (number: Int, sections: [FuzzSection], rows: Int?) = (0, [], nil)

  /// The content that the list shows, by number, and the identities of its items.
  private var shownNumber = 0
  private var shownRows: Int?
  private(set) var shown: [FuzzSection] = []
  private(set) var tokens = FuzzTokens()

  let scrolls = FuzzScrolls()

  /// Identities of items that are or were in the list.
  var known: [ItemID] = []

  /// The number of calls to `apply` that have not been answered.
  private(set) var unanswered = 0

  /// What has been done, in words.
  private(set) var diary: [String] = []

  static let sizes = [
    CGSize(width: 200, height: 300), CGSize(width: 300, height: 200),
    CGSize(width: 120, height: 90),
    CGSize(width: 200, height: 700), .zero, CGSize(width: 200, height: 0),
  ]

  /// Puts an empty list on a screen.
  ///
  /// - Parameter layout: The layout of the list.
  init(layout: UICollectionViewLayout) {
    list.collectionView.collectionViewLayout = layout
    list.adapter.comparisons = gate.queue
    list.adapter.itemDragging = .withinList
    list.adapter.focusMode = .items
    list.adapter.observeMoves { [weak self] in self?.take($0) }
  }

  /// Whether the list shows what it was asked to show, or waits for a comparison.
  var isUpToDate: Bool {
    gate.count > 0 || list.adapter.movingItem != nil || (asked == shownNumber && unanswered == 0)
  }

  /// Whether all cells show the present mood that follow it.
  var showsMood: Bool {
    world.controllers.allSatisfy { controller in
      guard let cell = controller.mountedView as? FuzzCell, cell.shown?.followsMood == true else {
        return true
      }
      return cell.shownMood == world.mood.value
    }
  }

  func perform(_ step: FuzzStep) {
    var generator = SeededGenerator(seed: step.seed)
    diary.append(perform(step.kind, using: &generator))
  }

  private func perform(_ kind: FuzzStep.Kind, using generator: inout SeededGenerator) -> String {
    switch kind {
    case .edit:
      return "edit: " + model.edit(using: &generator)
    case .archive:
      let words = "archive: " + archive.edit(using: &generator)
      let isTold = Int.random(in: 0..<4, using: &generator) > 0
      return isTold ? words + ", " + apply(using: &generator) : words
    case .apply:
      return apply(using: &generator)
    case .tap:
      guard let item = list.visibleItems.randomElement(using: &generator) else { return "no tap" }
      _ = attempt { list.tap(item) }
      return "tap \(item.section)-\(item.item)"
    case .changeState:
      return changeState(using: &generator)
    case .arm:
      return arm(using: &generator)
    case .scroll, .flick:
      return scroll(isFlick: kind == .flick, using: &generator)
    case .resize:
      let size = Self.sizes.randomElement(using: &generator) ?? .zero
      list.collectionView.frame = CGRect(origin: .zero, size: size)
      list.window.layoutIfNeeded()
      return "resize to \(size)"
    case .window:
      return changeWindow(using: &generator)
    case .carry:
      return carry(using: &generator)
    case .drag:
      return drag(using: &generator)
    case .select:
      return select(using: &generator)
    case .seek:
      return seek(using: &generator)
    case .swipe:
      return swipe(using: &generator)
    case .keys:
      return press(using: &generator)
    case .editing:
      let isEditing = !list.adapter.isEditing
      list.adapter.setEditing(isEditing, animated: Bool.random(using: &generator))
      return isEditing ? "begin to edit" : "end to edit"
    case .mood:
      world.mood.value += 1
      return "mood \(world.mood.value)"
    case .traits:
      let category: UIContentSizeCategory = Bool.random(using: &generator) ? .large : .small
      list.setContentSize(category)
      return "text size \(category)"
    case .scrollShelf:
      return scrollShelf(using: &generator)
    case .advance:
      let time = Double.random(in: 0...0.4, using: &generator)
      Headless.advance(by: time)
      return "wait \(time) s"
    case .finish:
      list.finishAnimations()
      return "finish animations"
    case .compare:
      let count = gate.count
      gate.open()
      return "compare \(count)"
    case .prepare:
      return prepare(using: &generator)
    case .layout:
      return changeLayout(using: &generator)
    case .policy:
      list.adapter.policy = policy(using: &generator)
      let item = list.adapter.visibleItems.randomElement(using: &generator)
      list.adapter.itemWithRoomBelow = Bool.random(using: &generator) ? item : nil
      let room = list.adapter.itemWithRoomBelow.map { ", room below \($0)" } ?? ""
      return "policy \(list.adapter.policy.anchor)\(room)"
    }
  }

  func apply(using generator: inout SeededGenerator) -> String {
    asked += 1
    unanswered += 1
    let number = asked
    var content = model.stamped(number)
    content.archive = archive.now
    let isAnimated = Bool.random(using: &generator)
    let policy = Bool.random(using: &generator) ? policy(using: &generator) : nil
    let resolved: @MainActor () -> Void = { [weak self] in self?.take(content, number) }
    list.adapter.apply(
      FuzzContent(model: content, world: world, onResolve: resolved),
      animated: isAnimated,
      policy: policy
    ) { [weak self] report in
      self?.answer(report)
    }
    return "apply \(number)\(isAnimated ? " animated" : "")"
  }

  private func take(_ content: FuzzModel, _ number: Int) {
    taken = (number, content.sections, content.archive?.number)
  }

  /// Notes that the content that was taken last is shown; all that waited for it are told.
  private func answer(_ report: UpdateReport) {
    unanswered -= 1
    guard report.style != .abandoned, shownNumber != taken.number else { return }
    tokens.follow(from: shown, to: taken.sections)
    (shownNumber, shown, shownRows) = taken
  }

  /// Whether something has happened to the rows of a section that the list was not told of, or not yet.
  func hasMovedOn(_ section: FuzzSection) -> Bool {
    section.key == "archive" && shownRows != archive.number
  }

  /// Notes that the list has taken an item elsewhere that was carried there.
  private func take(_ move: ItemMove) {
    tokens.move(from: move.from, to: move.to)
    let item = shown[move.from.section].items.remove(at: move.from.item)
    shown[move.to.section].items.insert(item, at: move.to.item)
  }

  private func changeState(using generator: inout SeededGenerator) -> String {
    let controllers = world.controllers.filter { !$0.record.isRemoved }
    guard let controller = controllers.randomElement(using: &generator) else { return "no state" }
    let serial = controller.record.serial
    var state = world[serial]
    if Bool.random(using: &generator) {
      state.isTall.toggle()
    } else {
      state.taps += Int.random(in: 0...1, using: &generator)
    }
    world[serial] = state
    controller.setState(state)
    return "state of \(serial): \(state.taps)\(state.isTall ? " tall" : "")"
  }

  /// Lets the next callback of some kind change the list.
  private func arm(using generator: inout SeededGenerator) -> String {
    guard let callback = FuzzWorld.Callback.allCases.randomElement(using: &generator) else {
      return "nothing"
    }
    let seed = generator.next()
    world.arm(callback) { [weak self] in
      guard let self else { return }
      var generator = SeededGenerator(seed: seed)
      var words = ""
      if Bool.random(using: &generator) {
        words = changeState(using: &generator)
      } else {
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          words += model.edit(using: &generator) + ", "
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          words += archive.edit(using: &generator) + ", "
        }
        words += apply(using: &generator)
      }
      diary.append("  in \(callback): \(words)")
    }
    return "arm \(callback)"
  }

  private func scroll(isFlick: Bool, using generator: inout SeededGenerator) -> String {
    let view = list.collectionView
    let end = max(1, view.contentSize.height - view.bounds.height)
    let target = CGFloat.random(in: 0...end, using: &generator)
    if isFlick {
      let distance = CGPoint(x: 0, y: target - view.contentOffset.y)
      Headless.flick(view, by: distance, velocity: CGPoint(x: 0, y: 1))
    } else {
      list.scroll(to: target)
    }
    return "\(isFlick ? "flick" : "scroll") to \(target)"
  }

  private func scrollShelf(using generator: inout SeededGenerator) -> String {
    let shelves = world.controllers.compactMap { $0 as? FuzzShelfController }
      .filter { $0.cell != nil }
    guard let shelf = shelves.randomElement(using: &generator) else { return "no shelf" }
    let view = shelf.list.collectionView
    view.contentOffset.x = CGFloat.random(in: 0...100, using: &generator)
    list.window.layoutIfNeeded()
    return "scroll shelf \(shelf.record.serial) to \(view.contentOffset.x)"
  }

  private func changeWindow(using generator: inout SeededGenerator) -> String {
    if Int.random(in: 0..<3, using: &generator) == 0 {
      list.collectionView.removeFromSuperview()
      return "leave the window"
    }
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    return "enter the window"
  }

  /// Exchanges the layout, or aligns a list that is shorter than the screen in another way.
  private func changeLayout(using generator: inout SeededGenerator) -> String {
    let alignments = ListLayout.ShortListAlignment.allCases
    let alignment = alignments.randomElement(using: &generator) ?? .start
    let present = list.collectionView.collectionViewLayout as? ListLayout
    if let present, Bool.random(using: &generator) {
      present.shortListAlignment = alignment
      return "short list \(alignment)"
    }
    let layout = ListLayout()
    layout.shortListAlignment = alignment
    list.collectionView.collectionViewLayout = present == nil ? layout : FlowListLayout()
    return present == nil ? "list layout, short list \(alignment)" : "flow layout"
  }

  private func policy(using generator: inout SeededGenerator) -> UpdatePolicy {
    let ids = list.adapter.visibleItems
    var policy = UpdatePolicy()
    policy.anchor =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: .offset
      case 1: .firstVisible
      case 2: .bottom
      default: ids.randomElement(using: &generator).map { .item($0) } ?? .firstVisible
      }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let isSpring = Bool.random(using: &generator)
      policy.animation =
        isSpring
        ? .spring(duration: 0.1, dampingRatio: 0.5) : .custom(duration: 0.1, curve: .linear)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      policy.maximumAnimatedChanges = 3
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      policy.backgroundThreshold = Int.random(in: 0...10, using: &generator)
    }
    return policy
  }

  /// Notes which controllers present which items.
  func note(_ serial: Int, forItem item: Int, in section: Int) -> Bool {
    tokens.note(serial, forItem: item, in: section)
  }
}
