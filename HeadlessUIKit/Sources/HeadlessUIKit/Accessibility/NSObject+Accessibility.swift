/// What assistive technologies read of any object.
///
/// Responders and items of bars have properties of their own, which subclasses can override. The
/// values of other objects are kept in a table.
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technologies can focus the object.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { read(\.isElement, or: \.isAccessibilityElement) }
    set { write(newValue, to: \.isElement, or: \.isAccessibilityElement) }
  }

  /// What an assistive technology reads.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { read(\.label, or: \.accessibilityLabel) }
    set { write(newValue, to: \.label, or: \.accessibilityLabel) }
  }

  /// The present value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { read(\.value, or: \.accessibilityValue) }
    set { write(newValue, to: \.value, or: \.accessibilityValue) }
  }

  /// What happens when the object is activated.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { read(\.hint, or: \.accessibilityHint) }
    set { write(newValue, to: \.hint, or: \.accessibilityHint) }
  }

  /// The traits of the object.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { read(\.traits, or: \.accessibilityTraits) }
    set { write(newValue, to: \.traits, or: \.accessibilityTraits) }
  }

  /// The frame of the object, in the coordinates of the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { read(\.frame, or: \.accessibilityFrame) }
    set { write(newValue, to: \.frame, or: \.accessibilityFrame) }
  }

  /// Whether assistive technologies ignore everything inside the object.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { read(\.hidesElements, or: \.accessibilityElementsHidden) }
    set { write(newValue, to: \.hidesElements, or: \.accessibilityElementsHidden) }
  }

  /// Whether assistive technologies ignore everything beside the object.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { read(\.isModal, or: \.accessibilityViewIsModal) }
    set { write(newValue, to: \.isModal, or: \.accessibilityViewIsModal) }
  }

  @MainActor private func read<Value>(
    _ kept: KeyPath<PlainAccessibility, Value>,
    or own: KeyPath<UIResponder, Value>
  ) -> Value {
    if let responder = self as NSObject as? UIResponder { return responder[keyPath: own] }
    return PlainAccessibility.of(self)[keyPath: kept]
  }

  @MainActor private func write<Value>(
    _ value: Value,
    to kept: WritableKeyPath<PlainAccessibility, Value>,
    or own: ReferenceWritableKeyPath<UIResponder, Value>
  ) {
    if let responder = self as NSObject as? UIResponder {
      responder[keyPath: own] = value
    } else {
      PlainAccessibility.change(of: self) { $0[keyPath: kept] = value }
    }
  }
}

/// The accessibility values of an object that stores none itself.
struct PlainAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = []
  var frame = CGRect.zero
  var hidesElements = false
  var isModal = false

  private struct Entry {
    weak var object: NSObject?
    var values: PlainAccessibility
  }

  /// The values by object; those of objects that are gone are dropped from time to time.
  @MainActor private static var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries at which those of objects that are gone are dropped.
  @MainActor private static var limit = leastLimit
  private static let leastLimit = 32

  /// Returns the values of an object; a former object at its address has no part in them.
  @MainActor static func of(_ object: NSObject) -> PlainAccessibility {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return PlainAccessibility()
    }
    return entry.values
  }

  @MainActor static func change(
    of object: NSObject,
    _ change: (inout PlainAccessibility) -> Void
  ) {
    var values = of(object)
    change(&values)
    entries[ObjectIdentifier(object)] = Entry(object: object, values: values)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(leastLimit, 2 * entries.count)
  }
}
