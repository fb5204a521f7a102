/// Where lines break, and what is left out of a text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between any two characters.
  case byCharWrapping = 1
  /// What does not fit is cut off.
  case byClipping = 2
  /// An ellipsis stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle = 5
}
