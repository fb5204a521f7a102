extension Headless {
  /// What an app finds out about the device on which it runs.
  public struct Device: Sendable {
    /// Whether it is a phone or a tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The kind of the device.
    public var model: String
    /// The name that the user has given the device.
    public var name: String
    /// The name of the system.
    public var systemName = "iOS"
    /// The version of the system.
    public var systemVersion = "26.1"
    /// How the device is held.
    public var orientation = UIDeviceOrientation.portrait
    /// The state of the battery.
    public var batteryState = UIDevice.BatteryState.unplugged
    /// The charge of the battery, from 0 to 1.
    public var batteryLevel: Float = 1
    /// An identifier that is the same for all apps of a vendor.
    public var identifierForVendor: UUID?

    /// Describes a device.
    public init(idiom: UIUserInterfaceIdiom, model: String) {
      self.idiom = idiom
      self.model = model
      name = model
    }

    /// A phone.
    public static let phone = Device(idiom: .phone, model: "iPhone")
    /// A tablet.
    public static let pad = Device(idiom: .pad, model: "iPad")
  }

  /// The device on which the app runs: a phone, unless a test says otherwise.
  public static var device: Device { scopedDevice ?? .phone }

  /// Runs a block as on a device.
  ///
  /// `UIDevice.current` describes it, and windows that are made meanwhile have its idiom.
  @preconcurrency @MainActor public static func withDevice<Result>(
    _ device: Device,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $scopedDevice.withValue(device, operation: body)
  }

  /// Runs a block as on a device, also while it suspends.
  @preconcurrency @MainActor public static func withDevice<Result>(
    _ device: Device,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scopedDevice.withValue(device, operation: body)
  }

  @TaskLocal private static var scopedDevice: Device?

  /// The addresses that the app has opened, the latest last.
  ///
  /// Each test that has its own time has its own record, too.
  @preconcurrency @MainActor public static var openedURLs: [URL] { appRecord.openedURLs }

  /// Says which addresses can be opened; until then, all can.
  @preconcurrency @MainActor
  public static func openURLs(where canOpen: @escaping @MainActor (URL) -> Bool) {
    appRecord.opens = canOpen
  }
}

/// What the app has asked of the system, and what the system answers.
@preconcurrency @MainActor final class AppRecord {
  var openedURLs: [URL] = []
  var opens: @MainActor (URL) -> Bool = { _ in true }
  let pasteboard = UIPasteboard()
}
