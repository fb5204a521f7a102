import Foundation
import RosterPlatform

/// The drops in a list whose values are still being loaded, with their placeholders.
@MainActor
final class PendingDrops {
  private var all: [PendingDrop] = []
  private var placeholderCount = 0

  /// Whether nothing is being loaded.
  var isEmpty: Bool { all.isEmpty }

  /// Shows placeholders from the next update on, unless the values go into an item.
  func add(
    _ sizes: [CGSize],
    at place: DropPlace,
    onto target: (any CellControlling)?,
    _ maker: PlaceholderMaker?
  ) -> PendingDrop {
    let models = (maker == nil ? [] : sizes).map { size in
      placeholderCount += 1
      return DropPlaceholder(id: placeholderCount, previewSize: size)
    }
    let drop = PendingDrop(place: place, target: target, models: models, maker: maker)
    all.append(drop)
    return drop
  }

  /// Removes the placeholders of a drop; returns whether they existed.
  func remove(_ drop: PendingDrop) -> Bool {
    guard let index = all.firstIndex(where: { $0 === drop }) else { return false }
    all.remove(at: index)
    return true
  }

  /// Cancels all loading.
  func cancel() {
    for part in all.flatMap(\.parts) { part.cancel() }
    all = []
  }

  /// Inserts placeholders where something was dropped, if that place still exists.
  func insert(into sections: inout [ResolvedSection]) {
    for drop in all {
      guard let maker = drop.maker,
        let index = sections.firstIndex(where: { $0.content.id == drop.place.section })
      else { continue }
      let presenter = maker.present(drop.models)
      sections[index] = sections[index]
        .inserting(presenter.run, presenter, behind: drop.place.previous, before: drop.place.next)
    }
  }
}

/// A drop whose values are still being loaded.
@MainActor
final class PendingDrop {
  let place: DropPlace

  /// The item that the values go into, as long as it is in the list.
  var target: (any CellControlling)? {
    controller.flatMap { $0.position == nil ? nil : $0 }
  }

  private weak var controller: (any CellControlling)?

  let models: [DropPlaceholder]

  /// Makes the placeholders; `nil` if the values go into an item.
  let maker: PlaceholderMaker?

  /// The progress of loading each value.
  var parts: [Progress] = []

  init(
    place: DropPlace,
    target: (any CellControlling)?,
    models: [DropPlaceholder],
    maker: PlaceholderMaker?
  ) {
    self.place = place
    controller = target
    self.models = models
    self.maker = maker
  }
}

/// Makes values of one type from item providers of other apps.
@MainActor
struct ItemLoader<Value: Sendable> {
  /// Whether a value can be made from an item provider.
  let canLoad: @MainActor (NSItemProvider) -> Bool

  private let loadOne:
    @MainActor (NSItemProvider, @escaping @MainActor (Value?) -> Void) -> Progress

  /// Loads objects of the class that a Swift type is bridged to.
  init(bridging type: Value.Type)
  where
    Value: _ObjectiveCBridgeable,
    Value._ObjectiveCType: NSItemProviderReading & SendableMetatype
  {
    self.init(Value._ObjectiveCType.self) { object in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      return value
    }
  }

  /// Loads objects of a class, and makes values of them.
  init<Object: NSItemProviderReading & SendableMetatype>(
    _ type: Object.Type,
    value: @escaping @Sendable (Any) -> Value?
  ) {
    canLoad = { $0.canLoadObject(ofClass: type) }
    loadOne = { provider, take in
      provider.loadObject(ofClass: type) { object, _ in
        let value = object.flatMap { value($0) }
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { take(value) }
        } else {
          Task { @MainActor in take(value) }
        }
      }
    }
  }

  /// Loads all values that can be loaded, and calls back once, with the values in order.
  func load(
    _ providers: [NSItemProvider],
    _ finish: @escaping @MainActor ([Value]) -> Void
  ) -> [Progress] {
    let sources = providers.filter(canLoad)
    let gathering = Gathering(count: sources.count, finish)
    return sources.enumerated().map { index, source in
      loadOne(source) { gathering.take($0, at: index) }
    }
  }

  /// Collects values that arrive one by one.
  @MainActor
  private final class Gathering {
    private var values: [Value?]
    private var missing: Int
    private let finish: @MainActor ([Value]) -> Void

    init(count: Int, _ finish: @escaping @MainActor ([Value]) -> Void) {
      values = Array(repeating: nil, count: count)
      missing = count
      self.finish = finish
    }

    func take(_ value: Value?, at index: Int) {
      values[index] = value
      missing -= 1
      if missing == 0 { finish(values.compactMap { $0 }) }
    }
  }
}
