public import Foundation
import SQLiteCalls

extension Connection {
  /// The location of a database. <https://sqlite.org/c3ref/open.html>
  public enum Location: Hashable, Sendable {
    /// A file. The path is taken literally: `file:`, `:memory:`, `?`, `#`, `%`, quotes and emoji have no special meaning in it.
    case file(String)
    /// A private database in memory, which is deleted with its connection.
    case memory
    /// A private database in a temporary file that no other connection sees, and which is deleted with its connection.
    case temporary
    /// A URI as SQLite reads it. <https://sqlite.org/uri.html>
    case uri(String)
  }

  /// The access to a file.
  public enum Access: Hashable, Sendable {
    /// Read and write; a file that does not exist is created.
    case create
    /// Read and write a file that exists.
    case readWrite
    /// Read and write a file that this call creates. An existing file, even an empty one, is an error. If several connections try at once,
    /// one succeeds. If opening fails, also in a closure that prepares a lender's connection or in a step of a manager, the file is removed
    /// again, with any rows that other programs wrote.
    case new
    /// Read a file that exists. A file in WAL mode still needs a writable folder.
    case readOnly
    /// Read a file that no program changes while it is open: no locks are taken and no files appear beside it.
    ///
    /// A `-wal` or `-journal` beside the file is not read: use it on files that are known to need neither.
    case immutable
  }
}

extension Connection.Location: CustomStringConvertible {
  /// The path or URI; `:memory:`, or "a temporary file".
  public var description: String {
    switch self {
    case .file(let path): path
    case .memory: ":memory:"
    case .temporary: "a temporary file"
    case .uri(let uri): uri
    }
  }
}

extension Connection.Location {
  /// A file by its URL. Any other URL becomes a URI, which cannot be opened.
  public static func file(_ url: URL) -> Self { url.isFileURL ? .file(url.path) : .uri(url.absoluteString) }

  /// Returns the name for SQLite to open, with URIs enabled.
  package func name(for access: Connection.Access) throws(SQLiteError) -> String {
    switch self {
    case .memory: return ":memory:"
    case .temporary: return ""
    case .uri(let uri):
      try refuseNul(in: uri)
      if access == .new {
        throw SQLiteError.misuse("a URI cannot be opened as a new file: give the path")
      }
      return uri
    case .file(let path):
      try refuseNul(in: path)
      if path.isEmpty { throw SQLiteError.refused(.cantopen, "the path of the database is empty") }
      if access == .immutable { return SQL.immutableURI(path: path) }
      let isSpecial = path.begins(with: "file:") || path.begins(with: ":")  // names with a special meaning to SQLite
      return isSpecial ? "./" + path : path
    }
  }

  /// Whether the database has no file, and so no place for a write-ahead log.
  package var isInMemory: Bool {
    switch self {
    case .memory, .temporary: true
    case .file: false
    case .uri(let uri): Self.isInMemory(uri: uri)
    }
  }

  /// Returns whether a URI names a database in memory. It is parsed by bytes, as SQLite does: parsing by characters took a third of the
  /// time of opening. If there are several modes, the last one counts.
  private static func isInMemory(uri: String) -> Bool {
    guard uri.begins(with: "file:") else { return uri.isSameBytes(as: ":memory:") }
    let parts = uri.parts(between: UInt8(ascii: "#"))[0].parts(between: UInt8(ascii: "?"), maxSplits: 1)
    func isDecoded(_ text: String, as word: String) -> Bool { [UInt8](percentDecoding: Array(text.utf8)) == Array(word.utf8) }
    if isDecoded(parts[0], as: "file::memory:") { return true }
    let options = parts[parts.count - 1].parts(between: UInt8(ascii: "&")).map { $0.parts(between: UInt8(ascii: "="), maxSplits: 1) }
    guard parts.count == 2, let mode = options.last(where: { isDecoded($0[0], as: "mode") }), mode.count == 2 else { return false }
    return isDecoded(mode[1], as: "memory")
  }

  private func refuseNul(in text: String) throws(SQLiteError) {
    if text.offset(of: 0) == nil { return }
    throw SQLiteError.refused(.cantopen, "the path of the database holds a NUL, after which SQLite would not read")
  }
}

extension SQL {
  /// Returns a path as a URI that opens the file as immutable, and never creates it, whatever the flags of the connection.
  package static func immutableURI(path: String) -> String { fileURI(path: path) + "?mode=ro&immutable=1" }

  /// Returns a path as a URI without parameters: every byte except letters, digits and `/._-~` is written as %XX.
  /// <https://sqlite.org/uri.html>
  package static func fileURI(path: String) -> String {
    // Two slashes would begin an authority, and a URI of `:memory:` does not name a file either.
    let beginning = path.begins(with: "//") ? "file:/." : path.begins(with: ":") ? "file:./" : "file:"
    let plain = CharacterSet(charactersIn: "/._-~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return beginning + (path.addingPercentEncoding(withAllowedCharacters: plain) ?? path)  // never nil for a Swift String
  }
}
