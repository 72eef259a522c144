// Swift of Sources/SQLiteManager/Documentation.docc/VirtualTime.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test(.virtualTime) func `a star is added when the other writer has finished`() throws {
  let clock = try VirtualClock.current
  let sqlite = try VirtualTimeSqlite3Wrapper()                     // the real library, in the time of this test
  let database = try TestDatabase(.sql("CREATE TABLE star (id INTEGER PRIMARY KEY, name)"))
  let (stars, other) = (try Connection(database.location, on: sqlite), try Connection(database.location, on: sqlite))
  try other.execute("BEGIN IMMEDIATE")
  clock.at(.milliseconds(300)) { try other.execute("COMMIT") }     // the other one has the lock until then
  try expectTime(on: clock, atMost: .seconds(1)) {
    try stars.execute("INSERT INTO star (name) VALUES ('Deneb')")  // SQLite's busy handler waits for it
  }
  #expect(clock.time == .milliseconds(328))                        // SQLite's own delays: 1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50 and 100
}

enum VirtualTimeArticle {
  static func slow(_ path: String) throws -> (Duration, [String]) {
let clock = VirtualClock()
let sqlite = VirtualTimeSqlite3Wrapper(Sqlite3Wrapper(), clock)
sqlite.latency = [.sqlite3_step: .milliseconds(2)]                 // a slow processor
let system = try VirtualTimeVFS(clock, on: sqlite)
let disk = try FaultInjectingVFS(before: system.name, on: sqlite) { $0.kind == .sync ? .delay(microseconds: 200_000) : nil }
let connection = try Connection(disk.location(path), access: .create, on: sqlite)
try expectTime(on: clock, atMost: .seconds(3)) { try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name)") }
let waits = clock.waits.map(\.description)                         // such as 800 ms in 4 waits: SQLite's busy handler or file operations
clock.end()
return (clock.time, waits)
  }

  static func races() throws -> [String] {
let races = try TimeSweep(over: { Sqlite3Wrapper() }, passing: .seconds(40)) { sqlite in
  let connection = try Connection(.memory, on: sqlite)
  try connection.execute("CREATE TABLE lease (id INTEGER PRIMARY KEY, until); INSERT INTO lease VALUES (1, unixepoch() + 30)")
  try connection.execute("DELETE FROM lease WHERE until <= unixepoch()")
  let isTaken = try connection.value("SELECT count(*) FROM lease WHERE until > unixepoch()", as: Int.self) == 1
  if !isTaken { try connection.execute("INSERT INTO lease VALUES (1, unixepoch() + 30)") }
}.findings { if case .failure(let error) = $0 { "\(error)" } else { nil } }
return races
  }

  static func standing() async throws -> Duration {
let clock = VirtualClock(.standing)
let reminder = Task { try await clock.sleep(for: .seconds(60)) }
await clock.untilWaiting()
try clock.advance(by: .seconds(60))
try await reminder.value
return clock.time
  }

}
