import SQLiteCalls
import SQLiteManager

extension PlantedFault {
  static let reading = [
    columnBeforeStep, columnBehindEnd, columnOutOfRange, valueKeptPastStep, raggedRow, skippedRow, defaultOnError, existsOnError,
  ]

  private static let columnBeforeStep = PlantedFault(
    "column before step", .calls, "A column is read before the first step, to initialize a maximum.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var highest = sqlite.sqlite3_column_int64(statement, 0)
          while try sqlite.next(statement) { highest = max(highest, sqlite.sqlite3_column_int64(statement, 0)) }
          return .number(highest)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var highest = Int64.min
          while try sqlite.next(statement) { highest = max(highest, sqlite.sqlite3_column_int64(statement, 0)) }
          return .number(highest)
        }
      }
    })

  private static let columnBehindEnd = PlantedFault(
    "column after the end", .calls, "A column is read once more after the last row.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var sum: Int64 = 0
          var isRow = true
          while isRow {
            isRow = try sqlite.next(statement)
            sum += sqlite.sqlite3_column_int64(statement, 0)
          }
          return .number(sum)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var sum: Int64 = 0
          while try sqlite.next(statement) { sum += sqlite.sqlite3_column_int64(statement, 0) }
          return .number(sum)
        }
      }
    })

  private static let columnOutOfRange = PlantedFault(
    "column out of range", .calls, "Columns are numbered from 1 instead of 0, and so the code reads a column after the last.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 7, 8") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          var last: Int64 = 0
          for column in 1...sqlite.sqlite3_column_count(statement) {
            let value = sqlite.sqlite3_column_int64(statement, column)
            if value != 0 { last = value }
          }
          return .number(last)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 7, 8") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          return .number(sqlite.sqlite3_column_int64(statement, sqlite.sqlite3_column_count(statement) - 1))
        }
      }
    })

  private static let valueKeptPastStep = PlantedFault(
    "value kept past a step", .calls, "An sqlite3_value is read after the statement was stepped to the next row.",
    peril: .undefinedAlways,
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var values: [OpaquePointer?] = []
          while try sqlite.next(statement) { values.append(sqlite.sqlite3_column_value(statement, 0)) }
          return .numbers(values.map { sqlite.sqlite3_value_int64($0) })
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "VALUES (1), (2)") { statement in
          var values: [OpaquePointer?] = []
          defer { for value in values { sqlite.sqlite3_value_free(value) } }
          while try sqlite.next(statement) {
            guard let copy = sqlite.sqlite3_value_dup(sqlite.sqlite3_column_value(statement, 0)) else {
              throw PlantedError(code: .nomem, action: "value_dup")
            }
            values.append(copy)
          }
          return .numbers(values.map { sqlite.sqlite3_value_int64($0) })
        }
      }
    })

  private static let raggedRow = PlantedFault(
    "ragged row", .calls, "A text that cannot be read is left out, and the row has fewer values than columns.",
    faulty: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega', 'Lyra', 'A0'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          var row: [String?] = []
          for column in 0..<sqlite.sqlite3_column_count(statement) {
            if let text = sqlite.sqlite3_column_text(statement, column) { row.append(String(cString: text)) }
          }
          return .texts(row)
        }
      }
    },
    right: { sqlite, _ in
      try sqlite.withDatabase { db in
        try sqlite.withStatement(db, "SELECT 'Vega', 'Lyra', 'A0'") { statement in
          guard try sqlite.next(statement) else { throw PlantedError(code: .done, action: "step") }
          return .texts(try (0..<sqlite.sqlite3_column_count(statement)).map { try sqlite.text(statement, $0) })
        }
      }
    })

  private static let skippedRow = PlantedFault(
    "skipped row", .calls, "A row whose text cannot be read is skipped.", before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star ORDER BY id") { statement in
          var names: [String?] = []
          while try sqlite.next(statement) {
            guard let name = try? sqlite.text(statement, 0) else { continue }
            names.append(name)
          }
          return .texts(names)
        }
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        try sqlite.withStatement(db, "SELECT name FROM star ORDER BY id") { statement in
          var names: [String?] = []
          while try sqlite.next(statement) { names.append(try sqlite.text(statement, 0)) }
          return .texts(names)
        }
      }
    })

  private static let defaultOnError = PlantedFault(
    "default instead of an error", .calls, "A setting that cannot be read is treated as missing, and overwritten with its default.",
    before: .settings,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        if let found = try? sqlite.numbers(db, "SELECT count(*) FROM setting WHERE key = 'theme'"), found == [1] { return .text("kept") }
        try sqlite.run(db, "REPLACE INTO setting VALUES ('theme', 'light')")
        return .text("kept")
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        if try sqlite.numbers(db, "SELECT count(*) FROM setting WHERE key = 'theme'") == [1] { return .text("kept") }
        try sqlite.run(db, "REPLACE INTO setting VALUES ('theme', 'light')")
        return .text("kept")
      }
    })

  private static let existsOnError = PlantedFault(
    "error taken for not there", .calls, "A failed lookup counts as no row, and the star is inserted twice.",
    before: .stars,
    faulty: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let isTaken = try sqlite.withStatement(db, "SELECT 1 FROM star WHERE name = 'Vega'") { sqlite.sqlite3_step($0) == .row }
        if !isTaken { try sqlite.run(db, "INSERT INTO star (name) VALUES ('Vega')") }
        return .flag(true)
      }
    },
    right: { sqlite, stage in
      try sqlite.withDatabase(stage.path) { db in
        let isTaken = try sqlite.withStatement(db, "SELECT 1 FROM star WHERE name = 'Vega'") { try sqlite.next($0) }
        if !isTaken { try sqlite.run(db, "INSERT INTO star (name) VALUES ('Vega')") }
        return .flag(true)
      }
    })
}
