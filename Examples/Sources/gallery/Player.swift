#if !canImport(UIKit)
import Foundation
import HeadlessRendering
import Roster
import RosterTracing

/// Plays scenes: draws what is on the screen after each step, and prints it if that is wanted.
@MainActor
struct Player {
  let folder: OutputFolder

  /// Where traces go.
  let traces: OutputFolder

  /// Whether the screen and the reports of each step are printed.
  let printsText: Bool

  let console: Console

  /// Plays a scene, and says in a line how it went.
  func play(_ scene: Scene) async throws -> PlayedScene {
    let stage = Stage(scene)
    var played = PlayedScene(name: scene.name, title: scene.title)
    for (index, step) in scene.steps.enumerated() {
      let reports = try await stage.perform(step)
      let name = "\(scene.name)-\(index + 1).svg"
      let file = try folder.write(HeadlessRenderer.svg(of: stage.window), to: name)
      played.steps.append(PlayedScene.Step(caption: step.caption, picture: name))
      played.updateCount += reports.count
      if printsText {
        console.write(text(of: step, number: index + 1, in: scene, on: stage, reports, file: file))
      }
    }
    let trace = try traces.write(stage.recorder.html, to: "\(scene.name).html")
    // Addresses in a page begin at its folder.
    played.trace = traces.path == folder.path ? "\(scene.name).html" : nil
    let name = scene.name.padding(toLength: 10, withPad: " ", startingAt: 0)
    console.write("\(name)\(scene.steps.count) steps, \(played.updateCount) updates: \(trace)")
    return played
  }

  private func text(
    of step: Scene.Step,
    number: Int,
    in scene: Scene,
    on stage: Stage,
    _ reports: [UpdateReport],
    file: String
  ) -> String {
    """
    \(scene.name) \(number)/\(scene.steps.count): \(step.caption)

    \(HeadlessRenderer.text(of: stage.window))

    \(description(of: reports))
    Controllers in the list: \(stage.adapter.controllerCount)
    Drawn in \(file)

    """
  }

  private func description(of reports: [UpdateReport]) -> String {
    guard !reports.isEmpty else { return "The list was not updated." }
    return reports.map(\.description).joined(separator: "\n")
  }
}

/// What a scene has left in the folder.
struct PlayedScene {
  /// A step and its picture.
  struct Step {
    let caption: String

    /// The name of the file.
    let picture: String
  }

  let name: String
  let title: String
  var steps: [Step] = []
  var updateCount = 0

  /// The name of the page that replays the scene, if it is in the same folder.
  var trace: String?
}
#endif
