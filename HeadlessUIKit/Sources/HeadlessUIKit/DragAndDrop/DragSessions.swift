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
    let known = items.flatMap(\.itemProvider.registeredTypeIdentifiers).map(TypeIdentifier.init)
    return known.contains { type in typeIdentifiers.contains(where: type.conforms) }
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
  let progress = Progress.withoutWork()

  init(_ cargo: DragCargo, local: DragSession?) {
    localDragSession = local
    super.init(cargo)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let gathering = ObjectGathering(count: providers.count, in: progress, completion)
    for (index, provider) in providers.enumerated() {
      gathering.load(aClass, from: provider, at: index)
    }
    if providers.isEmpty { Headless.schedule { gathering.finishIfComplete() } }
    return gathering.progress
  }
}

/// Collects objects that are loaded one by one, and returns them together in the order of the
/// items.
@preconcurrency @MainActor private final class ObjectGathering {
  let progress = Progress.withoutWork()
  private let whole: Progress
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(
    count: Int,
    in whole: Progress,
    _ completion: @escaping ([any NSItemProviderReading]) -> Void
  ) {
    self.whole = whole
    missing = count
    self.completion = completion
    progress.totalUnitCount = Int64(count)
    whole.totalUnitCount += Int64(count)
  }

  func load<Object: NSItemProviderReading>(
    _ aClass: Object.Type,
    from provider: NSItemProvider,
    at index: Int
  ) {
    let receive: @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void = { object, _ in
      // Safe because Sendable is only a mark, and the provider does not use the object any more.
      let object = unsafe unsafeBitCast(
        object,
        to: (any NSItemProviderReading & Sendable)?.self
      )
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self.take(object, at: index) }
      } else {
        DispatchQueue.main.async { self.take(object, at: index) }
      }
    }
    _ = provider.loadObject(ofClass: aClass, completionHandler: receive)
  }

  private func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    if !progress.isCancelled, !whole.isCancelled { objects[index] = object }
    missing -= 1
    progress.completedUnitCount += 1
    whole.completedUnitCount += 1
    finishIfComplete()
  }

  func finishIfComplete() {
    guard missing == 0 else { return }
    missing = -1
    completion(objects.keys.sorted().compactMap { objects[$0] })
  }
}

extension Progress {
  /// Returns a progress to which work can be added.
  fileprivate static func withoutWork() -> Progress {
    #if canImport(ObjectiveC)
    Progress()
    #else
    Progress(totalUnitCount: 0)
    #endif
  }
}
