/// The positions of the baselines in a view that shows text.
struct TextBaselines {
  /// The distance of the first baseline from the top of the text.
  var first: CGFloat
  /// The distance of the last baseline from the bottom of the text.
  var last: CGFloat
  /// The height of the text, if it is not the height of the view's content.
  var height: CGFloat?

  init(_ font: UIFont, height: CGFloat? = nil) {
    first = font.ascender
    last = -font.descender
    self.height = height
  }
}
