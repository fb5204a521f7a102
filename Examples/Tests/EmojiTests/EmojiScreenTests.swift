import RosterTesting
import Testing

@testable import Emoji

/// The whole feature on a screen, used as a user uses it.
@MainActor
@Suite struct EmojiScreenTests {
  private let catalog: EmojiCatalog
  private let list: ListHarness

  /// The waving hand: the title of its group is a section, and so is each subgroup before it.
  private var hand: IndexPath {
    get throws {
      let smileys = try #require(catalog.groups.first).subgroups.count
      return IndexPath(item: 0, section: 1 + smileys + 1)
    }
  }

  init() throws {
    catalog = try .unicode()
    let screen = EmojiViewController(catalog: catalog)
    list = ListHarness(showing: screen, list: screen.adapter)
  }

  private func cell(_ indexPath: IndexPath) throws -> EmojiCell {
    try #require(list.cell(EmojiCell.self, at: indexPath))
  }

  private func scroll(by distance: CGFloat) {
    list.drag(by: distance)
    list.finishAnimations()
  }

  private func scrollToHand() throws {
    #expect(try list.scroll(to: hand, at: .center))
  }

  private func tapHand() throws {
    #expect(try list.tap(hand))
    list.finishAnimations()
  }

  /// The texts of all headers that are on the screen, from top to bottom.
  private var headings: [String] {
    list.collectionView
      .visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { $0 as? HeadingView }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.titleLabel.text)
  }

  /// The names of all emoji in the list, on the screen or not.
  private var listed: [String] {
    let view = list.collectionView
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        "\(list.adapter.itemID(at: IndexPath(item: item, section: section))?.id.value ?? "")"
      }
    }
  }

  @Test func `all emoji are listed, and controllers exist for those on the screen`() throws {
    #expect(listed.count == catalog.count)
    let report = try #require(list.reports.first)
    #expect(report.insertedItemCount == catalog.count)
    #expect(list.adapter.controllerCount < 200)
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

  #if !canImport(UIKit)
  @Test func `a touch on the index leads to its group`() throws {
    let titles = try #require(Headless.indexTitles(of: list.collectionView))
    #expect(titles == catalog.groups.compactMap { $0.subgroups.first?.emoji.first?.id })
    #expect(Headless.touchIndexTitle(at: 2, in: list.collectionView))
    #expect(headings.first == catalog.groups[2].id)
  }
  #endif

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
    #expect(list.tap([1, 0]))
    #expect(try cell([1, 0]).label.text == "😀")
    #expect(try cell([1, 0]).toneMark.isHidden)
  }

  @Test func `a tone survives scrolling away and back`() throws {
    try scrollToHand()
    try tapHand()
    let controller = try #require(list.controller(EmojiController.self, at: hand))
    #expect(try !cell(hand).toneMark.isHidden)

    scroll(by: 6000)
    #expect(controller.cell == nil)
    #expect(try list.cell(EmojiCell.self, at: hand) == nil)

    scroll(by: -6000)
    try scrollToHand()
    #expect(try list.controller(EmojiController.self, at: hand) === controller)
    #expect(try cell(hand).label.text == "👋🏻")
  }

  @Test func `a tone survives a search that finds the emoji`() throws {
    try scrollToHand()
    try tapHand()
    let controller = try #require(list.controller(EmojiController.self, at: hand))
    #expect(list.write("waving", into: "Search"))
    #expect(listed == ["👋"])
    #expect(controller.state.tone == .light)
    #expect(try cell([1, 0]).label.text == "👋🏻")
  }

  @Test func `a search that leaves an emoji out forgets its tone`() throws {
    try scrollToHand()
    try tapHand()
    #expect(list.write("turtle", into: "Search"))
    #expect(list.erase("Search"))
    try scrollToHand()
    #expect(try cell(hand).label.text == "👋")
  }

  @Test func `a search shows its results from the top`() throws {
    try scrollToHand()
    #expect(list.write("h", into: "Search"))
    let view = list.collectionView
    #expect(view.contentSize.height > view.bounds.height)
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    #expect(headings.first == "Smileys & Emotion")
  }

  @Test func `each letter searches`() {
    let before = list.reports.count
    #expect(list.write("turtle", into: "Search"))
    #expect(list.reports.count == before + 6)
    #expect(listed == ["🐢"])
    #expect(headings == ["Animals & Nature", "Animal reptile"])
  }

  @Test func `a search without a result says so, and the next finds again`() throws {
    #expect(list.write("turtlez", into: "Search"))
    let message = try #require(list.cell(NoResultsCell.self, at: [0, 0]))
    #expect(message.label.text == "No emoji is called “turtlez”.")
    #expect(list.collectionView.numberOfSections == 1)

    #expect(list.erase("Search"))
    #expect(listed.count == catalog.count)
  }

  @Test func `a message follows what is typed`() throws {
    #expect(list.write("xy", into: "Search"))
    let message = try #require(list.cell(NoResultsCell.self, at: [0, 0]))
    #expect(message.label.text == "No emoji is called “xy”.")
    #expect(list.write("z", into: "Search"))
    #expect(message.label.text == "No emoji is called “xyz”.")
    #expect(list.cell(NoResultsCell.self, at: [0, 0]) === message)
  }
}
