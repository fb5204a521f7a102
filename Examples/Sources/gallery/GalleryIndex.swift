#if !canImport(UIKit)
/// A page with a picture of each step of the examples, which lead to their traces.
struct GalleryIndex {
  private var scenes: [PlayedScene] = []

  mutating func add(_ scene: PlayedScene) {
    scenes.append(scene)
  }

  /// How much there is to be seen, in a sentence.
  var summary: String {
    let pictures = scenes.reduce(0) { $0 + $1.steps.count }
    return "\(pictures) pictures and \(scenes.count) \(scenes.count == 1 ? "trace" : "traces")."
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Roster: the examples</title>
    <style>
    :root { color-scheme: light dark; --line: #8886; --link: light-dark(#0066cc, #4aa3ff); }
    body { margin: 0 auto; max-width: 90rem; padding: 1.5rem; font: 16px/1.45 system-ui, sans-serif; }
    h1, h2 { margin: 0; }
    nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .75rem 0 2rem; }
    section { margin: 0 0 2.5rem; }
    ol { display: flex; gap: 1.25rem; list-style: none; margin: .75rem 0 0; padding: 0 0 .75rem; overflow-x: auto; }
    li { flex: 0 0 195px; font-size: .85rem; }
    img { display: block; width: 195px; height: 422px; margin-bottom: .5rem; border: 1px solid var(--line); border-radius: 22px; background: #fff; }
    a { color: var(--link); }
    li a { color: inherit; text-decoration: none; }
    li a:hover, li a:focus { text-decoration: underline; }
    </style>
    <h1>Roster: the examples</h1>
    <p>What is on the screen after each step, drawn on Linux or on a Mac without a simulator. A picture leads to the
    trace of its example, which replays the step and says why each cell was configured.</p>
    <nav aria-label="Examples">\(scenes.map { "<a href=\"#\($0.name)\">\(Self.escaped($0.title))</a>" }.joined(separator: "\n"))</nav>
    \(scenes.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ scene: PlayedScene) -> String {
    let trace = scene.trace.map { " <a href=\"\($0)\">trace</a>" } ?? ""
    let steps = scene.steps.enumerated().map { index, step in
      let caption = Self.escaped(step.caption)
      let figure =
        "<img src=\"\(step.picture)\" width=\"195\" height=\"422\" loading=\"lazy\" alt=\"\">\(index + 1). \(caption)"
      guard let page = scene.trace else { return "<li>\(figure)</li>" }
      return "<li><a href=\"\(page)#step=\(index + 1)\">\(figure)</a></li>"
    }
    return """
      <section id="\(scene.name)">
      <h2>\(Self.escaped(scene.title))</h2>
      \(scene.steps.count) steps, \(scene.updateCount) updates.\(trace)
      <ol tabindex="0" aria-label="Steps of \(Self.escaped(scene.title))">
      \(steps.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
#endif
