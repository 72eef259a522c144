import Foundation
import SQLiteCalls
import SQLiteCore

/// A database that a run has opened.
final class SweptDatabase {
  /// Its place in the order of opening, counted from 1; what it is compared by.
  let number: Int
  /// The path that connections know it by; nil for a private one.
  let path: String?
  /// Nil for one that is not in a file of the system's: private, or of a file system of SQLite's such as "memdb".
  let file: String?
  let vfs: String?
  /// The name by which its connections know it.
  let schema: String
  let isWritable: Bool
  /// Its state when it was opened, or when the operation began.
  var before: DatabaseState
  /// Its state when it was closed last, or at the end.
  var after: DatabaseState?
  /// The device and the number of the file that ``after`` was read from; nil for one in no file.
  var identity: [UInt64]?
  /// The bytes that were there before; empty when there was no file, nil when they could not be read.
  let image: Data?
  /// Its state when the first try had ended, once there is another, and whether it was gone.
  var first: (state: DatabaseState?, isGone: Bool)?
  /// The state that the first try left.
  var stateAfterFirst: DatabaseState? { first.map { $0.state } ?? after }
  /// Whether it was open when the operation began.
  var isOfStage = false
  /// Whether nothing of it is left that was not there before: a private one that went with its connection, a file that was made and removed.
  var isGone = false
  /// Whether there is no such file at the end.
  var isMissing = false
  /// Whether a connection was closed with a transaction that had written.
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

  /// How a report calls it: one that is in no file by its first table as well.
  var name: String {
    let table = file == nil ? (after ?? before).tables.keys.min() ?? before.tables.keys.min() : nil
    return label + (table.map { " (\($0))" } ?? "")
  }

  /// The name without the table: it is equal in every run.
  var label: String {
    if let file { return "\"\(file.folderAndName.name)\"" }
    if path == nil { return "private database \(number)" + (schema == "main" ? "" : ", \(schema)") }
    return "database \(number) in memory"
  }

  /// Whether its file system is one of SQLite's own, whose files are as they are read.
  func isOfSystem(_ sqlite: any Sqlite3WrapperProtocol) -> Bool { vfs.map { $0.hasPrefix("unix") } ?? SweepTime.hasOwnFiles(sqlite) }

  /// The location of its file, in its file system.
  func location(_ path: String) -> Connection.Location { vfs.map { .uri(SQL.fileURI(path: path) + "?vfs=" + $0) } ?? .file(path) }

  /// Whether it is in no file, and other connections can open it by its path.
  var isInMemory: Bool { file == nil && path != nil }
}
