#if !canImport(UIKit)
import ListFixtures
import Roster
import RosterTesting
import Testing

private struct Entry: ViewModel {
  let id: Int
  var text: String?
  var height: CGFloat = 60
  var isMeasured = false
}

private struct Draft: ViewState {
  var text: String?
}

private final class EntryCell: UICollectionViewCell, UITextViewDelegate {
  let textView = UITextView()
  var onChange: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: contentView.topAnchor),
      textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { onChange(textView.text) }
}

private final class EntryController: CellController<Entry, Draft, EntryCell> {
  override class func size(of entry: Entry, state: Draft, in container: ItemContainer) -> ItemSize {
    .automatic(estimated: 44)
  }

  override func didMount(on cell: EntryCell) {
    cell.onChange = { [weak self] text in self?.updateState { $0.text = text } }
  }

  override func configure(_ cell: EntryCell) {
    let text = state.text ?? viewModel.text ?? ""
    if cell.textView.text != text { cell.textView.text = text }
  }
}

/// Gives the app what is typed, and shows what the app gives back.
private final class ReturnedController: CellController<Entry, NoState, EntryCell> {
  override class func size(of entry: Entry, state: NoState, in container: ItemContainer) -> ItemSize
  {
    .automatic(estimated: 44)
  }

  override func didMount(on cell: EntryCell) {
    cell.onChange = { [weak self] in self?.send($0) }
  }

  override func configure(_ cell: EntryCell) {
    if cell.textView.text != viewModel.text { cell.textView.text = viewModel.text }
  }
}

private final class RowCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

private final class RowController: CellController<Entry, Draft, RowCell> {
  override class func size(of entry: Entry, state: Draft, in container: ItemContainer) -> ItemSize {
    entry.isMeasured ? .automatic(estimated: 44) : .height(entry.height)
  }

  override func configure(_ cell: RowCell) { cell.height = viewModel.height }
}

/// A list moves for the insertion point only if that was in sight and is not any longer.
@MainActor
@Suite(.serialized) struct InsertionPointTests {
  private let list = ListHarness()

  init() {
    list.adapter.avoidsKeyboard = true
  }

  private var offset: CGFloat { list.collectionView.contentOffset.y }

  private func show(_ rows: [Entry], text: String = "", above: Int = 0) {
    list.apply(
      Section("form") {
        Items((0..<above).map { Entry(id: -1 - $0) }, RowController.init)
        Item(Entry(id: 0, text: text), EntryController.init)
        Items(rows, RowController.init)
      }
    )
    list.finishAnimations()
  }

  private func edit() throws -> UITextView {
    let textView = try #require(list.cell(of: EntryController.self, id: 0)?.textView)
    #expect(textView.becomeFirstResponder())
    Headless.showKeyboard(height: 336, in: list.window)
    list.finishAnimations()
    return textView
  }

  private func end() {
    Headless.hideKeyboard(in: list.window)
    list.finishAnimations()
  }

  /// Where the insertion point ends in the window.
  private func caretEnd(_ view: UITextView) -> CGFloat {
    let caret = Headless.caretRect(in: view) ?? .null
    return view.convert(caret, to: list.window).maxY
  }

  @Test func `the end of a text that is higher than the room stays above the keyboard`() throws {
    show((1...9).map { Entry(id: $0) }, text: (1...60).map { "line \($0)" }.joined(separator: "\n"))
    let textView = try edit()
    for text in ["x", "\n", "y\n", "z\nz\n\n"] {
      Headless.type(text, into: textView)
      list.flush()
      list.finishAnimations()
      #expect(caretEnd(textView) <= 508)
      #expect(caretEnd(textView) > 508 - 60)
    }
    end()
  }

  @Test func `the insertion point in the middle of a text is what counts`() throws {
    show((1...9).map { Entry(id: $0) }, text: (1...60).map { "line \($0)" }.joined(separator: "\n"))
    let textView = try edit()
    list.scroll(to: 0)
    textView.selectedRange = NSRange(location: 6, length: 0)
    list.scroll(to: 1)
    Headless.type("\n", into: textView)
    list.flush()
    list.finishAnimations()
    #expect(offset == 1)
    #expect(textView.text.hasPrefix("line 1\n\nline 2"))
    end()
  }

  @Test(arguments: [1, 12])
  func `a text that grows while it is typed pushes the list up`(_ pieces: Int) throws {
    show((1...20).map { Entry(id: $0) }, above: 3)
    let textView = try edit()
    let lines = (1...24).map { "line \($0)\n" }
    for start in stride(from: 0, to: 24, by: 24 / pieces) {
      Headless.type(lines[start..<start + 24 / pieces].joined(), into: textView)
      list.flush()
      list.finishAnimations()
      #expect(caretEnd(textView) <= 508)
    }
    end()
  }

  @Test func `a text that the app gives back with each line stays above the keyboard`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 568))
    list.adapter.avoidsKeyboard = true
    var text = ""
    func take(_ new: String) {
      text = new
      show()
    }
    func show() {
      list.adapter.apply(
        Section("form") {
          Items((1...3).map { Entry(id: $0, height: 44) }, RowController.init)
          Item(Entry(id: 0, text: text), ReturnedController.init)
          Items((4...13).map { Entry(id: $0, height: 44) }, RowController.init)
        }
        .onEvent(String.self) { take($0) },
        animated: true
      )
    }
    show()
    list.flush()
    let textView = try #require(list.cell(of: ReturnedController.self, id: 0)?.textView)
    list.tap(textView)
    Headless.showKeyboard(height: 300, in: list.window)
    list.finishAnimations()
    for line in 1...12 {
      Headless.type("line \(line)\n", into: textView)
      list.finishAnimations()
      let caret = Headless.caretRect(in: textView) ?? .null
      #expect(textView.convert(caret, to: list.window).maxY <= 268, "line \(line)")
      // The margin is as high as the inset below the text, so the view ends there as well.
      #expect(textView.convert(textView.bounds, to: list.window).maxY <= 268.001, "line \(line)")
    }
    Headless.hideKeyboard(in: list.window)
    list.finishAnimations()
  }

  @Test func `the list does not scroll back to a field that the user has scrolled away from`()
    throws
  {
    var rows = (1...100).map { Entry(id: $0) }
    show(rows)
    _ = try edit()
    for _ in 0..<12 {
      Headless.scroll(list.collectionView, by: CGPoint(x: 0, y: 150))
      list.flush()
    }
    list.finishAnimations()
    #expect(offset == 1800)
    rows += (101...150).map { Entry(id: $0) }
    show(rows)
    #expect(offset == 1800)
    rows[40].height = 90
    show(rows)
    #expect(offset == 1800)
    Headless.showKeyboard(height: 300, in: list.window)
    list.finishAnimations()
    #expect(offset == 1800)
    end()
  }

  @Test func `rows that are measured on the way take nobody back to the field`() throws {
    show((1...300).map { Entry(id: $0, height: 100, isMeasured: true) })
    _ = try edit()
    for _ in 0..<12 {
      list.collectionView.contentOffset.y += 150
      list.window.layoutIfNeeded()
      list.flush()
    }
    #expect(offset == 1800)
    end()
  }

  @Test func `a row that grows between the top and the field pushes the list`() throws {
    var rows: [Entry] = []
    rows = (1...30).map { Entry(id: $0) }
    func show(_ height: CGFloat) {
      list.apply(
        Section("form") {
          Item(Entry(id: -1, height: height), RowController.init)
          Item(Entry(id: 0, text: "x"), EntryController.init)
          Items(rows, RowController.init)
        }
      )
      list.finishAnimations()
    }
    show(400)
    let textView = try edit()
    #expect(offset == 0)
    show(700)
    #expect(caretEnd(textView) <= 508)
    rows.removeLast()
    end()
  }

  @Test func `the insets of the indicators are kept apart from those of the app`() {
    show((1...30).map { Entry(id: $0) })
    list.collectionView.verticalScrollIndicatorInsets.bottom = 5
    Headless.showKeyboard(height: 300, in: list.window)
    list.finishAnimations()
    #expect(list.collectionView.verticalScrollIndicatorInsets.bottom == 305)
    list.collectionView.contentInset.bottom = 20
    list.collectionView.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentInset.bottom == 320)
    #expect(list.collectionView.verticalScrollIndicatorInsets.bottom == 305)
    end()
    #expect(list.collectionView.verticalScrollIndicatorInsets.bottom == 5)
  }

  @Test func `the keyboard of another window is none of the list's concern`() {
    show((1...30).map { Entry(id: $0) })
    let other = ListHarness()
    other.adapter.avoidsKeyboard = true
    other.apply(Items((1...30).map { Entry(id: $0) }, RowController.init))
    Headless.showKeyboard(height: 300, in: list.window)
    list.finishAnimations()
    other.finishAnimations()
    #expect(list.collectionView.contentInset.bottom == 300)
    #expect(other.collectionView.contentInset.bottom == 0)
    end()
  }
}
#endif
