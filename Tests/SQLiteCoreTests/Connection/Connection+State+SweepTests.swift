import SQLiteManager
import SQLiteStorage
import SQLiteTestKit
import Scratch
import Testing

/// Each facility, swept over the library; those that need no file or table of their own also over the mock.
@Suite struct `Each call behind a fact` {
  enum Facility: String, CaseIterable {
    case statement, columns, facts, attach, attachNew, limits, pragmas, checks, vacuum, vacuumInto, newFile, recommended, hostile, plan
    case checkpoint
  }

  private static func run(_ facility: Facility, on sqlite: any Sqlite3WrapperProtocol, in folder: ScratchFolder) throws -> [String] {
    let path = Connection.Location.file(folder.path("a"))
    switch facility {
    case .newFile:
      let connection = try Connection(path, access: .new, on: sqlite)
      return [try connection.pragma(.journalMode).rawValue]
    case .recommended: return [try Connection(path, configuration: .recommended, on: sqlite).pragma(.journalMode).rawValue]
    case .hostile: return try Connection(path, configuration: .hostileFile, on: sqlite).quickCheck()
    default: break
    }
    let connection = try Connection(path, on: sqlite)
    switch facility {
    case .statement:
      let statement = try connection.prepare("SELECT ?, 2")
      try statement.bind("a")
      return [try statement.expandedSQL, "\(statement.isReadOnly)", "\(try statement.explanation)"]
    case .columns:
      try connection.execute("CREATE TABLE t (a INTEGER)")
      let statement = try connection.prepare("SELECT a, 1 + 1 FROM t")
      let origins = try sqlite.provides(.sqlite3_column_origin_name) ? statement.columnOrigins : []
      return try origins.map { $0?.table ?? "none" } + statement.declaredTypes.map { $0 ?? "none" }
    case .facts:
      let file = try connection.fileName() != nil
      return try connection.schemaNames + ["\(file)", "\(connection.isReadOnly())", "\(connection.transactionState().rawValue)"]
    case .attach:
      return try connection.withAttached(.file(folder.path("b")), as: "x") {
        try connection.execute("CREATE TABLE x.t (a)")
        return try connection.schemaNames
      }
    case .attachNew:
      try connection.attach(.file(folder.path("b")), as: "x", access: .new)
      try connection.detach("x")
      return try connection.schemaNames
    case .limits: return ["\(try connection.setLimit(.column, to: 7))", "\(try connection.limit(.column))"]
    case .pragmas:
      try connection.setPragma(.userVersion, to: 7)
      try connection.setPragma(.journalMode, to: .persist)
      return ["\(try connection.pragma(.userVersion))", "\(try connection.pragma(.journalMode))"]
    case .checks:
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY REFERENCES t)")
      return try connection.integrityCheck() + connection.quickCheck() + connection.foreignKeyCheck().map(\.table)
    case .vacuum:
      try connection.execute("CREATE TABLE t (a)")
      try connection.vacuum()
      return ["\(try connection.pragma(.freelistCount))"]
    case .vacuumInto:
      try connection.execute("CREATE TABLE t (a)")
      try connection.vacuum(into: folder.path("b"))
      return []
    case .checkpoint:
      try connection.setPragma(.journalMode, to: .wal)
      try connection.execute("CREATE TABLE t (a)")
      return ["\(try connection.checkpoint(.truncate)?.isComplete ?? false)"]
    case .plan:
      return [try connection.queryPlan(of: "SELECT 1").description, "\(try connection.explain("SELECT 1").isEmpty)"]
    case .newFile, .recommended, .hostile: return []
    }
  }

  @Test(arguments: Facility.allCases)
  func `fails once and for ever without a lost handle, a wrong answer or a file left over`(facility: Facility) throws {
    var folder = try ScratchFolder()
    let expected = try Self.run(facility, on: Sqlite3Wrapper(), in: folder)
    let judge: (Result<[String], any Error>) throws -> String? = { result in
      switch result {
      case .success(let answer): return answer == expected ? nil : "it answered \(answer)"
      case .failure(let error as SQLiteError):
        if error.message.contains("not an error") { return error.message }
        let left = try folder.contents
        // An error after the opening of a new file, or after the making of a copy, leaves the file: it is done.
        if facility == .newFile, left.contains("a"), error.sql == nil { return "a file was left: \(error)" }
        if facility == .vacuumInto, left.contains("b"), error.sql?.hasPrefix("VACUUM") == true { return "a file was left: \(error)" }
        if facility == .attachNew, left.contains("b"), error.sql?.hasPrefix("ATTACH") == true { return "a file was left: \(error)" }
        return nil
      case .failure(let error): return "it threw \(error)"
      }
    }
    let sweep = FaultSweep(over: { Sqlite3Wrapper() }, seed: TestRun.seed, check: judge) {
      (sqlite: any Sqlite3WrapperProtocol) throws -> [String] in
      folder = try ScratchFolder()
      return try Self.run(facility, on: sqlite, in: folder)
    }
    let report = try sweep.sampled(TestRun.most(6)).run()
    #expect(report.failableCalls >= 8)
  }

  @Test(arguments: [Facility.statement, .facts, .limits, .pragmas, .recommended, .hostile])
  func `fails over the mock as over the library`(facility: Facility) throws {
    let folder = try ScratchFolder()
    let makeMock = {
      let mock = MockSqlite3Wrapper()
      mock.when("SELECT ?, 2").answers(columns: ["?", "2"], rows: [["a", 2]])
      return mock
    }
    let expected = try Self.run(facility, on: Sqlite3Wrapper(), in: folder)
    let judge: (Result<[String], any Error>) throws -> String? = { result in
      guard case .success(let answer) = result else { return nil }
      return answer == expected ? nil : "it answered \(answer)"
    }
    let sweep = FaultSweep(over: makeMock, check: judge) { (sqlite: any Sqlite3WrapperProtocol) throws -> [String] in
      try Self.run(facility, on: sqlite, in: folder)
    }
    try sweep.run()
  }
}
