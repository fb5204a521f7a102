import HeadlessUIKit

extension RenderControl {
  /// Creates a track that is thick up to a round thumb.
  @MainActor init(slider view: UISlider) {
    let traits = view.traitCollection
    let track = view.trackRect(forBounds: view.bounds)
    let thumb = view.presentThumb
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let done = CGRect(
      x: isReversed ? thumb.midX : track.minX,
      y: track.minY,
      width: isReversed ? track.maxX - thumb.midX : thumb.midX - track.minX,
      height: track.height
    )
    let color = (view.minimumTrackTintColor ?? view.tintColor).rgba(in: traits)
    self.init(
      [
        .rect(
          track,
          radius: track.height / 2,
          color: (view.maximumTrackTintColor ?? .systemGray4).rgba(in: traits)
        ),
        .rect(done, radius: track.height / 2, color: color),
        .rect(
          thumb,
          radius: thumb.width / 2,
          color: (view.thumbTintColor ?? .white).rgba(in: traits)
        ),
        .frame(thumb, radius: thumb.width / 2, color: UIColor.systemGray3.rgba(in: traits)),
      ]
    ) { cell in
      let count = max(3, Int((track.width / cell).rounded(.down)))
      let place = Int((CGFloat(count - 1) * view.drawnPart).rounded())
      let text =
        String(repeating: "━", count: place) + "●"
        + String(repeating: "─", count: count - 1 - place)
      return [
        Characters(text: isReversed ? String(text.reversed()) : text, center: track.middle)
      ]
    }
  }

  /// Creates a bar that is filled up to the progress.
  @MainActor init(progress view: UIProgressView) {
    let traits = view.traitCollection
    let bounds = view.bounds
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width * CGFloat(view.progress)
    let done = CGRect(
      x: isReversed ? bounds.maxX - width : bounds.minX,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    let progress = CGFloat(view.progress)
    self.init(
      [
        .rect(
          bounds,
          radius: bounds.height / 2,
          color: (view.trackTintColor ?? .systemGray5).rgba(in: traits)
        ),
        .rect(
          done,
          radius: bounds.height / 2,
          color: (view.progressTintColor ?? view.tintColor).rgba(in: traits)
        ),
      ]
    ) { cell in
      let count = max(1, Int((bounds.width / cell).rounded(.down)))
      let filled = Int((CGFloat(count) * progress).rounded())
      let text =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: count - filled)
      return [
        Characters(text: isReversed ? String(text.reversed()) : text, center: bounds.middle)
      ]
    }
  }
}
