import HeadlessUIKit

extension SymbolShape {
  private static let ring = "M18 10A8 8 0 1 1 2 10A8 8 0 1 1 18 10Z"
  private static let tick = "M6 10.5L9 13.5L14 7"
  private static let cross = "M7 7L13 13M13 7L7 13"
  private static let box = "M3 3H17V17H3Z"
  private static let star =
    "M10 1.8L12.5 7.2L18.4 7.9L14 11.9L15.2 17.7L10 14.8L4.8 17.7L6 11.9L1.6 7.9L7.5 7.2Z"
  private static let heart = "M10 17C-2 9 4 1 10 6C16 1 22 9 10 17Z"
  private static let bookmark = "M5 2H15V18L10 13.5L5 18Z"
  private static let flag = "M4 18V3C8 1 11 5 16 3V12C11 14 8 10 4 12"
  private static let bell = "M4 14C6 12 5 9 6 6.5A4.2 4.2 0 0 1 14 6.5C15 9 14 12 16 14Z"
  private static let envelope = "M2 4H18V16H2Z"
  private static let folder = "M2 16V4H8L10 6H18V16Z"
  private static let person = "M13.5 6A3.5 3.5 0 1 1 6.5 6A3.5 3.5 0 1 1 13.5 6Z"
  private static let shoulders = "M3 18C3 9.5 17 9.5 17 18Z"
  private static let house = "M3 9L10 3L17 9V17H12V12H8V17H3Z"
  private static let bag = "M4 7H16L17 18H3Z"
  private static let play = "M5 3L17 10L5 17Z"
  private static let can = "M5 6L6 18H14L15 6Z"
  private static let pin = "M10 18C4 11 4 9 4 8A6 6 0 1 1 16 8C16 9 16 11 10 18Z"
  private static let triangle = "M10 2.5L18.5 17H1.5Z"
  private static let plane = "M2 9L18 2L12 18L9 11Z"
  private static let lock = "M4 9H16V18H4Z"

  /// The shapes by the names that apps use; names with `forward` and `backward` are drawn for
  /// left-to-right text.
  static let shapes: [String: SymbolShape] = [
    "archivebox": stroked("M2 3H18V7H2ZM3.5 7V17H16.5V7M8 10.5H12"),
    "arrow.backward": stroked("M17 10H3M9 4L3 10L9 16"),
    "arrow.clockwise": stroked("M16 6A7 7 0 1 0 17 11M16.5 2V6.5H12"),
    "arrow.down": stroked("M10 3V17M4 11L10 17L16 11"),
    "arrow.forward": stroked("M3 10H17M11 4L17 10L11 16"),
    "arrow.left": stroked("M17 10H3M9 4L3 10L9 16"),
    "arrow.right": stroked("M3 10H17M11 4L17 10L11 16"),
    "arrow.up": stroked("M10 17V3M4 9L10 3L16 9"),
    "bag": stroked(bag, "M7 9V6A3 3 0 0 1 13 6V9"),
    "bell": stroked(bell, "M8.5 17H11.5"),
    "bell.fill": filled(bell, "M8 16H12L10 18Z"),
    "bookmark": stroked(bookmark),
    "bookmark.fill": filled(bookmark),
    "calendar": stroked("M3 4H17V17H3ZM3 8H17M7 2V5M13 2V5"),
    "cart": stroked("M1 3H4L6 13H15L17 6H5M8 17h0.01M13 17h0.01"),
    "checkmark": stroked("M4 11L8 15L16 5"),
    "checkmark.circle": stroked(ring, tick),
    "checkmark.circle.fill": filled(ring, cut: tick),
    "checkmark.square": stroked(box, tick),
    "checkmark.square.fill": filled(box, cut: tick),
    "chevron.backward": stroked("M13 4L7 10L13 16"),
    "chevron.down": stroked("M4 7L10 13L16 7"),
    "chevron.forward": stroked("M7 4L13 10L7 16"),
    "chevron.left": stroked("M13 4L7 10L13 16"),
    "chevron.right": stroked("M7 4L13 10L7 16"),
    "chevron.up": stroked("M4 13L10 7L16 13"),
    "chevron.up.chevron.down": stroked("M5 8L10 3L15 8", "M5 12L10 17L15 12"),
    "circle": stroked(ring),
    "circle.fill": filled(ring),
    "clock": stroked(ring, "M10 5V10L13.5 12"),
    "creditcard": stroked("M2 4H18V16H2ZM2 8H18"),
    "doc": stroked("M4 2H11L16 7V18H4ZM11 2V7H16"),
    "ellipsis": SymbolShape(parts: [
      Part(path: "M4 10h0.01M10 10h0.01M16 10h0.01", style: .stroke(3))
    ]),
    "ellipsis.circle": stroked(ring, "M6.5 10h0.01M10 10h0.01M13.5 10h0.01"),
    "envelope": stroked(envelope, "M2 5L10 11L18 5"),
    "envelope.badge": stroked(envelope, "M2 5L10 11L18 5"),
    "envelope.fill": filled(envelope, cut: "M2 5L10 11L18 5"),
    "envelope.open": stroked("M2 8L10 2L18 8V17H2ZM2 8L10 13L18 8"),
    "exclamationmark.circle": stroked(ring, "M10 5.5V11M10 14h0.01"),
    "exclamationmark.triangle": stroked(triangle, "M10 8V12M10 14.5h0.01"),
    "eye": stroked(
      "M1.5 10C6 3 14 3 18.5 10C14 17 6 17 1.5 10ZM12.5 10A2.5 2.5 0 1 1 7.5 10A2.5 2.5 0 1 1 12.5 10Z"
    ),
    "film": stroked("M2 4H18V16H2ZM6 4V16M14 4V16M2 10H18"),
    "flag": stroked(flag),
    "flag.fill": filled(flag),
    "folder": stroked(folder),
    "folder.fill": filled(folder),
    "gear": stroked(
      "M13 10A3 3 0 1 1 7 10A3 3 0 1 1 13 10Z",
      "M10 2V5M10 15V18M2 10H5M15 10H18M4.5 4.5L6.5 6.5M13.5 13.5L15.5 15.5M15.5 4.5L13.5 6.5M6.5 13.5L4.5 15.5"
    ),
    "heart": stroked(heart),
    "heart.fill": filled(heart),
    "house": stroked(house),
    "house.fill": filled(house),
    "info.circle": stroked(ring, "M10 9V14.5M10 6h0.01"),
    "line.3.horizontal": stroked("M3 5H17M3 10H17M3 15H17"),
    "lock": stroked(lock, "M6 9V6A4 4 0 0 1 14 6V9"),
    "lock.fill": filled(lock, "M6 9V6A4 4 0 0 1 14 6V9H12V6A2 2 0 0 0 8 6V9Z"),
    "magnifyingglass": stroked("M14 8.5A5.5 5.5 0 1 1 3 8.5A5.5 5.5 0 1 1 14 8.5ZM12.5 12.5L17 17"),
    "map": stroked("M2 5L7 3L13 5L18 3V15L13 17L7 15L2 17ZM7 3V15M13 5V17"),
    "mappin": stroked(pin, "M10 8h0.01"),
    "mic": stroked("M7 5A3 3 0 0 1 13 5V9A3 3 0 0 1 7 9ZM4 9C4 16 16 16 16 9M10 14.5V18"),
    "minus": stroked("M3 10H17"),
    "minus.circle": stroked(ring, "M6 10H14"),
    "minus.circle.fill": filled(ring, cut: "M6 10H14"),
    "music.note": stroked(
      "M7 15V4L15 2V13M7 15A2 2 0 1 1 3.5 15A2 2 0 1 1 7 15ZM15 13A2 2 0 1 1 11.5 13A2 2 0 1 1 15 13Z"
    ),
    "paperclip": stroked("M15 9L9 15A3.5 3.5 0 0 1 4 10L11 3A2.4 2.4 0 0 1 14.5 6.5L8 13"),
    "paperplane": stroked(plane, "M9 11L18 2"),
    "paperplane.fill": filled(plane),
    "pause.fill": filled("M4 3H8V17H4Z", "M12 3H16V17H12Z"),
    "pencil": stroked("M3 17L4 13L14 3L17 6L7 16ZM12 5L15 8"),
    "person": stroked(person, shoulders),
    "person.circle": stroked(
      ring,
      "M12.5 8A2.5 2.5 0 1 1 7.5 8A2.5 2.5 0 1 1 12.5 8ZM5 16C6 11.5 14 11.5 15 16"
    ),
    "person.fill": filled(person, shoulders),
    "photo": stroked("M2 3H18V17H2ZM2 14L7 9L11 13L13 11L18 15M13.5 7h0.01"),
    "pin": stroked("M7 2H13L12 8L15 11H5L8 8ZM10 11V18"),
    "pin.fill": filled("M7 2H13L12 8L15 11H10.8L10 18L9.2 11H5L8 8Z"),
    "play": stroked(play),
    "play.fill": filled(play),
    "plus": stroked("M10 3V17M3 10H17"),
    "plus.circle": stroked(ring, "M10 6V14M6 10H14"),
    "plus.circle.fill": filled(ring, cut: "M10 6V14M6 10H14"),
    "square": stroked(box),
    "square.and.arrow.up": stroked("M6 8H3V18H17V8H14M10 13V2M6 5.5L10 2L14 5.5"),
    "square.and.pencil": stroked("M10 4H3V17H16V10M8 12L9 9L16 2L18 4L11 11Z"),
    "square.fill": filled(box),
    "star": stroked(star),
    "star.fill": filled(star),
    "tag": stroked("M2 10V2H10L18 10L10 18ZM6 6h0.01"),
    "trash": stroked(can, "M3 5H17M8 5V2.5H12V5"),
    "trash.fill": filled(can, "M3 3H8V2H12V3H17V5H3Z"),
    "tray": stroked("M2 11L5 3H15L18 11V17H2ZM2 11H7L8.5 13.5H11.5L13 11H18"),
    "xmark": stroked("M4 4L16 16M16 4L4 16"),
    "xmark.circle": stroked(ring, cross),
    "xmark.circle.fill": filled(ring, cut: cross),
  ]
}
