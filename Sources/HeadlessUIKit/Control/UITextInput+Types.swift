/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// The key says "return".
  case `default` = 0
  /// The key says "go", for a place to go to.
  case go = 1
  /// The key says "Google".
  case google = 2
  /// The key says "join", as for a network.
  case join = 3
  /// The key says "next", for the field that follows.
  case next = 4
  /// The key says "route", as on a map.
  case route = 5
  /// The key says "search".
  case search = 6
  /// The key says "send", for a message.
  case send = 7
  /// The key says "Yahoo!".
  case yahoo = 8
  /// The key says "done", after the last field.
  case done = 9
  /// The key says "emergency call".
  case emergencyCall = 10
  /// The key says "continue".
  case `continue` = 11
}

/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The keys of the current language.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation first.
  case numbersAndPunctuation = 2
  /// Keys for addresses of the web.
  case URL = 3
  /// The ten digits.
  case numberPad = 4
  /// Keys for telephone numbers.
  case phonePad = 5
  /// Keys for names and telephone numbers.
  case namePhonePad = 6
  /// Keys for addresses of mail.
  case emailAddress = 7
  /// The ten digits and a decimal separator.
  case decimalPad = 8
  /// Keys for short messages, with @ and #.
  case twitter = 9
  /// Keys for searches and addresses of the web.
  case webSearch = 10
  /// The ten ASCII digits.
  case asciiCapableNumberPad = 11
}

/// Which letters become capital by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letter.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are put right while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As suits the kind of text.
  case `default` = 0
  /// Words stay as they were typed.
  case no = 1
  /// Words are put right.
  case yes = 2
}

/// What kind of text is typed, so that the system can suggest some.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Street and number, on one or more lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// The password of an account that is being made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that arrives in a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
