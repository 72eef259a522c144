import Testing

@testable import Generator

@Suite struct `Constants of a header` {
  @Test func `are numbers, sums of bits, other constants and those shifted`() {
    let read = readConstants(
      """
      #define SQLITE_VERSION "3.40.1"
      #define SQLITE_BUSY 5
      #define SQLITE_BUSY_RECOVERY (SQLITE_BUSY | (1<<8))
      #define SQLITE_OPEN_WAL 0x00080000
      #define SQLITE_LOWEST -0x10
      #define SQLITE_BOTH (0x01|SQLITE_OPEN_WAL)
      #define SQLITE_STATIC ((sqlite3_destructor_type)0)
      #define FTS5_TOKEN_COLOCATED 0x0001
      #define OTHER_THING 7
      """)
    #expect(read.version == "3.40.1")
    let values: [String: Int64] = [
      "SQLITE_BUSY": 5, "SQLITE_BUSY_RECOVERY": 261, "SQLITE_OPEN_WAL": 0x8_0000, "SQLITE_LOWEST": -16, "SQLITE_BOTH": 0x8_0001,
      "FTS5_TOKEN_COLOCATED": 1,
    ]
    #expect(read.values == values)
  }

  @Test func `without a family are an error that says where to add them, and ends of ranges are none`() throws {
    #expect(try sortConstants(["SQLITE_DBCONFIG_MAX": 1023, "SQLITE_TESTCTRL_LAST": 34]).allSatisfy(\.1.isEmpty))
    let error = #expect(throws: Failed.self) { try sortConstants(["SQLITE_NOVELTY": 1]) }
    #expect(error?.description.contains("SQLITE_NOVELTY\"]: add them to one in") == true)
  }

  @Test func `are known again from the file that holds them`() throws {
    let values: [String: Int64] = [
      "SQLITE_OK": 0, "SQLITE_BUSY": 5, "SQLITE_BUSY_RECOVERY": 261, "SQLITE_ACCESS_EXISTS": 0, "SQLITE_LIMIT_LENGTH": -1,
    ]
    let sorted = try sortConstants(values)
    #expect(knownConstants(constantsFile(sorted)) == values)
  }

  @Test func `of a later header are not written`() throws {
    var later = SmallHeader(version: "3.46.1")
    later.constants["SQLITE_BUSY_NEW"] = "(SQLITE_BUSY | (9<<8))"
    later.constants["SQLITE_NOVELTY"] = "1"
    let constants = try writtenConstants(try later.header(), known: SmallHeader.known)
    let base = try writtenConstants(try SmallHeader().header(), known: [:])
    #expect(constantsFile(constants) == constantsFile(base))
    later.version = baseVersion
    #expect(throws: Failed.self) { try writtenConstants(try later.header(), known: SmallHeader.known) }
  }
}
