#if !canImport(UIKit)
import Foundation
import HeadlessUIKit

/// A message of the page.
enum LiveMessage: Equatable {
  enum Phase: String, Decodable {
    case down, move, up, cancel
  }

  /// A page has opened and needs the whole state; it shows a number of phones, if it says so.
  case hello(phones: Int?)

  /// Open a screen, by its index in the menu.
  case open(Int)

  /// A finger touches a point of the screen.
  case touch(Phase, x: Double, y: Double)

  /// A key was pressed: a character, or one of the names that browsers use.
  case key(String)

  /// An action of the open menu was chosen; `nil` closes the menu.
  case choose(Int?)

  /// Change a setting of the device.
  case set(LiveSetting)

  /// Return the trace.
  case trace

  /// Only time has passed.
  case tick
}

/// A message, and the time at which it was sent.
struct TimedMessage: Equatable {
  /// The phone that the message is for: pages may show several.
  let phone: Int

  /// The time since the previous message, in seconds.
  let elapsed: Double
  let message: LiveMessage
}

/// The settings of the device.
enum LiveSetting: Equatable {
  case size(width: Double, height: Double)
  case rotation
  case widthClass(UIUserInterfaceSizeClass)
  case dark(Bool)
  case rightToLeft(Bool)
  case textSize(String)
  case lowMemory
  case background(Bool)
}

/// Why a message is invalid, in a sentence for the page.
struct LiveProblem: Error, Equatable {
  let sentence: String
}

extension TimedMessage {
  private struct Fields: Decodable {
    var type: String
    var phone: Int?
    var phones: Int?
    var elapsed: Double?
    var index: Int?
    var phase: LiveMessage.Phase?
    var x: Double?
    var y: Double?
    var key: String?
    var name: String?
    var on: Bool?
    var width: Double?
    var height: Double?
    var value: String?
  }

  /// Longer than a page pauses between two messages; longer pauses are shortened.
  private static let longestPause = 5.0

  /// As many phones as a page may show.
  private static let phoneLimit = 12

  /// Reads a message.
  ///
  /// - Throws: A `LiveProblem` if the message is invalid.
  init(_ text: String) throws(LiveProblem) {
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: Data(text.utf8))
    } catch {
      throw LiveProblem(
        sentence: "That is no message of the page: it should be a JSON object with a type."
      )
    }
    let elapsed = fields.elapsed ?? 0
    guard elapsed.isFinite, elapsed >= 0 else {
      throw LiveProblem(sentence: "Time cannot go by \(elapsed) seconds.")
    }
    self.elapsed = min(elapsed, Self.longestPause)
    phone = fields.phone ?? 0
    guard (0..<Self.phoneLimit).contains(phone) else {
      throw LiveProblem(sentence: "There are at most \(Self.phoneLimit) phones, counted from 0.")
    }
    switch fields.type {
    case "hello": message = .hello(phones: fields.phones)
    case "tick": message = .tick
    case "trace": message = .trace
    case "open": message = .open(fields.index ?? 0)
    case "touch":
      guard let phase = fields.phase, let x = fields.x, let y = fields.y, x.isFinite, y.isFinite
      else { throw LiveProblem(sentence: "A touch needs a phase, x and y.") }
      message = .touch(phase, x: x, y: y)
    case "key":
      guard let key = fields.key, !key.isEmpty, key.count <= 64 else {
        throw LiveProblem(sentence: "A key needs a name or a character.")
      }
      message = .key(key)
    case "choose": message = .choose(fields.index)
    case "set": message = .set(try Self.setting(fields))
    default:
      throw LiveProblem(sentence: "No message has the type “\(fields.type.prefix(40))”.")
    }
  }

  private static func setting(_ fields: Fields) throws(LiveProblem) -> LiveSetting {
    let isOn = fields.on ?? false
    switch fields.name {
    case "rotation": return .rotation
    case "widthClass":
      guard let widthClass = LiveSetting.widthClass(named: fields.value ?? "") else {
        throw LiveProblem(sentence: "A width is compact, regular, or left to the screen.")
      }
      return .widthClass(widthClass)
    case "lowMemory": return .lowMemory
    case "dark": return .dark(isOn)
    case "rightToLeft": return .rightToLeft(isOn)
    case "background": return .background(isOn)
    case "textSize": return .textSize(fields.value ?? "")
    case "size":
      guard let width = fields.width, let height = fields.height,
        (100...2_000).contains(width), (100...2_000).contains(height)
      else {
        throw LiveProblem(sentence: "A screen is between 100 and 2,000 points wide and high.")
      }
      return .size(width: width, height: height)
    default:
      throw LiveProblem(sentence: "There is no setting “\((fields.name ?? "").prefix(40))”.")
    }
  }
}
#endif
