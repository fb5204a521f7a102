#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit
import Roster

/// An app on a phone in the browser: takes what the page says, and answers with what is to be seen.
///
/// Messages and answers are JSON; each message gets one answer. The page asks again and again while
/// something moves, and tells how much time has gone by; time does not pass by itself.
@MainActor
public final class LiveSession {
  private let screens: [LiveScreen]
  private var phone: LivePhone?
  private var index = 0
  private var size = CGSize(width: 390, height: 844)

  /// Begins a session, in which no screen has been opened.
  public init(_ screens: [LiveScreen]) {
    self.screens = screens
  }

  /// The answer to a message.
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
    switch timed.message {
    case .hello:
      head.append(("screens", .array(screens.map { .string($0.name) })))
      head.append(("index", .int(index)))
      if phone == nil { try open(index) }
      phone?.beginFrames()
    case .open(let index):
      guard screens.indices.contains(index) else {
        throw LiveProblem(
          sentence: "There are \(screens.count) screens, and none has the number \(index)."
        )
      }
      try open(index)
      head.append(("index", .int(index)))
    case .touch(let phase, let x, let y): phone?.touch(phase, at: CGPoint(x: x, y: y))
    case .key(let key): press(key)
    case .choose(let index): phone?.choose(index)
    case .set(let setting): change(setting)
    case .trace:
      return JSONValue.object([("trace", .string(phone?.tracePage() ?? ""))]).text
    case .tick: break
    }
    phone?.openMenuIfPressed()
    Headless.advance(by: 0)
    let frame = phone?.takeFrame(after: timed.elapsed)
    head += standing
    let members = JSONValue.object(head).text.dropLast()
    return "\(members),\"step\":\(frame ?? "null")}"
  }

  /// What the page has to know besides the picture.
  private var standing: [(String, JSONValue)] {
    [
      ("writing", .bool(phone?.field != nil)),
      ("refreshing", .bool(phone?.isRefreshing == true)),
      ("menu", phone?.menu.map(Self.describe) ?? .null),
    ]
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

  private func open(_ index: Int) throws {
    self.index = index
    phone?.window.isHidden = true
    phone = nil
    do {
      phone = try LivePhone(screens[index], size: size)
    } catch {
      throw LiveProblem(sentence: "The screen “\(screens[index].name)” cannot be made: \(error)")
    }
  }

  /// Presses a key while something is written.
  private func press(_ key: String) {
    guard let phone, let field = phone.field else { return }
    phone.noteKey(key)
    switch key {
    case "Backspace":
      guard let text = field.text, !text.isEmpty else { return }
      field.text = String(text.dropLast())
      field.sendActions(for: .editingChanged)
    case "Enter":
      field.sendActions(for: .editingDidEndOnExit)
      field.sendActions(for: .primaryActionTriggered)
    case "Escape": _ = field.resignFirstResponder()
    default:
      if key.count == 1 { Headless.type(key, into: field) }
    }
  }

  private func change(_ setting: LiveSetting) {
    guard let phone else { return }
    let window = phone.window
    phone.note(setting.caption)
    switch setting {
    case .size(let width, let height): resize(to: CGSize(width: width, height: height))
    case .rotation: resize(to: CGSize(width: size.height, height: size.width))
    case .dark(let isDark): window.overrideUserInterfaceStyle = isDark ? .dark : .light
    case .rightToLeft(let isMirrored):
      Headless.setTraits(
        UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight),
        of: window
      )
    case .textSize(let category):
      let category = UIContentSizeCategory(rawValue: category)
      Headless.setTraits(UITraitCollection(preferredContentSizeCategory: category), of: window)
    case .lowMemory:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification,
        object: nil
      )
    case .background(true): Headless.enterBackground(window)
    case .background(false): Headless.enterForeground(window)
    }
    window.layoutIfNeeded()
  }

  private func resize(to size: CGSize) {
    self.size = size
    guard let window = phone?.window else { return }
    Headless.setSafeAreaInsets(.phone(size), of: window)
    Headless.resize(window, to: size)
  }
}

extension LiveSetting {
  /// What is done, in words.
  fileprivate var caption: String {
    switch self {
    case .size(let width, let height): "A screen of \(Int(width)) by \(Int(height)) points"
    case .rotation: "Turn the phone"
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
