import HeadlessUIKit

public protocol DynamicProperty {}

/// A property that is given its value by the place of its view in the tree.
@MainActor protocol InstalledProperty: DynamicProperty {
  func install(at index: Int, in node: ViewNode, _ context: ViewContext)
}

/// A value that lives as long as the place of a view in the tree.
final class StateStorage<Value> {
  var value: Value {
    didSet { onChange() }
  }

  private let onChange: () -> Void

  init(_ value: Value, onChange: @escaping () -> Void) {
    self.value = value
    self.onChange = onChange
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Link {
    var storage: StateStorage<Value>?
  }

  private let initial: Value
  private let link = Link()

  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  public init(initialValue: Value) {
    initial = initialValue
  }

  public var wrappedValue: Value {
    get { link.storage?.value ?? initial }
    nonmutating set { link.storage?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let (storage, initial) = (link.storage, initial)
    return Binding(
      read: { storage?.value ?? initial },
      write: { storage?.value = $0 }
    )
  }
}

extension State: InstalledProperty {
  func install(at index: Int, in node: ViewNode, _ context: ViewContext) {
    if let storage = node.states[index] as? StateStorage<Value> {
      link.storage = storage
    } else {
      let storage = StateStorage(initial) { [weak host = node.host] in
        MainActor.assumeIsolated { host?.setNeedsUpdate() }
      }
      node.states[index] = storage
      link.storage = storage
    }
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    read = { MainActor.assumeIsolated { Unchecked(get()) }.value }
    write = { value in
      let value = Unchecked(value)
      MainActor.assumeIsolated { set(value.value) }
    }
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      read: { wrappedValue[keyPath: keyPath] },
      write: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var values = EnvironmentValues()
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { link.values[keyPath: keyPath] }
}

extension Environment: InstalledProperty {
  func install(at index: Int, in node: ViewNode, _ context: ViewContext) {
    link.values = context.environment
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What the user starts by pulling a view down.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
