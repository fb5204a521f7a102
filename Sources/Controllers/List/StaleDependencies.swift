/// Reports controllers with dependencies from content that was replaced, which the latest content
/// would not pass to them.
///
/// A controller outlives the content that has made it, and keeps what was passed to its
/// initializer. To compare that with what the latest content would pass, the app's closure has to be
/// called again, for one controller of each type and with each update. A type can be left out of
/// that (`comparesDependencies`).
///
/// Whether a closure with captured values is outdated cannot be determined, so it is reported. The
/// methods of an object, and closures that capture nothing but one object, are the same as long as
/// the object is. All this happens in debug builds only.
@MainActor
final class StaleDependencies: ControllerFeature, UpdateFeature {
  /// The result for the first controller of a type.
  private struct Finding {
    weak var controller: ListedController?
    let viewModel: Any
    let properties: [StoredProperty]
    let location: CodeLocation?
    var isReported = false
  }

  private let stage: ListStage
  private var findings: [ControllerKind: Finding] = [:]

  /// The controllers of an earlier content, during an update.
  private var older: [any CellControlling] = []

  init(_ stage: ListStage) {
    self.stage = stage
  }

  #if DEBUG
  func willCommit(_ update: Update) {
    guard findings.contains(where: { !$0.value.properties.isEmpty }) else { return }
    older = stage.controllers.all.map(\.controller)
  }

  func didMake(
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

  func hasWork(forSame update: Update) -> Bool { true }

  func didCommit(_ update: Update) {
    defer { older = [] }
    let staying = older.filter { stage.controllers.place(of: $0) != nil }
    let known = staying.filter { findings[ControllerKind(type(of: $0))]?.controller === $0 }
    var kinds: Set<ControllerKind> = []
    for controller in known + staying {
      let kind = ControllerKind(type(of: controller))
      guard
        kinds.insert(kind).inserted, let finding = findings[kind], !finding.isReported
      else { continue }
      let stale = staleProperties(of: controller, finding)
      guard !stale.isEmpty else { continue }
      findings[kind]?.isReported = true
      let names = stale.map(\.name)
      stage.report(.staleDependencies(names, in: kind, location: finding.location))
    }
  }
  #endif

  /// Returns the properties that would have other values if the latest content made the controller,
  /// and closures that may have.
  ///
  /// Values that differ between two controllers made one after the other belong to the controller
  /// itself. So do all values of a controller that is not the one whose initial values are known.
  private func staleProperties(
    of controller: any CellControlling,
    _ finding: Finding
  ) -> [StoredProperty] {
    guard !finding.properties.isEmpty else { return [] }
    let isKnown = finding.controller === controller
    let properties = isKnown ? finding.properties : StoredProperty.all(of: controller)
    let closures = properties.filter(\.isClosure)
    let mayCompareValues =
      isKnown && StoredProperty.areSame(finding.viewModel, controller.viewModel)
    guard
      mayCompareValues || !closures.isEmpty, type(of: controller).comparesDependencies,
      let item = stage.item(of: controller)
    else { return closures }
    let made = (0..<2).compactMap { _ in item.presenter.makeController(at: item.offset) }
      .map(StoredProperty.all)
    guard made.count == 2, made.allSatisfy({ $0.count == properties.count }) else {
      return closures
    }
    return properties.indices.filter { index in
      let (kept, one, other) = (properties[index], made[0][index], made[1][index])
      guard !StoredProperty.areSame(kept.value, one.value) else { return false }
      return kept.isClosure || mayCompareValues && StoredProperty.areSame(one.value, other.value)
    }
    .map { properties[$0] }
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
    if isClosure(left) { return isClosure(right) && isSameFunction(left, right) }
    guard one.children.count == other.children.count, one.displayStyle != nil else { return false }
    return zip(one.children, other.children).allSatisfy { areSame($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    value == other as? Value
  }

  /// Returns whether two closures of one type are the same function with the same context.
  ///
  /// A closure that captures nothing but one object has that object as its context. Another one gets
  /// a context of its own each time it is made.
  private static func isSameFunction(_ left: Any, _ right: Any) -> Bool {
    // A closure consists of two words, and a C function or a block of one. An existential stores them
    // inline, so only bytes of the two arguments are read. Both contexts are retained meanwhile, so
    // equal addresses are one object.
    let count = "\(type(of: left))".contains("@convention") ? 1 : 2
    func words(_ closure: Any) -> [UInt] {
      unsafe withUnsafeBytes(of: closure) { bytes in
        (0..<count).map { word in
          unsafe bytes.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
        }
      }
    }
    return words(left) == words(right)
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
