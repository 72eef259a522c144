public import Foundation
import SQLiteCalls
import SQLiteManager
import Scratch

/// The stage of a piece of data code: a folder of its own, with a database where there is one. It goes with the last reference.
public final class PlantedStage: Sendable {
  /// The content of the database before.
  struct Content: Sendable {
    let sql: String
  }

  private let folder: ScratchFolder
  /// The object that lives longer than one operation: one with a connection, a cache, a pool.
  nonisolated(unsafe) private var object: AnyObject?

  /// An empty folder.
  public init() throws { folder = try ScratchFolder() }

  /// A folder with a database.
  init(_ content: Content, on sqlite: any Sqlite3WrapperProtocol) throws {
    folder = try ScratchFolder()
    try sqlite.withDatabase(path) { try sqlite.run($0, "PRAGMA synchronous = OFF; BEGIN;" + content.sql + "COMMIT") }
  }

  /// A folder with a database, and an object that works on it.
  convenience init(
    _ content: Content, on sqlite: any Sqlite3WrapperProtocol, _ make: (any Sqlite3WrapperProtocol, PlantedStage) throws -> AnyObject
  ) throws {
    try self.init(content, on: sqlite)
    object = try make(sqlite, self)
  }

  /// The object.
  func object<Object>(as type: Object.Type = Object.self) throws -> Object {
    guard let object = object as? Object else { throw PlantedError(code: 1, action: "the stage has no such object") }
    return object
  }

  /// The folder.
  public var url: URL { folder.url }

  /// The database of the app.
  public var path: String { folder.path("app.sqlite") }

  /// A second database.
  public var otherPath: String { folder.path("other.sqlite") }
}

extension PlantedStage.Content {
  /// Three stars, numbered 1 to 3.
  static let stars = Self(
    sql: "CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO star VALUES (1, 'Vega'), (2, 'Deneb'), (3, 'Altair');")

  /// Two accounts that hold 100 and 0, and an empty journal of the amounts that were moved.
  static let accounts = Self(
    sql: """
      CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER); INSERT INTO account VALUES (1, 100), (2, 0);
      CREATE TABLE moved (id INTEGER PRIMARY KEY, amount INTEGER);
      """)

  /// Settings by key, the theme being dark.
  static let settings = Self(
    sql: """
      CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT);
      INSERT INTO setting VALUES ('theme', 'dark'), ('size', '12'), ('sound', 'on'), ('sort', 'name');
      """)

  /// An album with two photos and another one with one; photos go with their album.
  static let albums = Self(
    sql: """
      CREATE TABLE album (id INTEGER PRIMARY KEY);
      CREATE TABLE photo (id INTEGER PRIMARY KEY, album INTEGER REFERENCES album ON DELETE CASCADE);
      INSERT INTO album VALUES (1), (2); INSERT INTO photo VALUES (1, 1), (2, 1), (3, 2);
      """)

  /// A picture of eight bytes.
  static let picture = Self(
    sql: "CREATE TABLE picture (id INTEGER PRIMARY KEY, data BLOB); INSERT INTO picture VALUES (1, x'0102030405060708');")

  /// Two texts to search in.
  static let words = Self(
    sql: """
      CREATE VIRTUAL TABLE word USING fts5(body); INSERT INTO word VALUES ('a red giant'), ('a white dwarf');
      CREATE TABLE article (id INTEGER PRIMARY KEY, body TEXT); INSERT INTO article VALUES (1, 'a red giant'), (2, 'a white dwarf');
      """)
}
