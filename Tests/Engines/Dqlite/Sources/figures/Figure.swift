import SQLiteManager

/// Data code, and how many rows it writes or reads.
struct Figure {
  let name: String
  let rows: Int
  let work: (Connection) throws -> Void

  private static let singles = 2000
  private static let many = 20000

  static var all: [Figure] {
    [
      Figure(name: "inserted, a transaction each", rows: singles) { connection in
        for number in 0..<singles { try connection.insert(["number": number, "title": "question \(number)"], into: "single") }
      },
      Figure(name: "inserted, all in one transaction", rows: many) { connection in
        try connection.transaction {
          for number in 0..<many { try connection.insert(["number": number, "title": "question \(number)"], into: "many") }
        }
      },
      Figure(name: "inserted, 100 in a statement, all in one transaction", rows: many) { connection in
        try connection.transaction {
          for start in stride(from: 0, to: many, by: 100) {
            let values = (start..<start + 100).map { "(\($0), 'question \($0)')" }.joined(separator: ",")
            try connection.execute(SQL(unchecked: "INSERT INTO bulk(number, title) VALUES " + values))
          }
        }
      },
      Figure(name: "read by key, a statement each", rows: many) { connection in
        for number in 1...many { _ = try connection.value("SELECT title FROM many WHERE id = \(number)", as: String.self) }
      },
      Figure(name: "read, all in one result", rows: 20 * many) { connection in
        var sum = 0
        for _ in 0..<20 { try connection.forEach("SELECT number, title FROM many LIMIT \(many)") { row in sum += try row[0] } }
      },
    ]
  }

  /// How many rows per second each figure comes to: the best of three runs, because the machine does other things, too.
  static func measured(on connection: Connection) throws -> [Double] {
    for table in ["single", "many", "bulk"] {
      try connection.execute(SQL(unchecked: "CREATE TABLE \(table)(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, title TEXT NOT NULL)"))
    }
    return try all.map { figure in
      var best = 0.0
      for _ in 0..<3 {
        let start = ContinuousClock.now
        try figure.work(connection)
        best = max(best, Double(figure.rows) / ((ContinuousClock.now - start) / .seconds(1)))
      }
      return best
    }
  }
}
