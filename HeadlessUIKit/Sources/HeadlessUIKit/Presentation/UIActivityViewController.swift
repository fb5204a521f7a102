/// A view controller with which the user shares something.
///
/// Nothing is shared here. A test reads `activityItems` through ``Headless/sharedItems(of:)``, and
/// ends sharing with ``Headless/finishSharing(_:with:completed:)``.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when sharing has ended: the service, whether it was completed, what it returned, and an
  /// error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  let activityItems: [Any]
  let applicationActivities: [UIActivity]?

  /// Creates a view controller that shares some items, also with services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = nil
    super.init(coder: coder)
  }

  /// The services that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Called when the user has shared the items, or has dismissed the view controller.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
}

/// A service with which the user shares something.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The names of services.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns a picture to a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds an address to what is to be read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// Creates a service.
  public override init() {
    super.init()
  }

  /// The name of the service.
  open var activityType: UIActivity.ActivityType? { nil }
  /// The title of the service.
  open var activityTitle: String? { nil }
  /// The image of the service.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service can share some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items that the service is about to share.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares the items.
  open func perform() {}
}
