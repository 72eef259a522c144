import Foundation
import SQLiteCalls
import SQLiteCore

/// A database that a run has opened.
final class SweptDatabase {
  /// The position in the order in which the databases were opened, counted from 1. It identifies the database when the states of two runs
  /// are compared.
  let number: Int
  /// The path by which connections open the database; nil for a private database.
  let path: String?
  /// The path of the file; nil for a private database or for one in a file system without files, such as "memdb".
  let file: String?
  let vfs: String?
  /// The schema name on its connections.
  let schema: String
  let isWritable: Bool
  /// The state when the database was opened, or when the operation began.
  var before: DatabaseState
  /// The state when the database was last closed, or at the end.
  var after: DatabaseState?
  /// The device and inode number of the file that ``after`` was read from; nil without a file.
  var identity: [UInt64]?
  /// The bytes before the operation: empty if there was no file, nil if they could not be read.
  let image: Data?
  /// The state after the first try and whether the database was gone by then; nil unless the operation was tried again.
  var first: (state: DatabaseState?, isGone: Bool)?
  /// The state that the first try left behind.
  var stateAfterFirst: DatabaseState? { first.map { $0.state } ?? after }
  /// Whether the database was open when the operation began.
  var isOfStage = false
  /// Whether the database no longer exists: a private database was closed, or a file was created and removed.
  var isGone = false
  /// Whether the file does not exist at the end.
  var isMissing = false
  /// Whether a connection was closed during a transaction that had written.
  var lostTransaction = false

  init(number: Int, path: String?, file: String?, vfs: String?, schema: String, isWritable: Bool, before: DatabaseState, image: Data?) {
    self.number = number
    self.path = path
    self.file = file
    self.vfs = vfs
    self.schema = schema
    self.isWritable = isWritable
    self.before = before
    self.image = image
  }

  /// The name in a report. If there is no file, it includes the name of the first table.
  var name: String {
    let table = file == nil ? (after ?? before).tables.keys.min() ?? before.tables.keys.min() : nil
    return label + (table.map { " (\($0))" } ?? "")
  }

  /// The name without the table. It is the same in every run.
  var label: String {
    if let file { return "\"\(file.folderAndName.name)\"" }
    if path == nil { return "private database \(number)" + (schema == "main" ? "" : ", \(schema)") }
    return "database \(number) in memory"
  }

  /// Whether the file system is SQLite's own, which stores the bytes of a file unchanged.
  func isOfSystem(_ sqlite: any Sqlite3WrapperProtocol) -> Bool { vfs.map { $0.hasPrefix("unix") } ?? SweepTime.hasOwnFiles(sqlite) }

  /// The location of the file, in its file system.
  func location(_ path: String) -> Connection.Location { vfs.map { .uri(SQL.fileURI(path: path) + "?vfs=" + $0) } ?? .file(path) }

  /// Whether the database is in memory and other connections can open it by its path.
  var isInMemory: Bool { file == nil && path != nil }
}
