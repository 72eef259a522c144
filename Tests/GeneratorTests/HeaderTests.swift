import Testing

@testable import Generator

@Suite struct `An installed header, beside the generated files` {
  /// Expects the words that matter of each difference, errors marked.
  private func expect(_ differences: [Difference], _ lines: [(isError: Bool, words: [String])], _ place: SourceLocation = #_sourceLocation)
  {
    #expect(differences.map(\.isError) == lines.map(\.isError), "\(differences)", sourceLocation: place)
    for (difference, line) in zip(differences, lines) {
      #expect(line.words.allSatisfy { difference.description.contains($0) }, "\(difference)", sourceLocation: place)
      #expect(!difference.advice.isEmpty, sourceLocation: place)
    }
  }

  @Test(arguments: [baseVersion, "3.46.1", "3.100.0", "4.0"]) func `that declares the same differs in nothing`(version: String) throws {
    expect(try SmallHeader(version: version).differences(), [])
  }

  @Test func `of an older SQLite is refused before anything else`() throws {
    let older = SmallHeader(version: "3.9.2", declarations: [])
    expect(try older.differences(), [(true, ["sqlite3.h is of SQLite 3.9.2", "install the header of \(baseVersion)"])])
  }

  @Test func `without a version is none`() throws {
    #expect(throws: Failed.self) { try Header(signatures: "", macros: "#define SQLITE_OK 0", text: "", exported: "") }
  }

  @Test func `has functions that the table does not list: a row is missing, or a later version has them`() throws {
    var header = SmallHeader()
    header.declarations += ["int sqlite3_new(sqlite3*)", "int sqlite3_newer(void)"]
    let missing = [(true, ["declares sqlite3_new,", "add its row"]), (true, ["declares sqlite3_newer,", "add its row"])]
    expect(try header.differences(), missing)
    header.version = "3.46.1"
    expect(try header.differences(), [(false, ["2 functions of sqlite3.h 3.46.1", "sqlite3_new, sqlite3_newer", "nothing is to be done"])])
  }

  @Test(arguments: [baseVersion, "3.46.1"]) func `lacks a function of the table`(version: String) throws {
    var header = SmallHeader(version: version)
    header.declarations.removeLast()
    expect(try header.differences(), [(true, ["lists sqlite3_free, which sqlite3.h does not declare", "install a whole sqlite3.h"])])
  }

  @Test(arguments: [baseVersion, "3.46.1"]) func `takes a handle that the table does not list, and none that it lists`(version: String)
    throws
  {
    var header = SmallHeader(version: version)
    header.declarations = ["int sqlite3_reset(sqlite3 *db)", "void sqlite3_free(void*)"]
    let found = [
      (true, ["has a connection at argument(0)", "correct the column"]), (true, ["lists a statement at argument(0)", "correct"]),
    ]
    expect(try header.differences(), found)
  }

  @Test func `comes with a library that lacks a function, or has one that the table leaves out`() throws {
    var header = SmallHeader()
    header.exported = ["sqlite3_reset"]
    expect(try header.differences(), [(true, ["sqlite3_free is plain in the table and not exported", "make its kind optional"])])
    header.version = "3.46.1"
    expect(try header.differences(), [(true, ["sqlite3_free is plain in the table and not exported", "install a library that has it"])])
    var rows = SmallHeader.rows
    rows[1] = rows[1].replacing("\tplain\t", with: "\tout\t")
    expect(try header.differences(rows: rows), [])
    header.exported.append("sqlite3_free")
    expect(try header.differences(rows: rows), [(false, ["sqlite3_free is out in the table and exported", "give its row a kind"])])
  }

  @Test func `has constants of a later version, another number, or not all of them`() throws {
    var header = SmallHeader(version: "3.46.1")
    header.constants["SQLITE_BUSY_NEW"] = "(SQLITE_BUSY | (9<<8))"
    expect(try header.differences(), [(false, ["1 constants of sqlite3.h 3.46.1", "(SQLITE_BUSY_NEW)", "nothing is to be done"])])
    header.constants["SQLITE_BUSY"] = "6"
    header.constants["SQLITE_OK"] = nil
    let found = [
      (true, ["SQLITE_BUSY is 6 in sqlite3.h 3.46.1, not 5", "stays as it is"]),
      (true, ["SQLITE_BUSY_RECOVERY is 262 in sqlite3.h 3.46.1, not 261", "stays as it is"]),
      (true, ["SQLITE_OK is not in sqlite3.h 3.46.1", "stays as it is"]), (false, ["SQLITE_BUSY_NEW"]),
    ]
    expect(try header.differences(), found)
  }
}
