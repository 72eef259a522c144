public import Foundation
public import SQLiteCore

extension SQLiteManager {
  /// The location of a database, and how it gets there.
  public enum Placement: Sendable {
    /// Content that comes with the app, installed into a folder; the user's tables are in the same file. Without a name, the file has the
    /// name of the source.
    case installed(
      ContentSource, into: URL, fileName: String? = nil, carrying: Set<String> = [], adopting: Set<String> = [],
      references: [ContentReference] = [])
    /// Content that comes with the app. It is read in place, opened as immutable, as the schema `content`. The user's tables are in their
    /// own file, the schema `main`, which is created when missing. This is the better choice for content that is only read.
    ///
    /// A name in the bundle belongs to the bundle. If the user's file has it too, opening throws
    /// ``ContentError/conflict(type:name:reason:)``, and so does a statement that would create it there. Carried tables are the exception:
    /// their rows are the user's. A new file gets the text encoding of the bundle. With a file in another encoding, opening throws
    /// ``ContentError/encodingDiffers(installed:bundled:)``.
    case inPlace(ContentSource, userDatabase: URL, carrying: Set<String> = [])
    /// A database that comes from no bundle.
    case database(Connection.Location, access: Connection.Access = .create)
  }
}

extension SQLiteManager.Placement {
  /// The file to open; nil for a database without a file, and for one specified only by a URI.
  var url: URL? {
    switch self {
    case .installed(let source, let folder, let fileName, _, _, _):
      folder.appendingPathComponent(fileName ?? source.fileName, isDirectory: false)
    case .inPlace(_, let userDatabase, _): userDatabase
    case .database(.file(let path), _): URL(fileURLWithPath: path)
    case .database: nil
    }
  }

  /// The location of the database, for messages.
  var place: String {
    if case .database(let location, _) = self { location.description } else { url?.path ?? "" }
  }

  /// The app's own folder in application support: a subfolder named after the bundle identifier, or else after the process.
  ///
  /// The folder is not created here. <https://developer.apple.com/documentation/foundation/filemanager>
  public static func applicationSupportFolder() throws(ContentError) -> URL {
    guard let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      throw .notWritable(path: "application support", reason: "the system names no such folder; give one with into:")
    }
    return support.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, isDirectory: true)
  }
}
