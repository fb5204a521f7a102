// swift-format-ignore-file
// Stand-in for the ObjectiveC module: the compiler looks up Selector and ObjCBool here by name. Type-check only.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public init(_ str: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public var description: String { fatalError() }
}
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable, CustomStringConvertible {
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
  public var boolValue: Bool { fatalError() }
  public var description: String { fatalError() }
}
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { fatalError() }
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }
