import RosterCore

/// Reports closures that controllers got from content which has been replaced since.
///
/// A controller outlives the content that it was made by. A closure that was handed to its initializer goes on
/// with what it captured then, and nothing can tell that it is not what the latest content would capture. So,
/// in debug builds, controllers are looked at when they are made, and reported when other content comes.
@MainActor
final class StaleClosures: ListFeature {
  private struct Finding {
    let properties: [String]
    let location: CodeLocation?
  }

  private let stage: ListStage

  /// What was found in a controller of each type; those without a closure have no properties.
  private var findings: [ControllerKind: Finding] = [:]

  /// The controllers of an earlier content that hold closures, while an update is under way.
  private var suspects: [any CellControlling] = []

  init(_ stage: ListStage) {
    self.stage = stage
  }

  #if DEBUG
  func willCommit(_ update: Update) {
    guard findings.contains(where: { !$0.value.properties.isEmpty }) else { return }
    suspects = stage.controllers.all.map(\.controller).filter {
      findings[ControllerKind(type(of: $0))]?.properties.isEmpty == false
    }
  }

  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    guard findings[item.run.controller] == nil else { return }
    findings[item.run.controller] = Finding(
      properties: Self.closures(in: controller),
      location: item.run.location
    )
  }

  func didCommit(_ update: Update) {
    defer { suspects = [] }
    for controller in suspects where stage.controllers.place(of: controller) != nil {
      let kind = ControllerKind(type(of: controller))
      guard let finding = findings[kind], !finding.properties.isEmpty else { continue }
      findings[kind] = Finding(properties: [], location: nil)
      stage.report(.staleClosures(finding.properties, in: kind, location: finding.location))
    }
  }
  #endif

  /// The properties of the app's own classes that hold a closure.
  private static func closures(in controller: any CellControlling) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror, !isOwn(current.subjectType) {
      for child in current.children where holdsClosure(child.value) {
        names += [child.label].compactMap(\.self)
      }
      mirror = current.superclassMirror
    }
    return names
  }

  private static func isOwn(_ type: any Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("RosterControllers.") || name.hasPrefix("RosterSwiftUI.")
  }

  private static func holdsClosure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { holdsClosure($0.value) } ?? false
    }
    return mirror.displayStyle == nil && "\(mirror.subjectType)".contains("->")
  }
}
