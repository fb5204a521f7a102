import SwiftUI
import RosterSwiftUI
import Roster

// swift-format-ignore-file: the imports stand in the other order than the formatter's, on purpose

/// The same names as in `NamesTests.swift`, in a file whose imports stand the other way round.
struct OtherDiary: ListContent {
  let days: [Day]

  var body: some ListContent {
    Section("today") { Items([Line(1)]) { LineController($0) } }
      .header { Text("Today") }
    Group { Section {} }
    ForEach(days) { day in Section(day.id) { Items(day.lines) { LineRow(line: $0) } } }
  }
}

struct OtherDiaryScreen: SwiftUI.View {
  let days: [Day]

  var body: some SwiftUI.View {
    VStack {
      Section("Views") {
        Text("a"); Text("b")
      }
      Group { Text("c") }
      ForEach(days) { day in Text("\(day.id)") }
      RosterList {
        Section("items") { Items([Line(2)]) { LineRow(line: $0) } }
        Group { Section {} }
        ForEach(days) { day in Section(day.id) { Items(day.lines) { LineController($0) } } }
      }
    }
  }
}
