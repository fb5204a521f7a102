/// The touch settings of a view.
struct ViewTouchState {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
}

extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.rules.view !== self else { return }
    recognizer.rules.view?.removeGestureRecognizer(recognizer)
    recognizer.rules.view = self
    touchState.recognizers.append(recognizer)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.rules.view === self else { return }
    recognizer.abandon()
    touchState.recognizers.removeAll { $0 === recognizer }
    recognizer.rules.view = nil
  }
}
