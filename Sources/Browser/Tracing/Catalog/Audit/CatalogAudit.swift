#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit

/// Looks for mistakes in one subject in one world.
@MainActor
struct CatalogAudit {
  /// A mistake, before it has a name.
  struct Mistake {
    let rule: CatalogRule
    let view: UIView
    let problem: String
    let remedy: String
  }

  let subject: CatalogSubject
  let world: CatalogWorld

  /// The same subject in the standard world, if it is known.
  let base: SubjectRecord?

  /// The same subject written from left to right, if it is known.
  let unmirrored: SubjectRecord?

  let views: [AuditedView]
  var mistakes: [Mistake] = []

  init(
    _ subject: CatalogSubject,
    in world: CatalogWorld,
    base: SubjectRecord?,
    unmirrored: SubjectRecord?
  ) {
    self.subject = subject
    self.world = world
    self.base = base
    self.unmirrored = unmirrored
    views = subject.views
  }

  /// Looks for everything that one picture shows.
  mutating func run() {
    findCutText()
    findWhatIsOutside()
    findTextBeyondBackground()
    findOverlaps()
    findLowContrast()
    findWhatDoesNotGrow()
    findWhatIsNotMirrored()
    findCellsThatAreNotMirrored()
    findSmallTargets()
    findMissingNames()
    findHiddenActions()
    findHiddenSwipes()
    findMissingTraits()
    findWrongOrder()
    findWrongHeights()
  }

  mutating func add(_ rule: CatalogRule, _ view: UIView, _ problem: String, _ remedy: String) {
    mistakes.append(Mistake(rule: rule, view: view, problem: problem, remedy: remedy))
  }

  /// What is remembered for comparisons.
  func record(_ picture: String) -> SubjectRecord {
    var records: [String: ViewRecord] = [:]
    for view in views where view.isContent {
      let text = view.lines.reduce(CGRect.null) { $0.union($1) }
      records[view.path] = ViewRecord(
        frame: view.frame,
        content: text.isNull ? view.frame : text,
        fontSize: view.text?.fontSize,
        isCut: view.text?.isCut ?? false,
        label: (view.view as? UILabel)?.text
      )
    }
    let frame = subject.view.convert(subject.view.bounds, to: nil)
    let list = subject.view.superview as? UIScrollView
    let isSideways = list.map { $0.contentSize.width > $0.bounds.width + 1 } ?? false
    return SubjectRecord(
      size: subject.view.bounds.size,
      frame: frame,
      name: subject.name(of: subject.view),
      subject: subject.name ?? "",
      isInCarousel: isSideways && subject.view.window?.bounds.contains(frame) == true,
      views: records,
      picture: picture
    )
  }
}
#endif
