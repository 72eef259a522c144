import Foundation
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The source of a test` {
  private let folder: ScratchFolder
  private let path: String

  init() throws {
    folder = try ScratchFolder()
    path = folder.path("SkyTests.swift")
  }

  private static let source = ###"""
    @Test func a() throws {
      try expectSnapshot(.table("star, \("\"")"), of: connection)  // , "no"
      try expectSnapshot(.rows("SELECT ')' /* \(1) */"), /* , */ of: connection, "old")
        try expectSnapshot(
          .schema, of: { [1, 2] }(), #"""
            one
              two\(x)
            """#, path: path)
      expectSnapshot(.dump, of: c, text); expectSnapshot(.dump, of: c, "a\(1)"); expectSnapshot(.dump, of: c, "x")
    }
    """###

  private func write(_ text: String, _ expected: String, line: Int, column: Int = 1, files: SourceFiles) throws {
    try files.write(text, inPlaceOf: expected, inCallOf: "expectSnapshot", path, line: line, column: column)
  }

  private func contents() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `is written at each call, in whatever order, though lines shift`() throws {
    let expected = ##"""
      @Test func a() throws {
        try expectSnapshot(.table("star, \("\"")"), of: connection, """
          first
            is "here"
          """)  // , "no"
        try expectSnapshot(.rows("SELECT ')' /* \(1) */"), /* , */ of: connection, #"""
          second \
          """#)
          try expectSnapshot(
            .schema, of: { [1, 2] }(), """
            third
            """, path: path)
        expectSnapshot(.dump, of: c, text); expectSnapshot(.dump, of: c, "a\(1)"); expectSnapshot(.dump, of: c, """
          fourth
          """)
      }
      """##
    let edits = [
      ("first\n  is \"here\"", "", 2, 7), ("second \\", "old", 3, 7), ("third", "one\n  two\\(x)", 4, 9), ("fourth", "x", 9, 78),
    ]
    for order in [[0, 1, 2, 3], [3, 1, 0, 2], [2, 3, 1, 0]] {
      try Self.source.write(toFile: path, atomically: true, encoding: .utf8)
      let files = SourceFiles()
      for edit in order.map({ edits[$0] }) {
        for _ in 1...2 { try write(edit.0, edit.1, line: edit.2, column: edit.3, files: files) }
      }
      #expect(try contents() == expected)
    }
  }

  @Test func `stays as it is where it is not what was compiled, or is no literal`() throws {
    try Self.source.write(toFile: path, atomically: true, encoding: .utf8)
    let files = SourceFiles()
    #expect(throws: SnapshotError.noCall) { try write("a", "", line: 1, files: files) }
    #expect(throws: SnapshotError.noCall) { try write("a", "", line: 100, files: files) }
    #expect(throws: SnapshotError.otherLiteral) { try write("a", "other", line: 3, files: files) }
    #expect(throws: SnapshotError.otherLiteral) { try write("a", "other", line: 2, files: files) }
    #expect(throws: SnapshotError.notLiteral) { try write("a", "", line: 9, column: 3, files: files) }
    #expect(throws: SnapshotError.notLiteral) { try write("a", "", line: 9, column: 40, files: files) }
    #expect(try contents() == Self.source)
    try write("new", "old", line: 3, files: files)
    let written = try contents()
    #expect(throws: SnapshotError.severalTexts) { try write("newer", "old", line: 3, files: files) }
    #expect(throws: SnapshotError.otherLiteral) { try write("newer", "old", line: 3, files: SourceFiles()) }
    #expect(try contents() == written)
    try (written + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: SnapshotError.changed) { try write("a", "", line: 2, files: files) }
    try FileManager.default.removeItem(atPath: path)
    let error = #expect(throws: SnapshotError.self) { try write("a", "", line: 2, files: files) }
    #expect("\(try #require(error))".contains("SkyTests.swift: it cannot be read"))
  }

  @Test func `is written where its lines end as another system ends them`() throws {
    let source = "@Test func a() throws {\n  try expectSnapshot(.schema, of: c, \"\"\"\n    one\n      two\n    \"\"\")\n}\n"
    try source.replacing("\n", with: "\r\n").write(toFile: path, atomically: true, encoding: .utf8)
    try write("three", "one\n  two", line: 2, column: 7, files: SourceFiles())  // as Swift reads it
    #expect(try contents().replacing("\r\n", with: "\n") == source.replacing("one\n      two", with: "three"))
  }
}
