#if !canImport(UIKit)
import HeadlessRendering

/// Draws cells, headers and screens in many worlds, and finds the mistakes of layout and accessibility in them.
///
/// A simulator shows one text size, one direction and one width at a time. A catalog shows all of them, in seconds:
///
/// ```swift
/// @Test func `todos look right in every world`() {
///   let catalog = Catalog(
///     "Todo",
///     .cell("Todo", ["open": Todo(id: 1, title: "Milk")]) { TodoController($0, store: store) },
///     .screen("Todos", ["a day": { TodoViewController(store: .sample) }])
///   )
///   #expect(catalog.findings.isEmpty)
/// }
/// ```
///
/// Each finding names the cell, the view and the worlds, and says how to fix it. If you did it on purpose,
/// accept the finding with `accepting(_:in:view:because:)`.
@MainActor
public final class Catalog {
  /// What was accepted, and why.
  struct Acceptance {
    let rule: CatalogRule
    let entry: String?
    let view: String?
    let reason: String
  }

  /// The title of the catalog.
  public let title: String

  /// The worlds in which everything is shown.
  public let worlds: [CatalogWorld]

  let entries: [CatalogEntry]
  private var acceptances: [Acceptance] = []
  private var result: CatalogRun?

  /// Creates a catalog of cells, headers and screens.
  ///
  /// - Parameters:
  ///   - title: The title of the catalog.
  ///   - entries: What the catalog shows.
  ///   - worlds: The worlds in which everything is shown.
  public init(
    _ title: String,
    _ entries: CatalogEntry...,
    in worlds: [CatalogWorld] = CatalogWorld.standard
  ) {
    self.title = title
    self.entries = entries
    self.worlds = worlds
  }

  /// Creates a catalog of cells, headers and screens.
  ///
  /// - Parameters:
  ///   - title: The title of the catalog.
  ///   - entries: What the catalog shows.
  ///   - worlds: The worlds in which everything is shown.
  public init(
    _ title: String,
    entries: [CatalogEntry],
    in worlds: [CatalogWorld] = CatalogWorld.standard
  ) {
    self.title = title
    self.entries = entries
    self.worlds = worlds
  }

  /// Accepts findings that are meant, for a reason that the page of the catalog shows.
  ///
  /// An acceptance of what is not found is a finding itself, so that none outlives its reason.
  ///
  /// - Parameters:
  ///   - rule: What is not kept.
  ///   - entry: The name of the entry; by default, any.
  ///   - view: A part of the name of the view; by default, any view.
  ///   - reason: Why it is right.
  /// - Returns: The catalog.
  @discardableResult
  public func accepting(
    _ rule: CatalogRule,
    in entry: String? = nil,
    view: String? = nil,
    because reason: String
  ) -> Catalog {
    acceptances.append(Acceptance(rule: rule, entry: entry, view: view, reason: reason))
    return self
  }

  /// The mistakes that were found and not accepted, in the order of the entries.
  public var findings: [CatalogFinding] {
    let all = allFindings
    let unused = acceptances.filter { acceptance in !all.contains { acceptance.covers($0) } }
    return all.filter { $0.reason == nil } + unused.map(\.finding)
  }

  /// The mistakes that were found and accepted.
  public var acceptedFindings: [CatalogFinding] { allFindings.filter { $0.reason != nil } }

  /// The findings as a list for a terminal.
  public var report: String {
    let lines = findings.map { "- \($0)" }
    let accepted = acceptedFindings.count
    let count = "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let head =
      "\(title): \(count)\(accepted > 0 ? ", \(accepted) accepted" : "") in \(run.pictureCount) pictures"
    return ([head] + lines).joined(separator: "\n")
  }

  var allFindings: [CatalogFinding] {
    run.findings.map { finding in
      var finding = finding
      finding.reason = acceptances.first { $0.covers(finding) }?.reason
      return finding
    }
  }

  /// What was shown and found, which happens once.
  var run: CatalogRun {
    if let result { return result }
    var run = CatalogRun()
    for entry in entries { run.show(entry, in: worlds) }
    result = run
    return run
  }
}

extension Catalog.Acceptance {
  func covers(_ finding: CatalogFinding) -> Bool {
    finding.rule == rule && (entry ?? finding.entry) == finding.entry
      && (view.map { finding.view.contains($0) } ?? true)
  }

  /// The finding that nothing needs to be accepted.
  fileprivate var finding: CatalogFinding {
    CatalogFinding(
      rule: .acceptance,
      entry: entry ?? "the catalog",
      sample: "",
      view: view ?? "any view",
      worlds: [],
      problem: "“\(rule.rawValue)” is accepted because “\(reason)”, and is not found.",
      remedy: "Remove the acceptance.",
      key: CatalogFinding.Key(rule: .acceptance, entry: entry ?? "", view: "\(rule) \(view ?? "")"),
      subject: ""
    )
  }
}
#endif
