// Swift of README.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import SQLiteManager
import SQLiteTesting
import Testing

@Test func `a full disk is reported, and nothing leaks`() throws {
  let sqlite = MockSqlite3Wrapper()
  try sqlite.when { try $0.createTable("star", "question INTEGER PRIMARY KEY", ifNotExists: true) }
    .answers(.done)
  try sqlite.when { try $0.insert(["question": 42], into: "star") }.fails(.full)
  do {
    let stars = try Stars(on: sqlite)
    #expect(throws: SQLiteError.self) { try stars.add(42) }
  }
  #expect(sqlite.problems.isEmpty)
}

@Test func `no failing call loses a star`() throws {
  try FaultSweep { sqlite in try Stars(on: sqlite).add(42) }.run()
}
