import ListFixtures
import Roster
import RosterTesting
import Testing

private struct Card: ViewModel {
  let id: Int
}

private final class CardCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

private struct Typed: ViewState {
  var text = ""
}

private final class CardController: CellController<Card, Typed, CardCell> {
  override class func size(of card: Card, state: Typed, in container: ItemContainer) -> ItemSize {
    .width(120)
  }

  override func didMount(on cell: CardCell) {
    bind(cell.field, .editingChanged) { controller, field in
      controller.updateState { $0.text = field.text ?? "" }
    }
  }

  override func configure(_ cell: CardCell) {
    if cell.field.text != state.text { cell.field.text = state.text }
  }
}

private final class PageController: CellController<Card, NoState, UICollectionViewCell> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .fraction(width: 1, height: 1)
  }
}

private final class RowController: CellController<Card, NoState, UICollectionViewCell> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(60)
  }
}

/// What rows have, items of carousels have.
@MainActor
@Suite(.serialized) struct CarouselRowTests {
  private let list = ListHarness()

  private func show(
    _ ids: ClosedRange<Int>,
    paging: SectionLayout.PagingBehavior = .none,
    policy: UpdatePolicy? = nil
  ) {
    list.apply(
      Group {
        Section("shelf") { Items(ids.map(Card.init), CardController.init) }
          .layout(.carousel(height: 100, paging: paging))
        Section("rows") { Items((101...160).map(Card.init), RowController.init) }
      },
      animated: true,
      policy: policy
    )
    list.finishAnimations()
  }

  private var inner: ListAdapter? {
    list.adapter.itemID(CardController.self, id: 6)
      .flatMap { list.adapter.carousel(inSection: $0.section) }
  }

  /// Where a card is in the shelf, if it is visible.
  private func place(_ id: Int) -> CGFloat? {
    guard let cell = list.cell(of: CardController.self, id: id), let view = inner?.collectionView
    else { return nil }
    return cell.frame.minX - view.contentOffset.x
  }

  enum Way: CaseIterable {
    case adapter, update, item, carousel
  }

  @Test(arguments: Way.allCases)
  func `cards that are inserted before a shelf's visible ones do not move them`(_ way: Way) throws {
    if way == .adapter { list.adapter.policy.anchor = .firstVisible }
    show(1...30)
    let shelf = try #require(inner)
    if way == .carousel { shelf.policy.anchor = .firstVisible }
    shelf.collectionView.contentOffset.x = 610
    list.flush()
    #expect(place(6) == -10)
    let card = try #require(list.adapter.itemID(CardController.self, id: 6))
    let policy: UpdatePolicy? =
      switch way {
      case .update: .anchor(.firstVisible)
      case .item: .anchor(.item(card))
      default: nil
      }
    show(-4...30, policy: policy)
    #expect(place(6) == -10)
  }

  @Test func `a shelf shows the same card when it comes back, whatever was inserted before it`()
    throws
  {
    show(1...30)
    inner?.collectionView.contentOffset.x = 610
    list.flush()
    list.scroll(to: 2000)
    show(-4...30)
    list.scroll(to: 0)
    list.finishAnimations()
    #expect(place(6) == -10)
  }

  @Test func `a field in a shelf gets the first responder back when it comes back`() throws {
    show(1...8)
    list.focus(CardController.self, id: 2)
    let field = try #require(list.cell(of: CardController.self, id: 2)?.field)
    Headless.type("Milk", into: field)
    let focused = list.adapter.focusedItem
    #expect(focused != nil)
    for _ in 0..<2 {
      list.scroll(to: 2000)
      #expect(list.adapter.focusedItem == focused)
      list.scroll(to: 0)
      list.finishAnimations()
      #expect(list.adapter.focusedItem == focused)
      let back = try #require(list.cell(of: CardController.self, id: 2)?.field)
      #expect(back.isEditing)
      #expect(back.text == "Milk")
      list.rotate()
      list.finishAnimations()
      list.rotate()
      list.finishAnimations()
      #expect(list.cell(of: CardController.self, id: 2)?.field.isEditing == true)
    }
  }

  @Test(arguments: [SectionLayout.PagingBehavior.centeredItem, .item, .page])
  func `pages are aligned again when the width changes`(
    _ paging: SectionLayout.PagingBehavior
  ) throws {
    list.apply(
      Section("pages") { Items((1...9).map(Card.init), PageController.init) }
        .layout(.carousel(height: 200, paging: paging))
    )
    list.finishAnimations()
    let id = try #require(list.adapter.itemID(PageController.self, id: 1))
    let shelf = try #require(list.adapter.carousel(inSection: id.section))
    shelf.collectionView.contentOffset.x = 390 * 4
    list.window.layoutIfNeeded()
    for width: CGFloat in [844, 390, 500, 390] {
      list.resize(to: CGSize(width: width, height: 700))
      list.finishAnimations()
      #expect(shelf.collectionView.contentOffset.x == 4 * width)
    }
  }

  @Test func `an adaptive layout may be a carousel whose height follows the text size`() {
    list.apply(
      Section("albums") { Items((1...10).map(Card.init), CardController.init) }
        .layout(
          .adaptive { container in
            let isLarge = container.traits.preferredContentSizeCategory.isAccessibilityCategory
            return .carousel(height: isLarge ? 180 : 120, spacing: 8)
          }
        )
    )
    list.finishAnimations()
    #expect(list.collectionView.numberOfItems(inSection: 0) == 1)
    #expect(list.frame(0)?.height == 120)
    list.setContentSize(.accessibilityLarge)
    list.finishAnimations()
    #expect(list.frame(0)?.height == 180)
    #expect(list.issues.isEmpty)
  }
}

private struct Receipt: ViewModel {
  let id: Int
  var lines: Int
}

private final class ReceiptCell: ListCell {
  override class func makeLayout() -> UICollectionViewLayout { ListLayout() }
}

private final class ReceiptController: NestedListController<
  Receipt, NestedListState, ReceiptCell
>
{
  override class func size(
    of receipt: Receipt,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 100) }

  override var content: any ListContent {
    Section("lines") {
      Items((0..<viewModel.lines).map { Card(id: $0) }, RowController.init)
    }
  }
}

@MainActor
@Suite struct AutomaticListHeightTests {
  @Test func `a cell of automatic height is as high as the list in it`() {
    let list = ListHarness()
    func show(_ counts: [Int]) {
      list.apply(
        Items(counts.enumerated().map { Receipt(id: $0, lines: $1) }, ReceiptController.init)
      )
      list.finishAnimations()
    }
    show([2, 3, 1, 4])
    #expect(list.heights(4) == [120, 180, 60, 240])
    show([2, 1, 5, 4])
    #expect(list.heights(4) == [120, 60, 300, 240])
    #expect(list.issues.isEmpty)
  }
}
