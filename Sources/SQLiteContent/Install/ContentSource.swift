public import Foundation
public import SQLiteCore

/// Where the database is that an app brings along.
public enum ContentSource: Sendable {
  /// A file.
  case file(URL)
  /// A resource of a bundle; the name goes without the extension.
  case resource(String, in: Bundle, extension: String = "sqlite", subdirectory: String? = nil)
  /// A file in a folder; the name goes with the extension.
  case folder(URL, name: String)

  /// The place of the file.
  ///
  /// - Parameter files: Who knows the resources of bundles.
  /// - Throws: ``ContentError/sourceMissing(_:)`` when a bundle has no such resource, ``ContentError/unusablePath(path:reason:)`` when the place
  ///   is not a path. Whether a file is there is not looked at.
  public func url(in files: any FileSystem = localFileSystem) throws(ContentError) -> URL {
    switch self {
    case .file(let url):
      _ = try ContentInstaller.exactPath(url)
      return url
    case .folder(let folder, let name): return try ContentSource.file(folder.appendingPathComponent(name, isDirectory: false)).url()
    case .resource(let name, let bundle, let fileExtension, let subdirectory):
      if let url = files.url(forResource: name, extension: fileExtension, subdirectory: subdirectory, in: bundle) { return url }
      let path = [subdirectory, "\(name).\(fileExtension)"].compactMap { $0 }.joined(separator: "/")
      throw .sourceMissing("\(path) among the resources of \(bundle.bundlePath)")
    }
  }
}
