/// A uniform type identifier, with the kinds it belongs to.
///
/// The kinds are those that Apple documents for the types that text, links and pictures are given as;
/// any other type belongs to itself only.
struct TypeIdentifier: Hashable {
  let name: String

  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "public.movie": ["public.audiovisual-content"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  /// Whether what is of this type is of another one, too.
  func conforms(to other: String) -> Bool {
    name == other
      || (Self.parents[name] ?? []).contains { TypeIdentifier(name: $0).conforms(to: other) }
  }
}
