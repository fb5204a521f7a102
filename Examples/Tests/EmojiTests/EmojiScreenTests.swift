import Roster
import Testing

@testable import Emoji

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct EmojiScreenTests {
  private let catalog: EmojiCatalog
  private let screen: EmojiViewController
  private let window: UIWindow
  private let reports = Reports()

  @MainActor
  private final class Reports {
    var all: [UpdateReport] = []
  }

  /// The waving hand: the title of its group is a section, and so is each subgroup before it.
  private var hand: IndexPath {
    get throws {
      let smileys = try #require(catalog.groups.first).subgroups.count
      return IndexPath(item: 0, section: 1 + smileys + 1)
    }
  }

  init() throws {
    catalog = try .unicode()
    screen = EmojiViewController(catalog: catalog) { [reports] in reports.all.append($0) }
    window = Headless.show(screen, size: CGSize(width: 390, height: 844))
  }

  private func cell(_ indexPath: IndexPath) throws -> EmojiCell {
    try #require(screen.collectionView.cellForItem(at: indexPath) as? EmojiCell)
  }

  private func scroll(by distance: CGFloat) {
    Headless.scroll(screen.collectionView, by: CGPoint(x: 0, y: distance))
    Headless.finishAnimations()
  }

  private func scrollToHand() throws {
    try screen.collectionView.scrollToItem(at: hand, at: .centeredVertically, animated: false)
    screen.collectionView.layoutIfNeeded()
  }

  private func tapHand() throws {
    #expect(try Headless.tap(cell(hand)))
    Headless.finishAnimations()
  }

  /// The texts of all headers that are on the screen, from top to bottom.
  private var headings: [String] {
    screen.collectionView
      .visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { $0 as? HeadingView }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.titleLabel.text)
  }

  /// The names of all emoji in the list, on the screen or not.
  private var listed: [String] {
    let list = screen.collectionView
    return (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).map { item in
        "\(screen.adapter.itemID(at: IndexPath(item: item, section: section))?.id.value ?? "")"
      }
    }
  }

  @Test func `all emoji are listed, and controllers exist for those on the screen`() throws {
    #expect(listed.count == catalog.count)
    let report = try #require(reports.all.first)
    #expect(report.changes.insertedItemCount == catalog.count)
    #expect(screen.adapter.controllerCount < 200)
  }

  @Test func `eight emoji stand side by side, and are as high as wide`() throws {
    let first = try cell([1, 0]).frame
    #expect(first.width == first.height)
    #expect(try cell([1, 7]).frame.minY == first.minY)
    #expect(try cell([1, 8]).frame.minX == first.minX)
    #expect(try cell([1, 8]).frame.minY == first.maxY + 4)
    #expect(try cell([1, 7]).frame.maxX <= 390 - 12)
  }

  @Test func `a group's title stands above the title of its first subgroup`() {
    #expect(headings.prefix(3) == ["Smileys & Emotion", "Face smiling", "Face affection"])
  }

  @Test func `taps choose one tone after another, and at last none`() throws {
    try scrollToHand()
    var shown: [String?] = []
    for _ in 0..<6 {
      try tapHand()
      try shown.append(cell(hand).label.text)
    }
    #expect(shown == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿", "👋"])
  }

  @Test func `a tap on an emoji without tones does nothing`() throws {
    #expect(try Headless.tap(cell([1, 0])))
    #expect(try cell([1, 0]).label.text == "😀")
    #expect(try cell([1, 0]).toneMark.isHidden)
  }

  @Test func `a tone survives scrolling away and back`() throws {
    try scrollToHand()
    try tapHand()
    let controller = try #require(screen.adapter.controller(at: hand) as? EmojiController)
    #expect(try !cell(hand).toneMark.isHidden)

    scroll(by: 6000)
    #expect(controller.cell == nil)
    #expect(try screen.collectionView.cellForItem(at: hand) == nil)

    scroll(by: -6000)
    try scrollToHand()
    #expect(try screen.adapter.controller(at: hand) === controller)
    #expect(try cell(hand).label.text == "👋🏻")
  }

  @Test func `a tone survives a search that finds the emoji`() throws {
    try scrollToHand()
    try tapHand()
    let controller = try #require(screen.adapter.controller(at: hand) as? EmojiController)
    #expect(Headless.type("waving", into: screen.searchBar.field))
    #expect(listed == ["👋"])
    #expect(controller.state.tone == .light)
    #expect(try cell([1, 0]).label.text == "👋🏻")
  }

  @Test func `a search that leaves an emoji out forgets its tone`() throws {
    try scrollToHand()
    try tapHand()
    #expect(Headless.type("turtle", into: screen.searchBar.field))
    screen.searchBar.field.text = ""
    screen.searchBar.field.sendActions(for: .editingChanged)
    try scrollToHand()
    #expect(try cell(hand).label.text == "👋")
  }

  @Test func `a search shows its results from the top`() throws {
    try scrollToHand()
    #expect(Headless.type("h", into: screen.searchBar.field))
    let list = screen.collectionView
    #expect(list.contentSize.height > list.bounds.height)
    #expect(list.contentOffset.y == -list.adjustedContentInset.top)
    #expect(headings.first == "Smileys & Emotion")
  }

  @Test func `each letter searches`() {
    let before = reports.all.count
    #expect(Headless.type("turtle", into: screen.searchBar.field))
    #expect(reports.all.count == before + 6)
    #expect(listed == ["🐢"])
    #expect(headings == ["Animals & Nature", "Animal reptile"])
  }

  @Test func `a search without a result says so, and the next finds again`() throws {
    #expect(Headless.type("turtlez", into: screen.searchBar.field))
    let message = try #require(screen.collectionView.cellForItem(at: [0, 0]) as? NoResultsCell)
    #expect(message.label.text == "No emoji is called “turtlez”.")
    #expect(screen.collectionView.numberOfSections == 1)

    screen.searchBar.field.text = ""
    screen.searchBar.field.sendActions(for: .editingChanged)
    #expect(listed.count == catalog.count)
  }

  @Test func `a message follows what is typed`() throws {
    #expect(Headless.type("xy", into: screen.searchBar.field))
    let message = try #require(screen.collectionView.cellForItem(at: [0, 0]) as? NoResultsCell)
    #expect(message.label.text == "No emoji is called “xy”.")
    #expect(Headless.type("z", into: screen.searchBar.field))
    #expect(message.label.text == "No emoji is called “xyz”.")
    #expect(screen.collectionView.cellForItem(at: [0, 0]) === message)
  }
}
