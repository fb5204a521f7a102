#if !canImport(UIKit)
import RosterTesting
import RosterTracing
import Testing

private final class TitleOnOneLineCell: ChoreCell {
  override class var fault: Fault? { .titleOnOneLine }
}
private final class NotesTooLowCell: ChoreCell { override class var fault: Fault? { .notesTooLow } }
private final class TitleBeyondEdgeCell: ChoreCell {
  override class var fault: Fault? { .titleBeyondEdge }
}
private final class NotesOverTitleCell: ChoreCell {
  override class var fault: Fault? { .notesOverTitle }
}
private final class FixedFontCell: ChoreCell { override class var fault: Fault? { .fixedFont } }
private final class FixedHeightCell: ChoreCell { override class var fault: Fault? { .fixedHeight } }
private final class SmallButtonCell: ChoreCell { override class var fault: Fault? { .smallButton } }
private final class CrowdedButtonsCell: ChoreCell {
  override class var fault: Fault? { .crowdedButtons }
}
private final class ButtonWithoutNameCell: ChoreCell {
  override class var fault: Fault? { .buttonWithoutName }
}
private final class ImageWithoutNameCell: ChoreCell {
  override class var fault: Fault? { .imageWithoutName }
}
private final class ButtonsWithOneNameCell: ChoreCell {
  override class var fault: Fault? { .buttonsWithOneName }
}
private final class ButtonInsideElementCell: ChoreCell {
  override class var fault: Fault? { .buttonInsideElement }
}
private final class TapWithoutElementCell: ChoreCell {
  override class var fault: Fault? { .tapWithoutElement }
}
private final class ButtonWithoutTraitCell: ChoreCell {
  override class var fault: Fault? { .buttonWithoutTrait }
}
private final class OrderUpsideDownCell: ChoreCell {
  override class var fault: Fault? { .orderUpsideDown }
}
private final class GrayOnWhiteCell: ChoreCell { override class var fault: Fault? { .grayOnWhite } }
private final class BlackInTheDarkCell: ChoreCell {
  override class var fault: Fault? { .blackInTheDark }
}
private final class BrokenConstraintCell: ChoreCell {
  override class var fault: Fault? { .brokenConstraint }
}
private final class WrongHeightCell: ChoreCell { override class var fault: Fault? { .wrongHeight } }
private final class SelectedLooksTheSameCell: ChoreCell {
  override class var fault: Fault? { .selectedLooksTheSame }
}
private final class TitleOnTheLeftCell: ChoreCell {
  override class var fault: Fault? { .titleOnTheLeft }
}
private final class ArrowToTheRightCell: ChoreCell {
  override class var fault: Fault? { .arrowToTheRight }
}
private final class DisabledWithoutTraitCell: ChoreCell {
  override class var fault: Fault? { .disabledWithoutTrait }
}
private final class SelectedWithoutTraitCell: ChoreCell {
  override class var fault: Fault? { .selectedWithoutTrait }
}
private final class GestureOnlyCell: ChoreCell { override class var fault: Fault? { .gestureOnly } }
private final class TitleUnderButtonCell: ChoreCell {
  override class var fault: Fault? { .titleUnderButton }
}

private final class NotesBeyondChipCell: ChoreCell {
  override class var fault: Fault? { .notesBeyondChip }
}
private final class SwipeWithoutNameCell: ChoreCell {
  override class var fault: Fault? { .swipeWithoutName }
}
private final class SwipeReplacedCell: ChoreCell {
  override class var fault: Fault? { .swipeReplaced }
}

/// A fault, and what a catalog has to say about it.
private struct SeededFault: CustomStringConvertible, Sendable {
  let description: String
  let rule: CatalogRule
  let view: String
  let entry: @MainActor @Sendable () -> CatalogEntry

  init<Cell: ChoreCell>(_ cell: Cell.Type, _ rule: CatalogRule, _ view: String) {
    description = "\(cell)"
    self.rule = rule
    self.view = view
    entry = {
      .cell("Chore", ["plants": Chore()], isSelectable: true) { ChoreController<Cell>($0) }
    }
  }
}

private let seededFaults = [
  SeededFault(TitleOnOneLineCell.self, .cutText, "titleLabel"),
  SeededFault(NotesTooLowCell.self, .cutText, "notesLabel"),
  SeededFault(TitleBeyondEdgeCell.self, .outside, "titleLabel"),
  SeededFault(NotesOverTitleCell.self, .overlap, "notesLabel"),
  SeededFault(FixedFontCell.self, .fixedFont, "titleLabel"),
  SeededFault(FixedHeightCell.self, .fixedHeight, "Cell"),
  SeededFault(SmallButtonCell.self, .smallTarget, "doneButton"),
  SeededFault(CrowdedButtonsCell.self, .smallTarget, "moreButton"),
  SeededFault(ButtonWithoutNameCell.self, .noName, "moreButton"),
  SeededFault(ImageWithoutNameCell.self, .noName, "photo"),
  SeededFault(ButtonsWithOneNameCell.self, .sameName, "Button"),
  SeededFault(ButtonInsideElementCell.self, .hiddenAction, "doneButton"),
  SeededFault(TapWithoutElementCell.self, .hiddenAction, "photo"),
  SeededFault(ButtonWithoutTraitCell.self, .missingTrait, "doneButton"),
  SeededFault(OrderUpsideDownCell.self, .readingOrder, "titleLabel"),
  SeededFault(GrayOnWhiteCell.self, .contrast, "notesLabel"),
  SeededFault(BlackInTheDarkCell.self, .contrast, "titleLabel"),
  SeededFault(BrokenConstraintCell.self, .constraints, "photo"),
  SeededFault(WrongHeightCell.self, .height, "Cell"),
  SeededFault(SelectedLooksTheSameCell.self, .selection, "Cell"),
  SeededFault(TitleOnTheLeftCell.self, .mirror, "titleLabel"),
  SeededFault(ArrowToTheRightCell.self, .mirror, "arrow"),
  SeededFault(DisabledWithoutTraitCell.self, .missingTrait, "moreButton"),
  SeededFault(SelectedWithoutTraitCell.self, .missingTrait, "doneButton"),
  SeededFault(GestureOnlyCell.self, .hiddenAction, "UIView"),
  SeededFault(TitleUnderButtonCell.self, .overlap, "titleLabel"),
  SeededFault(NotesBeyondChipCell.self, .outside, "notesLabel"),
  SeededFault(SwipeWithoutNameCell.self, .noName, "Cell"),
  SeededFault(SwipeReplacedCell.self, .hiddenAction, "Cell"),
]

/// The worlds in which the faults show, and few others.
private let worlds: [CatalogWorld] = [
  CatalogWorld(), CatalogWorld(textSize: .accessibilityExtraExtraExtraLarge),
  CatalogWorld(direction: .rightToLeft),
  CatalogWorld(style: .dark), CatalogWorld(width: 320), CatalogWorld(state: .selected),
]

@MainActor
@Suite struct CatalogAuditTests {
  @Test func `a well made cell has no findings in any world`() {
    let catalog = Catalog(
      "Chores",
      .cell("Chore", isSelectable: true) {
        ChoreController<ChoreCell>($0)
      } samples: { text in
        [
          "plants": Chore(
            title: text("Water the plants on the balcony"),
            notes: text("Not the cactus")
          )
        ]
      },
      .header("Header", ["short": ChoresTitle()]) { ChoresHeaderController<ChoresHeader>($0) }
    )
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
    #expect(catalog.worlds.count >= 24)
  }

  @Test(arguments: seededFaults)
  fileprivate func `a fault is found at its view`(_ fault: SeededFault) {
    let catalog = Catalog("Chores", fault.entry(), in: worlds)
    let found = catalog.findings.contains { $0.rule == fault.rule && $0.view.contains(fault.view) }
    #expect(found, Comment(rawValue: catalog.report))
  }

  @Test func `a row of cells that is no mirror is found at the cells`() {
    func findings<Cell: ListCell>(_ cell: Cell.Type) -> [CatalogFinding] {
      Catalog(
        "Chores",
        .cell("Row", ["a day": ChoreRow()]) { ChoreRowController<Cell>($0) },
        in: worlds
      ).findings
    }
    #expect(findings(ListCell.self).isEmpty)
    let unmirrored = findings(UnmirroredRowCell.self)
    #expect(!unmirrored.isEmpty)
    #expect(unmirrored.allSatisfy { $0.rule == .mirror && $0.view == "ChoreWordCell" })
    #expect(unmirrored.first?.worlds == [CatalogWorld(direction: .rightToLeft)])
    let scrolled = findings(RowScrolledToTheLeftCell.self)
    #expect(scrolled.contains { $0.rule == .mirror && $0.problem.contains("is not from right") })
  }

  @Test func `a cell is shown in each state, of which its controller and its configuration hear`() {
    ChoreStateCell.seen = []
    ChoreStateController.highlighted = 0
    let catalog = Catalog(
      "Chores",
      .cell("State", ["one": ChoresTitle()]) { ChoreStateController($0) }
    )
    #expect(!catalog.html.isEmpty)
    #expect(
      ChoreStateCell.seen.isSuperset(of: [
        "", "selected", "highlighted", "editing", "focused", "disabled, without button",
        "contrasting",
      ]),
      "\(ChoreStateCell.seen)"
    )
    #expect(ChoreStateController.highlighted > 0)
  }

  @Test func `a list is shown empty, with one item and with many`() throws {
    let catalog = Catalog(
      "Chores",
      .list("Chores", of: (1...5).map { ChoresTitle(id: $0) }) { chores in
        Section("chores") { Items(chores) { ChoreFolderController($0) } }
      },
      in: [CatalogWorld(), CatalogWorld(state: .highlighted), CatalogWorld(state: .disabled)]
    )
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
    let page = try DecodedCatalog(catalog.html)
    let screens = page.exhibits.filter { $0.subject == "Chores" }
    #expect(screens.map(\.sample) == ["empty", "one", "many"])
    // Nothing can be highlighted in an empty list, and a screen is not disabled.
    #expect(screens.map(\.pictures.count) == [1, 2, 2])
  }

  @Test func `a header that does not say that it is one is found`() {
    let catalog = Catalog(
      "Chores",
      .header("Header", ["short": ChoresTitle()]) {
        ChoresHeaderController<ChoresHeaderWithoutTrait>($0)
      },
      in: worlds
    )
    #expect(catalog.findings.map(\.rule) == [.missingTrait])
    #expect(catalog.findings.first?.view.contains("label") == true)
  }

  @Test func `a status at the top of a section need not be a header`() {
    let catalog = Catalog(
      "Chores",
      .header("Status", ["short": ChoresTitle()]) { ChoresHeaderController<ChoresStatus>($0) },
      in: worlds
    )
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
  }

  @Test func `text that scrolls in its field is not cut off`() {
    let text = "Water the plants on the balcony, and those in the hall"
    let catalog = Catalog(
      "Chores",
      .cell("Field", ["long": ChoresTitle(text: text)]) { ChoreFieldController($0) },
      in: worlds
    )
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
  }

  @Test func `the size and the name of an accessory are left to the system`() {
    let catalog = Catalog(
      "Chores",
      .cell("Folder", ["closed": ChoresTitle()]) { ChoreFolderController($0) },
      in: worlds
    )
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
  }

  @Test func `a finding says where it is, how to mend it, and in which worlds`() throws {
    let catalog = Catalog(
      "Chores",
      .cell("Chore", ["plants": Chore()]) { ChoreController<FixedFontCell>($0) },
      in: worlds
    )
    let finding = try #require(catalog.findings.first)
    #expect(
      "\(finding)" == """
        text that does not grow: FixedFontCell.titleLabel (UILabel “Water the plants on the balcony”) in Chore “plants” (AX5). \
        Its font has 17 points at each text size. \
        Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory.
        """
    )
  }

  @Test func `a finding can be accepted for a reason, and an acceptance without need is a finding`()
  {
    let catalog = Catalog(
      "Chores",
      .cell("Chore", ["plants": Chore()]) { ChoreController<FixedFontCell>($0) },
      in: worlds
    )
    .accepting(.fixedFont, in: "Chore", view: "titleLabel", because: "It is a logo.")
    #expect(catalog.findings.isEmpty, Comment(rawValue: catalog.report))
    #expect(catalog.acceptedFindings.map(\.reason) == ["It is a logo."])
    catalog.accepting(.overlap, because: "It is art.")
    #expect(catalog.findings.map(\.rule) == [.acceptance])
  }

  @Test func `long words are half again as long`() {
    #expect(CatalogWorld.Words.plain("Water the plants") == "Water the plants")
    let long = CatalogWorld.Words.long("Water the plants")
    #expect(long.hasPrefix("Ŵáťéř ťhé pļáñťš"))
    #expect(long.count >= 24)
  }
}
#endif
