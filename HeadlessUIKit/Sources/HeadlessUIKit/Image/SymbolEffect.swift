/// An animation of a symbol; it is only kept.
///
/// On iOS, effects belong to the module Symbols, which UIKit exports.
@available(iOS 17, macOS 10.15, *)
public protocol SymbolEffect: Hashable, Sendable {
  /// What the effect does.
  var configuration: SymbolEffectConfiguration { get }
}

/// What an effect does.
@available(iOS 17, macOS 10.15, *)
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
  private(set) var details: Set<String> = []

  init(_ name: String) {
    self.name = name
  }

  func with(_ detail: String) -> SymbolEffectConfiguration {
    var result = self
    result.details.insert(detail)
    return result
  }
}

/// An effect that ends by itself.
@available(iOS 17, macOS 10.15, *)
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
@available(iOS 17, macOS 10.15, *)
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol takes the place of another one.
@available(iOS 17, macOS 10.15, *)
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct SymbolEffectOptions: Hashable, Sendable {
  private var speed: Double = 1
  private var count: Int?
  private var isRepeating: Bool?

  /// As the effect prefers.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// As fast as a factor says.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// The same, without end.
  public var repeating: SymbolEffectOptions { changed { $0.isRepeating = true } }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { changed { $0.isRepeating = false } }

  /// The same, as fast as a factor says.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.speed = speed } }

  /// The same, a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { changed { $0.count = count } }

  private func changed(_ change: (inout Self) -> Void) -> SymbolEffectOptions {
    var result = self
    change(&result)
    return result
  }
}
