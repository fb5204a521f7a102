import Foundation
import HeadlessUIKit

// Cells and headers of tables, laid out and touched.

extension Checks {
  static let post = Post(author: "Ada", handle: "ada", text: long, likes: 1200, isLiked: true)

  static func row<Cell: UITableViewCell>(
    _ name: String,
    _ make: @escaping (UITableViewCell.CellStyle, String?) -> Cell,
    growsWithText: Bool = true,
    follows: Bool = true,
    wraps: Bool = false,
    _ configure: @escaping (Cell) -> Void
  ) {
    cell(name, in: .table, growsWithText: growsWithText, follows: follows, wraps: wraps) {
      let cell = make(.default, name)
      configure(cell)
      return cell
    }
  }

  static func rows() {
    row("value", ValueTableCell.init(style:reuseIdentifier:), wraps: true) {
      $0.textLabel?.text = long
      $0.detailTextLabel?.text = "On"
    }
    row("toggle", ToggleTableCell.init(style:reuseIdentifier:), wraps: true) {
      $0.textLabel?.text = long
      $0.isOn = true
    }
    row("text size", TextSizeCell.init(style:reuseIdentifier:)) { cell in
      let title = UILabel()
      let slider = UISlider()
      let stack = UIStackView(arrangedSubviews: [title, slider])
      stack.axis = .vertical
      stack.pin(to: cell.contentView)
      cell.titleLabel = title
      cell.slider = slider
      cell.awakeFromNib()
    }
    row("button", ButtonTableCell.init(style:reuseIdentifier:), wraps: true) {
      $0.configure(withTitle: long, role: .normal)
    }
    row("account", AccountTableCell.init(style:reuseIdentifier:), wraps: true) {
      $0.configure(name: "Ada", address: long, image: nil)
    }
    row("post", PostCell.init(style:reuseIdentifier:), follows: false, wraps: true) {
      $0.configure(with: post)
    }
    row("article", ArticleTableCell.init(style:reuseIdentifier:), wraps: false) {
      $0.show(title: long, source: "Paper", picture: URL(fileURLWithPath: "/picture"))
    }
    row("episode", EpisodeCell.init(style:reuseIdentifier:)) {
      $0.configure(title: long, date: Date(timeIntervalSince1970: 0), heard: 0.5)
    }
    row("poll", PollCell.init(style:reuseIdentifier:), wraps: true) {
      $0.configure(question: long, votes: [("Yes", 3), (long, 1)])
    }
    row("comment", CommentCell.init(style:reuseIdentifier:), wraps: true) {
      $0.configure(author: "Ada", text: long, depth: 2)
    }
    row("spinner", SpinnerCell.init(style:reuseIdentifier:), growsWithText: false) { _ in }
    row("mail", MailCell.init(style:reuseIdentifier:)) {
      $0.configure(
        sender: "Ada",
        subject: "Notes",
        summary: long,
        date: Date(timeIntervalSince1970: 0),
        isUnread: true
      )
    }
    row("attachment", AttachmentCell.init(style:reuseIdentifier:), wraps: true) {
      $0.configure(file: "notes.pdf", state: .failed(message: long))
    }
    row("note", NoteCell.init(style:reuseIdentifier:), wraps: true) { $0.textView.text = long }
    row("choice", ChoiceCell.init(style:reuseIdentifier:), wraps: true) {
      $0.textLabel?.text = long
    }
    row("content", ContentRowCell.init(style:reuseIdentifier:), wraps: true) {
      $0.item = ContentRowCell.Item(title: "Title", subtitle: long, symbol: "star")
    }
    row("metric", MetricCell.init(style:reuseIdentifier:), wraps: true) {
      $0.show(MetricConfiguration(name: "Steps", value: "1,024", note: long))
    }
    row("sort", SortCell.init(style:reuseIdentifier:), follows: false) { _ in }
    row("adaptive field", AdaptiveFieldCell.init(style:reuseIdentifier:)) {
      $0.caption.text = "Mail"
    }
    cell("capitals", in: .header, wraps: true) {
      let header = CapitalsHeaderView(reuseIdentifier: nil)
      header.configure(title: long, actionTitle: "All")
      return header
    }
    cell("links", in: .header, follows: false, wraps: true) {
      let footer = LinkFooterView(reuseIdentifier: nil)
      footer.configure(text: long + "Terms.", link: "Terms", url: URL(fileURLWithPath: "/terms"))
      return footer
    }
  }

  final class Reader: PostCellDelegate, TextSizeCellDelegate, NoteCellDelegate {
    var calls: [String] = []
    func postCell(_ cell: PostCell, didTapLike button: UIButton) { calls.append("like") }
    func postCellDidTapAvatar(_ cell: PostCell) { calls.append("avatar") }
    func textSizeCell(_ cell: TextSizeCell, didChange value: Float) { calls.append("size") }
    func noteCellDidChangeHeight(_ cell: NoteCell) { calls.append("height") }
    func noteCell(_ cell: NoteCell, didEnd text: String) { calls.append(text) }
  }

  static func show(_ cell: UITableViewCell) -> (UIWindow, OneRow) {
    let row = OneRow(cell, isHeader: false)
    let window = Headless.show(row.table, size: CGSize(width: 390, height: 800))
    window.layoutIfNeeded()
    return (window, row)
  }

  static func touchedRows() {
    Headless.withOwnTime {
      let reader = Reader()
      let cell = PostCell(style: .default, reuseIdentifier: nil)
      cell.configure(with: post)
      cell.delegate = reader
      let (window, _) = show(cell)
      Headless.tap(at: CGPoint(x: 30, y: 30), in: window)
      if let like = first(UIStackView.self, in: cell).flatMap({ first(UIButton.self, in: $0) }) {
        Headless.tap(like)
      }
      expect(reader.calls == ["avatar", "like"], "the post is not touched: \(reader.calls)")
      window.isHidden = true
    }
    Headless.withOwnTime {
      let footer = LinkFooterView(reuseIdentifier: nil)
      var opened: [URL] = []
      footer.onLink = { opened.append($0) }
      let terms = URL(fileURLWithPath: "/terms")
      footer.configure(text: long + "Read the Terms.", link: "Terms", url: terms)
      let row = OneRow(footer, isHeader: true)
      let window = Headless.show(row.table, size: CGSize(width: 320, height: 800))
      expect(Headless.tapLink("Terms", in: footer.textView), "the link is not touched")
      expect(opened == [terms], "the link is not told: \(opened)")
      window.isHidden = true
    }
    Headless.withOwnTime {
      let reader = Reader()
      let cell = NoteCell(style: .default, reuseIdentifier: nil)
      cell.noteDelegate = reader
      let (window, _) = show(cell)
      expect(Headless.type("Words", into: cell.textView), "the note is not written")
      if let bar = cell.textView.inputAccessoryView as? UIToolbar {
        expect(bar.items?.count == 2, "the bar of the note has no buttons")
      }
      cell.donePressed()
      expect(reader.calls == ["height", "Words"], "the note is not told: \(reader.calls)")
      window.isHidden = true
    }
    Headless.withOwnTime {
      let cell = SortCell(style: .default, reuseIdentifier: nil)
      var order: SortCell.Order?
      cell.onChange = { order = $0 }
      let (window, _) = show(cell)
      if let button = first(UIButton.self, in: cell) { Headless.tap(button) }
      expect(Headless.choose("Date", in: window), "there is no menu")
      expect(order == .date, "the order is not told")
      window.isHidden = true
    }
  }
}
