import SystemSQLite

extension Direct {
  static func fetch(_ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      let things = try stopwatch.time {
        let statement = try prepare(database, Thing.selectAll)
        defer { sqlite3_finalize(statement) }
        var things: [Thing] = []
        while try step(statement, database) {
          things.append(
            Thing(id: sqlite3_column_int64(statement, 0), amount: sqlite3_column_double(statement, 1), title: text(statement, 2)))
        }
        return things
      }
      return Checksum(things)
    }
  }

  static func notes(_ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      let notes = try stopwatch.time {
        let statement = try prepare(database, Note.selectAll)
        defer { sqlite3_finalize(statement) }
        var notes: [Note] = []
        while try step(statement, database) {
          let hasWeight = sqlite3_column_type(statement, 1) != SQLITE_NULL
          let hasTitle = sqlite3_column_type(statement, 2) != SQLITE_NULL
          notes.append(
            Note(
              id: sqlite3_column_int64(statement, 0), weight: hasWeight ? sqlite3_column_double(statement, 1) : nil,
              title: hasTitle ? text(statement, 2) : nil, body: text(statement, 3)))
        }
        return notes
      }
      return Checksum(notes)
    }
  }

  static func iterate(_ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      try stopwatch.time {
        let statement = try prepare(database, Thing.selectNumbers)
        defer { sqlite3_finalize(statement) }
        var sum = Sum()
        while try step(statement, database) {
          sum.add(sqlite3_column_int64(statement, 0), sqlite3_column_double(statement, 1))
        }
        return sum.checksum
      }
    }
  }

  /// The same, where each value is asked whether it is a number of that type, as the package asks: column_int64 makes 0 of a text.
  static func iterateExactly(_ database: OpaquePointer) -> Contender {
    Contender(Contender.exactly) { stopwatch in
      try stopwatch.time {
        let statement = try prepare(database, Thing.selectNumbers)
        defer { sqlite3_finalize(statement) }
        var sum = Sum()
        while try step(statement, database) {
          guard sqlite3_column_type(statement, 0) == SQLITE_INTEGER, sqlite3_column_type(statement, 1) == SQLITE_FLOAT else {
            throw Failure(code: SQLITE_MISMATCH, message: "a value of another type")
          }
          sum.add(sqlite3_column_int64(statement, 0), sqlite3_column_double(statement, 1))
        }
        return sum.checksum
      }
    }
  }

  static func insert(_ things: some Sequence<Thing>, _ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      try execute(database, Thing.deleteAll)
      try stopwatch.time { try insertAll(things, database) }
      return try checksumOfThings(database)
    }
  }

  static func insertAll(_ things: some Sequence<Thing>, _ database: OpaquePointer) throws {
    try execute(database, "BEGIN IMMEDIATE")
    let statement = try prepare(database, Thing.insert)
    defer { sqlite3_finalize(statement) }
    for thing in things {
      try check(sqlite3_bind_int64(statement, 1, thing.id), database)
      try check(sqlite3_bind_double(statement, 2, thing.amount), database)
      try check(sqlite3_bind_text(statement, 3, thing.title, Int32(thing.title.utf8.count), transient), database)
      _ = try step(statement, database)
      try check(sqlite3_reset(statement), database)
    }
    try execute(database, "COMMIT")
  }

  static func lookup(_ ids: [Int64], _ database: OpaquePointer) -> Contender {
    Contender(Contender.direct) { stopwatch in
      var sum = Sum()
      let statement = try prepare(database, Thing.selectOne)
      defer { sqlite3_finalize(statement) }
      try stopwatch.time {
        for id in ids {
          try check(sqlite3_bind_int64(statement, 1, id), database)
          if try step(statement, database) {
            sum.add(sqlite3_column_double(statement, 0), text: text(statement, 1))
          }
          try check(sqlite3_reset(statement), database)
        }
      }
      return sum.checksum
    }
  }

  static func open(_ path: String, _ count: Int) -> Contender {
    .repeating(Contender.direct, count) {
      guard sqlite3_libversion_number() >= 3_040_000 else { throw Failure(code: SQLITE_ERROR, message: "old library") }
      let database = try open(path, SQLITE_OPEN_READWRITE)
      let version = try version(database)
      try check(sqlite3_close(database), database)
      return version
    }
  }
}
