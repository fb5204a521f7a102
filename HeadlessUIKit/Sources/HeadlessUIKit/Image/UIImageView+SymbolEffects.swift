/// What the completion of a symbol's effect is told.
@available(iOS 17, macOS 10.15, *)
public struct UISymbolEffectCompletionContext {
  /// Whether the effect has run to its end, and was not replaced or removed.
  public let isFinished: Bool
}

/// A block that runs when a symbol's effect has ended.
@available(iOS 17, macOS 10.15, *)
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

@available(iOS 17, macOS 10.15, *)
extension UIImageView {
  /// Adds an effect that ends by itself; it is only kept, see ``Headless/symbolEffects(of:)``.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Adds an effect that lasts until it is removed; it is only kept.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Adds an effect; it is only kept, see ``Headless/symbolEffects(of:)``.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  /// Removes effects of a type that end by themselves; they are only kept.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  /// Removes effects of a type that last; they are only kept.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  /// Removes effects of a type; they are only kept.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  /// Removes all effects; they are only kept.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    effects.removeAll()
  }

  /// Shows another symbol; the effect with which it comes is only kept.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(completion)
  }

  private func add<Effect: SymbolEffect>(_ effect: Effect, _ completion: UISymbolEffectCompletion?)
  {
    effects.removeAll { $0 is Effect }
    effects.append(effect)
    finish(completion)
  }

  private func remove<Effect: SymbolEffect>(
    _ effect: Effect,
    _ completion: UISymbolEffectCompletion?
  ) {
    effects.removeAll { $0 is Effect }
    finish(completion)
  }

  /// Runs a completion in a turn of its own, as effects take no time here.
  private func finish(_ completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    Headless.schedule(after: 0) { completion(UISymbolEffectCompletionContext(isFinished: true)) }
  }
}

extension Headless {
  /// Returns the effects of an image view that were added and not removed, the oldest first.
  @available(iOS 17, macOS 10.15, *)
  @preconcurrency @MainActor public static func symbolEffects(
    of view: UIImageView
  ) -> [any SymbolEffect] { view.effects }
}
