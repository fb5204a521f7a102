import Observation
import RosterPlatform

extension ListedController {
  /// Configures the cell, and configures it again when an observable model changes that was read.
  ///
  /// This costs nothing for a controller that reads none.
  final func followingModels(_ configure: () -> Void) {
    guard #available(iOS 17, macOS 14, tvOS 17, *), Self.observesModels else { return configure() }
    if models == nil, ModelObservation.isReader(type(of: self)) {
      models = ModelObservation(self)
    }
    guard let models else {
      // The handler is requested only if something was read.
      return withObservationTracking(configure, onChange: beginToFollowModels())
    }
    models.follow(configure)
  }

  @available(iOS 17, macOS 14, tvOS 17, *)
  private func beginToFollowModels() -> @Sendable () -> Void {
    let observation = ModelObservation(self)
    models = observation
    return observation.handler()
  }
}

/// Follows what one controller reads of observable models.
@MainActor
protocol ModelFollowing: AnyObject {
  /// Observes what is read from here on, and nothing that was read before.
  func follow(_ configure: () -> Void)

  /// Stops following.
  func stop()
}

@available(iOS 17, macOS 14, tvOS 17, *)
@MainActor
private final class ModelObservation: ModelFollowing {
  /// A model that every round reads.
  ///
  /// The system observes until something changes that was read, and observation cannot be stopped.
  /// This model changes when a round has ended, so that models do not collect the rounds of former
  /// cells.
  @Observable
  final class Round {
    var number = 0
  }

  /// The types of controllers that have read a model: they are followed by rounds from the beginning.
  private static var readers: Set<ObjectIdentifier> = []

  private weak var controller: ListedController?
  private let round = Round()

  /// Counts the rounds.
  ///
  /// It changes before the round does, so that the end of a round is not taken for a change of a
  /// model.
  private var current = 0

  /// Makes the observation of a controller that reads models.
  init(_ controller: ListedController) {
    self.controller = controller
    Self.readers.insert(ObjectIdentifier(type(of: controller)))
  }

  /// Whether a controller of a type has read a model.
  static func isReader(_ type: ListedController.Type) -> Bool {
    readers.contains(ObjectIdentifier(type))
  }

  func follow(_ configure: () -> Void) {
    stop()
    func read() {
      _ = round.number
      configure()
    }
    withObservationTracking(read, onChange: handler())
  }

  func stop() {
    current += 1
    round.number = current
  }

  /// Returns the handler that is called once, on any thread, when something that was read is about
  /// to change.
  func handler() -> @Sendable () -> Void {
    let number = current
    return { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.modelWillChange(since: number) }
      } else {
        Task { @MainActor in self?.modelWillChange(since: number) }
      }
    }
  }

  private func modelWillChange(since number: Int) {
    guard number == current else { return }
    controller?.modelsWillChange()
  }
}
