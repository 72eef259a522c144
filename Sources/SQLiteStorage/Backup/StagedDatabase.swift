import SQLiteCalls
import SQLiteCore
@_exported public import SQLiteFiles  // its error is the underlying error of a failed copy

/// A database file that is created under a temporary name in its folder, and gets its final name once it is complete.
///
/// SQLite's file system creates the file, and the system's file system renames it. If these differ, so that the system does not see the
/// file, it is created under its final name, and removed when filling it fails.
struct StagedDatabase: ~Copyable {
  /// The location of the file until it is complete.
  private let location: Connection.Location
  private let path: String
  private let made: NewFile
  private let stage: Stage?
  private let files: any FileSystem

  /// Creates the file, calls a closure to fill it, and gives the file its final name, or removes it if a step fails.
  ///
  /// - Parameters:
  ///   - source: The source of the content, whose mode limits the access of other users to the new file; nil for no limit.
  ///   - fill: Called with the location of the empty file. No connection may have the file open afterwards.
  /// - Throws: The error of the closure, or ``SQLiteError``: SQLITE_PERM when a file or a journal of that name exists before or afterwards;
  ///   SQLITE_CANTOPEN when the file cannot be created; SQLITE_FULL, SQLITE_IOERR.
  static func make<Result>(
    _ path: String, like source: String?, on wrapper: any Sqlite3WrapperProtocol, files: any FileSystem,
    _ fill: (Connection.Location) throws -> Result
  ) throws -> Result {
    let new = try make(path, like: source, on: wrapper, files: files)
    do {
      let result = try fill(new.location)
      try new.finish()
      return result
    } catch {
      new.discard()
      throw error
    }
  }

  private static func make(
    _ path: String, like source: String?, on wrapper: any Sqlite3WrapperProtocol, files: any FileSystem
  ) throws(SQLiteError) -> StagedDatabase {
    _ = try Connection.Location.file(path).name(for: .new)  // rejects an invalid name
    try refuseTaken(path, files)
    let stage = Stage(of: path, files: files)
    let isTooLong = VirtualFileSystem.longestPath(on: wrapper).map { stage.path.utf8.count + Sidecars.longest > $0 } ?? false
    let place = isTooLong ? path : stage.path
    if isTooLong { stage.discard() }
    do throws(SQLiteError) {
      if let made = try make(place, like: source, files, on: wrapper) {
        return StagedDatabase(location: .file(place), path: path, made: made, stage: isTooLong ? nil : stage, files: files)
      }
    } catch {
      stage.discard()
      throw error.reworded(error.message.replacing(place, with: path))
    }
    stage.discard()
    guard let made = try NewFile.make(at: .file(path), access: .new, on: wrapper) else { throw .isThere(path) }
    return StagedDatabase(location: .file(path), path: path, made: made, stage: nil, files: files)
  }

  /// Creates a file with SQLite's file system, then again with the system's, so that other users get no more access to it than to the
  /// source: a file created by SQLite is readable by all. Returns nil if the system does not see SQLite's files.
  private static func make(
    _ path: String, like source: String?, _ files: any FileSystem, on wrapper: any Sqlite3WrapperProtocol
  ) throws(SQLiteError) -> NewFile? {
    guard let made = try NewFile.make(at: .file(path), access: .new, on: wrapper) else { return nil }
    let seen = Result { try files.facts(of: path, followsLink: false) }
    made.remove()
    do {
      if try seen.get() == nil { return nil }
      try files.makeFile(path, like: source) { _ in }
    } catch { throw .unmade(path, error) }
    return made
  }

  private func finish() throws(SQLiteError) {
    guard let stage else { return }
    try Self.refuseTaken(path, files)
    let isPlaced: Bool
    do throws(FileSystemError) { isPlaced = try stage.finish() } catch {
      throw SQLiteError.refused(error.isNoSpace ? .full : .ioerr, "the copy cannot be put in place: \(error)", underlying: error)
    }
    if !isPlaced { throw SQLiteError.isThere(path) }
    stage.discard()
  }

  private func discard() {
    made.remove()
    stage?.discard()
  }

  /// Throws when the name is taken, or when a file exists that SQLite would use as the journal of the new database.
  ///
  /// An empty log and the index of a log hold no data: Apple's SQLite leaves them when it closes a database. They are removed, because
  /// another connection may still use them for the deleted database.
  private static func refuseTaken(_ path: String, _ files: any FileSystem) throws(SQLiteError) {
    var empty: [String] = []
    for suffix in [""] + Sidecars.all {
      let facts: FileStatus?
      do throws(FileSystemError) { facts = try files.facts(of: path + suffix, followsLink: false) } catch { throw .unmade(path, error) }
      guard let facts else { continue }
      if suffix.isEmpty { throw .isThere(path) }
      if facts.kind == .file, facts.size == 0 || !Sidecars.logs.contains(suffix) {
        empty.append(path + suffix)
        continue
      }
      throw .refused(
        .perm,
        "there is \(path)\(suffix), left over from a database that is gone: SQLite would change a new one by it. Remove it, or choose another name"
      )
    }
    for name in empty {
      do throws(FileSystemError) { try files.remove(name) } catch { throw .unmade(path, error) }
    }
  }
}

extension SQLiteError {
  fileprivate static func unmade(_ path: String, _ error: any Error) -> SQLiteError {
    let reason = (error as? FileSystemError).map { "\($0.reason)" } ?? "\(error)"
    return .refused(.cantopen, "unable to make the database file: \(path) (\(reason))", underlying: error)
  }
}
