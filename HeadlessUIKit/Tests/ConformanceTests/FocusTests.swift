import TestPlatform
import Testing

/// The focus of a keyboard in collection views, and what keys do.
@MainActor
@Suite struct FocusTests {
  private let list = FocusFixture([["a", "b", "c", "d", "e"]])

  @Test func `S16 an arrow key moves the focus from cell to cell and the delegate is told`() {
    list.view.allowsFocus = true
    #expect(list.press(UIKeyCommand.inputDownArrow))
    #expect(list.heard == ["- to 0-0"])
    #expect(list.press(UIKeyCommand.inputDownArrow))
    #expect(list.heard == ["- to 0-0", "0-0 to 0-1"])
    #expect(list.focusedLetter == "b")
    #expect(list.cell(1)?.isFocused == true)
    #expect(list.cell(1)?.configurationState.isFocused == true)
    #expect(list.cell(0)?.isFocused == false)
    #expect(list.press(UIKeyCommand.inputUpArrow))
    #expect(!list.press(UIKeyCommand.inputUpArrow))
    #expect(list.focusedLetter == "a")
  }

  @Test func `S16 cells have no focus unless it is allowed`() {
    #expect(!list.press(UIKeyCommand.inputDownArrow))
    #expect(list.focusedLetter == nil)
  }

  @Test
  func
    `S17 what the delegate says of an item goes before what is allowed, and the cell is asked first`()
  {
    list.unfocusable = [1]
    list.refusing = ["c"]
    list.view.reloadData()
    list.press(UIKeyCommand.inputDownArrow)
    list.press(UIKeyCommand.inputDownArrow)
    #expect(list.focusedLetter == "d")
    #expect(!list.asked.contains(2))
  }

  @Test
  func
    `S18 the focus comes to the item that the delegate prefers, unless the last one is remembered`()
  {
    list.view.allowsFocus = true
    list.preferred = 2
    list.press("\t")
    #expect(list.focusedLetter == "c")
    list.press(UIKeyCommand.inputUpArrow)
    list.leave()
    list.press("\t")
    #expect(list.focusedLetter == "c")
    list.press(UIKeyCommand.inputUpArrow)
    list.leave()
    list.view.remembersLastFocusedIndexPath = true
    list.press("\t")
    #expect(list.focusedLetter == "b")
  }

  @Test func `S19 the focus may be kept where it is`() {
    list.view.allowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    list.isKept = true
    #expect(!list.press(UIKeyCommand.inputDownArrow))
    #expect(list.focusedLetter == "a")
    #expect(list.heard == ["- to 0-0"])
  }

  @Test func `S20 the selection follows the focus of keys if it is to`() {
    list.view.selectionFollowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    list.press(UIKeyCommand.inputDownArrow)
    #expect(list.events == ["select 0", "deselect 0", "select 1"])
    #expect(list.press("\r"))
    #expect(list.events.suffix(1) == ["action 1"])
  }

  @Test func `S21 the return key does what a tap on the item does`() {
    list.view.allowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    #expect(list.events.isEmpty)
    #expect(list.press("\r"))
    #expect(list.events == ["select 0", "action 0"])
  }

  @Test
  func `S22 the focus stays with its cell through a batch, and goes on when the cell is deleted`() {
    list.view.allowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    list.press(UIKeyCommand.inputDownArrow)
    list.sections = [["b", "a", "c", "d", "e"]]
    list.view.moveItem(at: [0, 1], to: [0, 0])
    #expect(list.focusedLetter == "b")
    list.preferred = 1
    list.sections = [["a", "c", "d", "e"]]
    list.view.deleteItems(at: [[0, 0]])
    list.view.layoutIfNeeded()
    #expect(list.focusedLetter == "c")
  }

  @Test
  func `S22 the focus that is on nothing any longer after a reload goes to what is preferred`() {
    list.view.allowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    list.press(UIKeyCommand.inputDownArrow)
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.focusedLetter == "a")
  }

  @Test func `S23 the focus brings on screen what it comes to`() {
    list.view.allowsFocus = true
    for _ in 0..<5 { list.press(UIKeyCommand.inputDownArrow) }
    #expect(list.focusedLetter == "e")
    #expect(list.view.contentOffset.y == 200)
  }

  @Test func `S26 the focus of a cell that scrolls away is on nothing until the next key`() {
    list.view.allowsFocus = true
    list.view.remembersLastFocusedIndexPath = true
    list.press(UIKeyCommand.inputDownArrow)
    list.press(UIKeyCommand.inputDownArrow)
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    #expect(list.focusedLetter == nil)
    #expect(list.heard.last == "0-1 to -")
    list.view.contentOffset.y = 0
    list.view.layoutIfNeeded()
    #expect(list.focusedLetter == nil)
    list.view.contentOffset.y = 200
    list.view.layoutIfNeeded()
    list.press(UIKeyCommand.inputDownArrow)
    #expect(list.focusedLetter == "b")
    #expect(list.view.contentOffset.y == 100)
  }

  @Test func `S24 a program moves the focus, and asks who has it`() throws {
    list.view.allowsFocus = true
    let system = try #require(UIFocusSystem(for: list.view))
    #expect(system.focusedItem == nil)
    system.requestFocusUpdate(to: try #require(list.cell(2)))
    system.updateFocusIfNeeded()
    #expect(list.focusedLetter == "c")
    #expect(UIFocusSystem.environment(list.view, contains: try #require(list.cell(2))))
    #expect(UIFocusSystem(for: UIView()) == nil)
  }

  @Test func `S25 a key that nothing takes goes along the responders`() {
    list.view.allowsFocus = true
    list.press(UIKeyCommand.inputDownArrow)
    #expect(!list.press("x"))
    #expect(list.cell(0)?.pressed == ["x"])
  }
}

/// A list whose delegate has a say in the focus.
@MainActor private final class FocusFixture: NSObject {
  var sections: [[String]]
  var unfocusable: Set<Int>?
  var refusing: Set<String> = []
  var preferred: Int?
  var isKept = false
  private(set) var asked: [Int] = []
  private(set) var heard: [String] = []
  private(set) var events: [String] = []
  let view: UICollectionView
  private let window: UIWindow

  init(_ sections: [[String]]) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: layout
    )
    window = Headless.show(view, size: CGSize(width: 100, height: 300))
    super.init()
    view.register(FocusCell.self, forCellWithReuseIdentifier: "letter")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  @discardableResult
  func press(_ key: String) -> Bool { Headless.press(key, in: window) }

  func cell(_ item: Int) -> FocusCell? { view.cellForItem(at: [0, item]) as? FocusCell }

  var focusedLetter: String? {
    (UIFocusSystem(for: view)?.focusedItem as? FocusCell)?.letter
  }

  /// Takes the focus from the list, as a finger does.
  func leave() {
    let other = FocusableView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    window.addSubview(other)
    UIFocusSystem(for: view)?.requestFocusUpdate(to: other)
    UIFocusSystem(for: view)?.updateFocusIfNeeded()
    other.removeFromSuperview()
  }
}

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

private final class FocusCell: UICollectionViewCell {
  var letter = ""
  var refuses = false
  private(set) var pressed: [String] = []

  override var canBecomeFocused: Bool { !refuses && super.canBecomeFocused }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += presses.compactMap { $0.key?.characters }
    super.pressesBegan(presses, with: event)
  }
}

extension FocusFixture: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? FocusCell)?.letter = sections[indexPath.section][indexPath.item]
    (cell as? FocusCell)?.refuses = refusing.contains(sections[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    asked.append(indexPath.item)
    return unfocusable.map { !$0.contains(indexPath.item) } ?? collectionView.allowsFocus
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { !isKept }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.item)" } ?? "-" }
    heard.append(
      "\(text(context.previouslyFocusedIndexPath)) to \(text(context.nextFocusedIndexPath))"
    )
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    preferred.map { IndexPath(item: $0, section: 0) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    events.append("action \(indexPath.item)")
  }
}
