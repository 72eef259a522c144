@testable import Generator

/// A header of two functions and three constants, with the table and the constants of the generated files that fit it.
struct SmallHeader {
  var version = baseVersion
  var declarations = ["int sqlite3_reset(sqlite3_stmt *pStmt)", "void sqlite3_free(void*)"]
  var constants = ["SQLITE_OK": "0", "SQLITE_BUSY": "5", "SQLITE_BUSY_RECOVERY": "(SQLITE_BUSY | (1<<8))"]
  var exported = ["sqlite3_reset", "sqlite3_free"]

  static let rows = [
    "sqlite3_reset\tStatement\tplain\tcode\t-\tstatement@0\t-\t`Thing.use`\tc3ref/reset.html\tGoes back to the start of a statement.",
    "sqlite3_free\tMemory\tplain\tnever\t-\t-\t-\t`Thing.use`\tc3ref/free.html\tFrees memory.",
  ]
  static let known: [String: Int64] = ["SQLITE_OK": 0, "SQLITE_BUSY": 5, "SQLITE_BUSY_RECOVERY": 261]

  func header() throws -> Header {
    let macros = ["SQLITE_VERSION": "\"\(version)\"", "SQLITE_DBCONFIG_MAX": "1023"].merging(constants) { first, _ in first }
    return try Header(
      signatures: "public func sqlite3_reset(_ pStmt: OpaquePointer!) -> Int32\npublic func sqlite3_free(_: UnsafeMutableRawPointer!)\n",
      macros: macros.map { "#define \($0.key) \($0.value)\n" }.joined(),
      text: "/* sqlite3_reset(x); */\n" + declarations.map { "SQLITE_API \($0);\n" }.joined(), exported: exported.joined(separator: "\n"))
  }

  func differences(rows: [String] = rows) throws -> [Difference] {
    compare(try readTable("# name\n" + rows.joined(separator: "\n")), try header(), known: Self.known)
  }
}
