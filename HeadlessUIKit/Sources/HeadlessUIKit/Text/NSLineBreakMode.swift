/// How lines are wrapped and truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between any two characters.
  case byCharWrapping = 1
  /// Clips text that does not fit.
  case byClipping = 2
  /// Truncates the beginning of the last line with an ellipsis.
  case byTruncatingHead = 3
  /// Truncates the end of the last line with an ellipsis.
  case byTruncatingTail = 4
  /// Truncates the middle of the last line with an ellipsis.
  case byTruncatingMiddle = 5
}
