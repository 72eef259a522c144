import SQLiteManager

/// 31. A transaction that throws any error.
public func move(_ connection: Connection) throws {
  try connection.transaction {
    try connection.execute("UPDATE star SET seen = 1")
    guard connection.changes > 0 else { throw AppError.missing }
  }
}

/// 32. A transaction in a retry loop by hand.
public func movePatiently(_ connection: Connection) throws {
  for _ in 0..<3 {
    do {
      try connection.transaction { try connection.execute("UPDATE star SET seen = 1") }
      return
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}

/// 33. The same, tried again by the package.
public func moveAgain(_ connection: Connection) throws -> Int {
  try connection.transaction(.deferred, retries: 3) {
    let count = try connection.count("star")
    try connection.update("total", set: ["stars": count], where: .all)
    return count
  }
}

/// 34. A retry that takes a closure.
public func patiently<Result>(_ tries: Int = 5, _ body: () throws -> Result) throws -> Result {
  for _ in 1..<tries {
    do { return try body() } catch let error as SQLiteError where error.code.primary == .busy { pause() }
  }
  return try body()
}

/// 35. The retry is called with one statement and with several.
public func insertTwice(_ connection: Connection) throws {
  try patiently { try connection.execute("INSERT INTO star VALUES (1)") }
  let count = try patiently(2) {
    try connection.insert(["id": 2], into: "star")
    return try connection.count("star")
  }
  assert(count > 0)
}

/// 36. A verb as a function value.
public func executes(_ connection: Connection) -> (SQL) throws -> Void { { sql in try connection.execute(sql) } }

/// 37. An escaping closure that is kept and run later.
public final class Later {
  var work: [() throws -> Void] = []

  /// Keeps work that is to be done.
  public func add(_ connection: Connection, _ name: String) { work.append { try connection.insert(["name": name], into: "star") } }

  /// Does all of the work, and returns its errors.
  public func runAll() -> [any Error] {
    var errors: [any Error] = []
    for work in work { do { try work() } catch { errors.append(error) } }
    return errors
  }
}

/// 38. A savepoint within a loop, given up alone.
public func importAll(_ lines: [String], _ connection: Connection) throws {
  try connection.transaction {
    for line in lines {
      do {
        try connection.savepoint { _ = try connection.insert(["line": line], into: "line") }
      } catch let error as SQLiteError where error.code.primary == .constraint {
        continue
      }
    }
  }
}

/// 39. Rows read by a closure that throws its own error.
public func longest(_ connection: Connection) throws -> [Int] {
  try connection.rows("SELECT name FROM star") { row in
    let name: String = try row["name"]
    guard !name.isEmpty else { throw AppError.missing }
    return name.count
  }
}

/// 40. defer that closes and may fail.
public func once(_ path: String) throws -> Int {
  let connection = try Connection(.file(path))
  defer { do { try connection.close() } catch { pause() } }
  return try connection.count("star")
}
