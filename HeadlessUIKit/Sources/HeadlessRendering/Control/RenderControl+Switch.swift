import HeadlessUIKit

extension RenderControl {
  /// Creates a track with a knob at the side of its value; in text, the line is thick while the
  /// switch is on.
  @MainActor init(switch view: UISwitch) {
    let traits = view.traitCollection
    let track = view.isOn ? view.onTintColor ?? .systemGreen : .systemGray4
    let bounds = view.bounds
    let isRight = view.isOn != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let side = bounds.height - 4
    let knob = CGRect(
      x: isRight ? bounds.maxX - side - 2 : bounds.minX + 2,
      y: bounds.minY + 2,
      width: side,
      height: side
    )
    let line = view.isOn ? "━━" : "──"
    self.init(
      [
        .rect(bounds, radius: bounds.height / 2, color: track.rgba(in: traits)),
        .rect(
          knob,
          radius: side / 2,
          color: (view.thumbTintColor ?? .white).rgba(in: traits)
        ),
      ]
    ) { _ in
      [Characters(text: isRight ? "(\(line)●)" : "(●\(line))", center: bounds.middle)]
    }
  }
}
