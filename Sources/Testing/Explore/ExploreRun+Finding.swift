#if !canImport(UIKit)
import Roster

extension ExploreRun {
  /// Returns a step that is possible now.
  func step(using random: inout ExploreRandom) -> ExploreStep {
    if !exploration.changes.isEmpty, random.chance(oneIn: 4),
      let change = exploration.changes.randomElement(using: &random)
    {
      return .change(change.name, seed: UInt64(random.roll(1_000)))
    }
    return random.chance(oneIn: 4) ? surrounding(using: &random) : touch(using: &random)
  }

  private func surrounding(using random: inout ExploreRandom) -> ExploreStep {
    switch random.roll(12) {
    case 0: .rotate
    case 1: .width([320, 390, 507, 768][random.roll(4)])
    case 2, 3: .textSize(random.roll(4))
    case 4: .dark(random.chance(oneIn: 2))
    case 5: .rightToLeft(random.chance(oneIn: 2))
    case 6: .keyboard(keyboardHeight == 0 ? 300 : 0)
    case 7: .leaveAndReturn
    case 8: .hideAndShow
    case 9: .memoryWarning
    case 10: .wait([100, 350, 1_200][random.roll(3)])
    default: .finishAnimations
    }
  }

  private func touch(using random: inout ExploreRandom) -> ExploreStep {
    if list.window.hasMenu, let text = texts(using: &random) { return .tap(text) }
    let lists = lists
    let number = random.roll(lists.count)
    let place = lists[number].collectionView.indexPathsForVisibleItems.sorted()
      .randomElement(using: &random)
    let distance = [-600, -150, -40, 40, 150, 600][random.roll(6)]
    guard let place else {
      return texts(using: &random).map { .tap($0) } ?? .drag(distance)
    }
    let (section, item) = (place.section, place.item)
    let isLeading = random.chance(oneIn: 3)
    switch random.roll(18) {
    case 0, 1, 2: return .tapItem(section, item, list: number)
    case 3, 4: return texts(using: &random).map { .tap($0) } ?? .drag(distance)
    case 5: return control(using: &random) ?? .tapItem(section, item, list: number)
    case 6: return .longPress(section, item, list: number)
    case 7, 8, 9: return .drag(distance, list: number)
    case 10: return .flick(distance, list: number)
    case 11: return .swipe(section, item, leading: isLeading, list: number)
    case 12: return .swipeAcross(section, item, leading: isLeading, list: number)
    case 13: return writing(using: &random) ?? .drag(distance, list: number)
    case 14:
      let others = list.collectionView.indexPathsForVisibleItems.sorted()
      guard number == 0, let target = others.randomElement(using: &random) else {
        return .pullToRefresh
      }
      return .move(section, item, to: target.section, target.item)
    case 15: return dropping(section, item, number, using: &random)
    case 16: return .press(ExploreStep.Key.allCases.randomElement(using: &random) ?? .return)
    default:
      let actions = number == 0 ? list.accessibilityActions(place) : []
      return actions.randomElement(using: &random).map { .perform($0, section, item) }
        ?? .pullToRefresh
    }
  }

  private func dropping(
    _ section: Int,
    _ item: Int,
    _ number: Int,
    using random: inout ExploreRandom
  ) -> ExploreStep {
    guard lists[number].adapter.itemDragging != .none else {
      return .drop("Text", section, item, list: number)
    }
    let other = random.roll(lists.count)
    let targets = lists[other].collectionView.indexPathsForVisibleItems.sorted()
    guard random.chance(oneIn: 2), let target = targets.randomElement(using: &random) else {
      return .drop("Text", section, item, list: number)
    }
    return .dragAndDrop(
      section,
      item,
      list: number,
      to: target.section,
      target.item,
      ofList: other
    )
  }

  /// Returns the text of something that a finger reaches.
  private func texts(using random: inout ExploreRandom) -> String? {
    if let menu = Headless.openMenu(in: list.window) {
      return menu.children.map(\.title).filter { !$0.isEmpty }.randomElement(using: &random)
    }
    return list.window.views { $0 is UIButton && $0.isOnScreen && $0.touchPoint != nil }
      .compactMap { view -> String? in
        guard let button = view as? UIButton else { return nil }
        return button.currentTitle ?? button.accessibilityLabel
      }
      .randomElement(using: &random)
  }

  /// Returns a touch of a control.
  private func control(using random: inout ExploreRandom) -> ExploreStep? {
    list.window.views { $0 is UIControl && $0.isOnScreen }.compactMap(\.touchPoint)
      .randomElement(using: &random)
      .map { .touch(x: Int($0.x), y: Int($0.y)) }
  }

  private func writing(using random: inout ExploreRandom) -> ExploreStep? {
    let inputs = list.window.views { $0.isTextInput && $0.isOnScreen }.compactMap(TextInput.init)
      .filter(\.isReachable)
    guard
      let name = inputs.randomElement(using: &random)?.names.first(where: { !$0.isEmpty })
    else { return nil }
    let texts = ["a", "12", "Hello, world", "ä\u{301}🙂"]
    return random.chance(oneIn: 4) ? .erase(name) : .write(texts[random.roll(4)], into: name)
  }
}

extension ExploreRandom {
  /// Returns a number from zero up to, but not including, a bound.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }

  /// Returns true once in so many times.
  mutating func chance(oneIn bound: Int) -> Bool { roll(bound) == 0 }
}
#endif
