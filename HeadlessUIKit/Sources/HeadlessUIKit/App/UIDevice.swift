/// The device on which the app runs, as a test describes it with `Headless.withDevice(_:_:)`.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not monitored.
    case unknown = 0
    /// The device is not connected to power.
    case unplugged = 1
    /// The device is connected to power, and the battery is not full.
    case charging = 2
    /// The device is connected to power, and the battery is full.
    case full = 3
  }

  private static let device = UIDevice()

  /// The device.
  open class var current: UIDevice { device }

  /// Posted when the device was turned; here only tests post it.
  nonisolated public static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  /// The name that the user has given the device.
  open var name: String { Headless.device.name }
  /// The kind of the device, such as iPhone.
  open var model: String { Headless.device.model }
  /// The kind of the device in the user's language.
  open var localizedModel: String { Headless.device.model }
  /// The name of the system.
  open var systemName: String { Headless.device.systemName }
  /// The version of the system, such as 26.1.
  open var systemVersion: String { Headless.device.systemVersion }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { Headless.device.orientation }
  /// Whether the device is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Headless.device.idiom }
  /// An identifier that is the same for all apps of a vendor.
  open var identifierForVendor: UUID? { Headless.device.identifierForVendor }
  /// Whether the battery is monitored; otherwise its state is unknown.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery, if it is monitored.
  open var batteryState: UIDevice.BatteryState {
    isBatteryMonitoringEnabled ? Headless.device.batteryState : .unknown
  }
  /// The charge of the battery from 0 to 1, or -1 if it is not monitored.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? Headless.device.batteryLevel : -1 }

  override init() {
    super.init()
  }
}

/// The ways in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, with the home button or the indicator at the bottom.
  case portrait = 1
  /// Upright, with the home button or the indicator at the top.
  case portraitUpsideDown = 2
  /// On its side, with the home button or the indicator to the right.
  case landscapeLeft = 3
  /// On its side, with the home button or the indicator to the left.
  case landscapeRight = 4
  /// Lying, with the screen up.
  case faceUp = 5
  /// Lying, with the screen down.
  case faceDown = 6
}

extension UIDeviceOrientation {
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
