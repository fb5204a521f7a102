@available(iOS 26, macOS 10.15, *)
extension UISlider {
  /// The ticks of a slider's track, and how its values follow them.
  public struct TrackConfiguration: Hashable {
    /// A place on the track.
    public struct Tick: Hashable {
      /// The part of the track before the tick, from 0 to 1.
      public let position: Float
      /// What the tick is called.
      public var title: String?
      /// The picture of the tick; it is only kept.
      public var image: UIImage?

      /// Creates a tick.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether the slider has the values of its ticks only.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled; it is only kept.
    public var neutralValue: Float
    /// The part of the range in which there are values, from 0 to 1; it is only kept.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public let ticks: [Tick]

    /// Creates the configuration of a track with some ticks.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1,
      ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates the configuration of a track with some ticks at equal distances, from end to end.
    public init(
      allowsTickValuesOnly: Bool = true,
      neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let steps = max(1, numberOfTicks - 1)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly,
        neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / Float(steps)) }
      )
    }

    /// Returns the value of the nearest tick, if there are no others.
    func value(near value: Float, in range: SliderRange) -> Float {
      guard allowsTickValuesOnly, !value.isNaN else { return value }
      let values = ticks.map { range.minimum + $0.position * (range.maximum - range.minimum) }
      return values.min { abs($0 - value) < abs($1 - value) } ?? value
    }
  }
}
