#if !canImport(UIKit)

/// What a catalog expects of everything it shows.
public enum CatalogRule: String, CaseIterable, Sendable {
  /// Text is not cut off, unless it is a preview that has all its lines.
  case cutText = "text cut off"
  /// Text, controls and images are inside their cell.
  case outside = "outside its cell"
  /// Text is not drawn over other text or under a control.
  case overlap = "text over text"
  /// Text grows with the text size that the user prefers.
  case fixedFont = "text that does not grow"
  /// Cells grow with their text.
  case fixedHeight = "cell that does not grow"
  /// What can be tapped is at least 44 points wide and high, or 24 if nothing else is near.
  case smallTarget = "small target"
  /// Controls and images have a name for assistive technologies.
  case noName = "no name"
  /// Controls of a cell have different names.
  case sameName = "name of another"
  /// Assistive technologies offer what touches do.
  case hiddenAction = "action only by touch"
  /// Buttons, headers, and what is selected or not enabled, say so.
  case missingTrait = "missing trait"
  /// Elements are read from top to bottom, and from the leading to the trailing side.
  case readingOrder = "order of reading"
  /// Text has a contrast of 4.5 to 1; large text, and text in colors of the system, 3 to 1.
  case contrast = "low contrast"
  /// Constraints do not conflict.
  case constraints = "broken constraints"
  /// The size that a controller returns is the one that its cell needs.
  case height = "height that disagrees"
  /// A cell that can stay selected looks different then.
  case selection = "selected looks the same"
  /// The layout from right to left mirrors the one from left to right.
  case mirror = "not a mirror"
  /// Lists report no issues.
  case issue = "issue of the list"
  /// What was accepted occurs.
  case acceptance = "accepted without need"
}

/// A mistake that a catalog has found, with its location and a way to fix it.
public struct CatalogFinding: Hashable, Sendable {
  /// What is not kept.
  public let rule: CatalogRule

  /// The name of the entry.
  public let entry: String

  /// The name of the first sample in which it was found.
  public let sample: String

  /// The view: the property that holds it, its class, and its text.
  public let view: String

  /// The worlds in which it was found.
  public internal(set) var worlds: [CatalogWorld]

  /// What is wrong, in the first of the worlds.
  public let problem: String

  /// How to mend it.
  public let remedy: String

  /// The reason for which it was accepted, if it was.
  public internal(set) var reason: String?

  /// What is the same for a mistake that is found several times.
  struct Key: Hashable {
    let rule: CatalogRule
    let entry: String
    let view: String
  }

  let key: Key

  /// The subject in whose picture the view is.
  let subject: String
}

extension CatalogFinding: CustomStringConvertible {
  public var description: String {
    let first = worlds.first.map { "\($0)" } ?? "all worlds"
    let more = worlds.count > 1 ? ", and \(worlds.count - 1) more worlds" : ""
    let accepted = reason.map { " Accepted: \($0)" } ?? ""
    return """
      \(rule.rawValue): \(view) in \(entry) “\(sample)” (\(first)\(more)). \
      \(problem) \(remedy)\(accepted)
      """
  }
}
#endif
