import Foundation

func middle(_ rect: CGRect) -> CGFloat {
  rect.midX  // expect: no member 'midX'
}
