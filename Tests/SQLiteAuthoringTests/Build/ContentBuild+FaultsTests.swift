import Foundation
import SQLiteAuthoring
import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `A build during which something fails` {
  private struct Leftover: Error { let names: Set<String> }

  private static func stage() throws -> BuildStage {
    try BuildStage([
      "schema.sql": """
      CREATE TABLE a (id INTEGER PRIMARY KEY, parent REFERENCES a, text);
      CREATE VIRTUAL TABLE s USING fts5 (text, content=a, content_rowid=id);
      """,
      "a.csv": "id,parent,text\n1,2,x\n2,,y\n",
    ])
  }

  /// Builds in a new folder. Returns the tables and what is in the folder of the database.
  private static func build(on sqlite: any Sqlite3WrapperProtocol, _ files: any FileSystem = localFileSystem) throws -> [String] {
    let stage = try stage()
    do { return try stage.build(files: files, on: sqlite) + stage.left.sorted() } catch {
      let left = try stage.left
      if left.isEmpty { throw error }
      throw Leftover(names: left)
    }
  }

  @Test func `leaves the whole database or nothing, whichever call of SQLite fails`() throws {
    let check: FaultSweep<[String], (any Sqlite3WrapperProtocol) throws -> [String]>.Check = { result in
      switch result {
      case .success(let built): built == ["a 2", "out.sqlite"] ? nil : "it built \(built)"
      case .failure(let error as Leftover): "it left \(error.names)"
      case .failure: nil
      }
    }
    try FaultSweep(over: { Sqlite3Wrapper() }, runs: TestRun.most(24), seed: TestRun.seed, check: check) { try Self.build(on: $0) }.run()
  }

  @Test func `leaves the whole database or nothing, whichever operation of the file system fails`() throws {
    let counted = FaultInjectingFileSystem()
    #expect(try Self.build(on: Sqlite3Wrapper(), counted) == ["a 2", "out.sqlite"])
    let operations = counted.operations
    #expect(operations.count > 8)
    for number in TestRun.sample(of: operations.count, few: 12) {
      for plan in [FaultInjectingFileSystem.Plan.once(at: number), .forever(from: number)] {
        do {
          let built = try Self.build(on: Sqlite3Wrapper(), FaultInjectingFileSystem(plan: plan))
          #expect(operations[number - 1] == "remove", "\(plan)")
          #expect(built.starts(with: ["a 2"]) && built.last == "out.sqlite", "\(plan): \(built)")
        } catch let error as Leftover {
          // It could not be removed; a name that ends so is never mistaken for a database.
          let isStage = error.names.allSatisfy { $0.hasPrefix(".out.sqlite.") && $0.hasSuffix(".partial") }
          let isDone = operations[number - 1] == "syncFolder" && error.names.contains("out.sqlite")
          #expect((isStage || isDone) && plan == .forever(from: number), "\(plan): \(error.names)")
        } catch {}
      }
    }
  }
}
