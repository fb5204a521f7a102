/// A nib file, which HeadlessUIKit cannot read.
///
/// Code that names nibs compiles. Using one fails with a sentence that says what to do, unless a test provides the
/// objects, with ``Headless/nibProvider``.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the file; nil for a nib that was made from data.
  let name: String?

  /// Creates a nib from the name of its file, which is not looked for.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a nib from the content of its file, which is not read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = nil
    super.init()
  }

  /// Returns the objects in the nib; that fails, unless a test provides them.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let objects = Headless.objects(ofNib: name ?? "from data", owner: ownerOrNil) else {
      Headless.fail(
        "N-NIB",
        "HeadlessUIKit cannot load the nib \(name.map { "\"\($0)\"" } ?? "from data"): make its objects in code,"
          + " or provide them in the test with Headless.nibProvider"
      )
      return []
    }
    return objects
  }
}

extension Bundle {
  /// Returns the objects in a nib; that fails, unless a test provides them.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension Headless {
  /// Returns the objects in a nib, by its name and its owner, as the file would describe them; nil fails.
  ///
  /// The objects get `awakeFromNib()`, as in UIKit. Set it in tests of cells that an app keeps in nibs:
  ///
  /// ```swift
  /// Headless.nibProvider = { name, _ in name == "BadgeCell" ? [BadgeCell.withOutlets()] : nil }
  /// ```
  @preconcurrency @MainActor public static var nibProvider:
    (_ name: String, _ owner: Any?) -> [Any]? = { _, _ in nil }

  @MainActor static func objects(ofNib name: String, owner: Any?) -> [Any]? {
    guard let objects = nibProvider(name, owner) else { return nil }
    for case let object as UIResponder in objects { object.awakeFromNib() }
    return objects
  }
}
