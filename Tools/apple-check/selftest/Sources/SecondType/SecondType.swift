import Foundation
import Lists

struct CGAffineTransform {}

func identity() -> CGAffineTransform {
  CGAffineTransform.identity  // expect: type 'CGAffineTransform' has no member 'identity'
}
