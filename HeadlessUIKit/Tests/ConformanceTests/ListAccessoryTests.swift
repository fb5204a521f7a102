import TestPlatform
import Testing

/// The accessories and lines of the rows of a list.
@MainActor struct ListAccessoryTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// A list of letters in a window, whose rows have the accessories that a test says.
  @MainActor private final class Rows: NSObject, UICollectionViewDelegate {
    var accessories: (String) -> [UICellAccessory] = { _ in [] }
    var selected: [Int] = []
    let view: UICollectionView
    let window: UIWindow
    private(set) var source: UICollectionViewDiffableDataSource<String, String>?

    init(_ configuration: UICollectionLayoutListConfiguration) {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 600)
      view = UICollectionView(
        frame: frame,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      window = UIWindow(frame: frame)
      super.init()
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, letter in
        cell.accessories = self?.accessories(letter) ?? []
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, letter in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: letter)
      }
      view.delegate = self
      window.addSubview(view)
      window.isHidden = false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath.item)
    }

    func show(_ letters: String) {
      var snapshot = Outline()
      snapshot.append(letters.map(String.init))
      show(snapshot)
    }

    func show(_ snapshot: Outline) {
      UIView.performWithoutAnimation { source?.apply(snapshot, to: "A") }
      window.layoutIfNeeded()
    }

    var letters: String {
      window.layoutIfNeeded()
      return source?.snapshot().itemIdentifiers.joined() ?? ""
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      window.layoutIfNeeded()
      return view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The controls in a row that are shown, by where they are.
    func controls(_ item: Int) -> [UIControl] {
      let cell = cell(item)
      cell?.layoutIfNeeded()
      return (cell?.subviews ?? []).compactMap { $0 as? UIControl }.filter { !$0.isHidden }
        .sorted { $0.frame.minX < $1.frame.minX }
    }

    /// The thin lines in a row.
    func lines(_ item: Int) -> [CGRect] {
      let cell = cell(item)
      cell?.layoutIfNeeded()
      return (cell?.subviews ?? []).map(\.frame).filter { $0.height > 0 && $0.height <= 1 }
    }
  }

  private func plain() -> UICollectionLayoutListConfiguration { .init(appearance: .plain) }

  @Test func `I1 signs to delete, insert and select lead, and show while the list is edited`() {
    let rows = Rows(plain())
    rows.accessories = { _ in [.delete(), .multiselect(), .reorder(), .detail()] }
    rows.show("a")
    #expect(rows.controls(0).count == 1)
    rows.view.isEditing = true
    let controls = rows.controls(0)
    #expect(controls.count == 4)
    #expect(controls[1].frame.maxX < 100)
    #expect(controls[2].frame.minX > 100)
  }

  @Test func `I6 a pop-up has its menu's actions chosen one at a time`() throws {
    var done: [String] = []
    var told: [[String]] = []
    let menu = UIMenu(
      options: .singleSelection,
      children: ["A", "B"].map { title in UIAction(title: title) { _ in done.append(title) } }
    )
    let rows = Rows(plain())
    rows.accessories = { _ in
      [
        .popUpMenu(menu) { menu in
          told.append(
            menu.children.compactMap { ($0 as? UIAction)?.state == .on ? $0.title : nil }
          )
        }
      ]
    }
    rows.show("a")
    let cell = try #require(rows.cell(0))
    #expect(Headless.popUpMenu(of: cell) === menu)
    #expect(Headless.choose("B", inPopUpMenuOf: cell))
    #expect(Headless.choose("A", inPopUpMenuOf: cell))
    #expect(!Headless.choose("C", inPopUpMenuOf: cell))
    #expect(done == ["B", "A"])
    #expect(told == [["B"], ["A"]])
    #expect(rows.selected.isEmpty)
  }

  @Test func `I7 a finger moves a row by its handle`() throws {
    let rows = Rows(plain())
    rows.accessories = { _ in [.reorder(displayed: .always)] }
    rows.show("abc")
    rows.source?.reorderingHandlers.canReorderItem = { $0 != "b" }
    let handle = try #require(rows.controls(0).first)
    let start = handle.convert(CGPoint(x: 5, y: handle.bounds.midY), to: rows.window)
    #expect(
      Headless.drag(from: start, to: CGPoint(x: start.x, y: start.y + 88), in: rows.window)
    )
    #expect(rows.letters == "bca")
    #expect(rows.selected.isEmpty)
    let fixed = try #require(rows.controls(0).first)
    let other = fixed.convert(CGPoint(x: 5, y: fixed.bounds.midY), to: rows.window)
    _ = Headless.drag(from: other, to: CGPoint(x: other.x, y: other.y + 88), in: rows.window)
    #expect(rows.letters == "bca")
  }

  @Test func `I8 the space above headers is as large as the list says`() throws {
    func firstRow(_ padding: CGFloat?) -> CGFloat? {
      var configuration = plain()
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let list = ListFixture([["a"], ["b"]])
      list.view.collectionViewLayout = layout
      list.view.layoutIfNeeded()
      return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY
    }
    let plainly = try #require(firstRow(nil))
    #expect(firstRow(0) == plainly)
    #expect(firstRow(10) == plainly + 20)
  }

  @Test func `I9 lines begin and end where constraints on their guide say`() throws {
    let rows = Rows(plain())
    rows.show("ab")
    let cell = try #require(rows.cell(0))
    let before = try #require(rows.lines(0).last)
    #expect(before.minX == 16)
    let guide = cell.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 40).isActive = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let line = try #require(rows.lines(0).last)
    #expect(line.minX == 40)
    #expect(line.maxX == before.maxX)
  }

  @Test func `I2 a touch on a sign does what it stands for, and selects nothing`() throws {
    var touched: [String] = []
    let rows = Rows(plain())
    rows.accessories = { letter in [.detail { touched.append(letter) }] }
    rows.show("ab")
    #expect(Headless.tap(try #require(rows.controls(1).first)))
    #expect(touched == ["b"])
    #expect(rows.selected.isEmpty)
    Headless.tap(at: CGPoint(x: 40, y: 60), in: rows.window)
    #expect(rows.selected == [1])
  }

  private var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["x", "y"], to: "a")
    return outline
  }

  @Test func `I3 an arrow opens and closes an item of an outline, if the app lets it`() throws {
    let rows = Rows(plain())
    rows.accessories = { $0 == "a" ? [.outlineDisclosure()] : [] }
    rows.show(outline)
    var heard: [String] = []
    rows.source?.sectionSnapshotHandlers.willExpandItem = { heard.append("open \($0)") }
    rows.source?.sectionSnapshotHandlers.willCollapseItem = { heard.append("close \($0)") }
    rows.source?.sectionSnapshotHandlers.shouldCollapseItem = { _ in heard.count > 1 }
    Headless.tap(try #require(rows.controls(0).first))
    #expect(rows.letters == "axyb")
    Headless.tap(try #require(rows.controls(0).first))
    #expect(rows.letters == "axyb")
    heard.append("now")
    Headless.tap(try #require(rows.controls(0).first))
    #expect(rows.letters == "ab")
    #expect(heard == ["open a", "now", "close a"])
    #expect(rows.selected.isEmpty)
  }

  @Test func `I3 a row whose arrow is that of a header opens wherever it is touched`() {
    let rows = Rows(plain())
    rows.accessories = { $0 == "a" ? [.outlineDisclosure(options: .init(style: .header))] : [] }
    rows.show(outline)
    rows.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      var children = children
      children.append(["z"])
      return children
    }
    Headless.tap(at: CGPoint(x: 40, y: 20), in: rows.window)
    #expect(rows.letters == "axyzb")
    #expect(rows.selected.isEmpty)
  }

  @Test func `I4 a row has a line below it, from where its content starts`() {
    let rows = Rows(plain())
    rows.show("ab")
    #expect(rows.lines(0) == [CGRect(x: 16, y: 51, width: 168, height: 1)])
    #expect(rows.lines(1).count == 1)
    let grouped = Rows(.init(appearance: .insetGrouped))
    grouped.show("ab")
    #expect(grouped.lines(0).count == 1)
    #expect(grouped.lines(1).isEmpty)
    #expect(
      {
        let rows = Rows(.init(appearance: .sidebar)); rows.show("ab"); return rows.lines(0)
      }().isEmpty
    )
  }

  @Test func `I4 the list says which lines there are, and a row says it otherwise`() {
    var configuration = plain()
    configuration.separatorConfiguration.topSeparatorVisibility = .visible
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 30
    configuration.separatorConfiguration.bottomSeparatorInsets.trailing = 10
    configuration.itemSeparatorHandler = { path, own in
      var result = own
      if path.item == 1 { result.bottomSeparatorVisibility = .hidden }
      return result
    }
    let rows = Rows(configuration)
    rows.show("ab")
    #expect(rows.lines(0).count == 2)
    #expect(rows.lines(0).contains(CGRect(x: 30, y: 51, width: 160, height: 1)))
    #expect(rows.lines(1).count == 1)
    configuration.showsSeparators = false
    let bare = Rows(configuration)
    bare.show("ab")
    #expect(bare.lines(0).isEmpty)
  }

  @Test func `I5 a list has a color behind its rows`() {
    var configuration = plain()
    configuration.backgroundColor = .systemRed
    let rows = Rows(configuration)
    rows.show("a")
    #expect(rows.view.subviews.first?.backgroundColor == .systemRed)
    let far = 2 * rows.view.bounds.height
    #expect(
      rows.view.subviews.first?.frame
        == CGRect(
          x: 0,
          y: -far,
          width: rows.view.bounds.width,
          height: rows.view.contentSize.height + 2 * far
        )
    )
  }

  @Test func `I10 the lines of a row that is one of several selected have a color of their own`() {
    var configuration = plain()
    configuration.separatorConfiguration.color = .systemBlue
    configuration.separatorConfiguration.multipleSelectionColor = .systemRed
    let rows = Rows(configuration)
    rows.show("ab")
    func colors() -> [UIColor?] {
      (0..<2).compactMap { rows.cell($0) }.map { cell in
        cell.layoutIfNeeded()
        return cell.subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 }?.backgroundColor
      }
    }
    #expect(colors() == [.systemBlue, .systemBlue])
    let first = IndexPath(item: 0, section: 0)
    rows.view.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(colors() == [.systemBlue, .systemBlue])
    rows.view.deselectItem(at: first, animated: false)
    rows.view.allowsMultipleSelection = true
    rows.view.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(colors() == [.systemRed, .systemBlue])
    rows.view.deselectItem(at: first, animated: false)
    #expect(colors() == [.systemBlue, .systemBlue])
  }
}
