extension Headless {
  /// Provides images of the app by their names: their sizes in points, or nil for other names.
  ///
  /// An image that nobody provides does not exist, as in an app: `UIImage(named:)` is nil. Providers
  /// are asked in the order in which they were added, and stay until the process ends. Add them on
  /// the main thread.
  @preconcurrency @MainActor public static func provideImages(
    _ sizes: @escaping @MainActor (_ name: String) -> CGSize?
  ) {
    ProvidedImages.providers.append(sizes)
  }

  /// Provides the images of an asset catalog: a folder with an `.imageset` for each of them.
  ///
  /// Sizes are read from PNG and JPEG files and the scales in the catalog; images in other formats have a
  /// size of 40 points.
  @preconcurrency @MainActor public static func provideImages(fromAssetCatalog url: URL) {
    let sizes = AssetCatalog(url).sizes
    provideImages { sizes[$0] }
  }
}

extension Headless {
  /// Provides colors of the app by their names, or nil for other names.
  ///
  /// A color that nobody provides does not exist: `UIColor(named:)` is nil. Providers are asked in the order in
  /// which they were added, and stay until the process ends. Add them on the main thread.
  @preconcurrency @MainActor public static func provideColors(
    _ colors: @escaping @MainActor (_ name: String) -> UIColor?
  ) {
    ProvidedColors.providers.append(colors)
  }
}

/// The colors that tests provide.
@preconcurrency @MainActor enum ProvidedColors {
  static var providers: [@MainActor (String) -> UIColor?] = []

  /// Returns a color; on other threads there are none.
  nonisolated static func color(_ name: String) -> UIColor? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { providers.lazy.compactMap { $0(name) }.first }
  }
}

/// The images that tests provide.
@preconcurrency @MainActor enum ProvidedImages {
  static var providers: [@MainActor (String) -> CGSize?] = []

  /// Returns the size of an image, in points; on other threads there are none.
  nonisolated static func size(of name: String) -> CGSize? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { providers.lazy.compactMap { $0(name) }.first }
  }
}

/// The sizes of the images in an asset catalog.
private struct AssetCatalog {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Image]?
  }

  /// The size of an image whose format is not read, in points.
  private static let unknownSize = CGSize(width: 40, height: 40)

  private(set) var sizes: [String: CGSize] = [:]

  init(_ url: URL) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    for path in paths {
      let folder = url.appendingPathComponent(path)
      guard folder.pathExtension == "imageset" else { continue }
      sizes[folder.deletingPathExtension().lastPathComponent] = Self.size(of: folder)
    }
  }

  private static func size(of folder: URL) -> CGSize {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return unknownSize }
    for image in contents.images ?? [] {
      guard let name = image.filename,
        let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let pixels = PictureFile.size(of: data)
      else { continue }
      let scale = CGFloat(Double(image.scale?.dropLast() ?? "1") ?? 1)
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    return unknownSize
  }
}
