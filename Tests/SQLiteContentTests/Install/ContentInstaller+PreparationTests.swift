import Foundation
import SQLiteManager
import Testing
import SQLiteCalls

@Suite struct `A database that needs something registered` {
  static let needs: [(SQL, String)] = [
    ("CREATE TABLE t (x COLLATE klingon); CREATE INDEX i ON t(x); INSERT INTO t VALUES ('a'), ('b')", "klingon"),
    ("CREATE TABLE t (x, CHECK (glad(x))); INSERT INTO t VALUES (1)", "glad"),
    ("CREATE TABLE t (x); CREATE INDEX i ON t(glad(x)); INSERT INTO t VALUES (1)", "glad"),
    ("CREATE VIRTUAL TABLE t USING fts5(x, tokenize='klingon')", "klingon"),
  ]

  /// Registers a collation and a function as C code would: with the raw call.
  static func register(_ connection: Connection) throws {
    guard let handle = unsafe connection.handle else { return }
    let flags = TextEncoding.utf8.rawValue | FunctionFlags.deterministic.rawValue | FunctionFlags.innocuous.rawValue
    _ = unsafe connection.wrapper.sqlite3_create_collation_v2(
      handle, "klingon", 1, nil, { _, m, a, n, b in unsafe compareBytes(m, a, n, b) }, nil)
    _ = unsafe connection.wrapper.sqlite3_create_function_v2(
      handle, "glad", 1, Int32(flags), nil, { context, _, _ in unsafe answerOne(context) }, nil, nil, nil)
  }

  @Test(arguments: 0..<3) func `is a matter of configuration, never damaged, and installed once it is there`(number: Int) throws {
    let (sql, name) = Self.needs[number]
    let folder = try Folder()
    let source = folder.source.appendingPathComponent("quiz.sqlite")
    let builder = try Connection(.file(source.path))
    try Self.register(builder)
    try builder.execute(sql + "; PRAGMA user_version=1")
    try builder.close()
    let error = #expect(throws: ContentError.self) { try folder.installer(source).install() }
    guard case .configuration(source.path, let reason) = error else { return surprise(error) }
    #expect(reason.contains(name))
    #expect(folder.atRest.isEmpty, "\(reason)")

    #expect(try folder.installer(source, prepare: Self.register).install() == .installed(version: 1))
    if number == 2 { return }  // an index of content is dropped without its function
    // The installed file needs it too, whatever the next bundle needs.
    let next = try folder.bundle("next.sqlite", version: 2)
    let before = try folder.bytes(folder.installed)
    let again = #expect(throws: ContentError.self) { try folder.installer(next).install() }
    guard case .configuration(folder.installed, _) = again else { return surprise(again) }
    #expect(try folder.bytes(folder.installed) == before)
    #expect { try folder.installer(next).check() } throws: { "\($0)".contains("has not registered") }
    #expect(try folder.installer(next, prepare: Self.register).check() == nil)
    #expect(try folder.installer(next, prepare: Self.register).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  @Test func `keeps the user's rows when its preparation switches foreign keys on`() throws {
    let folder = try Folder()
    let prepare: @Sendable (Connection) throws -> Void = { try $0.execute("PRAGMA foreign_keys = ON") }
    let first = try folder.bundle(version: 1, "CREATE TABLE question (id INTEGER PRIMARY KEY); INSERT INTO question VALUES (1), (2)")
    #expect(try folder.installer(first, prepare: prepare).install() == .installed(version: 1))
    try folder.app {
      try $0.execute("CREATE TABLE star (question REFERENCES question ON DELETE SET NULL); INSERT INTO star VALUES (1), (2)")
    }
    let next = try folder.bundle(version: 2, "CREATE TABLE question (id INTEGER PRIMARY KEY, a); INSERT INTO question (id) VALUES (1), (2)")
    #expect(try folder.installer(next, prepare: prepare).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    #expect(try folder.app { try $0.rows("SELECT question FROM star", as: Int?.self) } == [1, 2])
  }

  @Test func `lets errors of the app's own preparation through as they are`() throws {
    struct Mine: Error, Equatable {}
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    #expect(throws: Mine()) { try folder.installer(source, prepare: { _ in throw Mine() }).install() }
    #expect(folder.atRest.isEmpty)
  }
}

private func compareBytes(_ count: Int32, _ text: UnsafeRawPointer?, _ otherCount: Int32, _ other: UnsafeRawPointer?) -> Int32 {
  let first = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
  let second = unsafe UnsafeRawBufferPointer(start: other, count: Int(otherCount))
  return unsafe first.elementsEqual(second) ? 0 : first.lexicographicallyPrecedes(second) ? -1 : 1
}

private func answerOne(_ context: OpaquePointer?) { unsafe Sqlite3Wrapper().sqlite3_result_int(context, 1) }
