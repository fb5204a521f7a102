import RosterTesting
import Testing

@testable import Todo

@MainActor
@Suite struct TodoLayoutTests {
  private let long = TodoItem(
    id: 1,
    title: "Train",
    notes: "Two adults and a bicycle. The night train leaves at 21:40 from the main station."
  )

  private func layout(
    _ item: TodoItem,
    isExpanded: Bool = false,
    width: CGFloat = 358
  ) -> TodoLayout {
    TodoLayout(item, isExpanded: isExpanded, width: width)
  }

  @Test func `a row grows when it is expanded, and the more, the narrower it is`() {
    let collapsed = layout(long).height
    let expanded = layout(long, isExpanded: true).height
    #expect(expanded > collapsed)
    #expect(layout(long, isExpanded: true, width: 200).height > expanded)
    #expect(layout(long, width: 200).height == collapsed)
  }

  @Test func `a row without notes has nothing to expand`() {
    let item = TodoItem(id: 1, title: "Plants")
    #expect(layout(item, isExpanded: true).height == layout(item).height)
    #expect(layout(item).height < layout(long).height)
  }

  @Test(arguments: [false, true])
  func `all parts are in the row, and none covers another`(isExpanded: Bool) {
    let layout = layout(long, isExpanded: isExpanded)
    let row = CGRect(x: 0, y: 0, width: 358, height: layout.height)
    for part in [layout.button, layout.title, layout.notes, layout.handle] {
      #expect(row.contains(part))
    }
    #expect(layout.title.minX > layout.button.maxX)
    #expect(layout.handle.minX >= layout.title.maxX)
    #expect(layout.notes.minY >= layout.title.maxY)
  }

  @Test func `a row too narrow for any text is no mistake`() {
    #expect(layout(long, isExpanded: true, width: 10).title.width == 0)
  }
}
