#if !canImport(UIKit)
/// One thing that a user, the system or the app's model does to a screen: a line of a script.
///
/// `explore` prints the steps that lead to a failure, and `Exploration.replaying(_:)` takes them. Lists are counted
/// in the order in which they are on the screen; the first one is 0.
public enum ExploreStep: Hashable, Sendable {
  /// Taps what shows a text.
  case tap(String)

  /// Taps a point of the screen.
  case touch(x: Int, y: Int)

  /// Taps an item, by its section and its position in it.
  case tapItem(Int, Int, list: Int = 0)

  /// Presses an item until its context menu opens.
  case longPress(Int, Int, list: Int = 0)

  /// Drags a list by a distance, in points.
  case drag(Int, list: Int = 0)

  /// Flicks a list by a distance, in points.
  case flick(Int, list: Int = 0)

  /// Swipes an item until its actions are visible.
  case swipe(Int, Int, leading: Bool, list: Int = 0)

  /// Swipes an item all the way across.
  case swipeAcross(Int, Int, leading: Bool, list: Int = 0)

  /// Drags an item to the position of another one, both by section and position.
  case move(Int, Int, to: Int, Int)

  /// Pulls the list down until it refreshes.
  case pullToRefresh

  /// Types into a text field or a text view.
  case write(String, into: String)

  /// Deletes the text of a text field or a text view.
  case erase(String)

  /// Presses a key of a hardware keyboard.
  case press(Key)

  /// Drags an item of a list to the position of another one, which may be in another list, and drops it.
  case dragAndDrop(Int, Int, list: Int = 0, to: Int, Int, ofList: Int = 0)

  /// Drops a text from another app onto an item.
  case drop(String, Int, Int, list: Int = 0)

  /// Performs an accessibility action of an item.
  case perform(String, Int, Int)

  /// Rotates the device.
  case rotate

  /// Changes the width of the screen, as Split View does.
  case width(Int)

  /// Sets the text size: 0 is small, 1 is the default, and 3 is the largest one.
  case textSize(Int)

  /// Sets the style.
  case dark(Bool)

  /// Sets the direction of text.
  case rightToLeft(Bool)

  /// Shows the keyboard with a height, in points, or hides it.
  case keyboard(Int)

  /// Moves the app to the background and back.
  case leaveAndReturn

  /// Takes the screen off its window and back.
  case hideAndShow

  /// Warns of low memory.
  case memoryWarning

  /// Lets time pass, in milliseconds.
  case wait(Int)

  /// Ends all animations.
  case finishAnimations

  /// Changes the model, by the name of the change and a seed.
  case change(String, seed: UInt64)

  /// Compares what is on screen with what a fresh list shows, after all animations.
  case compare

  /// A key of a hardware keyboard.
  public enum Key: String, CaseIterable, Sendable {
    /// An arrow key.
    case up, down, left, right
    /// A key that acts on what has the focus, or moves the focus.
    case `return`, tab, space, delete, escape
  }
}

extension ExploreStep: CustomStringConvertible {
  /// The step in Swift.
  public var description: String {
    switch self {
    case .tap(let text): ".tap(\(text.debugDescription))"
    case .touch(let x, let y): ".touch(x: \(x), y: \(y))"
    case .tapItem(let section, let item, let list): ".tapItem(\(section), \(item)\(inList(list)))"
    case .longPress(let section, let item, let list):
      ".longPress(\(section), \(item)\(inList(list)))"
    case .drag(let distance, let list): ".drag(\(distance)\(inList(list)))"
    case .flick(let distance, let list): ".flick(\(distance)\(inList(list)))"
    case .swipe(let section, let item, let isLeading, let list):
      ".swipe(\(section), \(item), leading: \(isLeading)\(inList(list)))"
    case .swipeAcross(let section, let item, let isLeading, let list):
      ".swipeAcross(\(section), \(item), leading: \(isLeading)\(inList(list)))"
    case .move(let section, let item, let toSection, let toItem):
      ".move(\(section), \(item), to: \(toSection), \(toItem))"
    case .write(let text, let name):
      ".write(\(text.debugDescription), into: \(name.debugDescription))"
    case .erase(let name): ".erase(\(name.debugDescription))"
    case .press(let key): ".press(.\(key.rawValue))"
    case .dragAndDrop(let section, let item, let list, let toSection, let toItem, let other):
      ".dragAndDrop(\(section), \(item)\(inList(list)), to: \(toSection), \(toItem)"
        + (other == 0 ? ")" : ", ofList: \(other))")
    case .drop(let text, let section, let item, let list):
      ".drop(\(text.debugDescription), \(section), \(item)\(inList(list)))"
    case .perform(let action, let section, let item):
      ".perform(\(action.debugDescription), \(section), \(item))"
    case .width(let width): ".width(\(width))"
    case .textSize(let size): ".textSize(\(size))"
    case .dark(let isDark): ".dark(\(isDark))"
    case .rightToLeft(let isMirrored): ".rightToLeft(\(isMirrored))"
    case .keyboard(let height): ".keyboard(\(height))"
    case .wait(let time): ".wait(\(time))"
    case .change(let name, let seed): ".change(\(name.debugDescription), seed: \(seed))"
    default: ".\(kind)"
    }
  }

  private func inList(_ list: Int) -> String { list == 0 ? "" : ", list: \(list)" }

  /// The name of the kind of the step.
  var kind: String {
    switch self {
    case .tap: "tap"
    case .touch: "touch"
    case .tapItem: "tapItem"
    case .longPress: "longPress"
    case .drag: "drag"
    case .flick: "flick"
    case .swipe: "swipe"
    case .swipeAcross: "swipeAcross"
    case .move: "move"
    case .pullToRefresh: "pullToRefresh"
    case .write: "write"
    case .erase: "erase"
    case .press: "press"
    case .dragAndDrop: "dragAndDrop"
    case .drop: "drop"
    case .perform: "perform"
    case .rotate: "rotate"
    case .width: "width"
    case .textSize: "textSize"
    case .dark: "dark"
    case .rightToLeft: "rightToLeft"
    case .keyboard: "keyboard"
    case .leaveAndReturn: "leaveAndReturn"
    case .hideAndShow: "hideAndShow"
    case .memoryWarning: "memoryWarning"
    case .wait: "wait"
    case .finishAnimations: "finishAnimations"
    case .change: "change"
    case .compare: "compare"
    }
  }

  /// Whether a view that is edited must stay so.
  var keepsFocus: Bool {
    switch self {
    case .rotate, .width, .textSize, .dark, .rightToLeft, .memoryWarning, .wait, .finishAnimations,
      .change, .compare:
      true
    default: false
    }
  }

  /// Whether the width of the screen may change.
  var changesWidth: Bool {
    switch self {
    case .width, .rotate: true
    default: false
    }
  }

  /// Simpler steps that may lead to the same failure, the simplest first.
  var simpler: [ExploreStep] {
    switch self {
    case .tapItem(let section, let item, let list) where section + item > 0:
      [.tapItem(0, 0, list: list), .tapItem(section, 0, list: list)]
    case .drag(let distance, let list) where abs(distance) > 50:
      [.drag(distance > 0 ? 40 : -40, list: list), .drag(distance / 2, list: list)]
    case .flick(let distance, let list): [.drag(distance, list: list)]
    case .swipeAcross(let section, let item, let isLeading, let list):
      [.swipe(section, item, leading: isLeading, list: list)]
    case .textSize(let size) where size != 3: [.textSize(3)]
    case .width(let width) where width != 320: [.width(320)]
    case .rotate: [.width(320)]
    case .write(let text, let name) where text != "a": [.write("a", into: name)]
    case .hideAndShow: [.finishAnimations, .leaveAndReturn]
    case .leaveAndReturn: [.finishAnimations]
    case .wait: [.finishAnimations]
    case .change(let name, let seed) where seed > 0:
      [.change(name, seed: 0), .change(name, seed: seed / 2)]
    default: []
    }
  }
}
#endif
