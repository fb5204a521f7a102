/// The type of a controller, as a part of an item's identity.
///
/// An identifier that passes from one controller type to another is another item: the old controller
/// is removed and a new one is made, and neither ever sees the other's view model.
public struct ControllerKind: Hashable, Sendable {
  /// The controller's type.
  public let type: any Any.Type

  /// Names a controller type.
  @inlinable
  public init(_ type: any Any.Type) {
    self.type = type
  }

  public static func == (left: ControllerKind, right: ControllerKind) -> Bool {
    left.type == right.type
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension ControllerKind: CustomStringConvertible {
  public var description: String { String(describing: type) }
}
