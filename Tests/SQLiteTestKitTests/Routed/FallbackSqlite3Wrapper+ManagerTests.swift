import Foundation
import SQLiteCalls
import SQLiteContent
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteConformance
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A manager over a double of nine old calls` {
  let double = OldStyleDouble()

  @Test func `opens, reads, inserts, updates, deletes and closes`() throws {
    let manager = SQLiteManager(.database(.file("/nowhere/db.sqlite")), on: double)
    try manager.open()
    #expect(double.called == [.sqlite3_open_v2], "nothing is asked of it that a test did not foresee")
    let rows = try manager.read("mytable")
    #expect(try rows.map { try $0[1, as: String.self] } == ["Hello", "a"])
    double.usesLength = true
    try manager.insert(["name": "Apple", "points": 3], into: "mytable")
    try manager.update("mytable", set: ["name": "Bread"], where: Column("id") == 2)
    try manager.delete(from: "mytable", where: Column("id") == 2)
    #expect(double.boundTexts == ["Apple", "Bread"])
    #expect(double.boundNumbers == [3, 2, 2])
    try manager.close()
    #expect(double.called.last == .sqlite3_close)
  }

  @Test func `takes the settings that were chosen`() throws {
    var configuration = Connection.Configuration()
    (configuration.foreignKeys, configuration.recursiveTriggers, configuration.busyTimeoutMilliseconds) = (true, true, 100)
    let manager = SQLiteManager(.database(.file("/nowhere/db.sqlite")), configuration: configuration, on: double)
    try manager.open()
    #expect(try manager.read("mytable").count == 2)
  }
}

@Suite struct `What the fallbacks answer` {
  /// The doubles of each call in the table of entry points.
  private func answerers() throws -> [Sqlite3Call: Set<String>] {
    let table = try String(contentsOf: SourceFile.root.appending(path: "Scripts/entry-points.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(
      uniqueKeysWithValues: rows.compactMap { row in
        Sqlite3Call(rawValue: row[0]).map { ($0, Set(row[6].split(separator: ",").map(String.init))) }
      })
  }

  @Test func `is what the table gives to them, and they refuse the rest`() throws {
    let answerers = try answerers()
    let bare = RoutedSqlite3Wrapper()
    callEverything(on: bare) { _ in }
    let engine = try #require(bare.inner as? RefusingSqlite3Wrapper)
    for call in Sqlite3Call.allCases {
      let mine = answerers[call] ?? []
      if mine.contains("fallback") { #expect(!engine.refused.contains(call), "\(call)") }
      if mine.isDisjoint(with: ["fallback", "idle"]) { #expect(engine.refused.contains(call), "\(call)") }
      #expect(bare.provides(call) == !mine.isDisjoint(with: ["fallback", "idle"]), "\(call)")
    }
  }

  @Test func `says what it refuses`() {
    let db = unsafe OpaquePointer(bitPattern: 0xd1)
    let sqlite: any Sqlite3WrapperProtocol = RoutedSqlite3Wrapper()
    unsafe #expect(sqlite.sqlite3_blob_open(db, "main", "t", "c", 1, 0, nil) == ResultCode.error.rawValue)
    let message = unsafe sqlite.sqlite3_errmsg(db).map { unsafe String(cString: $0) }
    #expect(message == "sqlite3_blob_open is not served by a double without an inner wrapper")
  }
}
