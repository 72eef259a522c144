import SQLiteManager

/// A file that the tool was given, and that is a regular file that can be read.
struct DatabaseFile {
  /// The path as it was given.
  let name: String
  /// The path after all symbolic links: SQLite keeps its journals beside it.
  let path: String
  private let files = LocalFileSystem()

  /// - Parameters:
  ///   - place: Where the file is until it gets its name; nil where it has it.
  ///   - advice: The advice where there is no such file.
  /// - Throws: ``Failure`` with SQLITE_CANTOPEN when there is no such file, or something that is not a regular file.
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

  /// The facts about the file, or about one beside it; nil when there is none.
  func facts(_ suffix: String = "") throws(FileSystemError) -> FileStatus? {
    try files.facts(of: path + suffix, followsLink: true)
  }

  /// The first bytes of the file, or of one beside it; fewer when the file is shorter, none when there is no file.
  func head(_ suffix: String = "", count: Int) throws(FileSystemError) -> [UInt8] {
    do throws(FileSystemError) { return try files.bytes(of: path + suffix, upTo: count) } catch {
      if error.isMissing { return [] }
      throw error
    }
  }

  /// Whether the header says that the file is used with a write-ahead log. <https://sqlite.org/fileformat2.html>
  var isInWALMode: Bool {
    get throws(FileSystemError) {
      let head = try head(count: 20)
      return head.count == 20 && (head[18] == 2 || head[19] == 2)
    }
  }
}
