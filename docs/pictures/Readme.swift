import Foundation
import HeadlessRendering
import Roster
import RosterTesting
import RosterTracing

/// The program of the README, as a user meets it.
@main @MainActor
enum Readme {
  /// Draws each step as a frame with a caption, in JSON, and a trace in which it moves, into a folder: in light and in
  /// dark.
  static func main() throws {
    let folder = CommandLine.arguments[1]
    var pictures: [String: [[String: String]]] = [:]
    for (suffix, style) in [("", UIUserInterfaceStyle.light), ("-dark", .dark)] {
      let (frames, recorder) = try play(in: style)
      pictures["todo-steps" + suffix] = frames
      _ = try recorder.write(toDirectory: folder, name: "todo" + suffix)
    }
    let data = try JSONSerialization.data(withJSONObject: pictures)
    try data.write(to: URL(fileURLWithPath: folder + "/frames.json"))
  }

  private static func play(
    in style: UIUserInterfaceStyle
  ) throws -> (frames: [[String: String]], recorder: TraceRecorder) {
    let screen = ListViewController()
    let size = CGSize(width: 260, height: 290)
    let harness = ListHarness(showing: screen, list: screen.adapter, size: size)
    harness.setAppearance(style)
    let recorder = TraceRecorder("Todo", window: harness.window)
    recorder.follow(screen.adapter)
    var frames: [[String: String]] = []
    func step(_ caption: String, _ act: () -> Void) {
      act()
      harness.flush()
      harness.finishAnimations()
      recorder.step(caption)
      frames.append(["caption": caption, "svg": HeadlessRenderer.svg(of: harness.window)])
    }

    var todos = [
      Todo(id: 1, title: "Buy milk", notes: "Two bottles."),
      Todo(id: 2, title: "Book the train", notes: "Two adults and a bicycle."),
      Todo(id: 3, title: "Water the plants", notes: "Not the cactus."),
    ]
    step("Three todos are shown.") { screen.adapter.apply(TodoList(todos: todos)) }
    step("A tap expands one.") { harness.tap("Book the train") }
    step("It is done: it moves to the other section, and stays expanded.") {
      todos[1].isDone = true
      screen.adapter.apply(TodoList(todos: todos))
    }
    step("A new one is inserted.") {
      todos.insert(Todo(id: 4, title: "Call Grandma", notes: ""), at: 0)
      screen.adapter.apply(TodoList(todos: todos))
    }
    return (frames, recorder)
  }
}
