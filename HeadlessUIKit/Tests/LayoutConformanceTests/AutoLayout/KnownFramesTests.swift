import TestPlatform
import TestSupport
import Testing

/// Constraints made from frames that are known give back those frames, whatever way they say it.
@MainActor struct KnownFramesTests {
  @Test func `constraints that describe known frames give back those frames`() {
    for seed in Effort.seeds(600) {
      var scene = KnownScene(seed: seed)
      scene.describe()
      scene.canvas.layOut()
      if let fault = scene.fault() {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test func `frames that are described anew, a constraint at a time, follow`() {
    for seed in Effort.seeds(200) {
      var scene = KnownScene(seed: seed)
      scene.describe()
      scene.canvas.layOut()
      for _ in 0..<3 {
        scene.move()
        scene.canvas.layOut()
        if let fault = scene.fault() {
          Issue.record("seed \(seed): \(fault)")
          return
        }
      }
    }
  }
}

/// Views in one another with whole-numbered frames, and constraints between them that are true.
@MainActor private struct KnownScene {
  private typealias Attribute = NSLayoutConstraint.Attribute

  let canvas = Canvas(width: 400, height: 600)
  private var generator: SeededGenerator
  private let isMirrored: Bool
  /// The views, each after its superview, and where each one is in the root.
  private var views: [UIView]
  private var rects: [CGRect]
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    isMirrored = generator.chance(oneIn: 3)
    views = [canvas.root]
    rects = [canvas.root.bounds]
    for _ in 0..<(1 + generator.roll(9)) {
      let parent = generator.roll(views.count)
      let size =
        generator.chance(oneIn: 3) ? CGSize(width: generator.roll(300), height: 20) : nil
      let view = size.map { Box($0.width, $0.height) } ?? UIView()
      views.append(canvas.add(view, to: views[parent]))
      rects.append(Self.anyRect(&generator))
    }
    for view in views where isMirrored { view.semanticContentAttribute = .forceRightToLeft }
  }

  private static func anyRect(_ generator: inout SeededGenerator) -> CGRect {
    rect(
      CGFloat(generator.roll(200) - 20),
      CGFloat(generator.roll(300) - 20),
      CGFloat(2 * generator.roll(100)),
      CGFloat(2 * generator.roll(100))
    )
  }

  /// Places each view by two attributes in each direction, in a random order, with true
  /// inequalities and with weaker constraints that are wrong.
  mutating func describe() {
    for index in views.indices.dropFirst() {
      for attributes in [pair(Self.horizontal, .width), pair(Self.vertical, .height)] {
        for attribute in attributes { relate(index, attribute, .equal) }
      }
      for _ in 0..<generator.roll(3) {
        let attribute = anyAttribute()
        relate(
          index,
          attribute,
          generator.chance(oneIn: 2) ? .lessThanOrEqual : .greaterThanOrEqual
        )
      }
      if generator.chance(oneIn: 3) {
        let wrong = views[index].widthAnchor.constraint(equalToConstant: 333)
        constraints.append(wrong.at(Float(1 + generator.roll(999))))
      }
    }
    constraints.shuffle(using: &generator)
    NSLayoutConstraint.activate(constraints)
  }

  /// Gives a view another frame, and the constraints about it the constants that make them true.
  mutating func move() {
    let index = 1 + generator.roll(views.count - 1)
    rects[index] = Self.anyRect(&generator)
    for constraint in constraints where constraint.priority == .required {
      constraint.constant = constant(of: constraint)
    }
  }

  func fault() -> String? {
    for (view, known) in zip(views, rects).dropFirst() {
      let frame = view.convert(view.bounds, to: canvas.root)
      let distances = [
        frame.minX - known.minX, frame.minY - known.minY,
        frame.width - known.width, frame.height - known.height,
      ]
      if distances.contains(where: { abs($0) > 0.01 }) { return "\(known) became \(frame)" }
    }
    return nil
  }

  private static let horizontal: [Attribute] = [.left, .right, .leading, .trailing, .centerX]
  private static let vertical: [Attribute] = [.top, .bottom, .centerY]

  private mutating func anyAttribute() -> Attribute {
    let all = Self.horizontal + Self.vertical + [.width, .height]
    return all[generator.roll(all.count)]
  }

  /// Two attributes that settle a place and a length.
  private mutating func pair(_ positions: [Attribute], _ length: Attribute) -> [Attribute] {
    let first = positions[generator.roll(positions.count)]
    let others = positions.filter { absolute($0) != absolute(first) } + [length]
    return [first, others[generator.roll(others.count)]]
  }

  private mutating func relate(
    _ index: Int,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation
  ) {
    let isLength = attribute == .width || attribute == .height
    let other = generator.roll(index)
    var second = attribute
    var target: UIView? = views[other]
    var multiplier: CGFloat = 1
    if isLength {
      if generator.chance(oneIn: 2) { (target, second) = (nil, .notAnAttribute) }
      multiplier = target == nil ? 1 : [0.5, 1, 2][generator.roll(3)]
    } else {
      second = partner(of: attribute)
    }
    let constraint = NSLayoutConstraint(
      item: views[index],
      attribute: attribute,
      relatedBy: relation,
      toItem: target,
      attribute: second,
      multiplier: multiplier,
      constant: 0
    )
    constraint.constant = constant(of: constraint)
    constraints.append(constraint)
  }

  /// Another attribute that the first may be compared with.
  private mutating func partner(of attribute: Attribute) -> Attribute {
    let family: [Attribute] =
      switch attribute {
      case .left, .right: [.left, .right]
      case .leading, .trailing: [.leading, .trailing, .centerX]
      case .centerX: [.leading, .trailing, .centerX]
      default: Self.vertical
      }
    return family[generator.roll(family.count)]
  }

  /// The constant with which a constraint is true for the known frames.
  private func constant(of constraint: NSLayoutConstraint) -> CGFloat {
    let first = value(constraint.firstAttribute, of: constraint.firstItem)
    let second = value(constraint.secondAttribute, of: constraint.secondItem)
    let difference = first - constraint.multiplier * second
    // Positions in reading direction grow towards the left if that is where reading goes.
    let isFlowing =
      [.leading, .trailing].contains(constraint.firstAttribute)
      || [.leading, .trailing].contains(constraint.secondAttribute)
    return isFlowing && isMirrored ? -difference : difference
  }

  private func value(_ attribute: Attribute, of item: AnyObject?) -> CGFloat {
    guard let index = views.firstIndex(where: { $0 === item }) else { return 0 }
    let rect = rects[index]
    return switch absolute(attribute) {
    case .left: rect.minX
    case .right: rect.maxX
    case .centerX: rect.midX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }

  private func absolute(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: attribute
    }
  }
}
