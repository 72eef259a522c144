import SQLiteManager

/// 11. A plain catch that casts.
public func isThere(_ connection: Connection) -> Bool {
  do {
    try connection.execute("SELECT 1 FROM star")
    return true
  } catch {
    return (error as? SQLiteError)?.code != .error
  }
}

/// 12. A switch over the code in a catch that casts.
public func answer(_ connection: Connection) -> String {
  do {
    try connection.insert(["name": "Rigel"], into: "star")
    return "saved"
  } catch let error as SQLiteError {
    switch error.code.primary {
    case .busy, .locked: return "later"
    case .full: return "no room"
    default: return error.message
    }
  } catch {
    return "\(error)"
  }
}

/// 13. catch is, then the rest.
public func isAllowed(_ connection: Connection) -> Bool {
  do { try connection.execute("CREATE TABLE IF NOT EXISTS star (id INTEGER PRIMARY KEY, name TEXT)") } catch is SQLiteError {
    return false
  } catch {
    return false
  }
  return true
}

/// 14. A primary code matches its extended ones.
public func nameOnce(_ connection: Connection, _ name: String) throws -> Bool {
  do {
    try connection.insert(["name": name], into: "star")
    return true
  } catch ResultCode.constraintUnique {
    return false
  } catch ResultCode.constraint {
    throw AppError.refused(name)
  }
}

/// The errors that an app throws itself.
public enum AppError: Error { case refused(String), missing, unavailable(any Error) }

/// 15. An error of the app around one of SQLite.
public func load(_ connection: Connection) throws -> [String] {
  do { return try connection.rows("SELECT name FROM star", as: String.self) } catch { throw AppError.unavailable(error) }
}

/// 16. do within do; the inner one catches the errors that it knows.
public func removeOld(_ connection: Connection) throws {
  do {
    do { try connection.execute("DELETE FROM old") } catch let error as SQLiteError where error.code == .error { pause() }
    try connection.execute("DELETE FROM older")
  } catch ResultCode.readonly {
    pause()
  }
}

/// 17. catch with a case pattern of the meaning.
public func addCollation(_ connection: Connection) throws {
  do { try connection.execute("REINDEX") } catch let error as SQLiteError {
    guard case .missingCollation(let name)? = error.meaning else { throw error }
    try connection.addLocalizedCollations([name: LocalizedCollation(locale: "cs")])
  }
}

/// 18. try? and a default.
public func countOrZero(_ connection: Connection) -> Int { (try? connection.count("star")) ?? 0 }

/// 19. An error typed by the function that throws it on.
public func open(_ path: String) throws(AppError) -> Connection {
  do { return try Connection(.file(path)) } catch { throw .unavailable(error) }
}

/// 20. The reason is looked at in a tuple pattern.
public func explain(_ connection: Connection) throws -> String {
  do { try connection.checkpoint(.truncate) } catch let error as SQLiteError {
    switch (error.code.primary, error.locks?.holders?.isEmpty) {
    case (.busy, false?): return "another process"
    case (.busy, _): return "this process"
    default: throw error
    }
  }
  return "done"
}
