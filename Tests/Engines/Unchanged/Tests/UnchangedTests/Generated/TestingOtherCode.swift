// Swift of Sources/SQLiteManager/Documentation.docc/TestingOtherCode.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import GRDB
import SQLiteInterposition
import Testing


struct Shelf {
  let database: DatabaseQueue

  init(path: String, configuration: Configuration = Configuration()) throws {
    database = try DatabaseQueue(path: path, configuration: configuration)
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS book (id INTEGER PRIMARY KEY, loans INTEGER NOT NULL DEFAULT 0);
          CREATE TABLE IF NOT EXISTS loan (id INTEGER PRIMARY KEY, book INTEGER NOT NULL REFERENCES book (id))
          """)
    }
  }

  func add(_ book: Int) throws {
    try database.write { db in try db.execute(sql: "INSERT OR IGNORE INTO book (id) VALUES (?)", arguments: [book]) }
  }

  func lend(_ book: Int) throws {
    try database.write { db in
      try db.execute(sql: "INSERT INTO loan (book) VALUES (?)", arguments: [book])
      try? db.execute(sql: "UPDATE book SET loans = loans + 1 WHERE id = ?", arguments: [book])
    }
  }
}

@Suite struct `The calls of a shelf` {
  let path = FileManager.default.temporaryDirectory.appending(path: "calls \(UUID()).sqlite").path

  @Test(.noMisuse) func `release every handle`() throws {
    let watched = LedgerSqlite3Wrapper(try Interposition.library)
    try Interposition.with(watched) {
      let shelf = try Shelf(path: path)
      try shelf.database.close()
    }
  }

  @Test func `are few`() throws {
    let counting = CountingSqlite3Wrapper(try Interposition.library)
    try Interposition.with(counting) { _ = try Shelf(path: path) }
    #expect(counting.counts[.sqlite3_open_v2] == 1)
  }

  @Test func `play again without SQLite`() throws {
    let recorder = CassetteRecordingSqlite3Wrapper(try Interposition.library)
    try Interposition.with(recorder) { _ = try Shelf(path: ":memory:") }
    let player = CassetteReplayingSqlite3Wrapper(try recorder.cassette())
    try Interposition.with(player) { _ = try Shelf(path: ":memory:") }
    try player.finish()
  }
}

enum TestingOtherCodeArticle {
  static func sweep(_ path: String) throws -> () throws -> Void {

let sweep = FaultSweep(
  modes: [.once],
  setUp: {
    let shelf = try Shelf(path: path)
    try shelf.add(42)
    return shelf
  },
  everywhere: { (shelf: Shelf) in try shelf.lend(42) }
).leavingOutTraps(in: "GRDB")
return { try sweep.run() }
  }

  static func suspension(_ path: String) throws -> SuspensionSweepReport {
let suspended = SuspensionSweep(
  setUp: {
    var configuration = Configuration()
    configuration.observesSuspensionNotifications = true
    let shelf = try Shelf(path: path, configuration: configuration)
    try shelf.add(42)
    return shelf
  },
  suspend: { shelf in
    NotificationCenter.default.post(name: Database.suspendNotification, object: nil)
    shelf.database.inDatabase { _ in }  // waits until the work in progress has ended
  },
  resume: { _ in NotificationCenter.default.post(name: Database.resumeNotification, object: nil) },
  everywhere: { (shelf: Shelf) in try shelf.lend(42) }
)
return try suspended.report()
  }

}
