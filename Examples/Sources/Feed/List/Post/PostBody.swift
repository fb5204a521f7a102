import Roster

/// The part of a post that differs from kind to kind, between its author and its likes.
@MainActor
protocol PostBody: UIView {
  associatedtype Content: Equatable
  associatedtype State: ViewState

  init(frame: CGRect)

  /// The height that the body needs, in points; nil if it sizes itself once it shows its content.
  static func height(
    of content: Content,
    state: State,
    width: CGFloat,
    traits: UITraitCollection
  ) -> CGFloat?

  func show(_ content: Content, state: State)
}
