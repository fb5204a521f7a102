/// What tells one registration value from every other, and the identifier its views are pooled under.
@preconcurrency @MainActor struct RegistrationIdentity {
  /// The number of registrations made so far; each needs an identifier of its own.
  private static var count = 0

  /// How many calls to data sources for views are under way, in all collection views.
  static var callsForViews = 0

  let identifier: String

  /// Whether the registration was made while a data source was providing a view, so that the next
  /// call would make another and nothing would ever be used again.
  let wasMadeInProvider: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    wasMadeInProvider = Self.callsForViews > 0
  }
}
