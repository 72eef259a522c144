import SQLiteManager

extension DatabaseFile {
  /// Calls a closure with a file. If the file is missing and `create` is true, it is created first, and gets its name after the closure
  /// returns.
  ///
  /// - Throws: ``Failure``, or the error of the closure. Nothing is left then of a file that was created.
  static func lend<Result>(_ name: String, create: Bool, _ body: (DatabaseFile) throws -> Result) throws -> Result {
    let files = LocalFileSystem()
    guard create, !name.isEmpty, (try? files.facts(of: name, followsLink: false)) == nil else {
      return try body(DatabaseFile(name, advice: "Check the path and its permissions, or add --create to make the file."))
    }
    for path in Sidecars.logs.map({ name + $0 }) where (try? files.facts(of: path, followsLink: false)) != nil {
      throw Failure(
        .perm, "there is \(path), left over from a database that is gone",
        advice: "Remove it, or choose another name: SQLite would change the new database by it.")
    }
    return try OutputFile.make(name) { place in try body(DatabaseFile(name, at: place)) }
  }

  /// Opens the file, calls a closure that changes rows in it, and closes it.
  ///
  /// - Returns: The number of rows that the closure returns.
  func change(_ body: (Connection) throws -> Int) throws -> Int {
    let connection = try openForWriting()
    let count = try body(connection)
    try connection.close()
    return count
  }
}
