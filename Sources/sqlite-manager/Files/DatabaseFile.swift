import SQLiteManager

/// A file that was given to the tool. It is a regular file and can be read.
struct DatabaseFile {
  /// The path as given by the user.
  let name: String
  /// The path with all symbolic links resolved. SQLite keeps its journals next to it.
  let path: String
  private let files = LocalFileSystem()

  /// - Parameters:
  ///   - place: The path where the file is until it gets its final name; nil if it already has it.
  ///   - advice: The advice if the file does not exist or cannot be read.
  /// - Throws: ``Failure`` with SQLITE_CANTOPEN if there is no such file or it is not a regular file, and with SQLITE_CORRUPT if SQLite
  ///   would discard a log that still has pages.
  init(_ name: String, at place: String? = nil, advice: String = "Check the path and its permissions; this command makes no file.") throws {
    if name.isEmpty { throw Failure(.cantopen, "the path of the file is empty") }
    self.name = name
    do {
      path = try files.resolved(place ?? name)
      let kind = try facts()?.kind
      guard kind == .file else {
        throw Failure(
          .cantopen, "\(name) is \(kind == .folder ? "a folder" : "not a regular file")", advice: "Give the path of a database file.")
      }
      _ = try files.bytes(of: path, upTo: 1)
      if let odd = try Sidecars.all.first(where: { try facts($0).map { $0.kind != .file } ?? false }) {
        throw Failure(
          .cantopen, "\(name)\(odd), which SQLite reads with \(name), is not a regular file", advice: "Look at it, and move it away.")
      }
      if let lost = try Sidecars.lostLog(beside: path, in: files, on: Sqlite3Wrapper()) {
        throw Failure(
          .corrupt, "\(name): \(Sidecars.refusal(ofLost: lost))",
          advice: "Copy both before anything else, or restore the file from a backup.")
      }
    } catch let error as FileSystemError {
      throw Failure(.cantopen, "\(name): \(error.reason)", advice: advice)
    }
  }

  /// The facts about the file, or about a file next to it with this suffix; nil if there is no such file.
  func facts(_ suffix: String = "") throws(FileSystemError) -> FileStatus? {
    try files.facts(of: path + suffix, followsLink: true)
  }

  /// The first bytes of the file, or of a file next to it with this suffix. Fewer if the file is shorter; empty if there is no such file.
  func head(_ suffix: String = "", count: Int) throws(FileSystemError) -> [UInt8] {
    do throws(FileSystemError) { return try files.bytes(of: path + suffix, upTo: count) } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// Whether the header says that the database is in WAL mode. <https://sqlite.org/fileformat2.html>
  var isInWALMode: Bool {
    get throws(FileSystemError) {
      let head = try head(count: 20)
      return head.count == 20 && (head[18] == 2 || head[19] == 2)
    }
  }
}
