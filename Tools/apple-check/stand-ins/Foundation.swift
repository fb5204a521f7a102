// swift-format-ignore-file
// What Swift adds to Foundation and Core Graphics on Apple's systems, as far as this project uses it. Bodies are never run.
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import ObjectiveC
@_exported import Dispatch
@_exported import Glibc
public typealias CGFloat = Double
public typealias TimeInterval = Double
public let NSNotFound: Int = .max
public typealias NSZone = OpaquePointer
extension String: CVarArg { public var _cVarArgEncoding: [Int] { fatalError() } }


public protocol _MockBridge: _ObjectiveCBridgeable {}
extension _MockBridge {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ s: _ObjectiveCType, result: inout Self?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ s: _ObjectiveCType, result: inout Self?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ s: _ObjectiveCType?) -> Self { fatalError() }
}
extension String: _MockBridge { public typealias _ObjectiveCType = NSString }
extension Array: _MockBridge { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _MockBridge { public typealias _ObjectiveCType = NSDictionary }
extension Set: _MockBridge { public typealias _ObjectiveCType = NSSet }
extension IndexPath: _MockBridge { public typealias _ObjectiveCType = NSIndexPath }
extension IndexSet: _MockBridge { public typealias _ObjectiveCType = NSIndexSet }
extension CharacterSet: _MockBridge { public typealias _ObjectiveCType = NSCharacterSet }
extension URL: _MockBridge { public typealias _ObjectiveCType = NSURL }
extension Date: _MockBridge { public typealias _ObjectiveCType = NSDate }
extension Data: _MockBridge { public typealias _ObjectiveCType = NSData }
extension UUID: _MockBridge { public typealias _ObjectiveCType = NSUUID }
extension Locale: _MockBridge { public typealias _ObjectiveCType = NSLocale }
extension Calendar: _MockBridge { public typealias _ObjectiveCType = NSCalendar }
extension TimeZone: _MockBridge { public typealias _ObjectiveCType = NSTimeZone }
extension DateComponents: _MockBridge { public typealias _ObjectiveCType = NSDateComponents }
extension Notification: _MockBridge { public typealias _ObjectiveCType = NSNotification }
extension Int: _MockBridge { public typealias _ObjectiveCType = NSNumber }
extension Double: _MockBridge { public typealias _ObjectiveCType = NSNumber }
extension Float: _MockBridge { public typealias _ObjectiveCType = NSNumber }
extension Bool: _MockBridge { public typealias _ObjectiveCType = NSNumber }


extension NSObject: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
  public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
  public var hashValue: Int { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public var _cVarArgEncoding: [Int] { fatalError() }
}
public typealias NotificationCenter = NSNotificationCenter
public typealias OperationQueue = NSOperationQueue
public typealias Operation = NSOperation
public typealias Progress = NSProgress
extension RunLoop {
  public typealias Mode = NSRunLoopMode
  public func perform(_ block: @escaping @Sendable () -> Void) { fatalError() }
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) { fatalError() }
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { fatalError() }
}
extension NSRunLoopMode { public static var tracking: NSRunLoopMode { fatalError() } }
public struct Notification: Hashable, @unchecked Sendable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  public static func == (a: Notification, b: Notification) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
extension NSNotification.Name { public init(_ rawValue: String) { fatalError() } }
extension NSNotificationCenter {
  public func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol { fatalError() }
  public func post(_ notification: Notification) { fatalError() }
  public func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> AsyncStream<Notification> { fatalError() }
}
extension NSError: Error {}
extension NSString { public convenience init(string: String) { fatalError() } }
extension NSString: ExpressibleByStringLiteral { public required convenience init(stringLiteral value: StaticString) { fatalError() } }
extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}
extension NSAttributedString { public convenience init(_ attributedString: AttributedString) { fatalError() } }
extension AttributedString { public init(_ nsStr: NSAttributedString) { fatalError() } }
extension NSRange: @retroactive Hashable {
  public static func == (a: NSRange, b: NSRange) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public init(_ range: Range<Int>) { fatalError() }
  public init<S: StringProtocol>(_ region: Range<String.Index>, in target: S) { fatalError() }
  public var upperBound: Int { fatalError() }
  public var lowerBound: Int { fatalError() }
}
extension NSItemProviderReading {
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
}
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }
extension NSItemProvider {
  public func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) { fatalError() }
  public func loadObject<T>(ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress where T: NSItemProviderReading { fatalError() }
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { fatalError() }
}
extension Timer {
  public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) { fatalError() }
  public convenience init(timeInterval ti: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) { fatalError() }
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}
extension Bundle {
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { fatalError() }
}
public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String { fatalError() }
public func NSClassFromString(_ name: String) -> AnyClass? { fatalError() }
public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }


public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra, ExpressibleByArrayLiteral {
  public typealias Element = Int
  public struct Index: Comparable, Sendable, Hashable { public static func < (a: Index, b: Index) -> Bool { fatalError() } }
  public struct RangeView: BidirectionalCollection, Sendable, Equatable {
    public subscript(index: Int) -> Range<IndexSet.Element> { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public func index(after i: Int) -> Int { fatalError() }
    public func index(before i: Int) -> Int { fatalError() }
  }
  public init() { fatalError() }
  public init(integer: Int) { fatalError() }
  public init(integersIn range: Range<Int>) { fatalError() }
  public init(integersIn range: ClosedRange<Int>) { fatalError() }
  public init<R: RangeExpression>(integersIn range: R) where R.Bound == Int { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(after i: Index) -> Index { fatalError() }
  public func index(before i: Index) -> Index { fatalError() }
  public subscript(index: Index) -> Int { fatalError() }
  public var first: Int? { fatalError() }
  public var last: Int? { fatalError() }
  public var rangeView: RangeView { fatalError() }
  public func rangeView(of range: Range<Int>) -> RangeView { fatalError() }
  public func contains(_ integer: Int) -> Bool { fatalError() }
  public func contains(integersIn range: Range<Int>) -> Bool { fatalError() }
  public func contains(integersIn indexSet: IndexSet) -> Bool { fatalError() }
  public func intersects(integersIn range: Range<Int>) -> Bool { fatalError() }
  public func count(in range: Range<Int>) -> Int { fatalError() }
  public func integerGreaterThan(_ integer: Int) -> Int? { fatalError() }
  public func integerLessThan(_ integer: Int) -> Int? { fatalError() }
  public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { fatalError() }
  public func integerLessThanOrEqualTo(_ integer: Int) -> Int? { fatalError() }
  @discardableResult public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) { fatalError() }
  @discardableResult public mutating func update(with integer: Int) -> Int? { fatalError() }
  @discardableResult public mutating func remove(_ integer: Int) -> Int? { fatalError() }
  public mutating func insert(integersIn range: Range<Int>) { fatalError() }
  public mutating func insert(integersIn range: ClosedRange<Int>) { fatalError() }
  public mutating func remove(integersIn range: Range<Int>) { fatalError() }
  public mutating func remove(integersIn range: ClosedRange<Int>) { fatalError() }
  public mutating func removeAll() { fatalError() }
  public mutating func shift(startingAt integer: Int, by delta: Int) { fatalError() }
  public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { fatalError() }
  public func union(_ other: IndexSet) -> IndexSet { fatalError() }
  public func intersection(_ other: IndexSet) -> IndexSet { fatalError() }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { fatalError() }
  public mutating func formUnion(_ other: IndexSet) { fatalError() }
  public mutating func formIntersection(_ other: IndexSet) { fatalError() }
  public mutating func formSymmetricDifference(_ other: IndexSet) { fatalError() }
  public var isEmpty: Bool { fatalError() }
}
public struct CharacterSet: Hashable, Sendable {
  public init() { fatalError() }
  public init(charactersIn string: String) { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var punctuationCharacters: CharacterSet { fatalError() }
  public var inverted: CharacterSet { fatalError() }
}
public final class FileHandle: NSObject, @unchecked Sendable {
  public class var standardError: FileHandle { fatalError() }
  public class var standardOutput: FileHandle { fatalError() }
  public class var standardInput: FileHandle { fatalError() }
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  public var availableData: Data { fatalError() }
  public func write(_ data: Data) { fatalError() }
  public func write<T: DataProtocol>(contentsOf data: T) throws { fatalError() }
  public func readDataToEndOfFile() -> Data { fatalError() }
}
extension StringProtocol {
  public func padding(toLength newLength: Int, withPad padString: some StringProtocol, startingAt padIndex: Int) -> String { fatalError() }
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
  public var decomposedStringWithCompatibilityMapping: String { fatalError() }
  public var precomposedStringWithCompatibilityMapping: String { fatalError() }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public init(format: String, arguments: [any CVarArg]) { fatalError() }
}
extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func replacingOccurrences<A: StringProtocol, B: StringProtocol>(of target: A, with replacement: B, options: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil) -> String { fatalError() }
  public func range<T: StringProtocol>(of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>? { fatalError() }
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool { fatalError() }
  public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
  public func compare<T: StringProtocol>(_ aString: T, options mask: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult { fatalError() }
  public func localizedCompare<T: StringProtocol>(_ string: T) -> ComparisonResult { fatalError() }
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult { fatalError() }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { fatalError() }
  public func appending<T: StringProtocol>(_ aString: T) -> String { fatalError() }
}


extension CGPoint: @retroactive Hashable, @retroactive Codable, @unchecked Sendable, CustomDebugStringConvertible {
  public static var zero: CGPoint { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public static func == (a: CGPoint, b: CGPoint) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public func equalTo(_ point2: CGPoint) -> Bool { fatalError() }
  public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
  public var debugDescription: String { fatalError() }
}
extension CGSize: @retroactive Hashable, @retroactive Codable, @unchecked Sendable, CustomDebugStringConvertible {
  public static var zero: CGSize { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public static func == (a: CGSize, b: CGSize) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public func equalTo(_ size2: CGSize) -> Bool { fatalError() }
  public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
  public var debugDescription: String { fatalError() }
}
extension CGVector: @retroactive Hashable, @retroactive Codable, @unchecked Sendable {
  public static var zero: CGVector { fatalError() }
  public init(dx: Int, dy: Int) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public static func == (a: CGVector, b: CGVector) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
extension CGRect: @retroactive Hashable, @retroactive Codable, @unchecked Sendable, CustomDebugStringConvertible {
  public static var zero: CGRect { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public static func == (a: CGRect, b: CGRect) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public var debugDescription: String { fatalError() }
}
extension CGAffineTransform: @retroactive Hashable, @retroactive Codable, @unchecked Sendable {
  public static var identity: CGAffineTransform { fatalError() }
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) { fatalError() }
  public init(scaleX sx: Double, y sy: Double) { fatalError() }
  public init(translationX tx: Double, y ty: Double) { fatalError() }
  public init(rotationAngle angle: Double) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func scaledBy(x sx: Double, y sy: Double) -> CGAffineTransform { fatalError() }
  public func translatedBy(x tx: Double, y ty: Double) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: Double) -> CGAffineTransform { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public static func == (a: CGAffineTransform, b: CGAffineTransform) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
extension CGColor {
  public static var clear: CGColor { fatalError() }
  public static var black: CGColor { fatalError() }
  public static var white: CGColor { fatalError() }
  public var alpha: CGFloat { fatalError() }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? { fatalError() }
}
extension Error {
  public var localizedDescription: String { fatalError() }
}
public func NSTemporaryDirectory() -> String { fatalError() }
public func NSHomeDirectory() -> String { fatalError() }
extension Thread {
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  public func start() { fatalError() }
}
public final class Pipe: NSObject {
  public var fileHandleForReading: FileHandle { fatalError() }
  public var fileHandleForWriting: FileHandle { fatalError() }
}
public class Process: NSObject {
  public var executableURL: URL?
  public var arguments: [String]?
  public var standardInput: Any?
  public var standardOutput: Any?
  public var isRunning: Bool { fatalError() }
  public func run() throws {}
}
extension DateFormatter {
  public static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String { fatalError() }
}
extension NumberFormatter {
  public enum Style: UInt { case none, decimal, currency, percent, scientific, spellOut, ordinal }
  public var numberStyle: Style { get { fatalError() } set { fatalError() } }
  public var locale: Locale! { get { fatalError() } set { fatalError() } }
  public var currencyCode: String! { get { fatalError() } set { fatalError() } }
  public static func localizedString(from number: NSNumber, number style: Style) -> String { fatalError() }
}
open class ByteCountFormatter: Formatter {
  public enum CountStyle: Int { case file, memory, decimal, binary }
  public class func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String { fatalError() }
}
open class NSDecimalNumber: NSNumber {}
extension Decimal: _MockBridge { public typealias _ObjectiveCType = NSDecimalNumber }
extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) { fatalError() }
}
extension StringProtocol {
  public func replacingCharacters<T: StringProtocol>(in range: Range<Index>, with replacement: T) -> String { fatalError() }
}
extension NSString { public func range(of searchString: String) -> NSRange { fatalError() } }
extension AttributeContainer { public init(_ dictionary: [NSAttributedString.Key: Any]) { fatalError() } }
extension Bundle { public var executablePath: String? { fatalError() } }
