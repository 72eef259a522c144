import Foundation
import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

@Suite struct `The code of an error that a function throws` {
  private struct Unencodable: Codable {
    func encode(to encoder: any Encoder) throws { throw Broken(number: 8) }
  }

  /// Every code that means an error, primary and extended.
  static let codes = (1...10_000).map { ResultCode(rawValue: $0) }.filter {
    $0.name != nil && ![.ok, .row, .done, .schema].contains($0.primary) && ![.notice, .warning].contains($0.primary)
  }

  @Test func `is that of the statement, whatever it is, and the error comes along`() throws {
    #expect(Self.codes.count > 80)
    for code in Self.codes {
      let connection = try Connection(.memory)
      let own = SQLiteError.refused(code, "words of \(code.rawValue)")
      try connection.addFunction("f") { () -> Int in throw own }
      try connection.addAggregate("g", initial: 0, step: { _ in throw own }, final: { $0 })
      try connection.addAggregate("h", initial: 0, step: { _ in }, final: { _ -> Int in throw own })
      for sql: SQL in ["SELECT f()", "SELECT g()", "SELECT h()", "INSERT INTO t VALUES (f())"] {
        try connection.execute("CREATE TABLE IF NOT EXISTS t (a)")
        let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
        #expect(error?.underlying as? SQLiteError == own, "\(code) \(sql) \(error.map { "\($0)" } ?? "")")
        #expect(error?.code.primary == code.primary || [.ioerrNomem, .ioerrCorruptfs].contains(code), "\(code) \(sql)")
      }
      #expect(try connection.value("SELECT 7") == 7)
    }
  }

  @Test func `is an error also for an answer that cannot be encoded`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f") { JSON(Unencodable()) }
    try connection.addFunction("g") { UInt64(1) << 63 }
    for name in ["f", "g"] {
      let error = #expect(throws: SQLiteError.self) { try connection.value(SQL(unchecked: "SELECT \(name)()"), as: SQLiteValue.self) }
      #expect(error?.code == .mismatch)
      #expect(error?.message.hasPrefix("SQLite cannot hold the result of \(name)()") == true)
    }
  }
}
