import Expectations
import Foundation
import SQLiteCore
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A downloaded file that does not fit` {
  let updated: UpdatedFolder
  var folder: Folder { updated.folder }

  init() throws { updated = try UpdatedFolder(Folder.plain + "; PRAGMA application_id=7") }

  enum Misfit: CaseIterable {
    case missing, empty, text, truncated, flipped, folder, otherApp, otherEncoding, lessColumns, noTable, view, usersName, usersObject
  }

  private func file(_ misfit: Misfit) throws -> URL {
    switch misfit {
    case .missing: return folder.source.appendingPathComponent("nothing")
    case .empty, .text, .truncated, .flipped:
      let url = try updated.download(version: 3, "CREATE TABLE large (a); INSERT INTO large VALUES (zeroblob(9000))")
      var bytes = try Data(contentsOf: url)
      switch misfit {
      case .empty: bytes = Data()
      case .text: bytes = Data("<html>not found</html>".utf8)
      case .truncated: bytes.removeLast(4_096)
      default: bytes.replaceSubrange(4_096..<4_100, with: [9, 9, 9, 9])
      }
      try bytes.write(to: url)
      return url
    case .folder: return folder.source
    case .otherApp: return try updated.download(version: 3, "PRAGMA application_id=8")
    case .otherEncoding: return try folder.bundle("download.sqlite", version: 3, "PRAGMA encoding='UTF-16le'; " + Folder.plain)
    case .lessColumns: return try updated.download(version: 3, "ALTER TABLE question DROP COLUMN title")
    case .noTable: return try updated.download(version: 3, "ALTER TABLE question RENAME TO questions")
    case .view:
      return try updated.download(version: 3, "ALTER TABLE question RENAME TO q; CREATE VIEW question AS SELECT id, title FROM q")
    case .usersName: return try updated.download(version: 3, "CREATE TABLE star (a)")
    case .usersObject: return try updated.download(version: 3, "UPDATE question SET title = 'same'")
    }
  }

  private func isExpected(_ error: ContentError, _ misfit: Misfit) -> Bool {
    switch (misfit, error) {
    case (.missing, .sourceMissing), (.empty, .sourceDamaged), (.text, .sourceDamaged), (.truncated, .sourceDamaged): true
    case (.flipped, .sourceDamaged), (.folder, .inTheWay), (.otherApp, .applicationIDDiffers(7, 8)): true
    case (.otherEncoding, .encodingDiffers("UTF-8", "UTF-16le")): true
    case (.lessColumns, .incomplete(_, ["\"question\".\"title\""])): true
    case (.noTable, .incomplete(_, ["\"question\"", "\"question\".\"id\"", "\"question\".\"title\""])): true
    case (.view, .incomplete(_, ["\"question\".\"id\"", "\"question\".\"title\""])): true
    case (.usersName, .conflict(_, "star", .usersName)), (.usersObject, .userObjectBroken(_, "mine", _)): true
    default: false
    }
  }

  @Test(arguments: Misfit.allCases, [Connection.Configuration(), .recommended])
  func `is refused, and nothing changes`(misfit: Misfit, configuration: Connection.Configuration) throws {
    let quiz = try updated.opened(updated.manager([], configuration))
    if misfit == .usersObject { try quiz.execute("CREATE UNIQUE INDEX mine ON question(title)") }
    let (file, before) = (try file(misfit), try updated.installed())
    let error = #expect(throws: ContentError.self) { try quiz.update(from: file) }
    #expect(error.map { isExpected($0, misfit) } == true, "\(misfit): \(String(describing: error))")
    #expect(try updated.installed() == before)
    #expect(try quiz.count("question") == 3 && quiz.count("star") == 1)
    try quiz.close()
    #expect(try quiz.open() == .current(version: 1))
  }

  @Test func `is refused while another process holds the lock file`() throws {
    let quiz = try updated.opened(updated.manager(lockTimeout: .milliseconds(1)))
    let (file, before) = (try updated.download(version: 3), try updated.installed())
    let holder = try LockHolder(folder.target.appendingPathComponent(".quiz.sqlite.lock").path)
    let error = #expect(throws: ContentError.self) { try quiz.update(from: file) }
    guard case .busy = error else { return surprise(error) }
    holder.letGo()
    #expect(try updated.installed() == before)
    #expect(try quiz.update(from: file).plain == .upgraded(from: 1, to: 3, orphans: 0))
  }

  @Test func `is refused while another connection reads, without a write-ahead log`() throws {
    var configuration = Connection.Configuration()
    configuration.busyTimeoutMilliseconds = 1
    let quiz = try updated.opened(updated.manager([], configuration))
    let (file, before) = (try updated.download(version: 3), try updated.installed())
    try folder.app { other in
      let cursor = try other.cursor("SELECT id FROM question")
      _ = try cursor.next()
      let error = #expect(throws: ContentError.self) { try quiz.update(from: file) }
      guard case .busy = error else { return surprise(error) }
      #expect(try cursor.next() != nil)
    }
    #expect(try updated.installed() == before)
    #expect(try quiz.update(from: file).plain == .upgraded(from: 1, to: 3, orphans: 0))
  }

  @Test func `is refused in a closure that has a connection, and its transaction goes on`() throws {
    let (quiz, file) = (try updated.opened(updated.manager()), try updated.download(version: 3))
    try quiz.transaction { connection in
      try connection.execute("INSERT INTO star VALUES (5)")
      expectError(.misuse, "cannot be updated in a closure") { try quiz.update(from: file) }
    }
    try quiz.withReader { (_) -> Void in expectError(.misuse, "cannot be updated in a closure") { try quiz.update(from: file) } }
    #expect(try quiz.count("star") == 2 && quiz.count("question") == 3)
  }

  @Test func `is refused by placements that install nothing`() throws {
    let file = try updated.download(version: 3)
    let own = SQLiteManager(.database(.file(folder.url.path + "/own")))
    try own.open()
    let inPlace = SQLiteManager(.inPlace(.file(updated.bundle), userDatabase: folder.url.appendingPathComponent("user")))
    for manager in [own, inPlace, SQLiteManager(.database(.memory))] {
      expectError(.misuse, "only an installed database is updated") { try manager.update(from: file) }
    }
  }

  @Test func `is refused while the database is suspended`() throws {
    let (quiz, file) = (try updated.opened(updated.manager()), try updated.download(version: 3))
    try quiz.suspend()
    expectError(.interrupt, "is suspended") { try quiz.update(from: file) }
    quiz.resume()
    #expect(try quiz.update(from: file).plain == .upgraded(from: 1, to: 3, orphans: 0))
  }

  @Test func `is refused after the database was opened only for reading`() throws {
    let (quiz, file) = (try updated.opened(updated.manager()), try updated.download(version: 3))
    try quiz.close()
    try quiz.openReadOnly()
    let before = try updated.installed()
    expectError(.readonly, "close() it before it is updated") { try quiz.update(from: file) }
    #expect(try updated.installed() == before)
    try quiz.close()
    #expect(try quiz.update(from: file).plain == .upgraded(from: 1, to: 3, orphans: 0))
  }

  @Test func `needs no bundle if its version is installed`() throws {
    let (quiz, file) = (try updated.opened(updated.manager()), try updated.download(version: 1))
    try FileManager.default.removeItem(at: updated.bundle)
    #expect(try quiz.update(from: file) == .current(version: 1))
  }

  @Test func `need not have the table of keys, which only an upgrade reads`() throws {
    let keyed = try UpdatedFolder(
      Folder.plain
        + "; CREATE TABLE sqlitemanager_keys (table_name, column_name); INSERT INTO sqlitemanager_keys VALUES ('question', 'title')")
    let quiz = try keyed.opened(keyed.manager())
    #expect(try quiz.update(from: keyed.download(version: 3)).plain == .upgraded(from: 1, to: 3, orphans: 0))
    try quiz.close()
    #expect(try quiz.open() == .current(version: 3))
  }

  @Test func `is refused with the bundle, where the bundle cannot be compared`() throws {
    let (quiz, file) = (try updated.opened(updated.manager()), try updated.download(version: 3))
    try FileManager.default.removeItem(at: updated.bundle)
    #expect(throws: ContentError.sourceMissing(updated.bundle.path)) { try quiz.update(from: file) }
    #expect(try quiz.count("question") == 3)
  }
}
