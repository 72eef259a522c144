import Expectations
import SQLiteManager
import SQLiteTestKit
import Testing
import SQLiteVirtualTables

@Suite struct `Where a virtual table may be used` {
  private func rows(_ options: VirtualTableOptions, trusted: Bool) throws -> Int {
    var configuration = Connection.Configuration()
    configuration.trustedSchema = trusted
    let connection = try Connection(.memory, configuration: configuration)
    try connection.addVirtualTable("probe", ProbeTable(Probe()), options)
    #expect(try connection.value("SELECT count(*) FROM probe") == 5)
    try connection.execute("CREATE VIEW v AS SELECT * FROM probe")
    return try connection.value("SELECT count(*) FROM v") ?? 0
  }

  @Test(arguments: [true, false]) func `is SQL of the program unless more is said`(trusted: Bool) throws {
    expectError(.error, "unsafe use of virtual table \"probe\"") { try rows([], trusted: trusted) }
    #expect(try rows(.innocuous, trusted: trusted) == 5)
    if trusted {
      #expect(try rows(.usableInTrustedSchema, trusted: true) == 5)
    } else {
      expectError(.error, "unsafe use of virtual table \"probe\"") { try rows(.usableInTrustedSchema, trusted: false) }
    }
  }
}
