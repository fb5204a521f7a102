import Observation

extension ListAdapter {
  /// Shows the content that a closure makes, and makes it again when something that it has read
  /// changes.
  ///
  /// ```swift
  /// adapter.follow { TodoList(store: store) }
  /// ```
  ///
  /// The list observes observable objects (from iOS 17 on), the phases of its page loaders and what
  /// is expanded in its outlines. Several changes in one turn of the main actor result in one
  /// update. The list follows the content until you cancel that, or apply or follow other content.
  ///
  /// The list retains the closure, so capture objects that retain the list weakly.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, the adapter's policy.
  ///   - fileID: The file to name in reports and recordings of the updates.
  ///   - line: The line to name in reports and recordings of the updates.
  ///   - content: Makes the content; what it and the bodies inside it read is observed.
  /// - Returns: The observation, which you can cancel.
  @discardableResult
  public func follow<Content: ListContent>(
    animated: Bool = true,
    policy: UpdatePolicy? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    @ListBuilder _ content: @escaping @MainActor () -> Content
  ) -> ListObservation {
    let follower = Follower(
      parts.loop,
      isAnimated: animated,
      policy: policy,
      location: CodeLocation(fileID: fileID, line: line)
    ) { [memory = parts.loop.content.memory] in
      ListResolver.resolve(content(), memory: memory)
    }
    let observation = ListObservation { follower.stop() }
    parts.loop.content.follow(observation)
    follower.show()
    return observation
  }

  /// Shows each content of a sequence, until the sequence ends, the task is cancelled, or you apply
  /// or follow other content.
  ///
  /// Contents that arrive while the list is in the middle of an update are coalesced to the latest.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - animated: Whether changes are animated where they can be.
  /// - Throws: The error of the sequence.
  public func follow<Contents: AsyncSequence>(
    _ contents: Contents,
    animated: Bool = true
  ) async throws where Contents.Element: ListContent {
    var isFollowed = true
    parts.loop.content.follow(ListObservation { isFollowed = false })
    for try await content in contents {
      guard isFollowed else { return }
      let request = UpdateRequest(isAnimated: animated) { [memory = parts.loop.content.memory] in
        ListResolver.resolve(content, memory: memory)
      }
      parts.loop.apply(request, answer: nil)
    }
  }
}

extension ListAdapter {
  /// Shows content for each value of a subscription, until the observation is cancelled.
  ///
  /// Values that arrive while the list is in the middle of an update are coalesced to the latest.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated where they can be.
  ///   - content: Makes the content of a value.
  ///   - subscribe: Subscribes to values, which may be sent from any thread, and returns a function
  ///     that ends the subscription.
  /// - Returns: The observation, which you can cancel.
  func follow<Value: Sendable, Content: ListContent>(
    animated: Bool,
    _ content: @escaping @MainActor (Value) -> Content,
    subscribe: (@escaping @Sendable (Value) -> Void) -> () -> Void
  ) -> ListObservation {
    let receiver = Receiver<Value>(isAnimated: animated) {
      [weak loop = parts.loop] value, isAnimated in
      guard let loop else { return }
      let request = UpdateRequest(isAnimated: isAnimated) { [memory = loop.content.memory] in
        ListResolver.resolve(content(value), memory: memory)
      }
      loop.apply(request, answer: nil)
    }
    let end = subscribe { receiver.receive($0) }
    let observation = ListObservation {
      receiver.show = nil
      end()
    }
    parts.loop.content.follow(observation)
    return observation
  }
}

/// Receives values from any thread, and shows them on the main actor in order.
@MainActor
private final class Receiver<Value: Sendable> {
  /// Shows a value; `nil` after the observation has ended.
  var show: ((Value, Bool) -> Void)?

  private let isAnimated: Bool

  init(isAnimated: Bool, _ show: @escaping (Value, Bool) -> Void) {
    self.isAnimated = isAnimated
    self.show = show
  }

  nonisolated func receive(_ value: Value) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { show?(value, isAnimated) }
    } else {
      Task { @MainActor in show?(value, isAnimated) }
    }
  }
}

/// Shows content again when what it has read changes.
///
/// The list keeps it alive, and the observed models do not: they may be part of the content.
@MainActor
private final class Follower {
  private weak var loop: UpdateLoop?
  private let isAnimated: Bool
  private let policy: UpdatePolicy?
  private let location: CodeLocation
  private var resolve: (@MainActor () -> (list: ResolvedList, issues: [ListIssue]))?

  /// Whether something has changed since the content was last requested.
  private var isStale = false

  init(
    _ loop: UpdateLoop,
    isAnimated: Bool,
    policy: UpdatePolicy?,
    location: CodeLocation,
    resolve: @escaping @MainActor () -> (list: ResolvedList, issues: [ListIssue])
  ) {
    self.loop = loop
    self.isAnimated = isAnimated
    self.policy = policy
    self.location = location
    self.resolve = resolve
  }

  func stop() {
    resolve = nil
  }

  func show() {
    guard let resolve else { return }
    isStale = false
    let request = UpdateRequest(
      isAnimated: isAnimated,
      policy: policy,
      location: location
    ) { [weak self] in
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return resolve() }
      return withObservationTracking {
        resolve()
      } onChange: {
        // The change itself comes after this call.
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { self?.expire() }
          Task { @MainActor in self?.showIfStale() }
        } else {
          Task { @MainActor in self?.show() }
        }
      }
    }
    loop?.apply(request, answer: nil)
  }

  /// Has the content shown again with the next changes of state.
  private func expire() {
    isStale = true
    loop?.content.expire { [weak self] in self?.showIfStale() }
  }

  private func showIfStale() {
    if isStale { show() }
  }
}
