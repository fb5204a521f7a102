import Foundation

@testable import Roster

/// What recording a list costs.
@MainActor
public enum RecordingSubjects {
  /// A list turning into another, without a recording and with one.
  public static func apply(
    _ workload: Workload,
    count: Int
  ) -> (plain: Subject, recorded: Subject) {
    let (old, new) = workload.lists(UUID.self, count: count)
    func subject(_ name: String, isRecorded: Bool) -> Subject {
      let screen = Screen(RowList(rows: old), layout: RowsLayout())
      if isRecorded { screen.adapter.startRecording(settings(name)) }
      return Subject(
        name,
        preparedBy: { screen.show(RowList(rows: old)) },
        work: { screen.show(RowList(rows: new)) }
      )
    }
    return (subject("plain", isRecorded: false), subject("recorded", isRecorded: true))
  }

  /// The number of events that are written at once.
  public static var eventCount: Int { 1_000 }

  /// Events of a recorded list: hooks of the controllers on screen, in turns, and scrolling after each of them.
  public static func events() -> Subject {
    let (rows, _) = Workload.sameStorage.lists(UUID.self, count: 1_000)
    let screen = Screen(RowList(rows: rows), layout: RowsLayout())
    screen.adapter.startRecording(settings("events"))
    let stage = screen.adapter.parts.stage
    let controllers = stage.mounts.present.map(\.controller)
    return Subject("\(eventCount) events") {
      _ = screen
      for index in 0..<eventCount / 2 {
        stage.witness?.note(.hook(.didAppear, controllers[index % controllers.count]))
        stage.witness?.note(.didScroll)
      }
    }
  }

  /// Lists whose controllers are all made, to be recorded into a file each.
  @MainActor
  public final class Lists {
    private let screens: [Screen]

    public init(count: Int) {
      let (rows, _) = Workload.sameStorage.lists(UUID.self, count: 1_000)
      screens = (0..<count).map { _ in
        let screen = Screen(RowList(rows: rows), layout: RowsLayout())
        screen.makeAllControllers()
        return screen
      }
      scroll()
    }

    /// Records each list while it is scrolled from end to end.
    public func record() {
      for (number, screen) in screens.enumerated() {
        screen.adapter.startRecording(settings("list-\(number)"))
      }
      scroll()
    }

    private func scroll() {
      for screen in screens {
        let view = screen.collectionView
        for offset in stride(from: 0, to: view.contentSize.height, by: 400) {
          view.contentOffset.y = offset
          view.layoutIfNeeded()
        }
      }
    }
  }

  private static func settings(_ name: String) -> RecordingSettings {
    RecordingSettings("benchmark-\(name)", directory: FileManager.default.temporaryDirectory)
  }
}
