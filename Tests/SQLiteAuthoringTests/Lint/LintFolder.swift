import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

@testable import SQLiteAuthoring

/// A temporary folder of one test, with the files that are checked and a folder for private copies.
struct LintFolder {
  private let files: ScratchFolder
  private let copies: ScratchFolder
  var url: URL { files.url }

  init() throws { (files, copies) = (try ScratchFolder(), try ScratchFolder()) }

  /// Makes a database.
  func make(_ name: String, _ sql: SQL, version: Int = 1) throws -> URL {
    let file = url.appending(path: name)
    let connection = try Connection(.file(file.path), access: .new, configuration: .text)
    try connection.set(.dqsDdl, true)
    try connection.set(.defensive, false)
    try connection.set(.enableFkey, false)
    try connection.execute(sql)
    try connection.execute(SQL(unchecked: "PRAGMA user_version=\(version)"))
    try connection.close()
    return file
  }

  /// Runs the lint. Expects that the folder and the bytes in it stay as they are, and that no private copy is left.
  @discardableResult
  func lint(_ file: URL, previous: URL..., carrying: Set<String> = [], prepare: @escaping (Connection) throws -> Void = { _ in }) throws
    -> [LintFinding]
  {
    let before = try files.snapshot()
    var lint = ContentLint(file: file, previous: previous, carrying: carrying, prepare: prepare, on: Sqlite3Wrapper())
    lint.installer.temporaryFolder = copies.url
    let result = Result { try lint.run() }
    #expect(try files.snapshot() == before)
    #expect(try copies.contents == [])
    return try result.get()
  }
}
