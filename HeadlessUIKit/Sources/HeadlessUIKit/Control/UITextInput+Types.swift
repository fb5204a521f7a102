/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The key says "return".
  case `default` = 0
  /// The key says "go", for addresses.
  case go = 1
  /// The key says "Google".
  case google = 2
  /// The key says "join", for networks.
  case join = 3
  /// The key says "next", for moving to the next field.
  case next = 4
  /// The key says "route", for maps.
  case route = 5
  /// The key says "search".
  case search = 6
  /// The key says "send", for messages.
  case send = 7
  /// The key says "Yahoo!".
  case yahoo = 8
  /// The key says "done", for the last field.
  case done = 9
  /// The key says "emergency call".
  case emergencyCall = 10
  /// The key says "continue".
  case `continue` = 11
}

/// The types of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the current language.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// Keys for web addresses.
  case URL = 3
  /// The ten digits.
  case numberPad = 4
  /// Keys for telephone numbers.
  case phonePad = 5
  /// Keys for names and telephone numbers.
  case namePhonePad = 6
  /// Keys for email addresses.
  case emailAddress = 7
  /// The ten digits and a decimal separator.
  case decimalPad = 8
  /// Keys for short messages, with @ and #.
  case twitter = 9
  /// Keys for searches and web addresses.
  case webSearch = 10
  /// The ten ASCII digits.
  case asciiCapableNumberPad = 11
}

/// When letters are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected automatically while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Depending on the kind of text.
  case `default` = 0
  /// Words are not corrected.
  case no = 1
  /// Words are corrected.
  case yes = 2
}

/// The meaning of a text, so that the system can suggest one.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A street address, on one or more lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password of an existing account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password of a new account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A verification code from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What can be found in a text and made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
