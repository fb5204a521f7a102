extension ListAdapter {
  /// Calls back when the list has come to rest: all content that was applied is shown, and no update and
  /// no change of state is animated any longer.
  ///
  /// `apply` answers when the list shows the content, in the middle of its animation. Wait for the end
  /// where the next thing must not be seen to overlap with it.
  ///
  /// ```swift
  /// adapter.apply(Inbox(messages))
  /// adapter.afterAnimations { [weak self] in self?.showHint() }
  /// ```
  ///
  /// - Parameter action: Called once; at once if the list is at rest, or after the callback or batch that
  ///   the call is made in. Of several, the earliest is called first. If the adapter is released, it is
  ///   called then.
  public func afterAnimations(_ action: @escaping () -> Void) {
    coordinator.afterAnimations(action)
  }

  /// Returns when the list has come to rest: all content that was applied is shown, and no update and no
  /// change of state is animated any longer.
  ///
  /// ```swift
  /// await adapter.apply(Inbox(messages))
  /// await adapter.afterAnimations()
  /// ```
  public func afterAnimations() async {
    await withCheckedContinuation { continuation in
      afterAnimations { continuation.resume() }
    }
  }
}
