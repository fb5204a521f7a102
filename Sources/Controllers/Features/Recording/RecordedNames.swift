/// The names of what a list reports, in recordings.
enum RecordedNames {
  /// Returns the name of an issue's kind, without what it is about.
  static func name(of code: ListIssue.Code) -> String {
    String("\(code)".prefix { $0 != "(" })
  }

  /// Returns the name of how a collection view was updated, without what an issue is about.
  static func name(of style: UpdateReport.Style) -> String {
    guard case .reloaded(.refused(let code)) = style else { return "\(style)" }
    return "\(style): \(name(of: code))"
  }
}
