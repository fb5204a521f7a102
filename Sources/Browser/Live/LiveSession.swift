#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit
import Roster

/// An app on a phone in the browser: receives messages from the page, and returns what the page
/// shows.
///
/// Messages and replies are JSON, and each message gets one reply. While something moves, the page
/// sends messages repeatedly, with the time that has passed; time does not pass by itself.
@MainActor
public final class LiveSession {
  private let screens: [LiveScreen]
  private var phones: [Int: Slot] = [:]

  /// A phone of the page, and what outlasts the screen on it.
  private final class Slot {
    var phone: LivePhone?
    var index = 0
    var surroundings = LiveSurroundings()
  }

  /// Creates a session in which no screen is open.
  public init(_ screens: [LiveScreen]) {
    self.screens = screens
  }

  /// Returns the reply to a message.
  public func reply(to text: String) async -> String {
    do {
      let timed = try TimedMessage(text)
      Headless.advance(by: timed.elapsed)
      return try answer(timed)
    } catch let problem as LiveProblem {
      return JSONValue.object([("problem", .string(problem.sentence))]).text
    } catch {
      return JSONValue.object([("problem", .string("\(error)"))]).text
    }
  }

  private func answer(_ timed: TimedMessage) throws -> String {
    var head: [(String, JSONValue)] = []
    if case .hello(let count?) = timed.message { closePhones(from: count) }
    let slot = phones[timed.phone] ?? Slot()
    phones[timed.phone] = slot
    slot.phone?.adopt(slot.surroundings, isOneOfSeveral: phones.count > 1)
    switch timed.message {
    case .hello:
      head.append(("screens", .array(screens.map { .string($0.name) })))
      head.append(("index", .int(slot.index)))
      if slot.phone == nil { try open(slot.index, on: slot) }
      slot.phone?.beginFrames()
      head.append(("surroundings", slot.surroundings.described))
    case .open(let index):
      guard screens.indices.contains(index) else {
        throw LiveProblem(
          sentence: "There are \(screens.count) screens, and none has the number \(index)."
        )
      }
      try open(index, on: slot)
      head.append(("index", .int(index)))
      head.append(("surroundings", slot.surroundings.described))
    case .touch(let phase, let x, let y): slot.phone?.touch(phase, at: CGPoint(x: x, y: y))
    case .key(let key): slot.phone?.press(key)
    case .choose(let index): slot.phone?.choose(index)
    case .set(let setting): change(setting, on: slot)
    case .trace:
      return JSONValue.object([("trace", .string(slot.phone?.tracePage() ?? ""))]).text
    case .tick: break
    }
    slot.phone?.openMenuIfPressed()
    Headless.advance(by: 0)
    slot.phone?.followField()
    let frame = slot.phone?.takeFrame(after: timed.elapsed)
    head += standing(of: slot.phone)
    let members = JSONValue.object(head).text.dropLast()
    return "\(members),\"step\":\(frame ?? "null")}"
  }

  /// What the page needs to know besides the picture.
  private func standing(of phone: LivePhone?) -> [(String, JSONValue)] {
    [
      ("writing", .bool(phone?.field != nil)),
      ("keyboard", .number(Double(phone?.keyboardHeight ?? 0))),
      ("caret", phone?.caret.map(Self.describe) ?? .null),
      ("refreshing", .bool(phone?.isRefreshing == true)),
      ("menu", phone?.menu.map(Self.describe) ?? .null),
    ]
  }

  private static func describe(_ rect: CGRect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  private static func describe(_ menu: LiveMenu) -> JSONValue {
    .object([
      ("title", .string(menu.title)),
      (
        "actions",
        .array(
          menu.actions.map { action in
            .object([
              ("title", .string(action.title)),
              ("destructive", .bool(action.attributes.contains(.destructive))),
              ("disabled", .bool(action.attributes.contains(.disabled))),
            ])
          }
        )
      ),
    ])
  }

  /// Closes the phones that the page does not show any longer.
  private func closePhones(from count: Int) {
    for (number, slot) in phones where number >= count {
      slot.phone?.window.isHidden = true
      phones[number] = nil
    }
  }

  private func open(_ index: Int, on slot: Slot) throws {
    slot.index = index
    slot.phone?.window.isHidden = true
    slot.phone = nil
    do {
      slot.phone = try LivePhone(screens[index], in: slot.surroundings)
    } catch {
      throw LiveProblem(sentence: "The screen “\(screens[index].name)” cannot be made: \(error)")
    }
  }

  private func change(_ setting: LiveSetting, on slot: Slot) {
    guard let phone = slot.phone else { return }
    let window = phone.window
    var surroundings = slot.surroundings
    phone.note(setting.caption)
    switch setting {
    case .size(let width, let height): surroundings.size = CGSize(width: width, height: height)
    case .rotation:
      surroundings.size = CGSize(width: surroundings.size.height, height: surroundings.size.width)
    case .widthClass(let widthClass): surroundings.widthClass = widthClass
    case .dark(let isDark): surroundings.isDark = isDark
    case .rightToLeft(let isMirrored): surroundings.isRightToLeft = isMirrored
    case .textSize(let category): surroundings.textSize = UIContentSizeCategory(rawValue: category)
    case .lowMemory:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification,
        object: nil
      )
    case .background(true): Headless.enterBackground(window)
    case .background(false): Headless.enterForeground(window)
    }
    slot.surroundings = surroundings
    surroundings.apply(to: window)
  }
}

extension LiveSetting {
  /// What was done, in words.
  fileprivate var caption: String {
    switch self {
    case .size(let width, let height): "A screen of \(Int(width)) by \(Int(height)) points"
    case .rotation: "Turn the phone"
    case .widthClass(.compact): "Little room from side to side"
    case .widthClass(.regular): "Much room from side to side"
    case .widthClass: "As much room from side to side as the screen has"
    case .dark(let isOn): isOn ? "Dark appearance" : "Light appearance"
    case .rightToLeft(let isOn): isOn ? "Text from right to left" : "Text from left to right"
    case .textSize(let category):
      "Text size \(category.replacing("UICTContentSizeCategory", with: ""))"
    case .lowMemory: "Memory warning"
    case .background(let isOn): isOn ? "Go to the background" : "Come back"
    }
  }
}
#endif
