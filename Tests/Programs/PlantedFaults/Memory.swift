import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let memory = [
    messageNotFreed, expectedMessageNotFreed, messageFreedTwice, freedTwice, memoryLost, expandedLost, expandedMissing, imageLost,
    usedAfterClose,
  ]

  private static let messageNotFreed = PlantedFault(
    "message not freed", .calls, "The error message of a failed sqlite3_exec is read and not freed.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE IF NOT EXISTS star (name TEXT)", nil, nil, &message)
        if code != .ok { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "create") }
        return .flag(true)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE IF NOT EXISTS star (name TEXT)", nil, nil, &message)
        let text = message.map { String(cString: $0) }
        sqlite.sqlite3_free(message)
        if code != .ok { throw PlantedError(code: code, action: text ?? "create") }
        return .flag(true)
      }
    })

  private static let expectedMessageNotFreed = PlantedFault(
    "message of an expected error not freed", .calls, "The code expects a constraint error, and does not free its message.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (1, 'Rigel')", nil, nil, &message)
        guard code == .constraint else {
          sqlite.sqlite3_free(message)
          throw PlantedError(code: code, action: "insert")
        }
        return .text("taken")
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        var message: UnsafeMutablePointer<CChar>?
        let code = sqlite.sqlite3_exec(db, "INSERT INTO star VALUES (1, 'Rigel')", nil, nil, &message)
        sqlite.sqlite3_free(message)
        guard code == .constraint else { throw PlantedError(code: code, action: "insert") }
        return .text("taken")
      }
    })

  private static let messageFreedTwice = PlantedFault(
    "message freed twice", .calls, "The error message of sqlite3_exec is freed after it is read, and again in the defer block.",
    peril: .undefinedWhenFailing,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        defer { sqlite.sqlite3_free(message) }
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE star (name TEXT)", nil, nil, &message)
        guard code == .ok else {
          let text = message.map { String(cString: $0) } ?? "create"
          sqlite.sqlite3_free(message)
          throw PlantedError(code: code, action: text)
        }
        return .flag(true)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        var message: UnsafeMutablePointer<CChar>?
        defer { sqlite.sqlite3_free(message) }
        let code = sqlite.sqlite3_exec(db, "CREATE TABLE star (name TEXT)", nil, nil, &message)
        guard code == .ok else { throw PlantedError(code: code, action: message.map { String(cString: $0) } ?? "create") }
        return .flag(true)
      }
    })

  private static let freedTwice = PlantedFault(
    "freed twice", .calls, "Memory from sqlite3_malloc is freed twice.", peril: .undefinedAlways,
    faulty: { sqlite, _ in
      guard let memory = sqlite.sqlite3_malloc(16) else { throw PlantedError(code: .nomem, action: "malloc") }
      defer { sqlite.sqlite3_free(memory) }
      memory.storeBytes(of: 7, as: UInt8.self)
      let value = memory.load(as: UInt8.self)
      sqlite.sqlite3_free(memory)
      return .number(Int64(value))
    },
    right: { sqlite, _ in
      guard let memory = sqlite.sqlite3_malloc(16) else { throw PlantedError(code: .nomem, action: "malloc") }
      defer { sqlite.sqlite3_free(memory) }
      memory.storeBytes(of: 7, as: UInt8.self)
      return .number(Int64(memory.load(as: UInt8.self)))
    })

  private static let memoryLost = PlantedFault(
    "memory not freed", .calls, "Memory from sqlite3_malloc is not freed if the query after it fails.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        guard let buffer = sqlite.sqlite3_malloc(16) else { throw PlantedError(code: .nomem, action: "malloc") }
        let found = try sqlite.numbers(db, "SELECT 7")
        buffer.storeBytes(of: found[0], as: Int64.self)
        sqlite.sqlite3_free(buffer)
        return .numbers(found)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        guard let buffer = sqlite.sqlite3_malloc(16) else { throw PlantedError(code: .nomem, action: "malloc") }
        defer { sqlite.sqlite3_free(buffer) }
        let found = try sqlite.numbers(db, "SELECT 7")
        buffer.storeBytes(of: found[0], as: Int64.self)
        return .numbers(found)
      }
    })

  private static let expandedLost = PlantedFault(
    "expanded SQL not freed", .calls, "The string from sqlite3_expanded_sql is not freed.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?") { statement in
          try sqlite.bind(statement, 1, 7)
          guard let text = sqlite.sqlite3_expanded_sql(statement) else { throw PlantedError(code: .nomem, action: "expanded_sql") }
          return .text(String(cString: text))
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?") { statement in
          try sqlite.bind(statement, 1, 7)
          guard let text = sqlite.sqlite3_expanded_sql(statement) else { throw PlantedError(code: .nomem, action: "expanded_sql") }
          defer { sqlite.sqlite3_free(text) }
          return .text(String(cString: text))
        }
      }
    })

  private static let expandedMissing = PlantedFault(
    "expanded SQL missing", .calls, "If there is no memory for the expanded SQL, the code returns an empty text.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?") { statement in
          try sqlite.bind(statement, 1, 7)
          let text = sqlite.sqlite3_expanded_sql(statement)
          defer { sqlite.sqlite3_free(text) }
          return .text(text.map { String(cString: $0) } ?? "")
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT ?") { statement in
          try sqlite.bind(statement, 1, 7)
          let text = sqlite.sqlite3_expanded_sql(statement)
          defer { sqlite.sqlite3_free(text) }
          guard let text else { throw PlantedError(code: .nomem, action: "expanded_sql") }
          return .text(String(cString: text))
        }
      }
    })

  private static let imageLost = PlantedFault(
    "image not freed", .calls, "The code reads the size of a serialized database, and does not free its memory.", needs: .sqlite3_serialize,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.run(db, "CREATE TABLE star (name TEXT)")
        var size: Int64 = 0
        guard sqlite.sqlite3_serialize(db, "main", &size, 0) != nil else { throw PlantedError(code: .nomem, action: "serialize") }
        return .number(size)
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.run(db, "CREATE TABLE star (name TEXT)")
        var size: Int64 = 0
        guard let image = sqlite.sqlite3_serialize(db, "main", &size, 0) else { throw PlantedError(code: .nomem, action: "serialize") }
        sqlite.sqlite3_free(image)
        return .number(size)
      }
    })

  private static let usedAfterClose = PlantedFault(
    "used after close", .calls, "The busy timeout is set on a closed connection.", peril: .undefinedAlways,
    faulty: { sqlite, _ in
      let db = try sqlite.opened()
      sqlite.sqlite3_close(db)
      sqlite.sqlite3_busy_timeout(db, 100)
      return .flag(true)
    },
    right: { sqlite, _ in
      let db = try sqlite.opened()
      sqlite.sqlite3_busy_timeout(db, 100)
      sqlite.sqlite3_close(db)
      return .flag(true)
    })
}
