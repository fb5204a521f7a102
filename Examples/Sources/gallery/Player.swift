#if !canImport(UIKit)
import HeadlessRendering
import Roster
import RosterTracing

/// Plays scenes: prints and draws what is on the screen after each step.
@MainActor
struct Player {
  let folder: OutputFolder

  /// Where traces go, if they are wanted.
  let traces: OutputFolder?

  let console: Console

  func play(_ scene: Scene) async throws {
    let stage = Stage(scene)
    for (index, step) in scene.steps.enumerated() {
      let reports = try await stage.perform(step)
      let file = try folder.write(
        HeadlessRenderer.svg(of: stage.window),
        to: "\(scene.name)-\(index + 1).svg"
      )
      console.write(
        """
        \(scene.name) \(index + 1)/\(scene.steps.count): \(step.caption)

        \(HeadlessRenderer.text(of: stage.window))

        \(description(of: reports))
        Controllers in the list: \(stage.adapter.controllerCount)
        Drawn in \(file)

        """
      )
    }
    if let traces {
      let file = try traces.write(stage.recorder.html, to: "\(scene.name).html")
      console.write("The trace of \(scene.name) is in \(file)\n")
    }
  }

  private func description(of reports: [UpdateReport]) -> String {
    guard !reports.isEmpty else { return "The list was not updated." }
    return reports.map(\.description).joined(separator: "\n")
  }
}
#endif
