/// Lets Core Foundation see that an object is Swift's; the first stored property of a class.
///
/// Where Foundation is not Apple's, Core Foundation takes the ten bits above the lowest eight
/// behind an object's header for the number of a type of its own. If they are all zero, it stops
/// the program instead of asking the object whether it equals another one. Without the tag, an
/// attributed string, which compares the values of attributes, could not contain a font whose size
/// begins with zeros.
struct FoundationTag: Sendable {
  private let bits: UInt = 0x3FF00
}
