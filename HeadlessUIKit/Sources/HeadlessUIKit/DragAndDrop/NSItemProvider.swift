#if !canImport(ObjectiveC)
public import Foundation
import Synchronization

/// A dragged item, in one or several types of data.
///
/// On Apple's platforms this is Foundation's class. Here, code that loads data on the main thread
/// gets it when time is advanced.
public final class NSItemProvider: NSObject, NSCopying, Sendable {
  typealias Load = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation: Sendable {
    let typeIdentifier: String
    let load: Load
  }

  private struct Content: Sendable {
    var representations: [Representation] = []
    var suggestedName: String?
  }

  private let content: Mutex<Content>

  /// Creates a provider without data.
  public override init() {
    content = Mutex(Content())
    super.init()
  }

  /// Creates a provider for an object, in all types of data that the object provides.
  public convenience init(object: sending any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  private init(_ content: Content) {
    self.content = Mutex(content)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    NSItemProvider(content.withLock { $0 })
  }

  /// The types of data, the best first.
  public var registeredTypeIdentifiers: [String] {
    content.withLock { $0.representations.map(\.typeIdentifier) }
  }

  /// A name for a file of the item.
  public var suggestedName: String? {
    get { content.withLock { $0.suggestedName } }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  /// Returns whether the item has data of a type, or of one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains {
      TypeIdentifier(name: $0).conforms(to: typeIdentifier)
    }
  }

  /// Adds a type of data, to be loaded on demand.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    content.withLock {
      $0.representations.removeAll { $0.typeIdentifier == typeIdentifier }
      $0.representations.append(
        Representation(typeIdentifier: typeIdentifier, load: loadHandler)
      )
    }
  }

  /// Adds the types of data that an object provides.
  public func registerObject(
    _ object: sending any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    let typeIdentifiers = object.writableTypeIdentifiersForItemProvider
    let given = GivenObject(object)
    for typeIdentifier in typeIdentifiers {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
        given.loadData(typeIdentifier, $0)
      }
    }
  }

  /// Loads the data of a type asynchronously.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load([typeIdentifier]) { _, data, error in completionHandler(data, error) }
  }

  /// Returns whether an object of a class can be made from the item.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier
    )
  }

  /// Makes an object of a class from the item asynchronously.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    load(aClass.readableTypeIdentifiersForItemProvider) { typeIdentifier, data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: typeIdentifier),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads the data of the first of several types that the item has.
  private func load(
    _ typeIdentifiers: [String],
    _ receive: @escaping @Sendable (String, Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = representation(ofOneOf: typeIdentifiers)
    Self.later {
      guard !progress.isCancelled else {
        return receive(typeIdentifiers.first ?? "", nil, CocoaError(.userCancelled))
      }
      guard let found else {
        progress.completedUnitCount = 1
        let failure = ItemProviderFailure.noRepresentation(typeIdentifiers)
        return receive(typeIdentifiers.first ?? "", nil, failure)
      }
      _ = found.load { data, error in
        progress.completedUnitCount = 1
        receive(found.typeIdentifier, data, error)
      }
    }
    return progress
  }

  private func representation(ofOneOf typeIdentifiers: [String]) -> Representation? {
    let all = content.withLock { $0.representations }
    for wanted in typeIdentifiers {
      let fit = all.first { TypeIdentifier(name: $0.typeIdentifier).conforms(to: wanted) }
      if let fit { return fit }
    }
    return nil
  }

  /// Runs an action when time is advanced or, for other threads, on another thread.
  private static func later(_ action: @escaping @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { Headless.schedule { action() } }
    } else {
      DispatchQueue.global().async(execute: action)
    }
  }
}

/// An object whose data is requested on any thread, one request at a time.
private final class GivenObject: Sendable {
  private let object: Mutex<any NSItemProviderWriting>

  init(_ object: sending any NSItemProviderWriting) {
    self.object = Mutex(object)
  }

  func loadData(
    _ typeIdentifier: String,
    _ receive: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    object.withLock {
      $0.loadData(
        withTypeIdentifier: typeIdentifier,
        forItemProviderCompletionHandler: receive
      )
    }
  }
}

extension NSItemProvider {
  /// Returns whether a value of a Swift type, such as a string, can be made from the item.
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes a value of a Swift type, such as a string, from the item asynchronously.
  @discardableResult
  public func loadObject<T>(
    ofClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress
  where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }
}
#endif
