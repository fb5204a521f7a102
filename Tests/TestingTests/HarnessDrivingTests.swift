import RosterTesting
import Testing

/// Everything that a person does to a list, done by a test.
@MainActor
@Suite(.serialized) struct HarnessDrivingTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 240))
  private let many = (1...40).map { "Errand \($0)" }

  @Test func `a tap reports the identity of the item`() {
    list.apply(Errands(names: many))
    #expect(list.tap(ErrandController.self, id: "Errand 2"))
    #expect(list.callbacks(of: ErrandController.self, id: "Errand 2").contains(.didSelect))
    expectMiss("is not on screen") { list.tap(ErrandController.self, id: "Errand 40") }
    expectMiss("has no item") { list.tap(ErrandController.self, id: "Errand 41") }
  }

  @Test func `a long press opens the menu of an item that has one`() {
    list.apply(Errands(names: ["Milk", "Bread"]))
    #expect(list.longPress([0, 0]) != nil)
    #expect(list.longPress(ErrandController.self, id: "Milk") != nil)
    #expect(list.longPress(ErrandController.self, id: "Bread") == nil)
    expectMiss("has no item") { list.longPress(ErrandController.self, id: "Salt") != nil }
    expectMiss("has no item") { list.longPress([0, 2]) != nil }
  }

  @Test func `scrolling brings an item on screen by its place and by its identity`() {
    list.apply(Errands(names: many))
    list.scroll(to: 440)
    #expect(list.visibleItems.first == [0, 9])
    #expect(list.scroll(to: [0, 0], at: .bottom))
    #expect(list.visibleItems.first == [0, 0])
    #expect(list.scroll(to: ErrandController.self, id: "Errand 30", at: .top))
    #expect(list.visibleItems.first == [0, 29])
    #expect(list.cell(of: ErrandController.self, id: "Errand 30")?.label.text == "Errand 30")
    #expect(
      list.controller(of: ErrandController.self, id: "Errand 30")?.viewModel.id == "Errand 30"
    )
    expectMiss("has no item") { list.scroll(to: ErrandController.self, id: "Errand 41") }
    expectMiss("has no item") { list.scroll(to: [1, 0]) }
  }

  @Test func `dragging scrolls as far as there is something to see`() {
    list.apply(Errands(names: many))
    list.drag(by: 100)
    #expect(list.collectionView.contentOffset.y == 100)
    list.drag(by: -500)
    #expect(list.collectionView.contentOffset.y == 0)
  }

  @Test func `a list that is wider than its view is dragged sideways`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let row = ListHarness(size: CGSize(width: 320, height: 60), layout: layout)
    row.apply(Errands(names: many))
    row.drag(by: 100)
    #expect(row.collectionView.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test func `carrying an item to another says what has moved`() throws {
    list.apply(Errands(names: ["Milk", "Bread", "Salt"]))
    let move = try #require(list.drag(ErrandController.self, id: "Milk", to: "Salt"))
    #expect(move.item == list.adapter.itemID(ErrandController.self, id: "Milk"))
    #expect(list.indexPath(ErrandController.self, id: "Milk") == [0, 2])
  }

  @Test func `a swipe offers the actions of the controller`() {
    list.apply(Errands(names: ["Milk"]))
    #expect(list.swipe([0, 0], from: .trailing) == ["Delete"])
    #expect(list.swipe([0, 0], from: .trailing, choosing: "Delete"))
    expectMiss("has no action “Delete”") { list.swipe([0, 0], from: .leading, choosing: "Delete") }
  }

  @Test func `a turned device has another width, and back again`() {
    list.apply(Errands(names: many))
    #expect(list.cell(ErrandCell.self, at: [0, 0])?.frame.width == 320)
    list.rotate()
    #expect(list.window.bounds.size == CGSize(width: 240, height: 320))
    #expect(list.cell(ErrandCell.self, at: [0, 0])?.frame.width == 240)
    list.rotate()
    #expect(list.cell(ErrandCell.self, at: [0, 0])?.frame.width == 320)
  }

  @Test func `another text size and another appearance reach the controllers`() throws {
    list.apply(Errands(names: ["Milk"]))
    list.window.layoutIfNeeded()
    let milk = try #require(list.controller(of: ErrandController.self, id: "Milk"))
    #expect(list.setContentSize(.extraExtraLarge))
    #expect(milk.sizes == [.extraExtraLarge])
    list.setAppearance(.dark)
    #expect(milk.styles.last == .dark)
    list.setAppearance(.light)
    #expect(milk.styles.suffix(2) == [.dark, .light])
    #expect(milk.sizes.last == .extraExtraLarge)
  }

  @Test func `text from right to left puts the first column at the right`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 240), layout: ListLayout())
    list.apply(Todos(names: ["a", "b", "c", "d", "e"]))
    let left = try #require(list.cell(TodoCell.self, at: [0, 0])).frame.minX
    list.setLayoutDirection(.rightToLeft)
    let right = try #require(list.cell(TodoCell.self, at: [0, 0])).frame.minX
    #expect(left < right)
    list.setLayoutDirection(.leftToRight)
    #expect(list.cell(TodoCell.self, at: [0, 0])?.frame.minX == left)
  }

  @Test func `a text that cells beyond the screen show as well is tapped on screen`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 240), layout: ListLayout())
    var tapped: [String] = []
    let names = (1...30).map { "\($0)" }
    list.apply(
      Section("cells") {
        Items(names.map { Todo(id: $0) }, cell: TodoCell.self, size: .height(60)) { cell, _ in
          cell.accessibilityLabel = "Same"
        } didSelect: {
          tapped.append($0.id)
        }
      }
    )
    list.scroll(to: [0, 29])
    list.scroll(to: [0, 0])
    #expect(list.tap("Same"))
    #expect(try #require(tapped.first.flatMap(Int.init)) <= 4)
  }

  @Test func `text from right to left puts the first card of a carousel at the right`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 240), layout: ListLayout())
    list.setLayoutDirection(.rightToLeft)
    list.apply(
      Section("cards") {
        let cards = (1...30).map { Todo(id: "\($0)") }
        Items(cards, cell: TodoCell.self, size: .width(64)) { _, _ in }
      }
      .layout(.carousel(height: 44))
    )
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.visibleItems.first == [0, 0])
    let view = carousel.collectionView
    let first = try #require(carousel.cell(TodoCell.self, at: [0, 0]))
    #expect(view.convert(first.frame, to: list.window).maxX == 320)
  }

  @Test func `time passes when the test says so`() {
    list.apply(Errands(names: ["Milk"]))
    list.window.layoutIfNeeded()
    list.advance(by: .milliseconds(1999))
    #expect(!list.callbacks(of: ErrandController.self, id: "Milk").contains(.didImpress))
    list.advance(by: .milliseconds(1))
    #expect(list.callbacks(of: ErrandController.self, id: "Milk").last == .didImpress)
  }

  @Test func `a warning of low memory is heard, and changes nothing that is shown`() {
    list.apply(Errands(names: ["Milk", "Bread"]))
    list.apply(Errands(names: ["Bread", "Milk"]))
    let picture = list.picture
    var warnings = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { warnings += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    list.warnOfLowMemory()
    #expect(warnings == 1)
    #expect(list.picture == picture)
  }

  @Test func `text is written into a field and erased from it by its name`() {
    list.apply(Errands(names: ["Milk"]))
    #expect(list.write("Two litres", into: "Note on Milk"))
    #expect(list.cell(of: ErrandController.self, id: "Milk")?.field.text == "Two litres")
    #expect(list.erase("Two litres"))
    #expect(list.cell(of: ErrandController.self, id: "Milk")?.field.text == "")
    expectMiss("No text field") { list.write("Rye", into: "Note on Bread") }
    expectMiss("No text field") { list.erase("Note on Bread") }
  }

  @Test func `tapping a text below the screen fails the test at that line`() {
    list.apply(Errands(names: many))
    expectMiss("Nothing on screen shows “Errand 40”") { list.tap("Errand 40") }
    #expect(!list.shows("Errand 40"))
    list.scroll(to: ErrandController.self, id: "Errand 40")
    #expect(list.shows("Errand 40"))
    list.tap("Errand 40")
    #expect(list.callbacks(of: ErrandController.self, id: "Errand 40").contains(.didSelect))
    let line = #line + 2
    withKnownIssue {
      list.tap("Errand 1")
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test func `what is off screen is not swiped, pressed, carried, dragged or told what to do`() {
    list.apply(Errands(names: many))
    let (type, id) = (ErrandController.self, "Errand 40")
    expectMiss("is not on screen") { list.tap([0, 39]) }
    expectMiss("is not on screen") { list.longPress([0, 39]) != nil }
    expectMiss("is not on screen") { !list.swipe([0, 39], from: .trailing).isEmpty }
    expectMiss("is not on screen") { !list.swipe(type, id: id, from: .trailing).isEmpty }
    expectMiss("is not on screen") { list.swipe([0, 39], from: .trailing, choosing: "Delete") }
    expectMiss("is not on screen") { list.swipeAcross([0, 39], from: .trailing) }
    expectMiss("is not on screen") { list.pickUp([0, 39]) }
    expectMiss("is not on screen") { list.drag(type, id: id, to: "Errand 39") != nil }
    expectMiss("has no item") { list.drag(type, id: "Errand 1", to: "Errand 41") != nil }
    expectMiss("No item was picked up") {
      list.carry(to: [0, 1])
      return list.putDown() != nil
    }
    expectMiss("has no accessibility action") {
      list.performAccessibilityAction("Delete", at: [0, 39])
    }
    expectMiss("has no item") { list.focus(type, id: "Errand 41") != .missing }
    #expect(list.issues.isEmpty)
  }

  @Test func `a test that touches at random may expect to reach nothing, but no other failure`() {
    list.apply(Errands(names: many))
    Misses.$areExpected.withValue(true) {
      #expect(!list.tap([0, 39]))
      withKnownIssue { #expect(list.tap([0, 39])) }
    }
    expectMiss("is not on screen") { list.tap([0, 39]) }
  }

  /// Expects that something fails the test, for one reason only, and is not done.
  private func expectMiss(
    _ reason: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ deed: () -> Bool
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      #expect(!deed(), sourceLocation: sourceLocation)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(reason) }
    }
  }

  @Test func `each update leaves a report, also one that the list has made later`() {
    list.apply(Errands(names: ["Milk"]))
    #expect(list.apply(Errands(names: ["Milk", "Bread"]))?.insertedItems.count == 1)
    list.adapter.batch {
      #expect(list.apply(Errands(names: [])) == nil)
    }
    #expect(list.reports.map(\.insertedItems.count) == [1, 1, 0])
    #expect(list.reports.map(\.removedItems.count) == [0, 0, 2])
  }

  @Test func `mistakes are read as issues that name the item`() throws {
    list.apply(Errands(names: ["Milk", "Milk"]))
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect("\(issue)".contains("Milk"))
  }

  @Test func `headers and footers are read by their section`() {
    list.apply(Errands(names: ["Milk"]))
    list.window.layoutIfNeeded()
    #expect(list.header(TodoTitleView.self, ofSection: 0)?.label.text == "Errands")
    #expect(list.footer(TodoTitleView.self, ofSection: 0)?.label.text == "1 in all")
    #expect(list.header(TodoTitleView.self, ofSection: 1) == nil)
  }
}
