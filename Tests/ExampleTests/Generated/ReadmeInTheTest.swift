// Swift of README.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test func `a full disk is reported, and nothing leaks`() throws {
  let sqlite = MockSqlite3Wrapper()                                  // no SQLite at all
  try sqlite.when { try $0.createTable("star", "question INTEGER PRIMARY KEY", ifNotExists: true) }.answers(.done)
  try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)  // by the call, whatever SQL it is written as
  do {
    let stars = try Stars(on: sqlite)
    #expect(throws: SQLiteError.self) { try stars.add(42) }
  }
  #expect(sqlite.openHandles.isEmpty)
}

@Test func `no failing call loses a star or leaks a handle`() throws {
  try FaultSweep { sqlite in try Stars(on: sqlite).add(42) }.run()   // the real SQLite: each C call fails, in every way it can
  let careless = try FaultSweep { sqlite in try? Stars(on: sqlite).add(42) }.report()
  #expect(careless.problems.contains { $0.contains("finished, and private database 1 (star) has 0 rows in star, not 1") })
}
