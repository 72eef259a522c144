import Foundation
import GRDB

// The files, written and read by GRDB alone: this file does not import the package.

/// A record of GRDB with one strategy for dates and one for UUIDs.
protocol GRDBNote: Codable, FetchableRecord, PersistableRecord {
  init(id: UUID, made: Date, changed: Date?)
  var id: UUID { get }
  var made: Date { get }
  var changed: Date? { get }
}

extension GRDBNote {
  static var databaseTableName: String { "note" }

  /// Makes a file with two rows.
  static func write(_ path: String, _ notes: [(UUID, Date)]) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in
      try db.create(table: "note") { table in
        table.primaryKey("id", .blob)
        table.column("made", .datetime).notNull()
        table.column("changed", .datetime)
      }
      for (id, made) in notes { try Self(id: id, made: made, changed: made).insert(db) }
    }
    try queue.close()
  }

  /// The rows, and whether GRDB finds each by its key.
  static func read(_ path: String) throws -> [(note: (id: UUID, made: Date, changed: Date?), isFound: Bool)] {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in
      try Self.fetchAll(db).map { note in
        let key = Self.databaseUUIDEncodingStrategy(for: "id").encode(note.id)
        return ((note.id, note.made, note.changed), try Self.exists(db, key: key))
      }
    }
  }
}

struct DeferredNote: GRDBNote { var id: UUID, made: Date, changed: Date? }
struct ISO8601Note: GRDBNote {
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .iso8601 }
  static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .uppercaseString }
  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy { .iso8601 }
  var id: UUID, made: Date, changed: Date?
}
struct SecondsNote: GRDBNote {
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .secondsSince1970 }
  static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .lowercaseString }
  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy { .timeIntervalSince1970 }
  var id: UUID, made: Date, changed: Date?
}
struct MillisecondsNote: GRDBNote {
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .millisecondsSince1970 }
  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy { .millisecondsSince1970 }
  var id: UUID, made: Date, changed: Date?
}
struct Since1970Note: GRDBNote {
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .timeIntervalSince1970 }
  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy { .timeIntervalSince1970 }
  static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .uppercaseString }
  var id: UUID, made: Date, changed: Date?
}
struct ReferenceNote: GRDBNote {
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy { .timeIntervalSinceReferenceDate }
  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy { .timeIntervalSinceReferenceDate }
  static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .lowercaseString }
  var id: UUID, made: Date, changed: Date?
}

extension DatabaseUUIDEncodingStrategy {
  fileprivate func encode(_ uuid: UUID) -> DatabaseValue {
    switch self {
    case .deferredToUUID: uuid.databaseValue
    case .uppercaseString: uuid.uuidString.databaseValue
    case .lowercaseString: uuid.uuidString.lowercased().databaseValue
    }
  }
}

/// A file with migrations, and with a search table that GRDB keeps in step.
enum GRDBLibrary {
  static func migrator(_ count: Int) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("createBook") { db in
      try db.create(table: "book") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
      }
    }
    migrator.registerMigration("addSearch") { db in
      try db.create(virtualTable: "book_search", using: FTS5()) { table in
        table.synchronize(withTable: "book")
        table.tokenizer = .unicode61()
        table.column("title")
      }
    }
    if count > 2 { migrator.registerMigration("addPages") { db in try db.alter(table: "book") { $0.add(column: "pages", .integer) } } }
    return migrator
  }

  static func write(_ path: String) throws {
    let queue = try DatabaseQueue(path: path)
    try migrator(2).migrate(queue)
    try queue.write { db in
      for title in ["Babička", "Krysař"] { try db.execute(sql: "INSERT INTO book (title) VALUES (?)", arguments: [title]) }
    }
    try queue.close()
  }

  /// The titles that GRDB finds by a word, and whether its migrations are seen as complete.
  static func search(_ path: String, _ word: String) throws -> (titles: [String], isMigrated: Bool) {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in
      let pattern = FTS5Pattern(matchingAllTokensIn: word)
      let sql = "SELECT book.title FROM book JOIN book_search ON book_search.rowid = book.id WHERE book_search MATCH ? ORDER BY book.id"
      return (try String.fetchAll(db, sql: sql, arguments: [pattern]), try migrator(2).hasCompletedMigrations(db))
    }
  }

  /// Whether SQLite finds the search table in step with its content, and GRDB's next migration works.
  static func migrateFurther(_ path: String) throws -> Bool {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    try queue.write { db in try db.execute(sql: "INSERT INTO book_search (book_search, rank) VALUES ('integrity-check', 1)") }
    try migrator(3).migrate(queue)
    return try queue.read { db in try db.columns(in: "book").map(\.name) == ["id", "title", "pages"] }
  }
}
