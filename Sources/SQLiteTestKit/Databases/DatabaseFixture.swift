public import Foundation
public import SQLiteCalls
public import SQLiteCore
import SQLiteFiles

/// The initial content of a database for tests. It is made or read once per process, and each test gets a copy.
public struct DatabaseFixture: Sendable {
  private let image: Locked<Data?>
  private let make: @Sendable (any Sqlite3WrapperProtocol, Connection.Configuration) throws -> Data
  /// The settings of the connections that make the fixture or compare databases made from it.
  package private(set) var configuration = Connection.Configuration()

  /// Creates a fixture with a name. If two fixtures have the same name, the one whose bytes are requested first makes them for both.
  private init(_ name: String, _ make: @escaping @Sendable (any Sqlite3WrapperProtocol, Connection.Configuration) throws -> Data) {
    self.make = make
    image = Self.images.withLock { $0.kept(name, Locked(nil)) }
  }

  /// Returns the same fixture for connections that provide collations, functions and tokenizers on demand:
  /// `.made("words") { … }.with(onDemand: .text)`.
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

  /// A copy of a database file, including the content of its log. The file itself is not changed.
  public static func file(_ path: String) -> DatabaseFixture {
    DatabaseFixture("file \(path)") { wrapper, _ in try read(path, on: wrapper) }
  }

  /// A copy of a database that is a resource of a bundle, such as `.module`.
  public static func resource(_ name: String, in bundle: Bundle, extension fileExtension: String = "sqlite") -> DatabaseFixture {
    let url = bundle.url(forResource: name, withExtension: fileExtension)
    if let url { return file(url.path(percentEncoded: false)) }
    return DatabaseFixture("resource \(bundle.bundlePath) \(name).\(fileExtension)") { _, _ in
      throw SQLiteError.refused(
        .cantopen, "the bundle \(bundle.bundlePath) has no resource \(name).\(fileExtension) for a test to begin with")
    }
  }

  /// An in-memory database that a closure fills.
  ///
  /// - Parameters:
  ///   - name: The name of the fixture; two fixtures with the same name have the same content.
  ///   - fill: A closure that creates tables and rows. Any error that it throws becomes a ``SQLiteError`` that names the fixture.
  public static func made(_ name: String, by fill: @escaping @Sendable (Connection) throws -> Void) -> DatabaseFixture {
    made("made \(name)", named: name, by: fill)
  }

  private static func made(_ key: String, named name: String, by fill: @escaping @Sendable (Connection) throws -> Void) -> DatabaseFixture {
    DatabaseFixture(key) { wrapper, configuration in
      let connection = try Connection(.memory, configuration: configuration, on: wrapper)
      do { try fill(connection) } catch {
        let message = "the fixture \(name), which a test begins with, cannot be made"
        guard let error = error as? SQLiteError else { throw SQLiteError.refused(.error, "\(message): \(error)") }
        throw error.reworded("\(message): \(error.message)")
      }
      return try connection.bytes()
    }
  }

  /// Returns the bytes of a database file, including the content of its log.
  private static func read(_ path: String, on wrapper: any Sqlite3WrapperProtocol) throws -> Data {
    let isWhole = LocalFileSystem().isEmptyOrMissing(path + "-wal")
    do {
      // A file in WAL mode cannot be opened for reading if its folder is not writable.
      let connection = try Connection(.file(path), access: isWhole ? .immutable : .readOnly, on: wrapper)
      _ = try connection.value("SELECT count(*) FROM sqlite_schema", as: Int.self)  // a damaged file has bytes too
      return try connection.bytes()
    } catch let error as SQLiteError {
      throw error.reworded("the file \(path), which a test begins with, cannot be read as a database: \(error.message)")
    }
  }

  // MARK: Once

  /// The images by fixture name, each made on first use.
  private static let images = Locked<[String: Locked<Data?>]>([:])

  /// Returns the bytes of the database. The first call makes or reads them.
  ///
  /// - Throws: The error of making or reading the bytes; the next call then tries again.
  public func bytes(on wrapper: any Sqlite3WrapperProtocol) throws -> Data {
    try image.withLock { bytes in
      let made = try bytes ?? Self.withoutLog(try make(wrapper, configuration))
      bytes = made
      return made
    }
  }

  /// Returns a copy of a database's bytes with WAL mode turned off, because an in-memory database cannot use it.
  private static func withoutLog(_ bytes: Data) -> Data {
    var copy = [UInt8](bytes)
    for place in [18, 19] where copy.count >= 100 && copy[place] == 2 { copy[place] = 1 }
    return Data(copy)
  }
}
