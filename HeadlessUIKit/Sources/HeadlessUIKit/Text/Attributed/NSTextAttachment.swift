public import Foundation

/// An image in a text.
open class NSTextAttachment: NSObject {
  /// The character that represents an attachment in a string.
  public static let character = 0xFFFC

  /// The image.
  open var image: UIImage?

  /// The origin and size of the image, in points; the image's own size if it is zero.
  ///
  /// The origin is the lower left corner, relative to the baseline and with y pointing upwards.
  open var bounds = CGRect.zero

  /// Creates an attachment with data, which is not shown because this platform has no decoders.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
  }

  /// Creates an attachment to which an image is given later.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  var picture: TextPicture? {
    image.map { TextPicture(self, image: $0, bounds: bounds) }
  }
}

extension NSAttributedString.Key {
  /// The attachment that a character represents, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a text of one character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    let character = Unicode.Scalar(NSTextAttachment.character).map { String($0) } ?? ""
    self.init(string: character, attributes: [.attachment: attachment])
  }
}

/// An image in a text, as a value.
package struct TextPicture: Hashable, Sendable {
  package let image: UIImage
  /// The lower left corner, relative to the baseline and with y pointing upwards, and the size, in
  /// points.
  package let bounds: CGRect
  private let attachment: ObjectIdentifier

  init(_ attachment: NSTextAttachment, image: UIImage, bounds: CGRect) {
    self.attachment = ObjectIdentifier(attachment)
    self.image = image
    self.bounds = bounds.isEmpty ? CGRect(origin: bounds.origin, size: image.size) : bounds
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(attachment)
  }
}
