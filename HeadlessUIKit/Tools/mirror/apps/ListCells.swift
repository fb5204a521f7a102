import Foundation
import HeadlessUIKit

// Cells of collection views, laid out and touched.

extension Checks {
  static func cells() {
    cell("contact", wraps: true) {
      let cell = ContactCell(frame: .zero)
      cell.configure(name: "Ada Lovelace", detail: long, number: "1")
      return cell
    }
    cell("chat", follows: false) {
      let cell = ChatCell(frame: .zero)
      cell.configure(title: "Ada", preview: long, unread: 120)
      return cell
    }
    cell("bubble", follows: false, wraps: true) {
      let cell = BubbleCell(frame: .zero)
      cell.configure(text: long, isMine: true)
      return cell
    }
    cell("failed bubble", follows: false, wraps: true) {
      let cell = FailedBubbleCell(frame: .zero)
      cell.configure(text: long, isMine: false)
      return cell
    }
    cell("typing", growsWithText: false) { TypingCell(frame: .zero) }
    cell("field", wraps: true) {
      let cell = FormFieldCell(frame: .zero)
      cell.configure(title: "Name", placeholder: "Yours", error: long)
      return cell
    }
    cell("switch", wraps: true) {
      let cell = SwitchCell(frame: .zero)
      cell.configure(long, isOn: true)
      return cell
    }
    cell("player") { PlayerCell(frame: .zero) }
    cell("card") {
      let cell = CardCell(frame: .zero)
      cell.configure(long)
      return cell
    }
    cell("header") {
      let header = SectionHeaderView(frame: .zero)
      header.title.text = "New"
      return header
    }
    cell("photo", growsWithText: false) {
      let cell = PhotoCell(frame: .zero)
      cell.configure(image: UIImage(systemName: "photo"), seconds: 75)
      cell.isSelected = true
      return cell
    }
    cell("story") {
      let cell = StoryCell(frame: .zero)
      cell.configure(name: "Ada", isNew: true)
      return cell
    }
    cell("album", follows: false) {
      let cell = AlbumCell(frame: .zero)
      cell.configure(title: long, artist: "Ada")
      return cell
    }
    cell("download", wraps: true) {
      let cell = DownloadCell(frame: .zero)
      cell.configure(file: long)
      return cell
    }
    cell("product", follows: false, wraps: true) {
      let cell = ProductCell(frame: .zero)
      cell.configure(name: long, before: 20, now: 10, stars: 4)
      return cell
    }
    cell("tag") {
      let cell = TagCell(frame: .zero)
      cell.label.text = "Tag"
      return cell
    }
    cell("quantity") { QuantityCell(frame: .zero) }
    cell("swatch", growsWithText: false) {
      let cell = SwatchCell(frame: .zero)
      cell.swatch = SwatchCell.Swatch(hex: 0xff8000, name: "Orange")
      expect(cell.contentView.backgroundColor?.isLight == false, "orange is light")
      return cell
    }
    cell("favorite", wraps: true) {
      let cell = FavoriteListCell(frame: .zero)
      cell.title = "Title"
      cell.subtitle = long
      cell.isFavorite = true
      return cell
    }
    cell("segments") { SegmentsCell(frame: .zero) }
    cell("banner", follows: false, wraps: true) {
      let cell = BannerCell(frame: .zero)
      cell.configure(long)
      return cell
    }
    cell("formula", follows: false) {
      let cell = FormulaCell(frame: .zero)
      cell.show([("E = mc", false), ("2", true)])
      return cell
    }
    cell("presence", wraps: true) {
      let cell = PresenceCell(frame: .zero)
      cell.hosted.show(long, isOnline: true)
      return cell
    }
  }

  final class Caller: ContactCellDelegate, BubbleCellDelegate {
    var calls: [String] = []
    func contactCell(_ cell: ContactCell, wantsToCall number: String) { calls.append(number) }
    func bubbleCellDidDoubleTap(_ cell: BubbleCell) { calls.append("twice") }
  }

  static func selectors() {
    Headless.withOwnTime {
      let caller = Caller()
      let cell = SwitchCell(frame: .zero)
      var isOn: Bool?
      cell.configure("On", isOn: false)
      cell.handler = { isOn = $1 }
      let window = Headless.show(cell, size: CGSize(width: 320, height: 60))
      expect(Headless.tap(cell.toggle), "the switch is not touched")
      expect(isOn == true, "the switch does not call its handler")
      let bubble = BubbleCell(frame: .zero)
      bubble.configure(text: "Hello", isMine: false)
      bubble.delegate = caller
      let second = Headless.show(bubble, size: CGSize(width: 320, height: 60))
      Headless.tap(at: CGPoint(x: 30, y: 30), in: second)
      Headless.tap(at: CGPoint(x: 30, y: 30), in: second)
      expect(caller.calls == ["twice"], "the bubble is not touched twice: \(caller.calls)")
      window.isHidden = true
    }
  }
}
