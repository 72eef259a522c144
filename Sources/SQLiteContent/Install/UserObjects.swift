import SQLiteCalls
import SQLiteCore

/// What the user has made on or around content: it must work after an upgrade as it did before.
struct UserObjects {
  private let remade: [SchemaObject]
  /// The tables and views with triggers of the user that worked before the upgrade, by their names.
  private var withTriggers: [SchemaName: [SchemaObject]]
  /// The user's tables whose foreign keys could be checked before.
  private var checkable: [SchemaObject] = []

  /// Looks at what works before anything is dropped.
  init(_ plan: ContentPlan, on connection: Connection) throws {
    remade = plan.remade
    let content = plan.contentNames
    let ofUser = plan.old.objects.filter { $0.kind == .trigger && (plan.remade.map(\.key).contains($0.key) || !content.contains($0.root)) }
    withTriggers = [:]
    for (table, triggers) in Dictionary(grouping: ofUser, by: \.table) where try connection.writingProblem(table, triggers[0]) == nil {
      withTriggers[table] = triggers
    }
    for table in plan.userTables where try connection.foreignKeyProblem(table) == nil { checkable.append(table) }
  }

  /// Makes the user's indexes and triggers on content again.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when one does not compile or hold any more.
  func remake(on connection: Connection) throws {
    var brokenAlone: Set<SchemaName> = []  // by a trigger of the content's own
    for (table, triggers) in withTriggers {
      if remade.contains(where: { $0.table == table }), try connection.writingProblem(table, triggers[0]) != nil {
        brokenAlone.insert(table)
      }
    }
    for object in remade.sorted(by: { $0.kind == .index && $1.kind != .index }) {
      do throws(SQLiteError) {
        try connection.prepare(SQL(unchecked: object.sql)).run()
      } catch {
        guard [.error, .constraint].contains(error.code.primary) && !error.saysConfiguration else { throw error }
        throw ContentError.userObjectBroken(type: object.kind.rawValue, name: object.name.spelling, reason: error.message)
      }
    }
    for (table, triggers) in withTriggers where !brokenAlone.contains(table) {
      guard let problem = try connection.writingProblem(table, triggers[0]) else { continue }
      let names = triggers.map(\.name.spelling).joined(separator: ", ")
      throw ContentError.userObjectBroken(type: "trigger", name: names, reason: problem)
    }
  }

  /// Counts the user's rows that refer to content rows which are not there.
  ///
  /// - Throws: ``ContentError/userObjectBroken(type:name:reason:)`` when a foreign key has no key to refer to any more.
  func orphans(of plan: ContentPlan, on connection: Connection) throws -> Int {
    let content = plan.contentNames
    var count = 0
    for table in checkable {
      if let problem = try connection.foreignKeyProblem(table) {
        throw ContentError.userObjectBroken(type: "foreign key of table", name: table.name.spelling, reason: problem)
      }
      var rowids: Set<Int64> = []
      var withoutRowid: [Int64: Int] = [:]  // by foreign key: a row may break several
      let cursor = try connection.cursor("PRAGMA main.foreign_key_check(\(identifier: table.name.spelling))")
      while let row = try cursor.next() {
        guard content.contains(SchemaName(try row[2])) else { continue }
        if let rowid = try row[1, as: Int64?.self] { rowids.insert(rowid) } else { withoutRowid[try row[3], default: 0] += 1 }
      }
      count += rowids.count + (withoutRowid.values.max() ?? 0)
    }
    return count
  }
}

extension Connection {
  /// Why a table or view with triggers cannot be written: compiles, but does not run, a statement of each kind that fires them.
  fileprivate func writingProblem(_ table: SchemaName, _ trigger: SchemaObject) throws -> String? {
    let name: SQL = "main.\(identifier: table.spelling)"
    let columns = try rows("SELECT name FROM pragma_table_xinfo(\(table.spelling), 'main') WHERE hidden = 0") { try $0[0, as: String.self] }
    let settings = columns.map { "\(identifier: $0) = NULL" as SQL }.joined(separator: ", ")
    for statement: SQL in ["DELETE FROM \(name)", "INSERT INTO \(name) DEFAULT VALUES", "UPDATE \(name) SET \(settings)"] {
      if let problem = try problem(compiling: statement) { return problem }
    }
    return nil
  }

  /// Why the foreign keys of a table cannot be checked.
  fileprivate func foreignKeyProblem(_ table: SchemaObject) throws -> String? {
    try problem(compiling: "PRAGMA main.foreign_key_check(\(identifier: table.name.spelling))")
  }

  /// Compiles a statement anew (one from the cache would be as it was compiled before the schema changed) and explains it, without running it.
  private func problem(compiling sql: SQL) throws -> String? {
    do throws(SQLiteError) {
      try execute("EXPLAIN " + sql)
      return nil
    } catch {
      guard error.code.primary == .error else { throw error }
      return error.message
    }
  }
}
