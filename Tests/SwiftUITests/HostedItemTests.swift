import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

@MainActor
@Suite struct HostedItemTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())
  private let plain = HostedStyle().margins(.all, 0)

  private func rows(_ lines: [Line], _ style: HostedStyle? = nil) -> some ListContent {
    Items(lines, hosting: style ?? plain) { LineRow(line: $0) }
  }

  @Test func `an item shows a view and is as high as the view`() {
    list.apply(rows([Line(1, height: 30), Line(2, height: 70)]))
    #expect(list.texts == [["line 1, 0 taps"], ["line 2, 0 taps"]])
    #expect(list.heights == [30, 70])
    #expect(list.issues.isEmpty)
  }

  @Test func `a view that changes makes its cell as high as it is`() {
    list.apply(rows([Line(1, height: 30), Line(2)]))
    list.apply(rows([Line(1, "one", height: 80), Line(2)]), animated: true)
    list.finishAnimations()
    #expect(list.texts.first == ["one, 0 taps"])
    #expect(list.heights == [80, 40])
  }

  @Test func `views keep their own state while their cells stay`() {
    list.apply(rows([Line(1), Line(2)]))
    list.tap("line 1, 0 taps")
    list.apply(rows([Line(2), Line(1, "one")]))
    #expect(list.texts == [["line 2, 0 taps"], ["one, 1 taps"]])
  }

  @Test func `a cell that is used again does not show the state of another item`() {
    let lines = (0..<100).map { Line($0) }
    list.apply(rows(lines))
    for line in lines.prefix(10) { list.tap("\(line.text), 0 taps") }
    #expect(list.texts.prefix(9).allSatisfy { $0[0].hasSuffix("1 taps") })
    let cells = Set(list.visibleItems.map { ObjectIdentifier(cell(at: $0)) })
    list.scroll(to: 1_000)
    list.scroll(to: 2_000)
    #expect(list.visibleItems.contains { cells.contains(ObjectIdentifier(cell(at: $0))) })
    #expect(list.texts.allSatisfy { $0[0].hasSuffix("0 taps") })
  }

  private func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    list.collectionView.cellForItem(at: indexPath) ?? UICollectionViewCell()
  }

  @Test func `views show what the closure of the latest content captures`() {
    let lines = [Line(1), Line(2)]
    for favorite in [1, 2] {
      list.apply(
        Items(lines, hosting: plain) { line in
          let isFavorite = line.id == favorite
          Text(isFavorite ? "favorite" : "other").frame(height: isFavorite ? 60 : 20)
        }
      )
      list.flush()
      #expect(
        list.texts == (favorite == 1 ? [["favorite"], ["other"]] : [["other"], ["favorite"]])
      )
      #expect(list.heights == (favorite == 1 ? [60, 20] : [20, 60]))
    }
  }

  @Test func `a view of an item that is gone is not made again`() {
    var details = [1: "first", 2: "second"]
    func content() -> some ListContent {
      let known = details
      return Items(known.keys.sorted().map { Line($0) }, hosting: plain) { line in
        Text(known[line.id] ?? "made for \(line.id) that is gone")
      }
    }
    list.apply(content())
    let before = list.texts
    details[2] = nil
    list.apply(content(), animated: true)
    #expect(before == [["first"], ["second"]])
    #expect(list.window.texts.allSatisfy { !$0.contains("gone") })
  }

  @Test func `a tap on an item calls the closure of the latest content`() {
    var taps: [String] = []
    for name in ["old", "new"] {
      list.apply(
        Items([Line(1)]) {
          Text($0.text)
        } didSelect: {
          taps.append("\(name) \($0.id)")
        }
      )
    }
    list.tap([0, 0])
    #expect(taps == ["new 1"])
  }

  @Test func `margins and the least size are those of the style`() {
    list.apply(
      Group {
        rows([Line(1, height: 20)], HostedStyle())
        rows([Line(2, height: 20)], plain.margins(.vertical, 15))
        rows([Line(3, height: 20)], plain.minSize(height: 90))
      }
    )
    #expect(list.heights == [36, 50, 90])
  }

  @Test func `a background fills the cell behind the margins`() throws {
    let style = HostedStyle().margins(.all, 10).background { Color.red }
    list.apply(rows([Line(1)], style))
    let cell = try #require(list.cell(UICollectionViewCell.self, at: [0, 0]))
    let red = cell.contentView.subviews.flatMap(\.subviews).first { $0.backgroundColor == .red }
    let background = try #require(red)
    #expect(background.convert(background.bounds, to: cell) == cell.bounds)
  }

  @Test func `headers and footers are views as well`() throws {
    func content(_ title: String) -> some ListContent {
      Section("a") { rows([Line(1)]) }
        .header(hosting: plain) { Text(title).frame(height: 25) }
        .footer(hosting: plain) { Text("end").frame(height: title == "long" ? 50 : 15) }
    }
    list.apply(content("first"))
    #expect(list.header(UICollectionReusableView.self, ofSection: 0)?.texts == ["first"])
    list.apply(content("long"))
    list.flush()
    #expect(list.header(UICollectionReusableView.self, ofSection: 0)?.texts == ["long"])
    #expect(list.collectionView.contentSize.height == 115)
  }

  @Test func `one item may be a view`() {
    list.apply(Item(Line(7), hosting: plain) { Text("only \($0.id)").frame(height: 33) })
    #expect(list.texts == [["only 7"]])
    #expect(list.heights == [33])
  }

  @Test func `items that are views come, go and move as others do`() throws {
    list.apply(rows([Line(1), Line(2), Line(3)]))
    let report = try #require(list.apply(rows([Line(3), Line(1), Line(4)])))
    #expect(report.movedItemCount == 1)
    #expect(report.insertedItems.count == 1)
    #expect(report.removedItems.count == 1)
    #expect(list.texts.map { $0[0].prefix(6) } == ["line 3", "line 1", "line 4"])
  }

  @Test func `nothing outlives a list of views`() {
    #expect(
      ListHarness.leaks { list in
        list.apply(rows((0..<50).map { Line($0) }))
        list.scroll(to: 400)
        list.apply(rows((20..<40).map { Line($0) }))
      }
      .isEmpty
    )
  }
}
