import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteTestKit

/// Data code that deals with time, as it is written: each with a fault, and mended.
struct CarelessStars {
  let connection: Connection
  let sqlite: any Sqlite3WrapperProtocol
  let isMended: Bool

  static let insert: SQL = "INSERT INTO star (name) VALUES ('Deneb')"

  /// Adds a star; false when there is a lock.
  private func adds() throws -> Bool {
    do {
      try connection.execute(Self.insert)
      return true
    } catch let error as SQLiteError where error.code == .busy {
      return false
    }
  }

  /// Tries again while there is a lock; mended: 20 times.
  func addWithRetries() throws {
    var tries = 1
    while try !adds() {
      tries += 1
      if isMended, tries == 20 { break }
      _ = sqlite.sqlite3_sleep(50)
    }
  }

  /// The same without a pause.
  func addWithoutPause() throws {
    var tries = 1
    while try !adds() {
      tries += 1
      if isMended, tries == 20 { break }
      if isMended { _ = sqlite.sqlite3_sleep(50) }
    }
  }

  /// Waits in a busy handler of its own; mended: with pauses, and not for ever.
  func addInBusyHandler() throws {
    try connection.setBusyHandler(
      .custom { [isMended, sqlite] attempts in
        if !isMended { return true }
        _ = sqlite.sqlite3_sleep(50)
        return attempts < 19
      })
    try connection.execute(Self.insert)
  }

  /// Sleeps until a deadline before it tries once more; reads the clock to compare, and again to know how long. Mended: once.
  func addBefore(_ limit: Duration, on clock: VirtualClock) throws {
    let deadline = clock.now.advanced(by: limit)
    func sleep(_ left: Duration) { _ = sqlite.sqlite3_sleep(Int32(left / .milliseconds(1))) }
    if isMended {
      let left = clock.now.duration(to: deadline)
      if left > .zero { sleep(left) }
    } else if clock.now < deadline {
      sleep(clock.now.duration(to: deadline))
    }
    try connection.execute(Self.insert)
  }

  /// Has a timeout, and then a handler that only counts; mended: it sleeps, too.
  func addCounting(_ count: Locked<Int>) throws {
    try connection.setBusyHandler(
      .custom { [isMended, sqlite] attempts in
        count.withLock { $0 += 1 }
        if !isMended { return false }
        _ = sqlite.sqlite3_sleep(100)
        return attempts < 50
      })
    try connection.execute(Self.insert)
  }

  /// A script with settings sets the timeout, too; mended: it leaves it.
  func addAfterSettings() throws {
    try connection.execute(isMended ? "PRAGMA cache_size = 100" : "PRAGMA cache_size = 100; PRAGMA busy_timeout = 0")
    try connection.execute(Self.insert)
  }

  /// Reads, and then writes in the same transaction; mended: it says at the beginning that it will write.
  func addUnlessThere() throws {
    try connection.execute(isMended ? "BEGIN IMMEDIATE" : "BEGIN")
    do {
      if try connection.value("SELECT count(*) FROM star WHERE name = 'Deneb'", as: Int.self) == 0 { try connection.execute(Self.insert) }
      try connection.execute("COMMIT")
    } catch {
      try connection.execute("ROLLBACK")
      throw error
    }
  }

  /// Downloads within a transaction; mended: before it.
  func addDownloaded(_ download: () -> String) throws {
    let early = isMended ? download() : nil
    try connection.transaction {
      try connection.execute(Self.insert)
      try connection.execute("INSERT INTO star (name) VALUES (\(early ?? download()))")
    }
  }

  /// Claims a lease when it is free: asks SQLite for the time in each statement; mended: once.
  func claim() throws -> Bool {
    if isMended {
      let now = try connection.value("SELECT unixepoch()", as: Int.self) ?? 0
      try connection.execute("DELETE FROM lease WHERE until <= \(now)")
      if try connection.value("SELECT count(*) FROM lease WHERE until > \(now)", as: Int.self) != 0 { return false }
      try connection.execute("INSERT INTO lease VALUES (1, \(now + 30))")
    } else {
      try connection.execute("DELETE FROM lease WHERE until <= unixepoch()")
      if try connection.value("SELECT count(*) FROM lease WHERE until > unixepoch()", as: Int.self) != 0 { return false }
      try connection.execute("INSERT INTO lease VALUES (1, unixepoch() + 30)")
    }
    return true
  }
}
