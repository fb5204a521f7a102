import Roster
import RosterSwiftUI
import RosterTesting
import SwiftUI
import Testing

struct Day: Identifiable, Equatable {
  let id: Int
  var lines: [Line] = []
}

/// Content that names what both modules have: here `Section`, `Group` and `ForEach` are Roster's.
struct Diary: ListContent {
  let days: [Day]
  let isLong: Bool

  var body: some ListContent {
    Section("today") {
      Items([Line(1)]) { LineController($0) }
    }
    .header {
      Text("Today"); Text("and yesterday")
    }
    Section {}
    Section("none") {}
    Group {
      Section("g") { Items([Line(2)]) { LineRow(line: $0) } }
    }
    ForEach(days) { day in
      Section(day.id) {
        Items(day.lines) { line in
          if line.height > 50 { Text("high") } else { LineRow(line: line) }
        }
      }
      .layout(.grid(columns: 2))
    }
    if isLong {
      Section("long") {
        Items([Line(3)]) { line in
          let controller = LineController(line)
          return controller
        }
      }
    } else {
      Group {}
    }
    Section("constructor") { Items([Line(4)], PlainLineController.init) }
  }
}

/// A view that names what both modules have: each is the one that fits its place.
struct DiaryScreen: SwiftUI.View {
  let days: [Day]
  let isLong: Bool

  var body: some SwiftUI.View {
    VStack {
      Section("Views") {
        Text("a"); Text("b")
      }
      Group {
        Text("c"); Text("d")
      }
      ForEach(days) { day in
        Text("day"); Text("\(day.id)")
      }
      ForEach(0..<2) { Text("number \($0)") }
      ForEach(["x"], id: \.self) { Text($0) }
      Section {
        Text("e")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
      if isLong { Group { Text("long") } }
      RosterList {
        Section("items") { Items([Line(1)]) { LineController($0) } }
          .header { Text("Header") }
        Section { Items([Line(2)]) { LineRow(line: $0) } }
        Group { Section("in a group") { Items([Line(3)]) { LineController($0) } } }
        ForEach(days) { day in
          Section(day.id) { Items(day.lines) { LineRow(line: $0) } }
        }
        if isLong { Section("long") { Item(Line(4)) { LineRow(line: $0) } } }
        Section {}
        Section("none") {}
        Group {}
        ForEach(days) { _ in }
      }
    }
  }
}

@MainActor
@Suite struct NamesTests {
  @Test func `a file that imports both modules names Section, Group and ForEach of both`() {
    let days = [Day(id: 10, lines: [Line(5), Line(6, height: 60)])]
    let list = ListHarness(size: CGSize(width: 300, height: 900), layout: ListLayout())
    list.apply(Diary(days: days, isLong: true))
    #expect(list.collectionView.numberOfSections == 7)
    #expect(list.texts.contains(["high"]))

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    window.rootViewController = UIHostingController(
      rootView: DiaryScreen(days: days, isLong: false)
    )
    window.isHidden = false
    window.layoutIfNeeded()
    let texts = window.texts
    for text in ["Views", "a", "d", "10", "number 1", "x", "h", "f", "Header", "line 2, 0 taps"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(!texts.contains("long"))
  }
}

// Outside of content and views, both are told apart by what is in them.

@MainActor func rosterSection() -> some ListContent {
  Section("x") { Items([Line(1)]) { LineController($0) } }
}

@MainActor func view() -> some SwiftUI.View {
  Section("x") { Text("y") }
}

@MainActor @ListBuilder func built(_ days: [Day]) -> some ListContent {
  Section("x") { Items([Line(1)]) { LineRow(line: $0) } }
  Group {}
  ForEach(days) { day in Section(day.id) {} }
}
