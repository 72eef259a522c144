public import Foundation
public import SQLiteCore

extension SQLiteManager {
  /// Where a database is and how it comes there.
  public enum Placement: Sendable {
    /// Content that comes with the app, installed into a folder, where the user's tables live in the same file. Without a name the file has that of
    /// the source.
    case installed(ContentSource, into: URL, fileName: String? = nil, carrying: Set<String> = [], adopting: Set<String> = [])
    /// Content that comes with the app and is read where it lies, immutable, as the schema `content`; the user's tables are in a file of
    /// their own, which is made when it is missing and is the schema `main`. The better choice where content is only read.
    ///
    /// A name that the bundle has is the bundle's: opening throws ``ContentError/conflict(type:name:reason:)`` where the user's file has it too,
    /// and so does a statement that would make it there, except for the tables that are carried, whose rows are the user's. A file that is made
    /// takes the text encoding of the bundle; with one in another, opening throws ``ContentError/encodingDiffers(installed:bundled:)``.
    case inPlace(ContentSource, userDatabase: URL, carrying: Set<String> = [])
    /// A database that comes from no bundle.
    case database(Connection.Location, access: Connection.Access = .create)
  }
}

extension SQLiteManager.Placement {
  /// The file that is opened; nil for a database without a file, and for one that only a URI names.
  var url: URL? {
    switch self {
    case .installed(let source, let folder, let fileName, _, _):
      folder.appendingPathComponent(fileName ?? source.fileName, isDirectory: false)
    case .inPlace(_, let userDatabase, _): userDatabase
    case .database(.file(let path), _): URL(fileURLWithPath: path)
    case .database: nil
    }
  }

  /// Where the database is, in a word.
  var place: String {
    if case .database(let location, _) = self { location.description } else { url?.path ?? "" }
  }

  /// A folder of this app's own in application support: a sub-folder named by the bundle identifier, or else by the process.
  ///
  /// It is not made here. <https://developer.apple.com/documentation/foundation/filemanager>
  public static func applicationSupportFolder() throws(ContentError) -> URL {
    guard let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      throw .notWritable(path: "application support", reason: "the system names no such folder; give one with into:")
    }
    return support.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName, isDirectory: true)
  }
}
