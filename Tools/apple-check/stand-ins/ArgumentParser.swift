// swift-format-ignore-file
// What the examples' tools use of the package swift-argument-parser. Bodies are never run.
public struct ArgumentHelp: ExpressibleByStringInterpolation, Sendable {
  public init(_ abstract: String = "", discussion: String = "", valueName: String? = nil) {}
  public init(stringLiteral value: String) {}
}
public struct NameSpecification: Sendable {
  public static func customLong(_ name: String, withSingleDash: Bool = false) -> NameSpecification { fatalError() }
  public static var long: NameSpecification { fatalError() }
}
public struct CommandConfiguration: Sendable {
  public init(commandName: String? = nil, abstract: String = "", usage: String? = nil, discussion: String = "") {}
}
public struct ExitCode: Error, RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { fatalError() }
  public var isSuccess: Bool { fatalError() }
}
public struct ValidationError: Error, CustomStringConvertible {
  public init(_ message: String) {}
  public var description: String { fatalError() }
}
public protocol ExpressibleByArgument { init?(argument: String) }
extension RawRepresentable where Self: ExpressibleByArgument, RawValue: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}
extension LosslessStringConvertible where Self: ExpressibleByArgument {
  public init?(argument: String) { fatalError() }
}
extension String: ExpressibleByArgument { public init?(argument: String) { fatalError() } }
extension UInt16: ExpressibleByArgument {}
extension Int: ExpressibleByArgument {}
@propertyWrapper public struct Argument<Value>: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public init<T: ExpressibleByArgument>(wrappedValue: [T], parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil) where Value == [T] { fatalError() }
  public var wrappedValue: Value { get { fatalError() } set {} }
}
public struct ArgumentArrayParsingStrategy: Hashable, Sendable {
  public static var remaining: ArgumentArrayParsingStrategy { fatalError() }
  public static var postTerminator: ArgumentArrayParsingStrategy { fatalError() }
}
@propertyWrapper public struct Flag<Value>: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value == Bool { fatalError() }
  public var wrappedValue: Value { get { fatalError() } set {} }
}
extension Flag: Sendable where Value: Sendable {}
public enum CleanExit: Error {
  public static func helpRequest(_ command: any ParsableCommand) -> CleanExit { fatalError() }
}
@propertyWrapper public struct Option<Value>: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
  public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value: ExpressibleByArgument { fatalError() }
  public init<T: ExpressibleByArgument>(name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value == T? { fatalError() }
  public init<T: ExpressibleByArgument>(wrappedValue: [T], name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value == [T] { fatalError() }
  public var wrappedValue: Value { get { fatalError() } set {} }
}
extension Argument: Sendable where Value: Sendable {}
extension Option: Sendable where Value: Sendable {}
public protocol ParsableArguments: Decodable {
  init()
  mutating func validate() throws
}
extension ParsableArguments {
  public mutating func validate() throws {}
  public static func parse(_ arguments: [String]? = nil) throws -> Self { fatalError() }
  public static func exitCode(for error: any Error) -> ExitCode { fatalError() }
  public static func fullMessage(for error: any Error) -> String { fatalError() }
}
public protocol ParsableCommand: ParsableArguments {
  static var configuration: CommandConfiguration { get }
  mutating func run() throws
}
extension ParsableCommand {
  public mutating func run() throws {}
  public static func main() {}
}
public protocol AsyncParsableCommand: ParsableCommand {
  mutating func run() async throws
}
extension AsyncParsableCommand {
  public static func main() async {}
}
