import Foundation
public import SQLiteDatabase
public import SQLiteTestKit
import SQLiteCalls
public import SQLiteSessions
import SQLiteCore
import SQLiteStorage

/// A database that belongs to one test: a copy of a fixture, deleted with the last reference.
///
/// ```swift
/// @Test(.database(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name)"))) func `adds a star`() throws {
///   let stars = try Stars(at: TestDatabase.current.location)
///   …
/// }
/// ```
/// An in-memory database is a file of SQLite's VFS "memdb", so that any number of connections in the process can open it, and lock it like
/// a file.
public final class TestDatabase: Sendable {
  /// The storage of a database: memory or a file.
  public enum Kind: Hashable, Sendable {
    /// In memory. An in-memory database cannot use WAL mode: a connection whose settings ask for that mode, as `.recommended` does, gets
    /// only the other settings. A library that was built without `sqlite3_deserialize` cannot share in-memory databases, so a file is used
    /// instead.
    case memory
    /// In a file in its own folder, which is removed with the database.
    case file
  }

  /// The location of the database for connections.
  public let location: Connection.Location
  /// The path of the file; nil if the database is in memory.
  public let path: String?
  /// The content of the database before its first use.
  public let original: DatabaseSnapshot
  /// The settings of the connections that examine the database.
  private let configuration: Connection.Configuration
  private let memory: MemoryFile?
  private let folder: URL?

  /// Creates a copy of a fixture.
  ///
  /// - Throws: The error of making or reading the fixture; errors of the file system.
  public convenience init(_ fixture: DatabaseFixture, _ kind: Kind = .memory) throws { try self.init(fixture, kind, on: Sqlite3Wrapper()) }

  /// Creates a copy of a fixture with a given library.
  package init(_ fixture: DatabaseFixture, _ kind: Kind, on wrapper: any Sqlite3WrapperProtocol) throws {
    let bytes = try fixture.bytes(on: wrapper)
    let name = "test-" + UUID().uuidString
    original = DatabaseSnapshot(bytes, onDemand: fixture.configuration.onDemand)
    configuration = fixture.configuration
    if kind == .memory, let file = try Self.memoryFile(name, bytes, on: wrapper) {
      (memory, folder, path, location) = (file, nil, nil, .uri(file.uri))
    } else {
      let folder = FileManager.default.temporaryDirectory.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "test.sqlite")
      do { try bytes.write(to: file) } catch {
        try? FileManager.default.removeItem(at: folder)  // the first error is the one to throw
        throw error
      }
      let path = file.path(percentEncoded: false)
      (self.memory, self.folder, self.path, location) = (nil, folder, path, .file(path))
    }
  }

  deinit {
    if let folder { try? FileManager.default.removeItem(at: folder) }  // the system removes any remains
  }

  /// Returns an in-memory file; nil if the library cannot share one.
  private static func memoryFile(_ name: String, _ bytes: Data, on wrapper: any Sqlite3WrapperProtocol) throws -> MemoryFile? {
    do {
      return try unsafe bytes.withUnsafeBytes { bytes in try unsafe MemoryFile(named: name, holding: bytes, on: wrapper) }
    } catch let error as MemoryFile.Unusable {
      guard let code = error.code else { return nil }
      throw SQLiteError.refused(code, "a database of \(bytes.count) bytes cannot be made in memory")
    }
  }

  // MARK: The database of a test

  /// The database of the current task's test, or nil.
  @TaskLocal package static var ofTest: TestDatabase?

  /// The database of the current task's test, which has the trait `.database(…)`.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE if there is no database: in a test without the trait, or in a detached task.
  public static var current: TestDatabase {
    get throws {
      if let ofTest { return ofTest }
      throw SQLiteError.misuse(
        "no database belongs to this test: give the test or its suite the trait .database(…), and read .current in the test's own task")
    }
  }

  // MARK: The database afterwards

  /// Opens a connection that does not wait for locks, because a lock that is held after the test has ended will not be released.
  func connectionThatFails() throws -> Connection {
    let connection = try Connection(location, access: .readWrite, configuration: configuration)
    try connection.setBusyHandler(.fail)
    return connection
  }

  /// Whether a connection has an open transaction that has written.
  var isBeingWritten: Bool {
    do {
      let connection = try connectionThatFails()
      try connection.execute("BEGIN IMMEDIATE")
      try connection.execute("ROLLBACK")
      return false
    } catch {
      return (error as? SQLiteError)?.code.primary == .busy
    }
  }

  /// Returns the current, committed content of the database.
  ///
  /// - Throws: ``SQLiteError``, also if a connection holds a lock.
  public func snapshot() throws -> DatabaseSnapshot {
    try DatabaseSnapshot(of: Connection(location, access: .readWrite, configuration: configuration))
  }

  /// Returns the rows that any connection inserted, updated or deleted since the database was made: see
  /// ``DatabaseSnapshot/changes(until:in:)``.
  ///
  /// - Throws: ``SQLiteError`` for tables that are new or have no primary key, or if a connection holds a lock.
  public func changes(in tables: ChangesetTables = .all) throws -> [ChangedRow] {
    try original.changes(until: snapshot(), in: tables)
  }
}

extension DatabaseSnapshot {
  /// Returns the rows that were inserted, updated and deleted between this snapshot and a later one. Compares them with the real library;
  /// see ``DatabaseSnapshot/changes(until:in:on:)``.
  public func changes(until later: DatabaseSnapshot, in tables: ChangesetTables = .all) throws -> [ChangedRow] {
    try changes(until: later, in: tables, on: Sqlite3Wrapper())
  }
}
