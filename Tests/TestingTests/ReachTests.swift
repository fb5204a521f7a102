#if !canImport(UIKit)
import Foundation
import RosterTesting
import Testing

/// What a test does for a person, done where a finger reaches the list, and where none does, which
/// fails the test.
@MainActor
@Suite(.serialized) struct ReachTests {
  @Test(arguments: Deed.allCases)
  func `the user touches through the window, and nothing happens where that takes no touches`(
    _ deed: Deed
  ) throws {
    let screen = Screen()
    deed.prepare(screen)
    #expect(try deed.isDone(on: screen))
    #expect(screen.list.issues.isEmpty)
    let closed = Screen()
    deed.prepare(closed)
    closed.close()
    let picture = closed.list.picture
    var isDone = true
    withKnownIssue(isIntermittent: !deed.needsTouch) {
      isDone = try deed.isDone(on: closed)
    }
    #expect(!isDone)
    #expect(closed.log.isEmpty)
    #expect(closed.list.picture == picture)
    #expect(closed.list.adapter.movingItem == nil)
    #expect(closed.list.adapter.swipedItem == nil)
  }

  /// Everything that a person can be said to do.
  enum Deed: CaseIterable {
    case tapPlace, tapIdentity, tapText, tapButtonByText, tapView, tapInCarousel
    case pressPlace, pressIdentity
    case dragList, dragCarousel
    case swipePlace, swipeIdentity, swipeAndChoose, swipeIdentityAndChoose, swipeAcross
    case pickUp, carryPlace, carryIdentity, carryAndPutDown
    case write, erase, focus
    case pull
    case lift, liftIdentity, liftAndDrop, liftAndDropOnIdentity, liftTwo
    case dropFromElsewhere, dropFromElsewhereAtPoint
    case readActions, performAction
    case pressArrow, pressReturn, pressKey
    case selectMounted, tapMountedText, tapMountedView, writeIntoMounted, eraseMounted
    case readMountedActions, performMountedAction

    /// Whether it fails the test where nothing takes touches; keys, drags and what is read need not.
    fileprivate var needsTouch: Bool {
      switch self {
      case .pressArrow, .pressReturn, .pressKey, .readActions, .readMountedActions: false
      case .lift, .liftIdentity, .liftAndDrop, .liftAndDropOnIdentity, .liftTwo: false
      case .dropFromElsewhere, .dropFromElsewhereAtPoint: false
      default: true
      }
    }

    /// Writes what is to be erased, and lets items be dragged.
    @MainActor
    fileprivate func prepare(_ screen: Screen) {
      switch self {
      case .erase: screen.list.cell(of: ChoreController.self, id: "Bread")?.field.text = "Rye"
      case .lift, .liftIdentity, .liftAndDrop, .liftAndDropOnIdentity:
        screen.list.adapter.itemDragging = .withinList
      case .liftTwo:
        screen.list.adapter.itemDragging = .withinApp
        screen.keepOrder()
      default: break
      }
    }

    @MainActor
    fileprivate func isDone(on screen: Screen) throws -> Bool {
      let (list, mounted) = (screen.list, screen.mounted)
      let type = ChoreController.self
      switch self {
      case .tapPlace: return list.tap([0, 0]) && screen.log == ["select Milk"]
      case .tapIdentity: return list.tap(type, id: "Bread") && screen.log == ["select Bread"]
      case .tapText: return list.tap("Bread") && screen.log == ["select Bread"]
      case .tapButtonByText: return list.tap("Do Milk") && screen.log == ["do Milk"]
      case .tapView:
        let cell = try #require(list.cell(of: type, id: "Milk"))
        return list.tap(cell.button) && screen.log == ["do Milk"]
      case .tapInCarousel:
        let shelf = try #require(list.carousel(SectionID("shelf")))
        return shelf.tap([0, 1]) && screen.log == ["select Shelf 2"]
      case .pressPlace: return list.longPress([0, 0]) != nil
      case .pressIdentity: return list.longPress(type, id: "Bread") != nil
      case .dragList:
        list.drag(by: 30)
        return list.collectionView.contentOffset.y == 30
      case .dragCarousel:
        let shelf = try #require(list.carousel(SectionID("shelf")))
        shelf.drag(by: 30)
        return shelf.collectionView.contentOffset.x == 30
      case .swipePlace: return list.swipe([0, 0], from: .trailing) == ["Delete"]
      case .swipeIdentity: return list.swipe(type, id: "Bread", from: .trailing) == ["Delete"]
      case .swipeAndChoose:
        return list.swipe([0, 0], from: .trailing, choosing: "Delete")
          && screen.log == ["delete Milk"]
      case .swipeIdentityAndChoose:
        return list.swipe(type, id: "Bread", from: .trailing, choosing: "Delete")
          && screen.log == ["delete Bread"]
      case .swipeAcross:
        return list.swipeAcross([0, 1], from: .trailing) && screen.log == ["delete Bread"]
      case .pickUp: return list.pickUp([0, 0]) && list.adapter.movingItem != nil
      case .carryPlace: return list.drag([0, 0], to: [0, 1]) != nil
      case .carryIdentity: return list.drag(type, id: "Milk", to: "Bread") != nil
      case .carryAndPutDown:
        list.pickUp([0, 0])
        list.carry(to: [0, 1])
        return list.putDown() != nil
      case .write:
        return list.write("Rye", into: "Note on Bread")
          && list.cell(of: type, id: "Bread")?.field.text == "Rye"
      case .erase:
        return list.erase("Rye") && list.cell(of: type, id: "Bread")?.field.text == ""
      case .focus:
        return list.focus(type, id: "Bread") == .focused
          && list.cell(of: type, id: "Bread")?.field.isEditing == true
      case .pull: return list.pullToRefresh() && list.isRefreshing
      case .lift: return list.lift([0, 0]) != nil
      case .liftIdentity: return list.lift(type, id: "Bread") != nil
      case .liftAndDrop:
        guard let drag = list.lift([0, 0]) else { return false }
        return drag.move(over: [0, 1]) && drag.drop() == .move
      case .liftAndDropOnIdentity:
        guard let drag = list.lift(type, id: "Milk") else { return false }
        return drag.move(over: type, id: "Bread") && drag.drop() == .move
      case .liftTwo:
        guard let drag = list.lift([0, 0]) else { return false }
        drag.move(to: CGPoint(x: 80, y: 200))
        return drag.add([0, 1])
      case .dropFromElsewhere:
        let drag = list.dragFromElsewhere([screen.text])
        return drag.move(over: [0, 0]) && drag.drop() == .copy && screen.log == ["drop Rye"]
      case .dropFromElsewhereAtPoint:
        let drag = list.dragFromElsewhere([screen.text])
        drag.move(to: CGPoint(x: 80, y: 20))
        return drag.drop() == .copy && screen.log == ["drop Rye"]
      case .readActions:
        return list.accessibilityActions([0, 0]) == ["Praise", "Delete", "Move up", "Move down"]
      case .performAction:
        return list.performAccessibilityAction("Praise", at: [0, 0])
          && screen.log == ["praise Milk"]
      case .pressArrow: return list.press(.down) && screen.log == ["focus Milk"]
      case .pressReturn:
        list.press(.down)
        list.press(.down)
        return list.press(.return) && screen.log.last == "select Bread"
      case .pressKey:
        list.press(.down)
        return list.press("p", holding: .command) && screen.log.last == "praise Milk"
      case .selectMounted: return mounted.select() && screen.log == ["select Mounted"]
      case .tapMountedText: return mounted.tap("Mounted") && screen.log == ["select Mounted"]
      case .tapMountedView:
        return mounted.tap(mounted.cell.button) && screen.log == ["do Mounted"]
      case .writeIntoMounted:
        return mounted.write("Rye", into: "Note on Mounted") && mounted.cell.field.text == "Rye"
      case .eraseMounted:
        mounted.cell.field.text = "Rye"
        return mounted.erase("Rye") && mounted.cell.field.text == ""
      case .readMountedActions:
        return mounted.accessibilityActions == ["Praise", "Delete", "Move up", "Move down"]
      case .performMountedAction:
        return mounted.performAccessibilityAction("Praise") && screen.log == ["praise Mounted"]
      }
    }
  }

  /// What stands for the app, the system or the surroundings, and what reads.
  private static let others: Set<String> = [
    "advance", "appear", "apply", "badge", "callbacks", "cancel", "cancelDrag", "carousel", "cell",
    "controller", "disappear", "emptyStateView", "enterBackground", "enterForeground", "events",
    "finishAnimations", "flush", "footer", "header", "indexPath", "leaveAndReturn", "mount",
    "nestedList", "overlays", "provideScope", "remove", "resize", "rotate", "scroll",
    "setAppearance",
    "setContentSize", "setLayoutDirection", "settle", "shows", "takeCallbacks", "trace", "unmount",
    "update",
    "wake", "warnOfLowMemory",
  ]

  @Test func `everything that the test kit does for the user works with and without touches`()
    throws
  {
    let file = URL(filePath: #filePath)
    let kit = file.appending(path: "../../../Sources/Testing").standardized
    let sources = try FileManager.default.contentsOfDirectory(atPath: kit.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: kit.appending(path: $0), encoding: .utf8) }
    #expect(sources.count > 10)
    let offered = Set(
      sources.flatMap { $0.matches(of: /public func (\w+)/).map { String($0.1) } }
    )
    let done = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /(?:list|shelf|drag|mounted|!|\?)\.(\w+)\(/).map { String($0.1) }
    #expect(offered.subtracting(Self.others).subtracting(done) == [])
    #expect(Self.others.subtracting(offered) == [])
  }

  @Test func `a tap on a text touches the text, not the middle of its cell`() {
    let screen = Screen()
    #expect(screen.list.tap("Do Milk"))
    #expect(screen.list.tap("Milk"))
    #expect(screen.mounted.tap("Mounted"))
    #expect(screen.log == ["do Milk", "select Milk", "select Mounted"])
  }

  @Test func `a gesture of the app can move an item without a handle`() {
    let list = ListHarness(size: CGSize(width: 320, height: 240))
    list.apply(Todos(names: ["a", "b"]))
    #expect(!list.pickUp([0, 0]))
    #expect(list.drag([0, 0], to: [0, 1]) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `a cell that is not the controller's takes no touches`() {
    let screen = Screen()
    screen.mounted.unmount()
    withKnownIssue { screen.mounted.select() }
    screen.mounted.mount()
    #expect(screen.mounted.select())
    screen.mounted.remove()
    withKnownIssue { screen.mounted.select() }
    #expect(screen.log == ["select Mounted"])
  }
}

/// A list, a carousel in it and a cell by itself, all of which a finger can do everything to.
@MainActor
private final class Screen {
  let list = ListHarness(size: CGSize(width: 320, height: 240))
  let mounted: MountedCell<ChoreController>
  private let chores = ChoreLog()

  init() {
    mounted = MountedCell(
      ChoreController(Errand(id: "Mounted"), chores),
      size: CGSize(width: 320, height: 44)
    )
    list.adapter.onRefresh = {}
    list.adapter.focusMode = .items
    list.apply(Chores(log: chores))
    list.window.layoutIfNeeded()
  }

  var log: [String] { chores.all }

  /// What another app has to drop.
  let text = UIDragItem(itemProvider: NSItemProvider(object: "Rye" as NSString))

  /// Lets items be dragged, and not to other places of the list.
  func keepOrder() { chores.isOrderKept = true }

  /// Takes away what a person gets at the views by.
  func close() {
    for window in [list.window, mounted.cell.window] {
      window?.isUserInteractionEnabled = false
      window?.accessibilityElementsHidden = true
    }
  }
}

@MainActor
private final class ChoreLog {
  var all: [String] = []
  var isOrderKept = false
}

private struct Chores: ListContent {
  let log: ChoreLog

  var body: some ListContent {
    Section("chores") {
      Items(["Milk", "Bread"].map(Errand.init)) { ChoreController($0, log) }
    }
    .onDrop(of: String.self) { [log] drop in log.all += drop.items.map { "drop \($0)" } }
    Section("shelf") {
      Items((1...9).map { Errand(id: "Shelf \($0)") }) { ChoreController($0, log) }
    }
    .layout(.carousel(height: 44))
    Section("more") {
      Items((1...9).map { Errand(id: "More \($0)") }) { ChoreController($0, log) }
    }
  }
}

private final class ChoreCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 60, y: 0, width: 40, height: 44))
  let button = UIButton(frame: CGRect(x: 200, y: 0, width: 60, height: 44))
  let field = UITextField(frame: CGRect(x: 105, y: 0, width: 50, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let handle = MoveHandle(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    for view in [label, button, field, handle] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class ChoreController: CellController<Errand, NoState, ChoreCell> {
  private let log: ChoreLog

  init(_ errand: Errand, _ log: ChoreLog) {
    self.log = log
    super.init(errand)
  }

  override class func size(
    of errand: Errand,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    errand.id.hasPrefix("Shelf") ? .fixed(width: 200, height: 44) : .height(44)
  }

  override func configure(_ cell: ChoreCell) {
    cell.label.text = viewModel.id
    cell.button.setTitle("Do \(viewModel.id)", for: .normal)
    cell.field.placeholder = "Note on \(viewModel.id)"
    bind(cell.button, .primaryActionTriggered) { controller, _ in controller.note("do") }
  }

  override var canMove: Bool { !log.isOrderKept }

  override var dragItems: [UIDragItem] {
    guard log.isOrderKept else { return super.dragItems }
    return [UIDragItem(itemProvider: NSItemProvider(object: viewModel.id as NSString))]
  }

  override var trailingActions: [SwipeAction] {
    [SwipeAction("Delete", style: .destructive) { [weak self] in self?.note("delete") }]
  }

  override var accessibilityActions: [AccessibilityAction] {
    [AccessibilityAction("Praise") { [weak self] in self?.note("praise") }]
  }

  override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  }

  override var keyActions: [KeyAction] {
    [KeyAction("Praise", key: "p", modifiers: .command) { [weak self] in self?.note("praise") }]
  }

  override func didSelect() { note("select") }
  override func didFocus() { note("focus") }

  private func note(_ word: String) { log.all.append("\(word) \(viewModel.id)") }
}
#endif
