/// Where text stands in a view that shows some.
struct TextBaselines {
  /// How far the first baseline is below the top of the text.
  var first: CGFloat
  /// How far the last baseline is above the bottom of the text.
  var last: CGFloat
  /// How high the text is, if that is not the height of the view's content.
  var height: CGFloat?

  init(_ font: UIFont, height: CGFloat? = nil) {
    first = font.leading / 2 + font.ascender
    last = font.leading / 2 - font.descender
    self.height = height
  }
}
