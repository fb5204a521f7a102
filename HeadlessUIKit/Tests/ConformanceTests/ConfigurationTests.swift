import TestPlatform
import Testing

/// Cells that are configured with descriptions of their content and background.
@MainActor struct ConfigurationTests {
  /// Content that shows a word and whether it is selected.
  struct Word: UIContentConfiguration, Hashable {
    var word = ""
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { WordView(self) }

    func updated(for state: any UIConfigurationState) -> Word {
      var result = self
      result.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return result
    }
  }

  final class WordView: UIView, UIContentView {
    var shown: [Word] = []

    var configuration: any UIContentConfiguration {
      didSet { note() }
    }

    init(_ configuration: Word) {
      self.configuration = configuration
      super.init(frame: .zero)
      note()
    }

    required init?(coder: NSCoder) { nil }

    private func note() {
      if let word = configuration as? Word { shown.append(word) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: CGFloat(shown.last?.word.count ?? 0) * 10)
    }
  }

  /// A cell that writes down the states it is configured for.
  final class WatchingCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private func word(_ cell: UICollectionViewCell) -> Word? {
    (cell.contentView as? WordView)?.shown.last
  }

  @Test func `L24 content takes the place of the content view and goes again`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Word(word: "hello")
    #expect(plain.superview == nil)
    #expect(cell.contentView is WordView)
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == cell.bounds)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is WordView))
    #expect(cell.contentView.superview === cell)
    #expect(cell.subviews.count == 1)
  }

  @Test func `L24 content of the same type goes to the view that is there`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Word(word: "one")
    let view = cell.contentView
    cell.contentConfiguration = Word(word: "two")
    #expect(cell.contentView === view)
    #expect(word(cell)?.word == "two")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
  }

  @Test func `L25 content follows the state before the next layout and only once`() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = Word(word: "one")
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? WordView)
    view.shown = []
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(view.shown.isEmpty)
    cell.layoutIfNeeded()
    #expect(view.shown == [Word(word: "one", isSelected: true)])
  }

  @Test func `content that is set on a selected cell is shown as selected`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.isSelected = true
    cell.contentConfiguration = Word(word: "one")
    #expect(word(cell)?.isSelected == true)
  }

  @Test func `L25 content follows no state if that is turned off`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Word(word: "one")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(word(cell)?.isSelected == false)
  }

  @Test func `L25 the handler runs after the cell's own update with the same state`() {
    let cell = WatchingCell(frame: .zero)
    var order: [Int] = []
    cell.configurationUpdateHandler = { cell, state in
      order.append((cell as? WatchingCell)?.states.count ?? -1)
      #expect((cell as? WatchingCell)?.states.last == state)
    }
    cell.layoutIfNeeded()
    #expect(order == [1])
    cell.isSelected = true
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(order == [1, 2])
    #expect(cell.states.map(\.isSelected) == [false, true])
  }

  @Test func `a visible cell's state says what the collection view knows`() throws {
    let list = ListFixture([["a", "b", "c"]])
    list.view.register(WatchingCell.self, forCellWithReuseIdentifier: "watching")
    list.cellProvider = { $0.dequeueReusableCell(withReuseIdentifier: "watching", for: $1) }
    list.layOut()
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(list.view.cellForItem(at: path) as? WatchingCell)
    cell.states = []
    list.view.selectItem(at: path, animated: false, scrollPosition: [])
    list.view.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [true])
    list.view.allowsSelectionDuringEditing = true
    list.view.isEditing = true
    list.view.layoutIfNeeded()
    #expect(cell.states.map(\.isEditing) == [false, true])
    #expect(list.view.beginInteractiveMovementForItem(at: path))
    list.view.layoutIfNeeded()
    #expect(cell.configurationState.isReordering)
    list.view.cancelInteractiveMovement()
    #expect(!cell.configurationState.isReordering)
  }

  @Test func `Z9 a cell gets another size with other content`() throws {
    let list = ListFixture([["one", "four"]])
    list.layout.estimatedItemSize = CGSize(width: 100, height: 44)
    list.onCell = { cell, path in
      cell.contentConfiguration = Word(word: list.sections[0][path.item])
    }
    list.layOut()
    let cell = try #require(list.cell(0, 0))
    #expect(cell.frame.height == 30)
    cell.contentConfiguration = Word(word: "sixsix")
    list.view.layoutIfNeeded()
    #expect(cell.frame.height == 60)
    #expect(list.cell(0, 1)?.frame.minY == 60)
  }

  @Test func `L26 a background is behind the content and instead of background views`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemRed
    background.cornerRadius = 5
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    let view = try #require(cell.subviews.first)
    #expect(cell.subviews.count == 2)
    #expect(cell.subviews.last === cell.contentView)
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.backgroundColor == .systemRed)
    #expect(view.layer.cornerRadius == 5)
    cell.contentConfiguration = Word(word: "one")
    #expect(cell.subviews.last === cell.contentView)
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    #expect(view.frame.width == 194)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    #expect(view.superview == nil)
  }

  @Test func `a list's background is darker while the row is selected`() {
    let cell = UICollectionViewCell(frame: .zero)
    let plain = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundConfiguration = plain
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration != plain)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration == plain)
  }

  @Test func `a color that was set stays in every state`() {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .systemRed
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    #expect(background.updated(for: state) == background)
  }

  @Test func `a cell is configured again for another environment`() {
    let cell = WatchingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let window = Headless.show(cell, size: CGSize(width: 100, height: 50))
    cell.states = []
    Headless.setTraits(UITraitCollection(userInterfaceStyle: .dark), of: window)
    #expect(cell.states.map(\.traitCollection.userInterfaceStyle) == [.dark])
  }

  @Test func `a state holds what an app adds to it`() {
    let key = UIConfigurationStateCustomKey("urgent")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = AnyHashable(true)
    #expect(state[key] == AnyHashable(true))
    #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  @Test func `a transformer makes the colors of a background from those that are given`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    #expect(background.resolvedBackgroundColor(for: .blue) == .red)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
      color == .red ? .green : color
    }
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(background.resolvedBackgroundColor(for: .blue) == .green)
    #expect(background.resolvedStrokeColor(for: .blue) == .black)
    let copy = background
    #expect(copy == background)
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
    #expect(copy != background)
  }

  @Test func `the row of a sidebar shows its background while it is selected`() {
    let background = UIBackgroundConfiguration.listSidebarCell()
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(background.updated(for: state).backgroundColor == .clear)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor == .clear)
  }
}
