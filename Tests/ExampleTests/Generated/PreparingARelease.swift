// Swift of Sources/SQLiteManager/Documentation.docc/PreparingARelease.md, as it is printed: written by Scripts/generate-calls. Change that, not this file.
// swift-format-ignore-file

import Foundation
import SQLiteAuthoring
import SQLiteManager
import Testing

@Test(arguments: try ShippedVersion.all(in: App.shipped))
func `is upgraded to the bundle`(version: ShippedVersion) throws {
  try version.checkUpgrade(to: App.quiz()) { connection in
    try connection.execute("INSERT INTO star (question) VALUES (101), (134)")
  }
}

@Test func `the types are those of the bundle`() throws {
  let connection = try Connection(.file(App.bundled.path), access: .immutable)
  try connection.checkSwiftTypes(named: "Quiz", inFile: App.types)  // the path of Quiz.swift
}

enum PreparingAReleaseArticle {
enum Quiz {
  /// The `user_version` of the database.
  static let userVersion = 2

  /// A row of the table "hint".
  struct Hint: Codable, Hashable, Sendable, StoredInTable {
    static let table = "hint"
    var id: Int
    var question: Int
    var position: Int
    var text: String
  }
}

  static func build(_ folder: URL, _ file: URL) throws {
try ContentBuild(of: folder.path, into: file.path, version: 7, on: Sqlite3Wrapper()).run()
  }

  static func lint(_ new: URL, _ old: URL) throws {
let findings = try ContentLint(file: new, previous: [old], on: Sqlite3Wrapper()).run()
#expect(findings == [])
  }

  static func hints(_ quiz: SQLiteManager) throws -> Int {
let hints = try quiz.read(Quiz.Hint.self, where: Column("question") == 7)
return hints.count
  }

}
