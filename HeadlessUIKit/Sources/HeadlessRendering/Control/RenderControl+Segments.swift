import HeadlessUIKit

extension RenderControl {
  /// Creates segments side by side in a frame; in text, brackets mark the selected one.
  @MainActor init(segments view: UISegmentedControl) {
    let traits = view.traitCollection
    let segments = view.drawnSegments
    var shapes: [Shape] = [
      .rect(view.bounds, radius: 8, color: UIColor.systemGray5.rgba(in: traits))
    ]
    for (segment, frame, isSelected) in segments {
      if isSelected {
        let color = view.selectedSegmentTintColor ?? .systemBackground
        shapes.append(
          .rect(frame.insetBy(dx: 2, dy: 2), radius: 6, color: color.rgba(in: traits))
        )
      }
      let isEnabled = view.isEnabled && segment.isEnabled
      let color = (isEnabled ? UIColor.label : .tertiaryLabel).rgba(in: traits)
      if let image = segment.image {
        shapes.append(.picture(image, in: frame, tint: color))
      } else {
        shapes.append(
          .text(
            segment.title ?? "",
            center: frame.middle,
            font: UISegmentedControl.titleFont,
            color: color
          )
        )
      }
    }
    self.init(shapes) { _ in
      segments.map { segment, frame, isSelected in
        let text = segment.title ?? segment.image?.name ?? ""
        return Characters(text: isSelected ? "[\(text)]" : " \(text) ", center: frame.middle)
      }
    }
  }

  /// Creates a minus and a plus in a frame, each pale if it has no effect.
  @MainActor init(stepper view: UIStepper) {
    let traits = view.traitCollection
    let bounds = view.bounds
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let font = UIFont.systemFont(ofSize: 20)
    func half(_ isRight: Bool) -> CGPoint {
      CGPoint(x: bounds.midX + (isRight ? 1 : -1) * bounds.width / 4, y: bounds.midY)
    }
    func color(_ isUp: Bool) -> RGBA {
      (view.canStep(up: isUp) ? UIColor.label : .tertiaryLabel).rgba(in: traits)
    }
    let divider = CGPoint(x: bounds.midX, y: bounds.minY + 8)
    self.init(
      [
        .rect(bounds, radius: 8, color: UIColor.systemGray5.rgba(in: traits)),
        .line(
          from: divider,
          to: CGPoint(x: bounds.midX, y: bounds.maxY - 8),
          color: UIColor.systemGray3.rgba(in: traits)
        ),
        .text("−", center: half(isReversed), font: font, color: color(false)),
        .text("+", center: half(!isReversed), font: font, color: color(true)),
      ]
    ) { _ in
      [Characters(text: isReversed ? "[ + │ − ]" : "[ − │ + ]", center: bounds.middle)]
    }
  }
}
