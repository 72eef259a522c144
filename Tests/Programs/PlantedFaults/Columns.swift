import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let columns = [textTakenForNull, bytesAskedFirst, emptyBlob, textUnwrapped, utf16TakenForEmpty, errorMessageUnwrapped]

  private static let textTakenForNull = PlantedFault(
    "NOMEM taken for NULL", .calls, "A name that cannot be read because SQLite is out of memory is returned as NULL.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id = 1") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "star") }
          return .text(sqlite.sqlite3_column_text(statement, 0).map { String(cString: $0) })
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star WHERE id = 1") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "star") }
          let text = sqlite.sqlite3_column_text(statement, 0).map { String(cString: $0) }
          if text == nil, sqlite.sqlite3_errcode(db) == .nomem { throw PlantedError(code: .nomem, action: "name") }
          return .text(text)
        }
      }
    })

  private static let bytesAskedFirst = PlantedFault(
    "no bytes taken for an empty text", .calls,
    "When SQLite is out of memory, sqlite3_column_bytes returns 0 for a number, and the code returns an empty text.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 12345") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          let count = sqlite.sqlite3_column_bytes(statement, 0)
          guard count > 0, let text = sqlite.sqlite3_column_text(statement, 0) else { return .text("") }
          return .text(String(cString: text))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 12345") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          guard let text = sqlite.sqlite3_column_text(statement, 0) else { throw PlantedError(code: .nomem, action: "text") }
          return .text(String(cString: text))
        }
      }
    })

  private static let emptyBlob = PlantedFault(
    "no blob taken for an empty one", .calls,
    "A nil pointer from sqlite3_column_blob is treated as an empty blob, even when SQLite is out of memory.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT zeroblob(4)") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          guard let start = sqlite.sqlite3_column_blob(statement, 0) else { return .bytes([]) }
          return .bytes(Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite.sqlite3_column_bytes(statement, 0)))))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT zeroblob(4)") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          guard let start = sqlite.sqlite3_column_blob(statement, 0) else {
            if sqlite.sqlite3_errcode(db) == .nomem { throw PlantedError(code: .nomem, action: "blob") }
            return .bytes([])
          }
          return .bytes(Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite.sqlite3_column_bytes(statement, 0)))))
        }
      }
    })

  private static let textUnwrapped = PlantedFault(
    "text unwrapped", .calls, "The pointer to a text is force-unwrapped.", peril: .traps,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          // swift-format-ignore: NeverForceUnwrap
          return .text(String(cString: sqlite.sqlite3_column_text(statement, 0)!))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          return .text(try sqlite.text(statement, 0))
        }
      }
    })

  private static let utf16TakenForEmpty = PlantedFault(
    "UTF-16 without memory", .calls, "If there is no memory to convert a text to UTF-16, the code returns an empty text.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          guard let start = sqlite.sqlite3_column_text16(statement, 0) else { return .text("") }
          let count = Int(sqlite.sqlite3_column_bytes16(statement, 0))
          return .text(String(decoding: UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt16.self), as: UTF16.self))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          guard let start = sqlite.sqlite3_column_text16(statement, 0) else { throw PlantedError(code: .nomem, action: "text16") }
          let count = Int(sqlite.sqlite3_column_bytes16(statement, 0))
          return .text(String(decoding: UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt16.self), as: UTF16.self))
        }
      }
    })

  private static let errorMessageUnwrapped = PlantedFault(
    "message unwrapped", .calls, "The error message of sqlite3_exec is force-unwrapped; it is nil when SQLite is out of memory.",
    peril: .traps,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE star (id INTEGER PRIMARY KEY)", nil, nil, &message)
        defer { sqlite.sqlite3_free(message) }
        // swift-format-ignore: NeverForceUnwrap
        if code != .ok { throw PlantedError(code: code, action: String(cString: message!)) }
        return .flag(true)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE star (id INTEGER PRIMARY KEY)", nil, nil, &message)
        defer { sqlite.sqlite3_free(message) }  // harmless for nil
        if code != .ok { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "create") }
        return .flag(true)
      }
    })
}
