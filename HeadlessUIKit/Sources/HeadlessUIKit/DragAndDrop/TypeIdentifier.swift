/// A uniform type identifier, with the types it conforms to.
///
/// These are the types that Apple documents for text, links and images; any other type conforms
/// only to itself.
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

  /// Returns whether the type conforms to another one.
  func conforms(to other: String) -> Bool {
    name == other
      || (Self.parents[name] ?? []).contains { TypeIdentifier(name: $0).conforms(to: other) }
  }
}
