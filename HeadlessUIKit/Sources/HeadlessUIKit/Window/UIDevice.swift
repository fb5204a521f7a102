/// The device: a phone, unless a test says otherwise with ``Headless/device``.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  /// The device.
  open class var current: UIDevice { only }

  /// What the user calls the device.
  open var name: String { Headless.device.name }
  /// What the device is.
  open var model: String { Headless.device.model }
  /// What the device is, in the user's language.
  open var localizedModel: String { Headless.device.model }
  /// The name of the system.
  open var systemName: String { Headless.device.systemName }
  /// The version of the system.
  open var systemVersion: String { Headless.device.systemVersion }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Headless.device.userInterfaceIdiom }
  /// A number that stands for the device; it is the same as long as the process runs.
  open var identifierForVendor: UUID? { Headless.device.identifier }
}

extension Headless {
  /// What `UIDevice.current` says.
  public struct Device: Sendable {
    /// What the user calls the device.
    public var name = "iPhone"
    /// What the device is.
    public var model = "iPhone"
    /// The name of the system.
    public var systemName = "iOS"
    /// The version of the system.
    public var systemVersion = "26.1"
    /// The kind of device.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    let identifier = UUID()

    /// Creates a phone.
    public init() {}
  }

  /// The device on which the code believes to run; a test sets its values.
  @preconcurrency @MainActor public static var device = Device()
}
