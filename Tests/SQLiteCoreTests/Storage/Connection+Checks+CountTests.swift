import SQLiteManager
import Testing

@Suite struct `A check for damage` {
  @Test func `takes any number of findings, and refuses to stop before the first`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t(a CHECK (a > 0)); PRAGMA ignore_check_constraints=ON; INSERT INTO t VALUES (-1), (-2), (-3)")
    try connection.execute("PRAGMA ignore_check_constraints=OFF")
    for count in [3, 100, Int(Int32.max), Int(Int32.max) + 1, .max] {
      #expect(try connection.integrityCheck(atMost: count).count == 3, "\(count)")
      #expect(try connection.quickCheck(in: "main", atMost: count).count == 3, "\(count)")
    }
    #expect(try connection.integrityCheck(atMost: 2).count == 2)
    for count in [0, -1, Int(Int32.min), Int(Int32.min) - 1, .min] {
      for check in [connection.integrityCheck, connection.quickCheck] {
        let error = #expect(throws: SQLiteError.self) { try check(nil, count) }
        #expect(error?.code == .range && error?.message.contains("not after \(count)") == true, "\(String(describing: error))")
      }
    }
  }
}
