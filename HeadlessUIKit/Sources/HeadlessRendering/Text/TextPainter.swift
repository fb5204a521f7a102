import HeadlessUIKit

/// Draws a tree of nodes into a grid of characters, from back to front.
struct TextPainter {
  private(set) var grid: TextGrid
  let cellSize: CGSize
  private let canvas: CGRect

  init(size: CGSize, cellSize: CGSize) {
    // A cell has a minimum size, and a grid a maximum, because of memory and readers.
    self.cellSize = CGSize(width: max(cellSize.width, 1), height: max(cellSize.height, 1))
    canvas = CGRect(origin: .zero, size: size)
    grid = TextGrid(
      columns: Self.count(size.width, per: self.cellSize.width),
      rows: Self.count(size.height, per: self.cellSize.height)
    )
  }

  mutating func paint(_ root: RenderNode) {
    let backdrop = root.fill ?? RGBA(white: 1)
    paint(
      root,
      Context(toCanvas: .identity, clip: canvas, backdrop: backdrop)
    )
  }

  /// What a node inherits from those around it.
  private struct Context {
    var toCanvas: CGAffineTransform
    var clip: CGRect
    /// The color behind the node.
    var backdrop: RGBA
  }

  private mutating func paint(_ node: RenderNode, _ outer: Context) {
    var context = outer
    context.toCanvas = node.toParent.concatenating(outer.toCanvas)
    let frame = node.bounds.applying(context.toCanvas)
    // Infinite or very distant frames are ignored, because Foundation traps on such rectangles.
    guard frame.isFinite else { return }
    if let fill = node.fill {
      context.backdrop = fill.over(outer.backdrop, opacity: node.opacity)
      if fill.alpha * node.opacity == 1 { erase(frame, in: outer.clip) }
    }
    if node.border != nil || context.backdrop != outer.backdrop {
      drawBox(of: node, frame, in: outer.clip)
    }
    if node.clips { context.clip = context.clip.intersection(frame) }
    if !context.clip.isEmpty {
      paintContent(of: node, context)
      for child in node.children { paint(child, context) }
    }
  }

  private mutating func erase(_ rect: CGRect, in clip: CGRect) {
    for (column, row) in cells(in: rect.intersection(clip)) {
      grid.erase(column: column, row: row)
    }
  }

  /// Draws a border or a background as a box, and a bar that is too thin for a box as a line.
  ///
  /// The background of the whole drawing gets no box, which would carry no information.
  private mutating func drawBox(of node: RenderNode, _ frame: CGRect, in clip: CGRect) {
    let isBordered = node.border != nil
    guard isBordered || !frame.contains(canvas),
      let box = isBordered ? borderBox(of: frame) : backgroundBox(of: frame)
    else { return }
    guard box.hasCorners else { return drawSeparator(frame, in: clip) }
    let painter = self
    func isInside(_ column: Int, _ row: Int) -> Bool {
      clip.contains(painter.center(column, row))
    }
    grid.draw(
      box,
      isRounded: node.cornerRadius > 0,
      where: isInside
    )
  }

  /// Draws a bar that is thin in one direction and long in the other.
  private mutating func drawSeparator(_ frame: CGRect, in clip: CGRect) {
    let isHorizontal = frame.height < cellSize.height && frame.width >= 2 * cellSize.width
    let isVertical = frame.width < cellSize.width && frame.height >= 2 * cellSize.height
    guard isHorizontal || isVertical else { return }
    let bar = frame.intersection(clip)
    guard !bar.isEmpty else { return }
    // Stretched to a whole cell, so that it contains the center of one.
    var stretched = bar
    if isHorizontal {
      stretched.origin.y = (bar.midY / cellSize.height).rounded(.down) * cellSize.height
      stretched.size.height = cellSize.height
    } else {
      stretched.origin.x = (bar.midX / cellSize.width).rounded(.down) * cellSize.width
      stretched.size.width = cellSize.width
    }
    for (column, row) in cells(in: stretched) {
      grid.add(isHorizontal ? .horizontal : .vertical, isRounded: false, column, row)
    }
  }

  private mutating func paintContent(of node: RenderNode, _ context: Context) {
    switch node.content {
    case .text(let text): paint(text, context)
    case .picture(let picture): paint(picture, context)
    case .control(let control): paint(control, context)
    case nil: break
    }
  }

  private mutating func paint(_ text: RenderText, _ context: Context) {
    for line in text.lines where !line.text.isEmpty {
      let box = CGRect(
        origin: line.origin,
        size: CGSize(width: line.width, height: line.height)
      ).applying(context.toCanvas)
      guard context.clip.minY <= box.midY, box.midY < context.clip.maxY else { continue }
      let visible = visiblePart(of: line, box, within: context.clip)
      guard !visible.text.isEmpty else { continue }
      let columns = ColumnText(visible.text)
      grid.write(
        columns,
        column: firstColumn(of: columns.columns, from: visible.span, line.anchor),
        row: Int((box.midY / cellSize.height).rounded(.down))
      )
    }
  }

  /// Returns the characters whose centers are in the clip rectangle, and their position on the
  /// canvas.
  private func visiblePart(
    of line: RenderText.Line,
    _ box: CGRect,
    within clip: CGRect
  ) -> (text: String, span: ClosedRange<CGFloat>) {
    if clip.minX <= box.minX, box.maxX <= clip.maxX {
      return (line.text, box.minX...max(box.minX, box.maxX))
    }
    let scale = line.width > 0 ? box.width / line.width : 1
    var visible = ""
    var (start, end) = (box.minX, box.minX)
    var x = box.minX
    for piece in line.pieces {
      let measurer = TextMeasurer(piece.font)
      for character in piece.text {
        let width = measurer.width(of: character) * scale
        if clip.minX <= x + width / 2, x + width / 2 < clip.maxX {
          if visible.isEmpty { start = x }
          visible.append(character)
          end = x + width
        }
        x += width
      }
    }
    return (visible, start...max(start, end))
  }

  private func firstColumn(
    of count: Int,
    from span: ClosedRange<CGFloat>,
    _ anchor: RenderText.Anchor
  ) -> Int {
    let left = span.lowerBound / cellSize.width
    let right = span.upperBound / cellSize.width
    let column: CGFloat =
      switch anchor {
      case .left: left.rounded()
      case .center: ((left + right - CGFloat(count)) / 2).rounded()
      case .right: right.rounded() - CGFloat(count)
      }
    // Text that starts on the canvas is not clipped at its beginning because it is narrow.
    return max(Int(column), left >= 0 ? 0 : Int(left.rounded(.down)))
  }

  private mutating func paint(_ control: RenderControl, _ context: Context) {
    for run in control.characters(cellSize.width) {
      let center = run.center.applying(context.toCanvas)
      guard context.clip.contains(center) else { continue }
      let text = ColumnText(run.text)
      grid.write(
        text,
        column: max(0, Int((center.x / cellSize.width - CGFloat(text.columns) / 2).rounded())),
        row: Int((center.y / cellSize.height).rounded(.down))
      )
    }
  }

  private mutating func paint(_ picture: RenderPicture, _ context: Context) {
    let frame = picture.frame.applying(context.toCanvas)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard context.clip.contains(middle) else { return }
    let room = Self.count(frame.width, per: cellSize.width)
    let text = ColumnText(PictureGlyph.text(for: picture.name, columns: room))
    let half = CGFloat(text.columns) / 2
    grid.write(
      text,
      column: max(0, Int((middle.x / cellSize.width - half).rounded())),
      row: Int((middle.y / cellSize.height).rounded(.down))
    )
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
