/// What happened to the controllers of a test, in order.
@MainActor
final class Log {
  private var entries: [(event: String, id: Int)] = []

  var onMount: ((NoteController) -> Void)?
  var onConfigure: ((NoteController) -> Void)?
  var onUpdate: ((NoteController) -> Void)?
  var onUnmount: ((NoteController) -> Void)?
  var onSelect: ((NoteController) -> Void)?
  var onRemove: ((NoteController) -> Void)?

  func add(_ event: String, _ id: Int) {
    entries.append((event, id))
  }

  /// What happened since the last call, as `event id`.
  func take() -> [String] {
    defer { entries = [] }
    return entries.map { "\($0.event) \($0.id)" }
  }

  /// All that happened since the last call to `take`.
  var all: [(event: String, id: Int)] { entries }

  /// What happened to one item since the last call to `take`.
  func events(of id: Int) -> [String] {
    entries.filter { $0.id == id }.map(\.event)
  }

  /// How often an event happened since the last call to `take`.
  func count(of event: String) -> Int {
    entries.count { $0.event == event }
  }
}
