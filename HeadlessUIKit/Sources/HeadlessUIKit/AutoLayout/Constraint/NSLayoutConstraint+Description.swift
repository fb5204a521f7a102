extension NSLayoutConstraint {
  /// Returns an object's class and address, as descriptions contain them.
  static func describe(_ object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: object)):\(address(of: object))'\(guide.identifier)'"
    }
    return "\(type(of: object)):\(address(of: object))"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// The constraint as an equation, as logs show it.
  var equation: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    let state = isActive ? "active" : "inactive"
    return
      "<NSLayoutConstraint:\(Self.address(of: self))\(name) \(left) \(sign) \(right)\(strength)"
      + "   (\(state))>"
  }

  private var left: String { Self.describe(first) }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var right: String {
    guard let second else { return Self.number(constant) }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier))*"
    if constant == 0 { return factor + Self.describe(second) }
    let sign = constant < 0 ? "-" : "+"
    return "\(factor)\(Self.describe(second)) \(sign) \(Self.number(abs(constant)))"
  }

  private static func describe(_ operand: LayoutOperand) -> String {
    let end = "\(describe(operand.item)).\(operand.attribute.name)"
    guard operand.isDistance else { return end }
    return "(\(end) - \(describe(operand.originItem)).\(operand.originAttribute.name))"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }
}
