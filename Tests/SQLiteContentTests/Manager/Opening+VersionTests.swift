import Expectations
import Foundation
import SQLiteManager
import Scratch
import Testing

/// The `user_version` of an installed file is its bundle's, and the app would give it another one.
@Suite struct `The number of an installed database` {
  let folder: Folder
  let source: ContentSource

  init() throws {
    folder = try Folder()
    source = .file(try folder.bundle(version: 2))
  }

  private func manager(
    _ steps: [Migrator.Step] = [], _ idlePolicy: SQLiteManager.IdlePolicy = .keepOpen,
    prepare: @escaping @Sendable (Connection) throws -> Void = { _ in }
  ) -> SQLiteManager {
    SQLiteManager(
      .installed(source, into: folder.target, fileName: "quiz.sqlite"), userSchema: steps, configuration: .recommended,
      idlePolicy: idlePolicy,
      prepare: prepare)
  }

  static let others: [SQL] = [
    "PRAGMA user_version = 9", "pragma MAIN.USER_VERSION(9)", "PRAGMA \"main\" . [user_version] = '9'", "PRAGMA user_version = -2",
    "PRAGMA user_version=1", "PRAGMA user_version = +0", "; -- of the app\nPRAGMA/**/user_version/**/=/**/0", "PRAGMA user_version = x",
    "CREATE TABLE IF NOT EXISTS mine (a); PRAGMA user_version = 33",
  ]

  @Test(arguments: others, [SQLiteManager.IdlePolicy.keepOpen, .closeWhenIdle])
  func `is not written by an app, which is told what to do`(sql: SQL, idlePolicy: SQLiteManager.IdlePolicy) throws {
    let quiz = manager([], idlePolicy)
    try quiz.open()
    let error = expectError(.misuse, "user_version is the number of the bundle: give steps as userSchema:") { try quiz.execute(sql) }
    #expect(error?.sql == sql.text)
    expectError(.misuse, "number of the bundle") { try quiz.transaction { try $0.execute(sql) } }
    expectError(.misuse, "number of the bundle") { try quiz.withConnection { try $0.setPragma(.userVersion, to: 9) } }
    #expect(try quiz.value("PRAGMA user_version") == 2)
    try quiz.close()
    #expect(try quiz.open() == .current(version: 2))
    expectError(.misuse, "number of the bundle") { try quiz.withConnection { try $0.setPragma(.userVersion, to: 1) } }
    try quiz.close()
  }

  @Test func `is not written by prepare, nor by a statement that was kept`() throws {
    #expect(throws: ContentError.self) { try manager(prepare: { try $0.execute("PRAGMA user_version = 7") }).open() }
    let quiz = manager()
    try quiz.open()
    try quiz.withConnection { connection in
      expectError(.misuse, "number of the bundle") { try connection.prepare("PRAGMA user_version = 7") }
      let same = try connection.prepare("PRAGMA user_version = 2")
      for _ in 1...2 { try same.run() }
    }
    try quiz.close()
    #expect(try quiz.open() == .current(version: 2))
  }

  @Test func `may be read, written again, and explained, and each other number may be written`() throws {
    let quiz = manager()
    try quiz.open()
    try quiz.withConnection { connection in
      try connection.execute(
        "PRAGMA user_version; PRAGMA main.user_version = 2; EXPLAIN PRAGMA user_version = 9; PRAGMA application_id = 9")
      try connection.setPragma(.userVersion, to: 2)
      try connection.execute("ATTACH ':memory:' AS more; PRAGMA more.user_version = 9; PRAGMA temp.user_version = 8")
      #expect(try connection.value("SELECT user_version FROM pragma_user_version") == 2)
      try connection.setPragma(.userVersion, to: 7, in: "more")
      #expect(try connection.pragma(.userVersion, in: "more") == 7)
      try connection.execute("CREATE TABLE \"user_version\" (a); INSERT INTO user_version VALUES (9)")
    }
    #expect(try quiz.withReader { try $0.pragma(.userVersion) } == 2)
    try quiz.close()
  }

  @Test(arguments: others)
  func `is not written by a step, which is undone with the install, an upgrade and alone`(sql: SQL) throws {
    let wrong = Migrator.Step(2, sql)
    let first = Migrator.Step(1, "CREATE TABLE star (a)")
    func refused(_ steps: [Migrator.Step], _ version: Int) {
      let error = #expect(throws: ContentError.self) { try manager(steps).open() }
      guard case .userSchemaFailed(version: version, let reason) = error else { return surprise(error) }
      #expect(reason.code == .misuse && reason.message.contains("user_version is the number of the bundle"))
    }
    refused([.init(1, sql)], 1)
    #expect(folder.atRest == [])
    #expect(try manager([first]).open() == .installed(version: 2))
    refused([first, wrong], 2)
    try folder.bundle(version: 3, Folder.plain + "; CREATE TABLE more (a)")
    refused([first, wrong], 2)
    #expect(try folder.app { try $0.pragma(.userVersion) } == 2)
    let inSwift = Migrator.Step(2) { try $0.setPragma(.userVersion, to: 77) }
    refused([first, inSwift], 2)
    let right = Migrator.Step(2, "PRAGMA user_version = 3; CREATE TABLE mine (a)")
    #expect(try manager([first, right]).open().plain == .upgraded(from: 2, to: 3, orphans: 0))
  }

  @Test func `is the app's own in place and in a database without a bundle`() throws {
    let place = SQLiteManager.Placement.inPlace(source, userDatabase: folder.target.appending(path: "user.sqlite"))
    for placement in [place, .database(.file(folder.url.appending(path: "own.sqlite").path))] {
      let quiz = SQLiteManager(placement)
      try quiz.open()
      try quiz.execute("PRAGMA user_version = 9")
      #expect(try quiz.value("PRAGMA user_version") == 9)
      try quiz.close()
      #expect(try quiz.open() == .opened)
      try quiz.close()
    }
  }
}
