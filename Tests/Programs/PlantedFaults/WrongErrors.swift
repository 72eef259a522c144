import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let wrongErrors = [
    PlantedFault(
      "full disk told as not found", .errors, "Every failed update is reported as a missing note.", before: .notes
    ) {
      try .number(Notes(on: $0, $1, $2).change(1, to: "green"))
    },
    PlantedFault(
      "error that is none", .errors, "A failed insert is reported with code 0, which is not an error.", before: .notes
    ) {
      try .number(Notes(on: $0, $1, $2).add("blue"))
    },
    PlantedFault("try again later", .errors, "Every failed query is reported as BUSY.", before: .notes) {
      try .texts(Notes(on: $0, $1, $2).all())
    },
    PlantedFault("error of the way back", .errors, "A failed transaction is reported as a failed ROLLBACK.", before: .notes) {
      try .number(Notes(on: $0, $1, $2).addInTransaction(["red", "white"]))
    },
    PlantedFault("upkeep that never was", .errors, "A failed PRAGMA optimize is ignored.", before: .notes) {
      try .nothing(after: Notes(on: $0, $1, $2).keepUp())
    },
  ]
}

extension PlantedStage.Content {
  fileprivate static let notes = Self(
    sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO note VALUES (1, 'yellow'), (2, 'black');")
}

extension PlantedValue {
  fileprivate static func nothing(after: Void) -> PlantedValue { .nothing }
}

/// Notes, and the errors that are thrown when something is wrong with them.
private final class Notes {
  private let database: Connection
  private let isRight: Bool

  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, _ isRight: Bool) throws {
    database = try Connection(.file(stage.path), on: sqlite)
    self.isRight = isRight
  }

  /// Runs a closure, and throws another error in the place of its own: in the faulty pieces.
  private func telling<Answer>(_ told: Int32, _ action: String, _ body: () throws -> Answer) throws -> Answer {
    do {
      return try body()
    } catch {
      if isRight { throw error }
      throw PlantedError(code: told, action: action)
    }
  }

  func change(_ id: Int, to text: String) throws -> Int64 {
    try telling(12, "note \(id) is not there") { try database.execute("UPDATE note SET text = \(text) WHERE id = \(id)") }
    return Int64(database.changes)
  }

  func add(_ text: String) throws -> Int64 {
    try telling(0, "not an error") { try database.insert(["text": text], into: "note") }
  }

  func all() throws -> [String] {
    try telling(.busy, "somebody else is at it") { try database.rows("SELECT text FROM note ORDER BY id", as: String.self) }
  }

  func addInTransaction(_ texts: [String]) throws -> Int64 {
    try database.execute("BEGIN IMMEDIATE")
    do {
      for text in texts { _ = try database.insert(["text": text], into: "note") }
      try database.execute("COMMIT")
    } catch {
      if database.isInTransaction { try? database.execute("ROLLBACK") }
      try telling(1, "cannot roll back") { throw error }
    }
    return Int64(try database.count("note"))
  }

  func keepUp() throws {
    if isRight { try database.execute("PRAGMA optimize") } else { try? database.execute("PRAGMA optimize") }
  }
}
