import RosterCore

/// Reports controllers with dependencies from content that was replaced, which the latest content
/// would not pass to them.
///
/// A controller outlives the content that has made it, and keeps what was passed to its
/// initializer. Whether a closure is outdated cannot be determined, so controllers that contain one
/// are reported. To compare values and objects, the app's closure has to be called again, for one
/// controller of each type and with each update. A type can be left out of that
/// (`comparesDependencies`). All this happens in debug builds only.
@MainActor
package final class StaleDependencies: ControllerFeature {
  /// The result for the first controller of a type.
  private struct Finding {
    weak var controller: ListedController?
    let viewModel: Any
    let properties: [StoredProperty]
    let location: CodeLocation?
    var isReported = false

    var closures: [StoredProperty] { properties.filter(\.isClosure) }
  }

  private let stage: ListStage
  private var findings: [ControllerKind: Finding] = [:]

  /// The controllers of an earlier content, during an update.
  private var older: [any CellControlling] = []

  package init(_ stage: ListStage) {
    self.stage = stage
  }

  #if DEBUG
  package func willCommit(_ update: Update) {
    guard findings.contains(where: { !$0.value.properties.isEmpty }) else { return }
    older = stage.controllers.all.map(\.controller)
  }

  package func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    let kind = item.run.controller
    if let known = findings[kind], known.controller != nil || known.isReported { return }
    findings[kind] = Finding(
      controller: controller,
      viewModel: controller.viewModel,
      properties: StoredProperty.all(of: controller),
      location: item.run.location
    )
  }

  package func didCommit(_ update: Update) {
    defer { older = [] }
    for controller in older where stage.controllers.place(of: controller) != nil {
      let kind = ControllerKind(type(of: controller))
      guard let finding = findings[kind], !finding.isReported else { continue }
      let stale = finding.closures + staleProperties(of: controller, finding)
      guard !stale.isEmpty else { continue }
      findings[kind]?.isReported = true
      let names = stale.map(\.name)
      stage.report(.staleDependencies(names, in: kind, location: finding.location))
    }
  }
  #endif

  /// Returns the properties that would have other values if the latest content made the controller.
  ///
  /// Properties that differ between two controllers made one after the other belong to the
  /// controller itself.
  private func staleProperties(
    of controller: any CellControlling,
    _ finding: Finding
  ) -> [StoredProperty] {
    guard
      !finding.properties.isEmpty, type(of: controller).comparesDependencies,
      finding.controller === controller, let item = stage.item(of: controller),
      StoredProperty.areSame(finding.viewModel, controller.viewModel)
    else { return [] }
    let made = (0..<2).compactMap { _ in item.presenter.makeController(at: item.offset) }
      .map(StoredProperty.all)
    guard made.count == 2 else { return [] }
    let (one, other) = (made[0], made[1])
    guard one.count == other.count, one.count == finding.properties.count else { return [] }
    return one.indices.filter { index in
      StoredProperty.areSame(one[index].value, other[index].value)
        && !StoredProperty.areSame(one[index].value, finding.properties[index].value)
    }
    .map { finding.properties[$0] }
  }
}

/// A stored property of a controller that the app's class declares.
private struct StoredProperty {
  let name: String
  let value: Any

  /// The properties of a controller that are not those of its base classes.
  @MainActor
  static func all(of controller: any CellControlling) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    var mirror: Mirror? = Mirror(reflecting: controller)
    while let current = mirror, !isOurs(current.subjectType) {
      properties += current.children.map { StoredProperty(name: $0.label ?? "", value: $0.value) }
      mirror = current.superclassMirror
    }
    return properties
  }

  var isClosure: Bool { Self.isClosure(value) }

  /// Returns whether two values are the same object, or equal as far as that can be determined.
  static func areSame(_ left: Any, _ right: Any) -> Bool {
    let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard one.subjectType == other.subjectType else { return false }
    if one.displayStyle == .class { return left as AnyObject === right as AnyObject }
    if let equatable = left as? any Equatable { return isEqual(equatable, right) }
    guard !isClosure(left), one.children.count == other.children.count, one.displayStyle != nil
    else { return false }
    return zip(one.children, other.children).allSatisfy { areSame($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    value == other as? Value
  }

  private static func isClosure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { isClosure($0.value) } ?? false
    }
    return mirror.displayStyle == nil && "\(mirror.subjectType)".contains("->")
  }

  private static func isOurs(_ type: any Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["RosterControllers.", "RosterAdapter.", "RosterSwiftUI."].contains {
      name.hasPrefix($0)
    }
  }
}
