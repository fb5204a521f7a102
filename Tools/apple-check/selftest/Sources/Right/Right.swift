import AppKit
import Lists

func path() -> IndexPath {
  IndexPath(item: 1, section: 2)
}

func width(_ rect: CGRect) -> CGFloat {
  rect.insetBy(dx: 1, dy: 1).applying(CGAffineTransform(scaleX: 2, y: 2)).width
}

func numbered(_ names: [String]) -> [String] {
  names.enumerated().map { "\($0) \($1)" }
}
