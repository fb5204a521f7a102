extension NSLayoutConstraint {
  /// The reason why a constraint is invalid, in the words of UIKit's exception.
  struct Problem {
    var id: String
    var name: String
    var reason: String

    static func invalidArgument(_ id: String, _ reason: String) -> Problem {
      Problem(id: id, name: "NSInvalidArgumentException", reason: reason)
    }
  }

  static func problem(
    _ first: LayoutOperand,
    _ second: LayoutOperand?,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> Problem? {
    if constant.isNaN || multiplier.isNaN {
      return .invalidArgument("AL-NAN", "Constant or multiplier is not a number.")
    }
    if first.kind == .nothing {
      return .invalidArgument("AL-PAIR", "Invalid pairing of layout attributes")
    }
    let isLocation = first.kind != .length
    guard let second, multiplier != 0 || !isLocation else {
      guard isLocation else { return nil }
      return .invalidArgument(
        "AL-LOCATION",
        "NSLayoutConstraint for \(describe(first.item)): A multiplier of 0 or a nil second item "
          + "together with a location for the first attribute creates an illegal constraint of a "
          + "location equal to a constant. Location attributes must be specified in pairs."
      )
    }
    if joinsAxes(first, second) { return nil }
    guard first.kind == second.kind else {
      return .invalidArgument("AL-PAIR", "Invalid pairing of layout attributes")
    }
    guard first.kind != .verticalPosition, first.attribute != second.attribute || first.isDistance
    else {
      return nil
    }
    if first.isInReadingDirection || second.isInReadingDirection,
      first.isAtAbsoluteSide || second.isAtAbsoluteSide
    {
      return .invalidArgument(
        "AL-DIRECTION",
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
      )
    }
    return nil
  }

  /// Whether a constraint joins a left or right edge with a top or bottom one.
  private static func joinsAxes(_ first: LayoutOperand, _ second: LayoutOperand) -> Bool {
    func isBeside(_ side: LayoutOperand) -> Bool {
      !side.isDistance && side.attribute.isAbsoluteSide
    }
    func isUpOrDown(_ side: LayoutOperand) -> Bool {
      !side.isDistance && [.top, .bottom].contains(side.attribute)
    }
    return isBeside(first) && isUpOrDown(second) || isUpOrDown(first) && isBeside(second)
  }

  func report(_ problem: Problem) {
    Headless.fail(problem.id, name: problem.name, problem.reason)
  }

  func constantDidChange(from old: CGFloat) {
    guard constant != old else { return }
    guard !constant.isNaN else {
      constant = old
      report(.invalidArgument("AL-NAN", "Constant is not a number."))
      return
    }
    engine?.constantDidChange(of: self)
    owner?.setNeedsLayout()
  }

  func priorityDidChange(from old: UILayoutPriority) {
    guard priority != old else { return }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      let refused = priority.rawValue
      priority = old
      report(
        .invalidArgument(
          "AL-PRIORITY",
          "It's illegal to set priority:\(refused). Priorities must be greater than 0 and less or "
            + "equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
      )
      return
    }
    engine?.priorityDidChange(of: self)
    owner?.setNeedsLayout()
  }
}
