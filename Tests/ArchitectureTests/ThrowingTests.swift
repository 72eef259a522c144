import Foundation
import Scratch
import Testing

/// The compiler (Swift 6.3.1) crashes, or never ends, on a loop around a call with typed throws when a `catch` in the loop has a `where`: a method
/// that an app may call in such a loop throws untyped.
@Suite struct `What apps write loops around` {
  /// The methods that read or write a database, besides the verbs that a connection shares with all types that lend one.
  static let verbs: Set = [
    "attach", "backup", "bind", "checkpoint", "close", "deserialize", "detach", "migrate", "next", "optimize", "perform", "performRead",
    "pragma", "prepare", "prepareInsert", "run", "savepoint", "search", "serialized", "setPragma", "step", "transaction", "vacuum",
    "withConnection", "withReader", "write",
  ]

  /// The public methods that throw typed errors.
  private func typed(in files: [SourceFile]) -> [(name: String, file: String)] {
    files.flatMap { file in
      file.bareCode.components(separatedBy: "public func ").dropFirst().compactMap { text in
        let next = ["func ", "var ", "init(", "subscript"].compactMap { text.range(of: $0)?.lowerBound }.min() ?? text.endIndex
        return text[..<next].contains("throws(SQLiteError)") ? (String(text.prefix { $0.isLetter }), file.name) : nil
      }
    }
  }

  /// The sources, but for those of texts: a description of a table makes SQL and touches no database.
  private func sources() throws -> [SourceFile] {
    try SourceFile.all(generated: true).filter { !$0.name.hasPrefix("SQLiteDescriptions/Description/") }
  }

  @Test func `throws untyped`() throws {
    let typed = typed(in: try sources())
    #expect(typed.count > 20, "of what stays typed some is found")
    let verbs = try Self.verbs.union(`The verbs of a connection`.verbs())
    for (name, file) in typed where verbs.contains(name) { Issue.record("\(name) in \(file) says throws(SQLiteError)") }
  }

  @Test func `is a column of a row as well`() throws {
    let rows = try sources().filter { ["SQLiteCore/Statement/Row.swift", "SQLiteCore/Statement/OwnedRow.swift"].contains($0.name) }
    #expect(rows.count == 2)
    for file in rows { #expect(!file.bareCode.contains("throws(SQLiteError)"), "\(file.name)") }
  }

  @Test func `has a hundred shapes, which are compiled`() throws {
    let files = try SourceFile.all(in: "Tests/Programs/CallingShapes")
    let numbers = files.flatMap(\.lines).compactMap { line in
      line.firstMatch(of: #/^ *\/\/\/ (\d+)\. /#).flatMap { Int($0.1) }
    }
    #expect(numbers.sorted() == Array(1...100))
    #expect(files.allSatisfy { $0.imports.filter { $0 != "SQLiteDescriptions" } == ["SQLiteManager"] })
  }
}
