import ListFixtures
import Roster
import RosterTesting
import Testing

/// Items, headers and footers that need no controller class of the app's own.
@MainActor
@Suite struct PlainItemTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  private func items(
    _ notes: [Note],
    _ prefix: String = "",
    size: ItemSize = .height(40)
  ) -> Items<PlainController<Note, NoteCell>> {
    Items(notes, cell: NoteCell.self, size: size) { [log] cell, note in
      log.add("configure", note.id)
      cell.label.text = prefix + note.text
    } didSelect: { [log] note in
      log.add("select \(prefix)\(note.text)", note.id)
    }
  }

  @Test func `each cell shows its view model`() {
    list.apply(Section("a") { items(notes(1...3)) })
    #expect(list.visibleTexts == ["1", "2", "3"])
    #expect(list.heights(3) == [40, 40, 40])
    #expect(list.issues.isEmpty)
  }

  @Test func `each cell is configured once with new content, as its closure says`() throws {
    list.apply(Section("a") { items(notes(1...3), "old ") })
    _ = log.take()
    let report = try #require(
      list.apply(Section("a") { items([Note(1, "1"), Note(2, "two"), Note(3, "3")], "new ") })
    )
    #expect(report.updatedItemCount == 1)
    #expect(log.take().sorted() == ["configure 1", "configure 2", "configure 3"])
    #expect(list.visibleTexts == ["new 1", "new two", "new 3"])
  }

  @Test
  func `content that differs by nothing but what its closures capture is shown, and nothing moves`()
    throws
  {
    list.apply(Section("a") { items(notes(1...20), "old ") })
    list.scroll(to: 120)
    _ = log.take()
    let report = try #require(list.apply(Section("a") { items(notes(1...20), "new ") }))
    #expect(report.style == .unchanged)
    #expect(list.visibleTexts.allSatisfy { $0.hasPrefix("new ") })
    #expect(log.take().count == list.visibleTexts.count)
    #expect(list.collectionView.contentOffset.y == 120)
    list.scroll(to: 0)
    #expect(list.visibleTexts.allSatisfy { $0.hasPrefix("new ") })
  }

  @Test func `a plain view is an item, made once for each cell`() throws {
    var made = 0
    func makeView() -> BadgeView {
      made += 1
      return BadgeView(style: .large)
    }
    func show(_ notes: [Note]) {
      list.apply(
        Section("a") {
          Items(notes, view: makeView(), size: .height(40)) { view, note in
            view.label.text = note.text
          } didSelect: { [log] note in
            log.add("select", note.id)
          }
        }
      )
    }
    show(notes(1...3))
    #expect(made == 3)
    let view = try #require(badge(1))
    #expect(view.label.text == "2")
    #expect(view.superview?.superview?.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
    list.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    show([Note(1, "1"), Note(2, "two"), Note(3, "3")])
    #expect(badge(1) === view)
    #expect(view.label.text == "two")
    list.tap([0, 1])
    #expect(log.take() == ["select 2"])
    show(notes(1...100))
    list.scroll(to: 1_000)
    #expect(made < 40)
  }

  @Test func `a plain view is as high as its constraints say`() {
    list.apply(
      Section("a") {
        Items(notes(1...2), view: BadgeView(style: .large), size: .automatic(estimated: 10)) {
          view,
          note in
          view.height.constant = CGFloat(note.id) * 30
        }
      }
    )
    #expect(list.heights(2) == [30, 60])
  }

  @Test func `a controller shows a plain view`() throws {
    list.apply(Section("a") { Items(notes(1...2), BadgeController.init) })
    #expect(badge(1)?.label.text == "2 (0)")
    list.tap([0, 1])
    list.flush()
    #expect(badge(1)?.label.text == "2 (1)")
  }

  private func badge(_ item: Int) -> BadgeView? {
    list.cell(ViewCell<BadgeView>.self, at: IndexPath(item: item, section: 0))?.content
  }

  @Test func `an update of a state configures no plain cell`() {
    list.apply(Section("a") { items(notes(1...2)) })
    _ = log.take()
    list.flush()
    #expect(log.take().isEmpty)
  }

  @Test func `what a loop remembers is not configured again`() {
    func show(_ notes: [Note]) {
      list.apply(
        ForEach(notes) { note in Section(note.id) { items([note]) } }.memoized()
      )
    }
    show(notes(1...2))
    _ = log.take()
    show([Note(1, "1"), Note(2, "two")])
    #expect(log.take() == ["configure 2"])
  }

  @Test func `another environment elsewhere configures nothing that a loop remembers`() {
    func show(_ theme: Theme) {
      list.apply(
        Group {
          Section("theme") { items(notes(9...9)) }.environment(\.theme, theme)
          ForEach(notes(1...2)) { note in Section(note.id) { items([note]) } }.memoized()
        }
      )
    }
    show(.light)
    _ = log.take()
    show(.dark)
    #expect(log.take() == ["configure 9"])
  }

  @Test func `a header that differs by what its closure captures is shown`() {
    func show(_ suffix: String) {
      list.apply(
        Section("a") { items(notes(1...1)) }
          .header(Title("A"), view: TitleView.self, size: .height(20)) { view, title in
            view.text = title.text + suffix
          }
      )
    }
    show(" old")
    show(" new")
    #expect((list.header(0) as? TitleView)?.text == "A new")
  }

  @Test func `a cell of automatic size is measured again for what its closure captures`() {
    func show(_ height: CGFloat) {
      list.apply(
        Section("a") {
          Items(notes(1...2), cell: TallCell.self, size: .automatic(estimated: 20)) { cell, note in
            cell.height = CGFloat(note.id) * height
          }
        }
      )
    }
    show(50)
    show(20)
    #expect(list.heights(2) == [20, 40])
  }

  @Test func `a selection calls the closure of the latest content with the latest view model`() {
    list.apply(Section("a") { items([Note(1, "a")], "old ") })
    list.apply(Section("a") { items([Note(1, "a")], "new ") })
    _ = log.take()
    list.tap(IndexPath(item: 0, section: 0))
    #expect(log.take() == ["select new a 1"])
  }

  @Test func `a tap does nothing where nothing is said about it`() {
    list.apply(
      Section("a") {
        Items(notes(1...1), cell: NoteCell.self, size: .height(40)) { $0.label.text = $1.text }
      }
    )
    #expect(list.tap(IndexPath(item: 0, section: 0)))
    #expect(list.visibleTexts == ["1"])
    #expect(list.issues.isEmpty)
  }

  @Test
  func `an item that other lines of code describe keeps its controller and looks as they say`()
    throws
  {
    func content(_ done: Set<Int>) -> some ListContent {
      Group {
        Section("open") {
          Items(
            notes(1...2).filter { !done.contains($0.id) },
            cell: NoteCell.self,
            size: .height(40)
          ) {
            $0.label.text = "open \($1.text)"
          }
        }
        Section("done") {
          Items(
            notes(1...2).filter { done.contains($0.id) },
            cell: NoteCell.self,
            size: .height(60)
          ) {
            $0.label.text = "done \($1.text)"
          }
        }
      }
    }
    list.apply(content([]))
    let first = IndexPath(item: 0, section: 0)
    let controller = try #require(list.controller(PlainController<Note, NoteCell>.self, at: first))
    list.apply(content([1]))
    #expect(list.visibleTexts == ["open 2", "done 1"])
    let moved = IndexPath(item: 0, section: 1)
    #expect(list.controller(PlainController<Note, NoteCell>.self, at: moved) === controller)
    #expect(list.collectionView.layoutAttributesForItem(at: moved)?.frame.height == 60)
  }

  @Test func `an item that the same lines describe elsewhere is configured once`() {
    list.apply(
      Group {
        Section("a") { items(notes(1...2)) }; Section("b") { items([]) }
      }
    )
    _ = log.take()
    list.apply(
      Group {
        Section("a") { items([Note(2, "2")]) }; Section("b") { items([Note(1, "1")]) }
      }
    )
    #expect(log.take().sorted() == ["configure 1", "configure 2"])
    #expect(list.visibleTexts == ["2", "1"])
  }

  @Test func `an item of a carousel follows the latest content like any other`() throws {
    func show(_ prefix: String) {
      let size = ItemSize.fixed(width: 80, height: 40)
      list.apply(
        Section("a") { items(notes(1...2), prefix, size: size) }.layout(.carousel(height: 60))
      )
    }
    show("old ")
    let carousel = try #require(list.nestedList(at: [0, 0]))
    #expect(carousel.cell(NoteCell.self, at: [0, 1])?.label.text == "old 2")
    show("new ")
    _ = log.take()
    carousel.tap([0, 1])
    #expect(log.take() == ["select new 2 2"])
  }

  @Test func `another size is taken with equal view models`() {
    list.apply(Section("a") { items(notes(1...2)) })
    list.apply(Section("a") { items(notes(1...2), size: .height(70)) })
    #expect(list.heights(2) == [70, 70])
  }

  @Test func `a cell of automatic size is as high as it asks to be`() {
    list.apply(
      Section("a") {
        Items(notes(1...2), cell: TallCell.self, size: .automatic(estimated: 20)) { cell, note in
          cell.height = CGFloat(note.id) * 50
        }
      }
    )
    #expect(list.heights(2) == [50, 100])
  }

  @Test func `items of the same identifier in cells of two classes are two items`() {
    list.apply(
      Section("a") {
        items([Note(1, "one")])
        Item(Note(1), cell: TallCell.self, size: .height(30)) { _, _ in }
      }
    )
    #expect(list.heights(2) == [40, 30])
    #expect(list.issues.isEmpty)
  }

  @Test
  func `two items of one identifier in one section are both shown, and reported with their line`() {
    list.apply(Section("a") { items([Note(1, "a"), Note(1, "b")]) })
    #expect(list.visibleTexts == ["a", "b"])
    #expect(list.issues.count == 1)
    #expect(list.issues.first?.description.contains("PlainItemTests.swift") == true)
  }

  @Test func `an item alone is shown and selected like others`() {
    list.apply(
      Section("a") {
        Item(Note(1, "one"), cell: NoteCell.self, size: .height(40)) {
          $0.label.text = $1.text
        } didSelect: { [log] in
          log.add("select", $0.id)
        }
      }
    )
    list.tap(IndexPath(item: 0, section: 0))
    #expect(list.visibleTexts == ["one"])
    #expect(log.take() == ["select 1"])
  }

  @Test func `the empty state of a list may be plain`() {
    list.apply(
      Section("a") { items([]) }
        .emptyState {
          Item(Note(0, "nothing"), cell: NoteCell.self, size: .height(40)) {
            $0.label.text = $1.text
          }
        }
    )
    #expect(list.emptyStateView(NoteCell.self)?.label.text == "nothing")
  }

  @Test func `a header and a footer show their view models and follow them`() {
    func content(_ text: String) -> some ListContent {
      Section("a") { items(notes(1...1)) }
        .header(Title("over \(text)"), view: TitleView.self, size: .height(20)) {
          $0.text = $1.text
        }
        .footer(Title("under \(text)"), view: BannerView.self, size: .height(10)) {
          $0.text = $1.text
        }
    }
    list.apply(content("a"))
    let header = list.header(0) as? TitleView
    #expect(header?.text == "over a")
    #expect(header?.frame.height == 20)
    list.apply(content("b"))
    #expect(header?.text == "over b")
    #expect(list.header(0) === header)
    let footer = list.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0)
    )
    #expect((footer as? BannerView)?.text == "under b")
    #expect(footer?.frame.height == 10)
  }
}

/// A cell that asks for a height.
private final class TallCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = height
    return layoutAttributes
  }
}

/// A view that knows nothing of lists, with an initializer of its own.
private final class BadgeView: UIView {
  enum Style {
    case large
  }

  let label = UILabel()
  lazy var height = heightAnchor.constraint(equalToConstant: 40)

  init(style: Style) {
    super.init(frame: .zero)
    addSubview(label)
    height.priority = .defaultHigh
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class BadgeController: CellController<Note, NoteState, ViewCell<BadgeView>> {
  override func configure(_ cell: ViewCell<BadgeView>) {
    cell.content(or: BadgeView(style: .large)).label.text = "\(viewModel.text) (\(state.taps))"
  }

  override func didSelect() { updateState { $0.taps += 1 } }
}
