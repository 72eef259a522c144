import SQLiteFullText
import SQLiteManager

/// A way from one place of the code to another, whose functions are counted. A verb through a manager is in a closure, as articles print it.
struct Walk: Sendable {
  let name: String
  /// Where the walk begins; nil is the last ``begin()``.
  let from: Spot?
  let to: Spot
  /// The end of the same call where it succeeds.
  var ends: Walk? { endsLike.flatMap { name in Self.successes.first { $0.name == name } } }
  var endsLike: String?
  /// The most functions that may be entered on the walk, and the aim.
  let limit: Int
  let aim: Int
  let run: @Sendable (Stage) throws -> Void

  /// The first call of a function; or its last call before the first one of another, by which the right call is known.
  struct Spot {
    let mark: Mark
    let next: Mark?

    init(_ mark: Mark, before next: Mark? = nil) { (self.mark, self.next) = (mark, next) }

    var marks: [Mark] { [mark] + (next.map { [$0] } ?? []) }
  }

  /// A call at which callgrind writes down its counts.
  enum Mark: String {
    case begin = "--dump-before=$s5stops5beginyyF"
    case end = "--dump-before=$s5stops3endyyF"
    case bind = "--dump-before=sqlite3_bind_int64"
    case step = "--dump-before=sqlite3_step"
    case stepped = "--dump-after=sqlite3_step"
    case column = "--dump-before=sqlite3_column_value"
    case errorCode = "--dump-before=sqlite3_extended_errcode"
  }

  private static let firstRow = Spot(.step, before: .column)
  private static let failure = Spot(.stepped, before: .errorCode)
  private static let success = Spot(.stepped, before: .end)

  static let all = [
    Walk(name: "insert of a row through a manager, to its bind", from: nil, to: Spot(.bind), limit: 37, aim: 18) { stage in
      let row: ColumnValues = ["question": 101]
      begin()
      try stage.manager.withConnection { connection in _ = try connection.insert(row, into: "star") }
    },
    Walk(name: "insert of a row on a connection, to its bind", from: nil, to: Spot(.bind), limit: 18, aim: 18) { stage in
      let row: ColumnValues = ["question": 101]
      begin()
      _ = try stage.connection.insert(row, into: "star")
    },
    Walk(name: "full-text search through a manager, to its first row", from: nil, to: firstRow, limit: 113, aim: 45) { stage in
      begin()
      _ = try stage.manager.withReader { reader in try reader.search("old wine", in: Stage.table) }
    },
    Walk(name: "full-text search on a connection, to its first row", from: nil, to: firstRow, limit: 68, aim: 45) { stage in
      begin()
      _ = try stage.connection.search("old wine", in: Stage.table)
    },
    Walk(
      name: "SQLITE_FULL through a manager, to its message", from: failure, to: Spot(.end), endsLike: "a write through a manager",
      limit: 10, aim: 8
    ) { stage in
      try message { try stage.manager.withConnection { connection in try connection.execute(Stage.tooMuch) } }
    },
    Walk(
      name: "SQLITE_FULL on a connection, to its message", from: failure, to: Spot(.end), endsLike: "a write on a connection", limit: 10,
      aim: 8
    ) { stage in
      try message { try stage.connection.execute(Stage.tooMuch) }
    },
  ]

  /// The ends of calls that succeed, which belong to calls that fail as well.
  static let successes = [
    Walk(name: "a write through a manager", from: success, to: Spot(.end), limit: 0, aim: 0) { stage in
      begin()
      try stage.manager.withConnection { connection in try connection.execute(Stage.little) }
      end()
    },
    Walk(name: "a write on a connection", from: success, to: Spot(.end), limit: 0, aim: 0) { stage in
      begin()
      try stage.connection.execute(Stage.little)
      end()
    },
  ]

  /// Makes the message of an action that fails for want of room.
  private static func message(of action: () throws -> Void) throws {
    begin()
    do {
      try action()
      throw Failure(description: "there is room for a row that is too large")
    } catch let error as SQLiteError {
      let message = error.description
      end()
      guard message.contains("SQLITE_FULL") else { throw Failure(description: message) }
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Where the functions of a walk begin to be counted.
@inline(never) func begin() {}

/// Where the count ends, when no call of SQLite is there.
@inline(never) func end() {}
