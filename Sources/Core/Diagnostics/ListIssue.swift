/// A mistake or surprise that was noticed, survived, and is worth telling the developer about.
///
/// An issue never stops the list: whatever it is about, the list goes on showing everything.
public struct ListIssue: Sendable {
  /// Whose mistake it is.
  public enum Origin: Hashable, Sendable {
    /// The app does something that Roster cannot make sense of.
    case app

    /// Roster itself, or the collection view below it, did not behave as expected.
    case roster
  }

  /// What kind of mistake it is, for tests and for sinks that filter.
  public let code: Code

  /// Whose mistake it is.
  public let origin: Origin

  /// What happened, in a sentence.
  public let summary: String

  /// What to do about it, in a sentence.
  public let fix: String

  /// The line of the app that declared what the issue is about, if it is known.
  public let location: CodeLocation?

  package init(
    _ code: Code,
    origin: Origin = .app,
    summary: String,
    fix: String,
    location: CodeLocation? = nil
  ) {
    self.code = code
    self.origin = origin
    self.summary = summary
    self.fix = fix
    self.location = location
  }
}

extension ListIssue: CustomStringConvertible {
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(summary) To fix this, \(fix)"
  }
}
