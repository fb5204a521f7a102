import HeadlessUIKit

extension RenderControl {
  /// Creates a dot for each page, filled for the current one.
  @MainActor init(pages view: UIPageControl) {
    let traits = view.traitCollection
    guard view.numberOfPages > (view.hidesForSinglePage ? 1 : 0) else {
      self.init([]) { _ in [] }
      return
    }
    let pages = 0..<view.numberOfPages
    let dots = pages.map { (view.dotCenter(of: $0), $0 == view.currentPage) }
    self.init(
      dots.map { center, isCurrent in
        let color =
          isCurrent
          ? view.currentPageIndicatorTintColor ?? .label
          : view.pageIndicatorTintColor ?? .systemGray3
        let dot = CGRect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7)
        return .rect(dot, radius: 3.5, color: color.rgba(in: traits))
      }
    ) { _ in
      dots.map { Characters(text: $0.1 ? "●" : "○", center: $0.0) }
    }
  }

  /// Creates spokes around a center, pale while the indicator is not animating.
  @MainActor init(indicator view: UIActivityIndicatorView) {
    let bounds = view.bounds
    let base = view.color.rgba(in: view.traitCollection)
    let radius = min(bounds.width, bounds.height) / 2
    let count = 8
    let isAnimating = view.isAnimating
    self.init(
      (0..<count).map { spoke in
        let angle = CGFloat(spoke) / CGFloat(count) * 2 * .pi
        var color = base
        color.alpha *= isAnimating ? CGFloat(spoke + 1) / CGFloat(count) : 0.3
        func place(_ part: CGFloat) -> CGPoint {
          CGPoint(
            x: bounds.midX + radius * part * sin(angle),
            y: bounds.midY - radius * part * cos(angle)
          )
        }
        return .line(from: place(0.5), to: place(0.9), color: color)
      }
    ) { _ in
      [Characters(text: isAnimating ? "✻" : "◌", center: bounds.middle)]
    }
  }
}
