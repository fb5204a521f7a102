/// The identity of one item in a list.
///
/// Two items are the same when they agree on every part. An item that changes its section and agrees
/// on all the rest has moved: its controller and its view state travel with it.
public struct ItemID: Hashable, Sendable {
  /// The section that holds the item.
  public let section: SectionID

  /// The elements of the `ForEach` between the section and the item, outermost first.
  public let elements: [Identifier]

  /// The type of the item's controller.
  public let controller: ControllerKind

  /// The identifier of the item's view model.
  public let id: Identifier

  /// 0, or the number of items before this one that agree with it on everything else.
  ///
  /// Anything but 0 stands for a mistake that has been reported: view models share an identifier.
  public let occurrence: Int

  /// Makes an identity from its parts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item's view model.
  ///   - controller: The type of the item's controller.
  ///   - section: The section that holds the item.
  ///   - elements: The elements of the `ForEach` between the section and the item, outermost first.
  ///   - occurrence: The number of items before this one that agree with it on everything else.
  public init(
    id: Identifier,
    controller: ControllerKind,
    section: SectionID,
    elements: [Identifier] = [],
    occurrence: Int = 0
  ) {
    self.id = id
    self.controller = controller
    self.section = section
    self.elements = elements
    self.occurrence = occurrence
  }
}

extension ItemID: CustomStringConvertible {
  public var description: String {
    let path = elements.map(\.description) + [id.description]
    let number = occurrence == 0 ? "" : " (\(occurrence + 1))"
    return "\(controller) \(path.joined(separator: " › "))\(number) in section \(section)"
  }
}

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
