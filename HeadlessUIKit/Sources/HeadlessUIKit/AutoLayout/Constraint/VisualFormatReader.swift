/// Reads visual formats of constraints.
struct VisualFormatReader {
  /// What is wrong with a format.
  struct Problem: Error {
    let words: String
  }

  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.metrics = metrics
    self.views = views
    rest = format.filter { !$0.isWhitespace }[...]
  }

  /// Reads the whole format.
  mutating func read() throws(Problem) -> VisualFormat.Content {
    var content = VisualFormat.Content()
    if takes("V:") { content.isVertical = true } else { _ = takes("H:") }
    if takes("|") { content.places.append(([], .superview)) }
    while !rest.isEmpty {
      let distance = content.places.isEmpty ? [] : try readDistance()
      if takes("|") {
        content.places.append((distance, .superview))
        guard rest.isEmpty else { throw Problem(words: "The superview ends a format.") }
      } else {
        content.places.append((distance, try readView()))
      }
    }
    return content
  }

  /// Reads what is between two places.
  private mutating func readDistance() throws(Problem) -> [VisualFormat.Predicate] {
    guard takes("-") else { return [VisualFormat.Predicate()] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") {
      return [VisualFormat.Predicate(amount: .standard)]
    }
    let predicates = takes("(") ? try readPredicates() : [try readPredicate()]
    guard takes("-") else { throw Problem(words: "A distance ends with a hyphen.") }
    return predicates
  }

  private mutating func readView() throws(Problem) -> VisualFormat.Place {
    guard takes("[") else { throw Problem(words: "A view is expected at \"\(rest)\".") }
    let name = takeName()
    guard let view = views[name] as? UIView else {
      throw Problem(words: "\(name) is not a key in the views dictionary.")
    }
    let predicates = takes("(") ? try readPredicates() : []
    guard takes("]") else { throw Problem(words: "A view ends with a bracket.") }
    return .view(view, predicates)
  }

  /// Reads predicates up to the closing parenthesis.
  private mutating func readPredicates() throws(Problem) -> [VisualFormat.Predicate] {
    var result = [try readPredicate()]
    while takes(",") { result.append(try readPredicate()) }
    guard takes(")") else { throw Problem(words: "A closing parenthesis is missing.") }
    return result
  }

  private mutating func readPredicate() throws(Problem) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if takes(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if takes("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = takes("==")
    }
    let isNegative = takes("-")
    if let number = takeNumber() {
      predicate.amount = .constant(isNegative ? -number : number)
    } else {
      predicate.amount = try named(takeName(), isNegative)
    }
    if takes("@") {
      guard let priority = takeNumber() ?? number(metrics[takeName()]) else {
        throw Problem(words: "A priority is a number.")
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// Returns what a name stands for: a metric, or the size of a view.
  private func named(
    _ name: String,
    _ isNegative: Bool
  ) throws(Problem) -> VisualFormat.Amount {
    if let number = number(metrics[name]) { return .constant(isNegative ? -number : number) }
    if let view = views[name] as? UIView { return .size(of: view) }
    throw Problem(words: "\(name) is not a key in the metrics dictionary.")
  }

  private func number(_ value: Any?) -> CGFloat? { AttributeNames.number(value) }

  private mutating func takes(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func takeNumber() -> CGFloat? {
    guard rest.first?.isNumber == true || rest.first == "." else { return nil }
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return CGFloat(number)
  }
}
