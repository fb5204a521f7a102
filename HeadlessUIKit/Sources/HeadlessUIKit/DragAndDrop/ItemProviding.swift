#if !canImport(ObjectiveC)
public import Foundation

/// An object that can be made from the data of an item provider, as Foundation declares it on
/// Apple's platforms.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types of data from which an object can be made, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of one of these types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that provides data for an item provider, as Foundation declares it on Apple's
/// platforms.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects of the class provide, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object provides; by default those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns which apps can read the data of a type; all by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Provides the data of a type, immediately or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// Which apps can read a representation of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// Only the app itself.
  case ownProcess = 3
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw ItemProviderFailure.unreadable(typeIdentifier)
    }
    return self.init(string: text)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self
    else { throw ItemProviderFailure.unreadable(typeIdentifier) }
    return url
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

/// Why an item provider has nothing to provide; on Apple's platforms the error has another type.
enum ItemProviderFailure: Error, Equatable {
  /// There is no representation of a requested type.
  case noRepresentation([String])
  /// No object can be made from the data of a type.
  case unreadable(String)
}
#endif
