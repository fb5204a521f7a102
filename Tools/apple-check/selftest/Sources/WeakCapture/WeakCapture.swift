final class Box: Sendable {}

func later(_ box: Box) -> @Sendable () -> Void {
  { [weak box] in
    let look: @Sendable () -> Void = { _ = box }  // expect: reference to captured var 'box'
    look()
  }
}
