import Foundation
import SQLiteManager
import SQLiteTestKit
import Testing

/// Answers chosen checks of a database, counted from 1, with a line of SQLite's.
private final class StrangeChecks: RoutedSqlite3Wrapper, @unchecked Sendable {
  private let line: String
  private let chosen: @Sendable (Int) -> Bool
  private let count = Locked(0)

  /// - Parameter heading: The beginning of the row: a finding in the pages has a line of SQLite's own before it.
  init(_ line: String, heading: String = "*** in database main ***\n", in chosen: @escaping @Sendable (Int) -> Bool) {
    self.line = heading + line
    self.chosen = chosen
    super.init(Sqlite3Wrapper())
  }

  var checks: Int { count.withLock { $0 } }

  override func sqlite3_prepare_v3(
    _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!, _ bytes: Int32, _ flags: UInt32, _ statement: UnsafeMutablePointer<OpaquePointer?>!,
    _ tail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
  ) -> Int32 {
    let text = unsafe String(decoding: UnsafeRawBufferPointer(start: sql, count: Int(bytes)), as: UTF8.self)
    guard text.contains("_check("),
      chosen(
        count.withLock {
          $0 += 1; return $0
        })
    else {
      return unsafe super.sqlite3_prepare_v3(db, sql, bytes, flags, statement, tail)
    }
    let code = unsafe super.sqlite3_prepare_v3(db, "SELECT '\(line)'", -1, flags, statement, nil)
    unsafe tail?.pointee = unsafe sql + Int(bytes)
    return code
  }
}

@Suite struct `A page that could not be read` {
  static let codes: [ResultCode] = [
    .ioerrRead, ResultCode(rawValue: 8_458), .nomem, .cantopen, .busy, .interrupt, .full, .ioerrNomem,
  ]

  @Test(arguments: codes) func `is the error it is, not damage`(code: ResultCode) throws {
    for line in ["Page 22: unable to get the page. error code=", "Tree 5 page 9: btreeInitPage() returns error code "] {
      let wrapper = StrangeChecks(line + "\(code.rawValue)") { _ in true }
      let connection = try Connection(.memory, on: wrapper)
      for check in [{ try connection.quickCheck() }, { try connection.integrityCheck() }] {
        let error = #expect(throws: SQLiteError.self) { _ = try check() }
        #expect(error?.code == code)
        #expect(error?.message.contains(line) == true)
        #expect(error?.sql?.contains("_check") == true)
      }
    }
  }

  @Test(arguments: [
    "Page 22: unable to get the page. error code=11", "Page 22: unable to get the page. error code=", "row 1 missing from index x",
    "Page 3: btreeInitPage() returns error code 11", "wrong # of entries in index unable to get the page. error code=10",
  ])
  func `is not what other lines say`(line: String) throws {
    let connection = try Connection(.memory, on: StrangeChecks(line) { _ in true })
    #expect(try connection.quickCheck() == ["*** in database main ***\n" + line])
  }

  @Test(arguments: codes) func `is thrown by an install, with the file it belongs to`(code: ResultCode) throws {
    let folder = try Folder()
    let source = try folder.bundle(version: 1)
    for (number, path) in [(1, source.path), (2, folder.installed)] {
      let wrapper = StrangeChecks("Page 2: unable to get the page. error code=\(code.rawValue)") { $0 == number }
      let error = #expect(throws: ContentError.self) { try folder.installer(source, on: wrapper).install() }
      try expect(error, code, path)
      #expect(folder.atRest.isEmpty)
    }
  }

  @Test(arguments: codes) func `is thrown by an upgrade, which can be made again`(code: ResultCode) throws {
    let folder = try Folder()
    try folder.install(version: 1)
    let before = try folder.bytes(folder.installed)
    let source = try folder.bundle(version: 2)
    for (number, path) in [(1, source.path), (2, folder.installed)] {
      let wrapper = StrangeChecks("Page 2: unable to get the page. error code=\(code.rawValue)") { $0 == number }
      let error = #expect(throws: ContentError.self) { try folder.installer(source, on: wrapper).install() }
      try expect(error, code, path)
      #expect(try folder.bytes(folder.installed) == before)
    }
    let wrapper = StrangeChecks("Page 2: unable to get the page. error code=\(code.rawValue)") { $0 == 1 }
    try expect(#expect(throws: ContentError.self) { try folder.installer(source, on: wrapper).check() }, code, folder.installed)
    #expect(try folder.installer(source).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
  }

  private func expect(_ error: ContentError?, _ code: ResultCode, _ path: String) throws {
    switch try #require(error) {
    case .noSpace(let found, _, _): #expect(code == .full && found == path)
    case .busy: #expect(code == .busy)
    case .sqlite(let error):
      #expect(error.code == code)
      #expect(error.message.contains(path), "\(error)")
    case let error: surprise(error)
    }
  }

  @Test func `is not what modules say of their tables, which from 3.44 on stands among the findings`() throws {
    let line = "unable to validate the inverted index for FTS4 table main.search: SQL logic error"
    let folder = try Folder()
    let installer = folder.installer(try folder.bundle(version: 1), on: StrangeChecks(line, heading: "") { _ in true })
    #expect(try installer.install() == .installed(version: 1))
    #expect(try installer.check() == nil)
    #expect(try !Connection(.memory, on: StrangeChecks(line, heading: "") { _ in true }).quickCheck().isEmpty)
  }

  @Test(arguments: ["Freelist: failed to get page 7", "Failed to read ptrmap key=9", "Page 22: unable to get the page. error code=11"])
  func `is damage only when a second look finds it too`(line: String) throws {
    let folder = try Folder()
    let once = { (number: Int) in StrangeChecks(line) { $0 == number } }
    let first = try folder.bundle(version: 1)
    for number in 1...2 {
      #expect(try folder.installer(first, on: once(number)).install() == .installed(version: 1))
      #expect(try folder.installer(first, on: once(1)).check() == nil)
      try folder.installer(first).removeInstalled()
    }
    for number in 1...2 {
      try folder.installer(first).removeInstalled()
      try folder.install(version: 1)
      let second = try folder.bundle(version: 2)
      #expect(try folder.installer(second, on: once(number)).install().plain == .upgraded(from: 1, to: 2, orphans: 0))
    }
    let always = StrangeChecks(line) { _ in true }
    #expect(try folder.installer(first, on: always).check()?.findings.count == 1)
    let third = try folder.bundle(version: 3)
    #expect { try folder.installer(third, on: always).install() } throws: { "\($0)".contains("is damaged") }
    let outcome = try folder.installer(third, on: StrangeChecks(line) { $0.isMultiple(of: 2) }).install()
    guard case .damaged = outcome else { throw Unexpected(outcome: outcome) }
  }
}
