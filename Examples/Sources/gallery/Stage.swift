#if !canImport(UIKit)
import Roster
import RosterTracing

/// A phone that a scene is played on, with a finger to touch it.
@MainActor
final class Stage {
  let window: UIWindow
  let adapter: ListAdapter
  let recorder: TraceRecorder
  private let log: Log

  /// Collects the reports of updates.
  @MainActor
  private final class Log {
    var reports: [UpdateReport] = []
  }

  /// Shows a scene's screen.
  init(_ scene: Scene) {
    let log = Log()
    self.log = log
    let size = CGSize(width: 390, height: 844)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    recorder = TraceRecorder(scene.title, window: window)
    let screen = scene.makeScreen()
    adapter = screen.adapter
    recorder.follow(adapter)
    adapter.observeUpdates { log.reports.append($0) }
    window.rootViewController = screen.controller
    window.makeKeyAndVisible()
    let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    Headless.setSafeAreaInsets(safeArea, of: window)
    Headless.finishAnimations()
  }

  /// Performs a step.
  ///
  /// - Returns: What the updates in it changed.
  func perform(_ step: Scene.Step) async throws -> [UpdateReport] {
    try step.act(self)
    await recorder.settle()
    recorder.step(step.caption)
    defer { log.reports = [] }
    return log.reports
  }

  /// Taps the button or the cell that shows a text.
  func tap(_ text: String) throws {
    try tap(ancestor(of: view(showing: text)) { $0 is UIControl || $0 is UICollectionViewCell })
  }

  /// Taps the button with an accessibility label in the cell that shows a text.
  func tap(_ label: String, besides text: String) throws {
    let cell = try ancestor(of: view(showing: text)) { $0 is UICollectionViewCell }
    guard let button = cell.first(where: { $0 is UIButton && $0.accessibilityLabel == label })
    else { throw ToolError("there is no button “\(label)” besides “\(text)”.") }
    try tap(button)
  }

  /// Taps the button with an accessibility label.
  func tapButton(_ label: String) throws {
    guard let button = window.first(where: { $0 is UIButton && $0.accessibilityLabel == label })
    else { throw ToolError("there is no button “\(label)”.") }
    try tap(button)
  }

  /// Goes back to the screen below, as the button of the bar does.
  func goBack() throws {
    guard let navigation = window.rootViewController as? UINavigationController,
      navigation.popViewController(animated: false) != nil
    else { throw ToolError("there is no screen to go back to.") }
  }

  /// Taps the plus of the stepper in the cell that shows a text.
  func increase(besides text: String) throws {
    let stepper = try control(UIStepper.self, besides: text)
    let plus = CGPoint(x: stepper.bounds.width * 0.75, y: stepper.bounds.midY)
    Headless.tap(at: stepper.convert(plus, to: window), in: window)
  }

  /// Taps the switch in the cell that shows a text.
  func switchOn(besides text: String) throws {
    try tap(control(UISwitch.self, besides: text))
  }

  private func control<Control: UIControl>(
    _ kind: Control.Type,
    besides text: String
  ) throws -> Control {
    let cell = try ancestor(of: view(showing: text)) { $0 is UICollectionViewCell }
    guard let control = cell.first(where: { $0 is Control }) as? Control else {
      throw ToolError("there is no \(kind) besides “\(text)”.")
    }
    return control
  }

  /// Carries the cell that shows a text, by its handle with an accessibility label, to where another text
  /// is shown.
  func drag(_ label: String, besides text: String, to target: String) throws {
    let cell = try ancestor(of: view(showing: text)) { $0 is UICollectionViewCell }
    let goal = try ancestor(of: view(showing: target)) { $0 is UICollectionViewCell }
    let handle = cell.first { $0 is MoveHandle && $0.accessibilityLabel == label }
    guard let handle, let finger = Headless.touchDown(at: middle(of: handle), in: window) else {
      throw ToolError("there is no handle “\(label)” besides “\(text)”.")
    }
    // A list that scrolls keeps a touch to itself for a moment.
    Headless.advance(by: 0.2)
    finger.move(to: middle(of: goal))
    finger.lift()
  }

  /// Lifts the cell that shows a text with a finger that rests on it, and drops it where another text is shown.
  func dragCell(_ text: String, to target: String) throws {
    let cell = try ancestor(of: view(showing: text)) { $0 is UICollectionViewCell }
    let list = try ancestor(of: cell) { $0 is UICollectionView }
    guard let list = list as? UICollectionView, let cell = cell as? UICollectionViewCell,
      let path = list.indexPath(for: cell), let drag = Headless.drag(itemAt: path, in: list)
    else { throw ToolError("“\(text)” cannot be dragged.") }
    try drop(drag, at: target)
  }

  /// Drops a text from another app where another text is shown.
  func dragFromElsewhere(_ text: String, to target: String) throws {
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
    try drop(Headless.drag([item], in: window), at: target)
  }

  private func drop(_ drag: Headless.Drag, at target: String) throws {
    let goal = try ancestor(of: view(showing: target)) { $0 is UICollectionViewCell }
    drag.move(to: CGPoint(x: goal.bounds.midX, y: goal.bounds.midY), in: goal)
    guard drag.drop() != .cancel else { throw ToolError("nothing takes it at “\(target)”.") }
    Headless.finishAnimations()
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }

  /// Adds to the text of the field with a placeholder, letter by letter.
  func type(_ text: String, into placeholder: String) throws {
    let field = window.first { ($0 as? UITextField)?.placeholder == placeholder } as? UITextField
    guard let field else { throw ToolError("there is no field “\(placeholder)” to type into.") }
    guard Headless.type(text, into: field) else { throw ToolError("the field takes no text.") }
  }

  /// Lets the keyboard on the screen cover the lower part of the window.
  func showKeyboard() {
    Headless.showKeyboard(height: 336, in: window)
    Headless.finishAnimations()
  }

  /// Lets the keyboard on the screen go.
  func hideKeyboard() {
    Headless.hideKeyboard(in: window)
    Headless.finishAnimations()
  }

  /// Presses a key of a keyboard.
  func press(_ key: String, holding modifiers: UIKeyModifierFlags = []) throws {
    guard Headless.press(key, holding: modifiers, in: window) else {
      throw ToolError("nothing comes of the key “\(key)”.")
    }
  }

  /// Scrolls the only list by a distance, in points.
  func scroll(by distance: CGFloat) throws {
    guard let list = window.first(where: { $0 is UICollectionView }) as? UICollectionView else {
      throw ToolError("there is no list to scroll.")
    }
    Headless.scroll(list, by: CGPoint(x: 0, y: distance))
  }

  /// Touches a title of the index beside the only list.
  func touchIndex(_ title: String) throws {
    guard let list = window.first(where: { $0 is UICollectionView }) as? UICollectionView,
      let index = Headless.indexTitles(of: list)?.firstIndex(of: title),
      Headless.touchIndexTitle(at: index, in: list)
    else { throw ToolError("there is no index with “\(title)”.") }
  }

  /// Scrolls the list that shows a text sideways, by a distance in points.
  func scrollSideways(by distance: CGFloat, at text: String) throws {
    let list = try ancestor(of: view(showing: text)) { $0 is UICollectionView }
    guard let list = list as? UICollectionView else { return }
    Headless.scroll(list, by: CGPoint(x: distance, y: 0))
  }

  private func tap(_ view: UIView) throws {
    guard Headless.tap(view) else { throw ToolError("a finger does not reach \(view).") }
  }

  private func view(showing text: String) throws -> UIView {
    guard let view = window.first(where: { ($0 as? UILabel)?.text == text }) else {
      throw ToolError("nothing shows “\(text)”.")
    }
    return view
  }

  private func ancestor(of view: UIView, where condition: (UIView) -> Bool) throws -> UIView {
    guard let ancestor = sequence(first: view, next: \.superview).first(where: condition) else {
      throw ToolError("a tap on \(view) does nothing.")
    }
    return ancestor
  }
}

extension UIView {
  /// The first visible view in the tree, from the back to the front, that meets a condition.
  fileprivate func first(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    if condition(self) { return self }
    for subview in subviews {
      if let view = subview.first(where: condition) { return view }
    }
    return nil
  }
}
#endif
