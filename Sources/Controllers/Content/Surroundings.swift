import Foundation

/// What the content around an item provides to the item's controller.
@MainActor
@usableFromInline
package struct Surroundings {
  private struct Values {
    var environment = ListEnvironment()
    var impressions: [Impression] = []
    var outline: OutlinePlace?
    var selected: Set<ListIdentifier>?
    var layout = InheritedLayout.none
    var handler: EventHandler?
    var badges: [Badging] = []
    var isSticky = false
    var spansColumns = false
  }

  @MainActor
  private final class Box {
    let values: Values
    let hasEnvironment: Bool
    let hasBadges: Bool

    init(_ values: Values) {
      self.values = values
      hasBadges = !values.badges.isEmpty
      hasEnvironment = values.environment != ListEnvironment()
    }
  }

  /// All values, shared by all items that they apply to; `nil` if all have their default values.
  private var box: Box?

  /// Creates surroundings with an environment and default values.
  package init(environment: ListEnvironment) {
    box = Box(Values(environment: environment))
  }

  /// Creates surroundings with default values.
  init() {}

  /// The environment of the content.
  var environment: ListEnvironment {
    get { box?.values.environment ?? ListEnvironment() }
    set { change { $0.environment = newValue } }
  }

  /// Whether the environment has any values.
  var hasEnvironment: Bool { box?.hasEnvironment ?? false }

  /// The impressions of the items, besides those of their controllers.
  var impressions: [Impression] {
    get { box?.values.impressions ?? [] }
    set { change { $0.impressions = newValue } }
  }

  /// The outline that the items belong to, if they belong to one.
  var outline: OutlinePlace? {
    get { box?.values.outline }
    set { change { $0.outline = newValue } }
  }

  /// The identifiers of the items that are selected; `nil` if the content does not set them.
  var selected: Set<ListIdentifier>? {
    get { box?.values.selected }
    set { change { $0.selected = newValue } }
  }

  /// The layout settings for sections that have none.
  var layout: InheritedLayout {
    get { box?.values.layout ?? .none }
    set { change { $0.layout = newValue } }
  }

  /// The innermost event handler, which is linked to the outer ones.
  var handler: EventHandler? {
    get { box?.values.handler }
    set { change { $0.handler = newValue } }
  }

  /// What makes the badges of the items.
  var badges: [Badging] {
    get { box?.values.badges ?? [] }
    set { change { $0.badges = newValue } }
  }

  /// Whether the items stay at the edge of the list.
  var isSticky: Bool {
    get { box?.values.isSticky ?? false }
    set { change { $0.isSticky = newValue } }
  }

  /// Whether the items are as wide as their section, whatever its columns are.
  var spansColumns: Bool {
    get { box?.values.spansColumns ?? false }
    set { change { $0.spansColumns = newValue } }
  }

  /// Whether the items are placed differently from others of their section.
  var isSpecial: Bool { isSticky || spansColumns }

  /// What the sizes and places of the items depend on, besides themselves and their section.
  var placing: Placing {
    Placing(environment: environment, isSticky: isSticky, spansColumns: spansColumns)
  }

  /// Whether the items may have badges.
  var hasBadges: Bool { box?.hasBadges ?? false }

  /// Returns whether both have the same layout settings.
  func hasLayout(of other: Surroundings) -> Bool { isSame(as: other) || layout == other.layout }

  /// Returns whether both share their storage, so that nothing differs.
  func isSame(as other: Surroundings) -> Bool { box === other.box }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = box?.values ?? Values()
    change(&values)
    box = Box(values)
  }
}

extension Surroundings {
  /// What the sizes and places of items depend on, besides themselves and their section.
  struct Placing: Equatable {
    let environment: ListEnvironment
    let isSticky: Bool
    let spansColumns: Bool
  }

  /// The surroundings of overlays: impressions, selections and badges belong to the items.
  var ofOverlays: Surroundings {
    var copy = self
    if !impressions.isEmpty { copy.impressions = [] }
    if !badges.isEmpty { copy.badges = [] }
    if outline != nil { copy.outline = nil }
    if selected != nil { copy.selected = nil }
    if isSpecial { (copy.isSticky, copy.spansColumns) = (false, false) }
    return copy
  }
}

/// A handler of events, linked to the handlers around it.
///
/// An event is offered to a handler, then to the one around it, and so on until one has handled it.
@MainActor
@usableFromInline
final class EventHandler {
  /// The handler around this one.
  var outer: EventHandler?

  private let handle: (Any) -> EventResult

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - outer: The handler around it.
  ///   - handle: Handles an event; ignores events of types that it does not know.
  init(inside outer: EventHandler?, _ handle: @escaping (Any) -> EventResult) {
    self.outer = outer
    self.handle = handle
  }

  /// Offers an event to this handler and to those around it.
  func offer(_ event: Any) -> EventResult {
    var handler: EventHandler? = self
    while let current = handler {
      if current.handle(event) == .handled {
        return .handled
      }
      handler = current.outer
    }
    return .ignored
  }
}
