import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteManager
import SQLiteTesting
import Scratch
import Testing

@Suite struct `A snapshot in a test` {
  private let connection: Connection
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    connection = try Connection(.memory, on: Sqlite3Wrapper())
    try connection.execute("CREATE TABLE star (id INTEGER PRIMARY KEY, name); INSERT INTO star VALUES (1, 'Vega'), (2, NULL)")
    folder = try ScratchFolder()
    path = folder.path("SkyTests.swift")
  }

  /// The issues that a closure records.
  private func issues(_ mode: String? = nil, _ body: () throws -> Void) throws -> [String] {
    let found = Locked<[String]>([])
    try Snapshot.$mode.withValue(mode) {
      try withKnownIssue(isIntermittent: true) {
        try body()
      } matching: { issue in
        found.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
    }
    return found.withLock { $0 }
  }

  private func location(_ line: Int) -> SourceLocation {
    SourceLocation(fileID: "Sky/SkyTests.swift", filePath: path, line: line, column: 7)
  }

  @Test func `is silent where all is as it says`() throws {
    try expectSnapshot(
      .table("star"), of: connection,
      """
      id | name
      1 | 'Vega'
      2 | NULL
      """)
    try expectSnapshot(.schema, of: connection, "CREATE TABLE star (id INTEGER PRIMARY KEY, name);")
  }

  @Test func `finds a row and a schema that were changed, and writes nothing unless asked to`() throws {
    let source = "  try expectSnapshot(.table(\"star\"), of: connection, \"id | name\\n1 | 'Wega'\\n2 | NULL\")\n"
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let wrong = "id | name\n1 | 'Wega'\n2 | NULL"
    for mode in [nil, "missing"] {
      let found = try issues(mode) {
        try expectSnapshot(.table("star"), of: connection, wrong, path: path, sourceLocation: location(1))
      }
      #expect(
        found == [
          """
          the table star: not as in the snapshot: - expected, + found
            id | name
          - 1 | 'Wega'
          + 1 | 'Vega'
            2 | NULL
          If it is right, run the tests once with SQLITEMANAGER_SNAPSHOTS=all
          """
        ])
    }
    let schema = try issues { try expectSnapshot(.schema, of: connection, "CREATE TABLE star (id INTEGER PRIMARY KEY);") }
    #expect(schema.count == 1 && schema[0].contains("+ CREATE TABLE star (id INTEGER PRIMARY KEY, name);"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == source)
  }

  @Test func `is written into the source, several in one run, and the test fails and says so`() throws {
    let source = """
      try expectSnapshot(.table("star"), of: connection)
      try expectSnapshot(.rows("SELECT 1"), of: connection, "2")

      """
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let found = try issues("all") {
      try expectSnapshot(.table("star"), of: connection, path: path, sourceLocation: location(1))
      try expectSnapshot(.rows("SELECT 1"), of: connection, "2", path: path, sourceLocation: location(2))
      try expectSnapshot(.rows("SELECT 1 AS a"), of: connection, "2", path: path, sourceLocation: location(2))
    }
    #expect(found.count == 3 && found[0].hasPrefix("there is no snapshot of the table star yet"))
    #expect(found.prefix(2).allSatisfy { $0.hasSuffix("The text is now in the literal: look at it, and run the test again") })
    #expect(found[2].contains("It could not be written: this call has had another text in the same run"))
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
        try expectSnapshot(.table("star"), of: connection, """
          id | name
          1 | 'Vega'
          2 | NULL
          """)
        try expectSnapshot(.rows("SELECT 1"), of: connection, """
          1
          1
          """)

        """#)
  }

  @Test func `finds its call where the compiler says that it is`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    try source.write(toFile: path, atomically: true, encoding: .utf8)
    let found = try issues("all") { try expectSnapshot(.rows("SELECT 42 AS a"), of: connection, "a\n41", path: path) }
    #expect(found.count == 1 && found[0].hasSuffix("look at it, and run the test again"))
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let literal = ["of: connection, \"\"\"", "      a", "      42", "      \"\"\", path: path) }"].joined(separator: "\n")
    #expect(written.contains(literal))
  }

  @Test func `may be a file beside the test`() throws {
    let file = folder.path("Snapshots/sky.snapshot")
    func compare(_ mode: String?, _ name: String = "sky") throws -> [String] {
      try issues(mode) { try expectSnapshot(.dump, of: connection, inFile: name, path: path) }
    }
    let missing = try compare(nil)
    #expect(missing.count == 1 && missing[0].contains("SQLITEMANAGER_SNAPSHOTS=missing") && !FileManager.default.fileExists(atPath: file))
    #expect(try compare("missing").first?.contains("The text is now in \(file)") == true)
    #expect(try compare(nil) == [])
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasSuffix("COMMIT;\n"))
    let other = folder.path("Snapshots/moon.snapshot")
    try ("\u{FEFF}" + text.replacing("\n", with: "\r\n")).write(toFile: other, atomically: true, encoding: .utf8)
    #expect(try compare(nil, "moon") == [])
    try connection.execute("DELETE FROM star WHERE id = 2")
    for mode in [nil, "missing"] { #expect(try compare(mode).first?.contains("- INSERT INTO \"star\"") == true) }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(try compare("all", "moon").count == 1)
    #expect(try compare(nil, "moon") == [])
    try Data([0xff]).write(to: URL(fileURLWithPath: file))
    #expect(throws: SnapshotError.file(file, reason: "it is not UTF-8")) {
      try expectSnapshot(.dump, of: connection, inFile: "sky", path: path)
    }
  }

  @Test func `is of whoever lends a connection, too`() throws {
    let database = SQLiteManager(.database(.memory), on: Sqlite3Wrapper())
    try database.open()
    try expectSnapshot(.content, of: database)
    try expectSnapshot(.rows("SELECT 1 AS a"), of: database, "a\n1")
    #expect(try issues { try expectSnapshot(.rows("SELECT 1 AS a"), of: database, inFile: "none", path: path) }.count == 1)
  }
}
