import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let callbacks = [callbackSwallows, collationIgnored, functionAnswersNull, tracedTextNotFreed]

  private static let callbackSwallows = PlantedFault(
    "error swallowed in a callback", .calls, "The callback of sqlite3_exec inserts a row and returns 0 even if the insert failed.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS seen (id INTEGER PRIMARY KEY)")
        try sqlite.transaction(db) {
          let copier = Copier(sqlite: sqlite, db: db)
          try withExtendedLifetime(copier) {
            try sqlite.check(
              sqlite.sqlite3_exec(
                db, "SELECT id FROM star",
                { context, _, values, _ in
                  context.map { Unmanaged<Copier>.fromOpaque($0).takeUnretainedValue() }?.copy(values?[0])
                  return 0
                }, Unmanaged.passUnretained(copier).toOpaque(), nil))
          }
        }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.run(db, "CREATE TABLE IF NOT EXISTS seen (id INTEGER PRIMARY KEY)")
        try sqlite.transaction(db) {
          let copier = Copier(sqlite: sqlite, db: db)
          try withExtendedLifetime(copier) {
            let code = sqlite.sqlite3_exec(
              db, "SELECT id FROM star",
              { context, _, values, _ in
                let copier = context.map { Unmanaged<Copier>.fromOpaque($0).takeUnretainedValue() }
                copier?.copy(values?[0])
                return copier?.code == .ok ? 0 : 1
              }, Unmanaged.passUnretained(copier).toOpaque(), nil)
            try sqlite.check(copier.code, "copy")
            try sqlite.check(code, "read")
          }
        }
        return .flag(true)
      }
    })

  private static let collationIgnored = PlantedFault(
    "collation not replaced", .calls, "The code does not check whether NOCASE was replaced, and the built-in NOCASE sorts the texts.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        sqlite.sqlite3_create_collation_v2(db, "NOCASE", 1, nil, byLength, nil)
        return .numbers(try sqlite.numbers(db, shortestFirst))
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.check(sqlite.sqlite3_create_collation_v2(db, "NOCASE", 1, nil, byLength, nil), "create_collation")
        return .numbers(try sqlite.numbers(db, shortestFirst))
      }
    })

  private static let functionAnswersNull = PlantedFault(
    "function without memory", .calls, "An SQL function treats a text that it cannot read as empty, even when SQLite is out of memory.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        let box = Box(sqlite: sqlite)
        return try withExtendedLifetime(box) {
          try sqlite.check(
            sqlite.sqlite3_create_function_v2(
              db, "letters", 1, 1, Unmanaged.passUnretained(box).toOpaque(),
              { context, _, values in
                letters(context, values) { sqlite, text, _ in text.map { Int64(String(cString: $0).count) } ?? 0 }
              }, nil, nil, nil), "create_function")
          return .numbers(try sqlite.numbers(db, "SELECT letters('Vega')"))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        let box = Box(sqlite: sqlite)
        return try withExtendedLifetime(box) {
          try sqlite.check(
            sqlite.sqlite3_create_function_v2(
              db, "letters", 1, 1, Unmanaged.passUnretained(box).toOpaque(),
              { context, _, values in
                letters(context, values) { sqlite, text, context in
                  if text == nil { sqlite.sqlite3_result_error_nomem(context) }
                  return text.map { Int64(String(cString: $0).count) }
                }
              }, nil, nil, nil), "create_function")
          return .numbers(try sqlite.numbers(db, "SELECT letters('Vega')"))
        }
      }
    })

  private static let tracedTextNotFreed = PlantedFault(
    "traced text not freed", .calls, "A trace callback copies the string from sqlite3_expanded_sql, and does not free it.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        _ = try sqlite.numbers(db, "SELECT 1")  // a statement that is gone, where the traced one may lie
        return .texts(
          try traced(db, sqlite) { box, statement in
            guard let text = box.sqlite.sqlite3_expanded_sql(statement) else { return box.isFailed = true }
            box.texts.append(String(cString: text))
          })
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        _ = try sqlite.numbers(db, "SELECT 1")
        return .texts(
          try traced(db, sqlite) { box, statement in
            guard let text = box.sqlite.sqlite3_expanded_sql(statement) else { return box.isFailed = true }
            defer { box.sqlite.sqlite3_free(text) }
            box.texts.append(String(cString: text))
          })
      }
    })
}

/// The lengths of three texts, in the order of NOCASE.
private let shortestFirst = "SELECT length(column1) FROM (VALUES ('aaa'), ('bb'), ('c')) ORDER BY column1 COLLATE NOCASE"

/// The context of the callback of exec.
private final class Copier {
  let sqlite: any Sqlite3WrapperProtocol
  let db: OpaquePointer?
  var code: Int32 = .ok

  init(sqlite: any Sqlite3WrapperProtocol, db: OpaquePointer?) {
    self.sqlite = sqlite
    self.db = db
  }

  func copy(_ id: UnsafeMutablePointer<CChar>?) {
    guard let id else { return }
    code = sqlite.sqlite3_exec(db, "INSERT INTO seen VALUES (\(String(cString: id)))", nil, nil, nil)
  }
}

/// The context of a function of the app.
private final class Box {
  let sqlite: any Sqlite3WrapperProtocol

  init(sqlite: any Sqlite3WrapperProtocol) { self.sqlite = sqlite }
}

/// The context of a trace.
private final class TraceBox {
  let sqlite: any Sqlite3WrapperProtocol
  let hear: (TraceBox, OpaquePointer?) -> Void
  var texts: [String?] = []
  var isFailed = false

  init(sqlite: any Sqlite3WrapperProtocol, hear: @escaping (TraceBox, OpaquePointer?) -> Void) {
    self.sqlite = sqlite
    self.hear = hear
  }
}

/// The texts that a trace hears while a statement runs.
private func traced(
  _ db: OpaquePointer?, _ sqlite: any Sqlite3WrapperProtocol, _ hear: @escaping (TraceBox, OpaquePointer?) -> Void
) throws -> [String?] {
  let box = TraceBox(sqlite: sqlite, hear: hear)
  return try withExtendedLifetime(box) {
    let code = sqlite.sqlite3_trace_v2(
      db, TraceEvents.stmt.rawValue,
      { _, context, statement, _ in
        if let context {
          let box = Unmanaged<TraceBox>.fromOpaque(context).takeUnretainedValue()
          box.hear(box, statement.map { OpaquePointer($0) })
        }
        return 0
      }, Unmanaged.passUnretained(box).toOpaque())
    try sqlite.check(code, "trace")
    defer { sqlite.sqlite3_trace_v2(db, 0, nil, nil) }
    try sqlite.run(db, "SELECT 1")
    if box.isFailed { throw PlantedError(code: .nomem, action: "expanded_sql") }
    return box.texts
  }
}

/// The order of lengths.
private func byLength(
  _: UnsafeMutableRawPointer?, _ firstCount: Int32, _: UnsafeRawPointer?, _ secondCount: Int32, _: UnsafeRawPointer?
) -> Int32 { firstCount - secondCount }

/// Counts the letters of the only argument, through the wrapper that the context knows.
private func letters(
  _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?,
  _ count: (any Sqlite3WrapperProtocol, UnsafePointer<UInt8>?, OpaquePointer?) -> Int64?
) {
  guard let data = Sqlite3Wrapper().sqlite3_user_data(context) else { return }
  let sqlite = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().sqlite
  guard let number = count(sqlite, sqlite.sqlite3_value_text(values?[0]), context) else { return }
  sqlite.sqlite3_result_int64(context, number)
}
