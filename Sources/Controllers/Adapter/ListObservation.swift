/// Something that goes on until it is cancelled: an observer of a list, or content that is followed.
@MainActor
public final class ListObservation {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends it; a second call does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}
