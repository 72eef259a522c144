public import Foundation
public import SQLiteCalls
public import SQLiteCore
import SQLiteFiles

/// The content with which a database for tests begins: made or read once in a process, and handed to each test as a copy.
public struct DatabaseFixture: Sendable {
  private let image: Locked<Data?>
  private let make: @Sendable (any Sqlite3WrapperProtocol, Connection.Configuration) throws -> Data
  /// The settings of the connections that make the fixture, and of those that compare databases which began with it.
  package private(set) var configuration = Connection.Configuration()

  /// A fixture with a name: of two fixtures with the same name, only the first whose bytes are asked for makes them.
  private init(_ name: String, _ make: @escaping @Sendable (any Sqlite3WrapperProtocol, Connection.Configuration) throws -> Data) {
    self.make = make
    image = Self.images.withLock { $0.kept(name, Locked(nil)) }
  }

  /// The same content, made and compared by connections that have collations, functions and tokenizers on demand: `.made("words") { … }.with(onDemand: .text)`.
  public func with(onDemand: Connection.OnDemand) -> DatabaseFixture {
    var fixture = self
    fixture.configuration.onDemand = onDemand
    return fixture
  }

  /// A database without tables.
  public static let empty = sql("")

  /// A database made by SQL.
  public static func sql(_ script: String) -> DatabaseFixture {
    made("SQL \(script)", named: "of SQL") { connection in try connection.execute(SQL(unchecked: script)) }
  }

  /// A database of a file, which stays as it is. The content of a log beside the file is part of the database.
  public static func file(_ path: String) -> DatabaseFixture {
    DatabaseFixture("file \(path)") { wrapper, _ in try read(path, on: wrapper) }
  }

  /// A database of a resource of a bundle, such as `.module`.
  public static func resource(_ name: String, in bundle: Bundle, extension fileExtension: String = "sqlite") -> DatabaseFixture {
    let url = bundle.url(forResource: name, withExtension: fileExtension)
    if let url { return file(url.path(percentEncoded: false)) }
    return DatabaseFixture("resource \(bundle.bundlePath) \(name).\(fileExtension)") { _, _ in
      throw SQLiteError(
        .cantopen, "the bundle \(bundle.bundlePath) has no resource \(name).\(fileExtension) for a test to begin with", origin: .refusal)
    }
  }

  /// A database that a closure fills, in memory.
  ///
  /// - Parameters:
  ///   - name: The name of the fixture: two fixtures of one name are one.
  ///   - fill: A closure that makes tables and rows. An error that it throws becomes a ``SQLiteError`` that names the fixture.
  public static func made(_ name: String, by fill: @escaping @Sendable (Connection) throws -> Void) -> DatabaseFixture {
    made("made \(name)", named: name, by: fill)
  }

  private static func made(_ key: String, named name: String, by fill: @escaping @Sendable (Connection) throws -> Void) -> DatabaseFixture {
    DatabaseFixture(key) { wrapper, configuration in
      let connection = try Connection(.memory, configuration: configuration, on: wrapper)
      do { try fill(connection) } catch {
        let message = "the fixture \(name), which a test begins with, cannot be made"
        guard let error = error as? SQLiteError else { throw SQLiteError(.error, "\(message): \(error)", origin: .refusal) }
        throw error.reworded("\(message): \(error.message)")
      }
      return try connection.bytes()
    }
  }

  /// The bytes of a database file with those of its log.
  private static func read(_ path: String, on wrapper: any Sqlite3WrapperProtocol) throws -> Data {
    let isWhole = LocalFileSystem().isEmptyOrMissing(path + "-wal")
    do {
      // A file in WAL mode cannot be opened for reading where its folder cannot be written.
      let connection = try Connection(.file(path), access: isWhole ? .immutable : .readOnly, on: wrapper)
      _ = try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self)  // a file that is damaged has bytes, too
      return try connection.bytes()
    } catch let error as SQLiteError {
      throw error.reworded("the file \(path), which a test begins with, cannot be read as a database: \(error.message)")
    }
  }

  // MARK: Once

  /// The images by the names of their fixtures, each made when it is asked for first.
  private static let images = Locked<[String: Locked<Data?>]>([:])

  /// The bytes of the database, made or read at the first call.
  ///
  /// - Throws: The error that making or reading them threw; the next call tries again.
  public func bytes(on wrapper: any Sqlite3WrapperProtocol) throws -> Data {
    try image.withLock { bytes in
      let made = try bytes ?? Self.withoutLog(try make(wrapper, configuration))
      bytes = made
      return made
    }
  }

  /// A copy of the bytes of a database, without WAL mode, in which no database in memory can be.
  private static func withoutLog(_ bytes: Data) -> Data {
    var copy = [UInt8](bytes)
    for place in [18, 19] where copy.count >= 100 && copy[place] == 2 { copy[place] = 1 }
    return Data(copy)
  }
}
