import SQLiteDescriptions
import SQLiteManager

// A hundred ways in which an app writes calls of this package, each with a number: they are compiled, without optimization and with it, and not run. All are
// public, as in a module of an app: the optimizer leaves out functions that are called from nowhere before it does the work that is looked at here.

/// The pause of an app between two tries.
public func pause() {}

/// 1. A bounded loop that returns when it is done, `catch let … where`.
public func insertPatiently(_ connection: Connection) throws {
  for _ in 0..<9 {
    do { try connection.execute("INSERT INTO star VALUES (1)"); return } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}

/// 2. The same by a code in `catch`.
public func deletePatiently(_ connection: Connection) throws {
  for _ in 0..<9 {
    do {
      try connection.delete(from: "star", where: .all)
      return
    } catch ResultCode.busy {
      pause()
    }
  }
}

/// 3. Without an end, left by break.
public func updatePatiently(_ connection: Connection) throws {
  while true {
    do {
      try connection.update("star", set: ["seen": 1], where: "id = 1")
      break
    } catch let error as SQLiteError where error.code == .busySnapshot {
      continue
    }
  }
}

/// 4. The tries are counted in the clause.
public func step(_ statement: borrowing Statement) throws {
  var left = 5
  while true {
    do { return try statement.run() } catch let error as SQLiteError where error.code.primary == .locked && left > 0 { left -= 1 }
  }
}

/// 5. A value leaves the loop; `catch where` over the error without a cast.
public func countPatiently(_ connection: Connection) throws -> Int {
  for attempt in 1... {
    do { return try connection.count("star") } catch  where attempt < 5 { pause() }
  }
  return 0
}

/// 6. repeat, and a flag.
public func upsertPatiently(_ connection: Connection, _ table: TableDescription) throws {
  var isDone = false
  repeat {
    do {
      try connection.upsert(["id": 1, "name": "Vega"], into: table)
      isDone = true
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  } while !isDone
}

/// 7. Two codes, two clauses, and all others thrown.
public func preparePatiently(_ connection: Connection) throws -> [OwnedRow] {
  for attempt in 0..<3 {
    do {
      let statement = try connection.prepare("SELECT id FROM star WHERE seen = ?")
      try statement.bind(attempt)
      return try statement.rows()
    } catch ResultCode.busy, ResultCode.locked {
      pause()
    } catch let error as SQLiteError where error.code == .schema {
      continue
    }
  }
  return []
}

/// 8. The last error is kept and thrown after the loop.
public func attachPatiently(_ connection: Connection, _ path: String) throws {
  var last: (any Error)?
  for _ in 0..<3 {
    do {
      try connection.attach(.file(path), as: "other")
      return
    } catch {
      last = error
    }
  }
  if let last { throw last }
}

/// 9. A transaction begun by hand, with defer.
public func transferPatiently(_ connection: Connection) throws {
  for _ in 0..<4 {
    do {
      try connection.execute("BEGIN IMMEDIATE")
      defer { if connection.isInTransaction { try? connection.execute("ROLLBACK") } }
      try connection.execute("UPDATE star SET seen = 1")
      try connection.execute("COMMIT")
      return
    } catch let error as SQLiteError where error.code.primary == .full {
      throw error
    } catch is SQLiteError {
      pause()
    }
  }
}

/// 10. The last row that can be had of a cursor, tried again where it stands.
public func lastName(_ connection: Connection) throws -> String? {
  let cursor = try connection.cursor("SELECT name FROM star")
  var name: String?
  while true {
    do {
      guard let row = try cursor.next() else { return name }
      name = try row["name"]
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}
