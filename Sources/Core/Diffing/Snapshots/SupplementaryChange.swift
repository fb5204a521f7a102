/// What happens to a header, a footer or another supplementary view of a section that stays.
public struct SupplementaryChange: Hashable, Sendable {
  /// What happens.
  public enum What: Hashable, Sendable {
    /// The section had no such view before.
    case inserted

    /// The section has no such view afterwards.
    case deleted

    /// Another item takes the view's place: its controller type or its identifier differs.
    case replaced

    /// The same item has other content.
    case updated
  }

  /// The kind of the supplementary view, as the layout names it.
  public let kind: String

  /// The index of the section before the change; `nil` if it had no such view.
  public let oldSection: Int?

  /// The index of the section after the change; `nil` if it has no such view.
  public let newSection: Int?

  /// What happens.
  public let what: What

  package init(kind: String, oldSection: Int?, newSection: Int?, what: What) {
    self.kind = kind
    self.oldSection = oldSection
    self.newSection = newSection
    self.what = what
  }
}
