import Foundation
import HeadlessRendering
import Roster
import RosterTesting

/// Shows the screen that the tutorial has at a step, does what a reader does there, and draws it.
@main @MainActor
enum Tutorial {
  static func main() async throws {
    let step = Int(CommandLine.arguments[1]) ?? 0
    let screen = FeedViewController()
    let size = CGSize(width: 320, height: 560)
    let list = ListHarness(showing: screen, list: screen.adapter, size: size)
    switch step {
    case 2: list.tap("Ada")
    case 4: list.scroll(to: 130)
    case 5: list.tap("Like")
    case 6: await screen.adapter.refresh()
    case 7: list.scroll(to: 220)
    default: break
    }
    await list.settle()
    let picture = HeadlessRenderer.svg(of: list.window)
    try picture.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
    if !list.issues.isEmpty { throw Mistakes(issues: list.issues) }
  }
}

/// The tutorial's screen reports mistakes.
struct Mistakes: Error {
  let issues: [ListIssue]
}
