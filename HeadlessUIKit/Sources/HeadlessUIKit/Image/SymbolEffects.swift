/// A symbol jumps; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, upwards.
  public var up: BounceSymbolEffect { Self(configuration.with("up")) }
  /// The same, downwards.
  public var down: BounceSymbolEffect { Self(configuration.with("down")) }
  /// The same, layer by layer.
  public var byLayer: BounceSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps; it is only kept.
  public static var bounce: BounceSymbolEffect {
    BounceSymbolEffect(SymbolEffectConfiguration("bounce"))
  }
}

/// A symbol fades in and out; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, layer by layer.
  public var byLayer: PulseSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades in and out; it is only kept.
  public static var pulse: PulseSymbolEffect {
    PulseSymbolEffect(SymbolEffectConfiguration("pulse"))
  }
}

/// A symbol fades its layers one after the other; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, one layer at a time.
  public var iterative: VariableColorSymbolEffect { Self(configuration.with("iterative")) }
  /// The same, with layers that stay.
  public var cumulative: VariableColorSymbolEffect { Self(configuration.with("cumulative")) }
  /// The same, forwards and backwards.
  public var reversing: VariableColorSymbolEffect { Self(configuration.with("reversing")) }
  /// The same, forwards only.
  public var nonReversing: VariableColorSymbolEffect { Self(configuration.with("nonReversing")) }
  /// The same, with other layers dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect {
    Self(configuration.with("dimInactiveLayers"))
  }
  /// The same, with other layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    Self(configuration.with("hideInactiveLayers"))
  }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol fades its layers one after the other; it is only kept.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(SymbolEffectConfiguration("variableColor"))
  }
}

/// A symbol is larger or smaller; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, upwards.
  public var up: ScaleSymbolEffect { Self(configuration.with("up")) }
  /// The same, downwards.
  public var down: ScaleSymbolEffect { Self(configuration.with("down")) }
  /// The same, layer by layer.
  public var byLayer: ScaleSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger or smaller; it is only kept.
  public static var scale: ScaleSymbolEffect {
    ScaleSymbolEffect(SymbolEffectConfiguration("scale"))
  }
}

/// A symbol appears; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, upwards.
  public var up: AppearSymbolEffect { Self(configuration.with("up")) }
  /// The same, downwards.
  public var down: AppearSymbolEffect { Self(configuration.with("down")) }
  /// The same, layer by layer.
  public var byLayer: AppearSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol appears; it is only kept.
  public static var appear: AppearSymbolEffect {
    AppearSymbolEffect(SymbolEffectConfiguration("appear"))
  }
}

/// A symbol disappears; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, upwards.
  public var up: DisappearSymbolEffect { Self(configuration.with("up")) }
  /// The same, downwards.
  public var down: DisappearSymbolEffect { Self(configuration.with("down")) }
  /// The same, layer by layer.
  public var byLayer: DisappearSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol disappears; it is only kept.
  public static var disappear: DisappearSymbolEffect {
    DisappearSymbolEffect(SymbolEffectConfiguration("disappear"))
  }
}

/// A symbol shakes; it is only kept.
@available(iOS 18, macOS 10.15, *)
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, upwards.
  public var up: WiggleSymbolEffect { Self(configuration.with("up")) }
  /// The same, downwards.
  public var down: WiggleSymbolEffect { Self(configuration.with("down")) }
  /// The same, to the left.
  public var left: WiggleSymbolEffect { Self(configuration.with("left")) }
  /// The same, to the right.
  public var right: WiggleSymbolEffect { Self(configuration.with("right")) }
  /// The same, clockwise.
  public var clockwise: WiggleSymbolEffect { Self(configuration.with("clockwise")) }
  /// The same, counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { Self(configuration.with("counterClockwise")) }
  /// The same, layer by layer.
  public var byLayer: WiggleSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 18, macOS 10.15, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol shakes; it is only kept.
  public static var wiggle: WiggleSymbolEffect {
    WiggleSymbolEffect(SymbolEffectConfiguration("wiggle"))
  }
}

/// A symbol turns; it is only kept.
@available(iOS 18, macOS 10.15, *)
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, clockwise.
  public var clockwise: RotateSymbolEffect { Self(configuration.with("clockwise")) }
  /// The same, counterclockwise.
  public var counterClockwise: RotateSymbolEffect { Self(configuration.with("counterClockwise")) }
  /// The same, layer by layer.
  public var byLayer: RotateSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 18, macOS 10.15, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns; it is only kept.
  public static var rotate: RotateSymbolEffect {
    RotateSymbolEffect(SymbolEffectConfiguration("rotate"))
  }
}

/// A symbol grows and shrinks; it is only kept.
@available(iOS 18, macOS 10.15, *)
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, without fading.
  public var plain: BreatheSymbolEffect { Self(configuration.with("plain")) }
  /// The same, with fading.
  public var pulse: BreatheSymbolEffect { Self(configuration.with("pulse")) }
  /// The same, layer by layer.
  public var byLayer: BreatheSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 18, macOS 10.15, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol grows and shrinks; it is only kept.
  public static var breathe: BreatheSymbolEffect {
    BreatheSymbolEffect(SymbolEffectConfiguration("breathe"))
  }
}

/// A symbol takes the place of another one; it is only kept.
@available(iOS 17, macOS 10.15, *)
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration) {
    self.configuration = configuration
  }

  /// The same, down and then up.
  public var downUp: ReplaceSymbolEffect { Self(configuration.with("downUp")) }
  /// The same, up and then up.
  public var upUp: ReplaceSymbolEffect { Self(configuration.with("upUp")) }
  /// The same, away and then up.
  public var offUp: ReplaceSymbolEffect { Self(configuration.with("offUp")) }
  /// The same, layer by layer.
  public var byLayer: ReplaceSymbolEffect { Self(configuration.with("byLayer")) }
  /// The same, of the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { Self(configuration.with("wholeSymbol")) }
}

@available(iOS 17, macOS 10.15, *)
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol takes the place of another one; it is only kept.
  public static var replace: ReplaceSymbolEffect {
    ReplaceSymbolEffect(SymbolEffectConfiguration("replace"))
  }
}
