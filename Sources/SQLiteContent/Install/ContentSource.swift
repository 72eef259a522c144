public import Foundation
import SQLiteCore
public import SQLiteFiles

/// The location of a database that comes with an app.
public enum ContentSource: Sendable {
  /// A file.
  case file(URL)
  /// A resource of a bundle; the name may be given with or without the extension.
  case resource(String, in: Bundle, extension: String = "sqlite", subdirectory: String? = nil)
  /// A file in a folder; a name without an extension gets `sqlite`.
  case folder(URL, name: String)

  /// The name of the file.
  var fileName: String {
    switch self {
    case .file(let url): url.lastPathComponent
    case .resource(let name, _, let fileExtension, _):
      [Self.stem(of: name, fileExtension), fileExtension].filter { !$0.isEmpty }.joined(separator: ".")
    case .folder(let folder, let name): Self.place(of: name, in: folder).lastPathComponent
    }
  }

  /// The name of a resource without the extension.
  private static func stem(of name: String, _ fileExtension: String) -> String {
    let hasIt = !fileExtension.isEmpty && name.count > fileExtension.count + 1 && name.hasSuffix("." + fileExtension)
    return hasIt ? String(name.dropLast(fileExtension.count + 1)) : name
  }

  private static func place(of name: String, in folder: URL) -> URL {
    let place = folder.appendingPathComponent(name, isDirectory: false)
    return place.pathExtension.isEmpty && !name.isEmpty ? folder.appendingPathComponent(name + ".sqlite", isDirectory: false) : place
  }

  /// Returns the URL of the file.
  ///
  /// - Parameter files: The file system, which finds the resources of bundles.
  /// - Throws: ``ContentError/sourceMissing(_:)`` when the bundle does not contain the resource,
  ///   ``ContentError/unusablePath(path:reason:)`` when the URL is not a usable path. The call does not check that the file exists.
  public func url(in files: any FileSystem = localFileSystem) throws(ContentError) -> URL {
    switch self {
    case .file(let url):
      _ = try ContentInstaller.exactPath(url)
      return url
    case .folder(let folder, let name): return try ContentSource.file(Self.place(of: name, in: folder)).url()
    case .resource(let name, let bundle, let fileExtension, let subdirectory):
      let name = Self.stem(of: name, fileExtension)
      if let url = files.url(forResource: name, extension: fileExtension, subdirectory: subdirectory, in: bundle) { return url }
      let path = [subdirectory, fileName].compactMap { $0 }.joined(separator: "/")
      throw .sourceMissing("\(path) among the resources of \(bundle.bundlePath)")
    }
  }
}
