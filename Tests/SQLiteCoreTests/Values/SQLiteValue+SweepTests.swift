import Foundation
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `Each C call behind a value` {
  /// Writes a value, reads it live and owned, and says what was read.
  private func store<Value: SQLiteConvertible & Equatable>(_ value: Value, on connection: Connection) throws -> Bool {
    try connection.prepare("INSERT INTO t (v) VALUES (?)").run(value)
    let live = try connection.prepare("SELECT v FROM t ORDER BY rowid DESC").row { try $0[0, as: Value.self] }
    let owned = try connection.row("SELECT v FROM t ORDER BY rowid DESC")?[0, as: Value.self]
    return live == value && owned == value
  }

  @Test func `fails once and for ever, and what is read is right or an error`() throws {
    let date = Date(timeIntervalSince1970: 1_795_281_623.123)
    let long = String(repeating: "ž", count: 10_000)
    let isNotRight: FaultSweep<[Bool], (any Sqlite3WrapperProtocol) throws -> [Bool]>.Check = { result in
      if case .success(let read) = result, read != Array(repeating: true, count: 21) { return "it read \(read)" }
      if case .failure(let error) = result, (error as? SQLiteError)?.message.contains("which cannot be read as") == true {
        return "\(error)"
      }
      return nil
    }
    let sweep = FaultSweep(
      over: { Sqlite3Wrapper() }, seed: TestRun.seed, check: isNotRight
    ) { sqlite in
      let connection = try Connection(.memory, on: sqlite)
      try connection.execute("CREATE TABLE t (v)")
      return [
        try store(true, on: connection), try store(Int8(5), on: connection), try store(Float(0.5), on: connection),
        try store("text"[...], on: connection), try store(long[...], on: connection), try store(Data([1, 2]), on: connection),
        try store(Data(), on: connection), try store(date, on: connection), try store(UnixTime(date), on: connection),
        try store(JulianDay(date), on: connection), try store(UUID(), on: connection), try store(URL(filePath: "/a"), on: connection),
        try store(Decimal(12), on: connection), try store(Kind.film, on: connection), try store(Level.low, on: connection),
        try store(Address(street: "a", number: 1), on: connection), try store(Settings(size: 1, changed: date), on: connection),
        try store(JSON(["a"]), on: connection), try store(PropertyList(["a"]), on: connection), try store(date as Date?, on: connection),
        try store(nil as Data?, on: connection),
      ]
    }
    let report = try sweep.sampled(TestRun.most(8)).run()
    #expect(report.failableCalls > 120)
  }
}
