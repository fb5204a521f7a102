extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }
  /// The baseline of the first line of text, or the top edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }
  /// The baseline of the last line of text, or the bottom edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }
}
