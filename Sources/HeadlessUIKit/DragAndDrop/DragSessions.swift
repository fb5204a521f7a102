/// The items of a drag, and the position of the finger.
@preconcurrency @MainActor final class DragCargo {
  var items: [UIDragItem]
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  private(set) weak var window: UIWindow?
  private(set) var place: CGPoint

  init(_ items: [UIDragItem], at place: CGPoint, in window: UIWindow) {
    self.items = items
    self.place = place
    self.window = window
  }

  func move(to place: CGPoint, in window: UIWindow) {
    self.place = place
    self.window = window
  }

  /// Returns the position of the finger in the coordinates of a view; windows share the screen's
  /// coordinates.
  func location(in view: UIView) -> CGPoint {
    guard let window else { return view.convert(place, from: nil) }
    let onScreen = CGPoint(
      x: place.x + window.frame.minX - (view.window?.frame.minX ?? 0),
      y: place.y + window.frame.minY - (view.window?.frame.minY ?? 0)
    )
    return view.convert(onScreen, from: nil)
  }
}

/// What the sessions of both sides of a drag have in common.
@preconcurrency @MainActor class CargoSession: NSObject, UIDragDropSession {
  let cargo: DragCargo

  init(_ cargo: DragCargo) { self.cargo = cargo }

  var items: [UIDragItem] { cargo.items }
  var allowsMoveOperation: Bool { cargo.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { cargo.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { cargo.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a drag for its source.
final class DragSession: CargoSession, UIDragSession {
  var localContext: Any?
}

/// The session of a drag for its destinations.
final class DropSession: CargoSession, UIDropSession {
  let localDragSession: (any UIDragSession)?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)

  init(_ cargo: DragCargo, local: DragSession?) {
    localDragSession = local
    super.init(cargo)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let sources = items.map(\.itemProvider).compactMap { provider in
      aClass.readableTypeIdentifiersForItemProvider
        .first(where: provider.hasItemConformingToTypeIdentifier)
        .map { (provider: provider, typeIdentifier: $0) }
    }
    let gathering = ObjectGathering(of: aClass, count: sources.count, completion)
    let total = Progress(totalUnitCount: Int64(sources.count))
    for (index, source) in sources.enumerated() {
      let typeIdentifier = source.typeIdentifier
      let part = source.provider.loadDataRepresentation(forTypeIdentifier: typeIdentifier) {
        data,
        _ in
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { gathering.take(data, typeIdentifier, at: index) }
        } else {
          DispatchQueue.main.async { gathering.take(data, typeIdentifier, at: index) }
        }
      }
      total.addChild(part, withPendingUnitCount: 1)
    }
    if sources.isEmpty { Headless.schedule { gathering.finishIfComplete() } }
    progress.totalUnitCount += 1
    progress.addChild(total, withPendingUnitCount: 1)
    return total
  }
}

/// Collects objects that are loaded one by one, and returns them together in the order of the
/// items.
@preconcurrency @MainActor private final class ObjectGathering {
  private let aClass: any NSItemProviderReading.Type
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(
    of aClass: any NSItemProviderReading.Type,
    count: Int,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    self.aClass = aClass
    missing = count
    self.completion = completion
  }

  func take(_ data: Data?, _ typeIdentifier: String, at index: Int) {
    if let data {
      objects[index] = try? aClass.object(
        withItemProviderData: data,
        typeIdentifier: typeIdentifier
      )
    }
    missing -= 1
    finishIfComplete()
  }

  func finishIfComplete() {
    guard missing == 0 else { return }
    missing = -1
    completion(objects.keys.sorted().compactMap { objects[$0] })
  }
}
