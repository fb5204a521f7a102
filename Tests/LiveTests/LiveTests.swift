#if !canImport(UIKit)
import Foundation
import Roster
import Testing

@testable import RosterLive

@MainActor
@Suite(.serialized) struct LiveTests {
  private struct Answer: Decodable {
    struct Menu: Decodable {
      struct Action: Decodable {
        let title: String
      }
      let title: String
      let actions: [Action]
    }
    struct Step: Decodable {
      struct Node: Decodable {
        let origin: [Double]?
        let frame: [Double]?
        let svg: Int?
      }
      let nodes: [String: Node]?
      let texts: [String]?
    }
    struct Surroundings: Decodable {
      let width: Double
      let dark: Bool
      let widthClass: String
    }
    let surroundings: Surroundings?
    let problem: String?
    let screens: [String]?
    let step: Step?
    let writing: Bool?
    let menu: Menu?
    let trace: String?
  }

  private let session = LiveSession([
    LiveScreen("Notes") { NotesViewController() },
    LiveScreen("Broken") { throw LiveProblem(sentence: "there is no data") },
  ])

  private func send(_ message: String) async throws -> Answer {
    let answer = await session.reply(to: message)
    #expect(!answer.contains("\n"))
    return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
  }

  private func touch(
    _ phase: String,
    _ x: Double,
    _ y: Double,
    after elapsed: Double = 0.016
  )
    async throws -> Answer
  {
    try await send(
      #"{"type":"touch","phase":"\#(phase)","x":\#(x),"y":\#(y),"elapsed":\#(elapsed)}"#
    )
  }

  @Test func `a page is told of the screens, and gets a whole picture`() async throws {
    let first = try await send(#"{"type":"hello"}"#)
    #expect(first.screens == ["Notes", "Broken"])
    #expect(first.step?.texts?.contains { $0.contains(">Note 1<") } == true)
    let same = try await send(#"{"type":"tick","elapsed":0.016}"#)
    #expect(same.step == nil)
    let again = try await send(#"{"type":"hello"}"#)
    #expect(again.step?.nodes?.count == first.step?.nodes?.count)
  }

  @Test func `a flick rolls on for a while, and each picture is a small difference`() async throws {
    let whole = try await send(#"{"type":"hello"}"#)
    _ = try await touch("down", 100, 600)
    for step in 1...5 { _ = try await touch("move", 100, 600 - Double(step) * 30) }
    _ = try await touch("up", 100, 450)
    var offsets: [Double] = []
    for _ in 0..<30 {
      let answer = try await send(#"{"type":"tick","elapsed":0.016}"#)
      offsets += answer.step?.nodes?.values.compactMap { $0.origin?.last } ?? []
      #expect(answer.step?.nodes?.count ?? 0 < (whole.step?.nodes?.count ?? 0) / 2)
    }
    #expect(offsets.count > 10)
    #expect(offsets == offsets.sorted())
  }

  @Test func `a tap, a letter and a deletion reach the app`() async throws {
    _ = try await send(#"{"type":"hello"}"#)
    _ = try await touch("down", 100, 70)
    let tapped = try await touch("up", 100, 70)
    #expect(tapped.writing == true)
    let letter = try await send(#"{"type":"key","key":"a"}"#)
    let written = try await send(#"{"type":"key","key":"b"}"#)
    #expect(written.step?.texts?.contains { $0.contains(">ab<") } == true)
    let erased = try await send(#"{"type":"key","key":"Backspace"}"#)
    // The picture of the first letter alone is known by then.
    #expect(
      erased.step?.nodes?.values.contains {
        $0.svg == letter.step?.nodes?.values.compactMap(\.svg).first
      } == true
    )
  }

  @Test func `a finger that rests opens the menu, and a choice does what it says`() async throws {
    _ = try await send(#"{"type":"hello"}"#)
    _ = try await touch("down", 100, 200)
    let open = try await send(#"{"type":"tick","elapsed":0.6}"#)
    #expect(open.menu?.actions.map(\.title) == ["Shout"])
    let done = try await send(#"{"type":"choose","index":0}"#)
    #expect(done.menu == nil)
    #expect(done.step?.texts?.contains { $0.contains("!<") } == true)
    #expect(try await send(#"{"type":"choose","index":9}"#).problem == nil)
  }

  @Test func `what is around the app changes`() async throws {
    _ = try await send(#"{"type":"hello"}"#)
    let turned = try await send(#"{"type":"set","name":"rotation"}"#)
    #expect(turned.step?.nodes?.values.contains { $0.frame == [0, 0, 844, 390] } == true)
    for message in [
      #"{"type":"set","name":"dark","on":true}"#,
      #"{"type":"set","name":"textSize","value":"UICTContentSizeCategoryXXXL"}"#,
      #"{"type":"set","name":"rightToLeft","on":true}"#,
      #"{"type":"set","name":"lowMemory"}"#, #"{"type":"set","name":"background","on":true}"#,
      #"{"type":"set","name":"background","on":false}"#,
    ] {
      #expect(try await send(message).problem == nil)
    }
  }

  @Test func `settings and size stay when another screen or another page is opened`() async throws {
    _ = try await send(#"{"type":"hello"}"#)
    for message in [
      #"{"type":"set","name":"size","width":820,"height":1180}"#,
      #"{"type":"set","name":"dark","on":true}"#,
      #"{"type":"set","name":"widthClass","value":"compact"}"#,
    ] {
      _ = try await send(message)
    }
    for message in [#"{"type":"open","index":0}"#, #"{"type":"hello"}"#] {
      let answer = try await send(message)
      #expect(answer.surroundings?.width == 820)
      #expect(answer.surroundings?.dark == true)
      #expect(answer.surroundings?.widthClass == "compact")
      #expect(answer.step?.nodes?.values.contains { $0.frame == [0, 0, 820, 1180] } == true)
    }
  }

  @Test func `a width is as the screen's, or as somebody wants it`() async throws {
    func columns() async throws -> String? {
      try await send(#"{"type":"hello"}"#).step?.texts?.first {
        $0.contains("wide<") || $0.contains("narrow<")
      }
    }
    #expect(try await columns()?.contains(">narrow<") == true)
    _ = try await send(#"{"type":"set","name":"widthClass","value":"regular"}"#)
    #expect(try await columns()?.contains(">wide<") == true)
    _ = try await send(#"{"type":"set","name":"widthClass","value":""}"#)
    #expect(try await columns()?.contains(">narrow<") == true)
    #expect(try await send(#"{"type":"set","name":"widthClass","value":"vast"}"#).problem != nil)
  }

  @Test func `a text view is written into, and the return key asks the field's delegate`()
    async throws
  {
    _ = try await send(#"{"type":"hello"}"#)
    _ = try await touch("down", 100, 70)
    _ = try await touch("up", 100, 70)
    let returned = try await send(#"{"type":"key","key":"Enter"}"#)
    #expect(returned.step?.texts?.contains { $0.contains(">returned<") } == true)
    _ = try await touch("down", 300, 70)
    #expect(try await touch("up", 300, 70).writing == true)
    for key in ["o", "n", "e", "x"] { _ = try await send(#"{"type":"key","key":"\#(key)"}"#) }
    let written = try await send(#"{"type":"key","key":"Backspace"}"#)
    #expect(written.step?.texts?.contains { $0.contains(">one<") } == true || written.step != nil)
  }

  @Test func `what has happened is a trace`() async throws {
    _ = try await send(#"{"type":"hello"}"#)
    _ = try await touch("down", 100, 200)
    _ = try await touch("up", 100, 200)
    let page = try #require(try await send(#"{"type":"trace"}"#).trace)
    #expect(page.contains(#""caption":"Open Notes""#))
    #expect(page.contains(#""caption":"Tap “Note"#))
  }

  @Test(arguments: [
    ("", "no message"), ("[1]", "no message"), (#"{"type":"fly"}"#, "fly"),
    (#"{"type":"touch","phase":"down"}"#, "x and y"),
    (#"{"type":"touch","phase":"hover"}"#, "no message"),
    (#"{"type":"tick","elapsed":-1}"#, "Time"), (#"{"type":"open","index":7}"#, "7"),
    (#"{"type":"set","name":"size","width":0,"height":9e9}"#, "between"),
    (#"{"type":"set","name":"moon"}"#, "moon"), (#"{"type":"key"}"#, "key"),
    (#"{"type":"open","index":1}"#, "there is no data"),
  ])
  func `a message that is none is answered with a sentence`(
    message: String,
    word: String
  )
    async throws
  {
    _ = try await send(#"{"type":"hello"}"#)
    let problem = try #require(try await send(message).problem)
    #expect(problem.contains(word))
    #expect(try await send(#"{"type":"open","index":0}"#).problem == nil)
  }
}

private struct Note: ViewModel {
  var id: Int
}

private struct NoteState: ViewState {
  var isLoud = false
}

private final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

private final class NoteController: CellController<Note, NoteState, NoteCell> {
  override class func size(of note: Note, state: NoteState, in container: ItemContainer) -> ItemSize
  {
    .height(44)
  }

  override func configure(_ cell: NoteCell) {
    cell.label.text = "Note \(viewModel.id)" + (state.isLoud ? "!" : "")
  }

  override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Shout") { _ in self?.updateState { $0.isLoud = true } }
      ])
    }
  }
}

private final class NotesViewController: UIViewController, UITextFieldDelegate {
  let field = UITextField()
  let notes = UITextView()
  let width = UILabel()
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
  private lazy var adapter = ListAdapter(collectionView)

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [field, notes, width, collectionView] { view.addSubview(subview) }
    field.delegate = self
    adapter.apply(Section("notes") { Items((1...200).map(Note.init)) { NoteController($0) } })
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.text = "returned"
    return false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(x: 0, y: 50, width: 200, height: 40)
    notes.frame = CGRect(x: 200, y: 50, width: 150, height: 40)
    width.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    width.text = traitCollection.horizontalSizeClass == .regular ? "wide" : "narrow"
    collectionView.frame = CGRect(
      x: 0,
      y: 90,
      width: view.bounds.width,
      height: view.bounds.height - 90
    )
  }
}
#endif
