/// The identity of a registration, and the reuse identifier of its views.
@preconcurrency @MainActor struct RegistrationIdentity {
  /// The number of registrations made so far, for unique identifiers.
  private static var count = 0

  /// The number of calls to data sources for views that are in progress, in all collection views.
  static var callsForViews = 0

  let identifier: String

  /// Whether the registration was made while a data source was providing a view, so that each call
  /// would make another and nothing would be reused.
  let wasMadeInProvider: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    wasMadeInProvider = Self.callsForViews > 0
  }
}
