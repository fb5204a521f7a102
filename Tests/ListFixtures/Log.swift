/// What happened to the controllers of a test, in order.
@MainActor
public final class Log {
  private var entries: [(event: String, id: Int)] = []

  public var onMount: ((NoteController) -> Void)?
  public var onConfigure: ((NoteController) -> Void)?
  public var onUpdate: ((NoteController) -> Void)?
  public var onUnmount: ((NoteController) -> Void)?
  public var onSelect: ((NoteController) -> Void)?
  public var onRemove: ((NoteController) -> Void)?
  public var onTap: (() -> Void)?

  public init() {}

  public func add(_ event: String, _ id: Int) {
    entries.append((event, id))
  }

  /// What happened since the last call, as `event id`.
  public func take() -> [String] {
    defer { entries = [] }
    return entries.map { "\($0.event) \($0.id)" }
  }

  /// All that happened since the last call to `take`.
  public var all: [(event: String, id: Int)] { entries }

  /// What happened to one item since the last call to `take`.
  public func events(of id: Int) -> [String] {
    entries.filter { $0.id == id }.map(\.event)
  }

  /// How often an event happened since the last call to `take`.
  public func count(of event: String) -> Int {
    entries.count { $0.event == event }
  }
}
