public import Foundation

/// Something in a text that is no character: a picture.
open class NSTextAttachment: NSObject {
  /// The character that stands for an attachment in a string.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?

  /// The place and the size of the picture, in points; its own size if there is none here.
  ///
  /// The origin is where the lower left corner is, seen from the baseline; upwards is more.
  open var bounds = CGRect.zero

  /// Creates an attachment of contents; they are not shown, as nothing decodes them on this platform.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
  }

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  var picture: TextPicture? {
    image.map { TextPicture(self, image: $0, bounds: bounds) }
  }
}

extension NSAttributedString.Key {
  /// What a character stands for, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// Creates a text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    let character = Unicode.Scalar(NSTextAttachment.character).map { String($0) } ?? ""
    self.init(string: character, attributes: [.attachment: attachment])
  }
}

/// A picture in a text, as a value.
package struct TextPicture: Hashable, Sendable {
  package let image: UIImage
  /// The place of the lower left corner seen from the baseline, upwards, and the size, in points.
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
