/// What has a say in what a user writes into a text view; each method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether the user may start to write.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks whether the user may stop.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when the user started to write.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the user stopped.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether what the user wrote takes the place of a part of the text.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called when the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when another part of the text is selected, or when it has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
