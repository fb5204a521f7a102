extension LayoutEngine {
  /// Adds the equations for a frame and its autoresizing mask.
  ///
  /// If several flexible parts could give way, the frame is kept; resizing the superview changes it
  /// later.
  func addMaskWishes(_ number: Int, _ view: UIView) {
    let mask = view.autoresizingMask
    let parent = view.superview.flatMap { numbers[ObjectIdentifier($0)] } ?? 0
    let horizontal = kinds(
      start: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth),
      end: mask.contains(.flexibleRightMargin)
    )
    let vertical = kinds(
      start: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight),
      end: mask.contains(.flexibleBottomMargin)
    )
    let kinds: [MaskWish.Kind] = [
      horizontal.keepsStart ? .minX : .endX,
      horizontal.keepsLength ? .width : horizontal.keepsStart ? .endX : .width,
      vertical.keepsStart ? .minY : .endY,
      vertical.keepsLength ? .height : vertical.keepsStart ? .endY : .height,
    ]
    let price = LinearSystem.Price(over: 1000, under: 1000)
    for kind in kinds {
      let wish = system.addWish(
        terms(of: kind, number, parent),
        constant: 0,
        price: price,
        dropOrder: number
      )
      items[number].mask.append(MaskWish(kind: kind, number: wish))
    }
    maskItems.append(number)
  }

  private func kinds(
    start: Bool,
    length: Bool,
    end: Bool
  ) -> (keepsStart: Bool, keepsLength: Bool) {
    if length { return (true, start || end) }
    return (!start || end, true)
  }

  private func terms(
    of kind: MaskWish.Kind,
    _ number: Int,
    _ parent: Int
  ) -> [LinearSystem.Term] {
    let first = 4 * number
    let outer = 4 * parent
    return switch kind {
    case .minX: [.init(first)]
    case .minY: [.init(first + 1)]
    case .width: [.init(first + 2)]
    case .height: [.init(first + 3)]
    case .endX: [.init(first), .init(first + 2), .init(outer + 2, -1)]
    case .endY: [.init(first + 1), .init(first + 3), .init(outer + 3, -1)]
    }
  }

  /// Reads the frames that code and autoresizing masks gave to views.
  func takeFrames() {
    for number in maskItems {
      guard let view = items[number].view, let superview = view.superview else { continue }
      let frame = view.alignmentRect(forFrame: view.untransformedFrame)
      let size = superview.alignmentRect(forFrame: superview.untransformedFrame).size
      for wish in items[number].mask {
        let constant =
          switch wish.kind {
          case .minX: frame.minX
          case .minY: frame.minY
          case .width: frame.width
          case .height: frame.height
          case .endX: frame.maxX - size.width
          case .endY: frame.maxY - size.height
          }
        setConstant(Double(constant), of: wish.number)
      }
    }
  }

  func setConstant(_ constant: Double, of wish: Int) {
    guard system.wishes[wish].constant != constant else { return }
    system.setConstant(constant, of: wish)
    needsSolving = true
  }
}
