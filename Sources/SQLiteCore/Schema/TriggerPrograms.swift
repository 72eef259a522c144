import SQLiteCalls

/// The trigger programs that a statement runs, as EXPLAIN lists them. <https://sqlite.org/opcode.html>
///
/// SQLite does not promise to keep the format of this listing: the conformance suite asserts everything that is read from it here.
struct TriggerPrograms {
  /// The number of calls to trigger programs in the listing.
  private(set) var count = 0
  private(set) var writesVirtualTables = false
  /// The triggers that delete from virtual tables.
  private var deleting: [String] = []
  /// The triggers that insert into virtual tables or update them.
  private var inserting: [String] = []
  /// The triggers that write to virtual tables with OR IGNORE or OR FAIL in effect.
  fileprivate var passingOver: [String] = []
  private var trigger = ""

  /// The triggers that remove words from a search table and add none.
  fileprivate var removing: [String] { deleting.filter { !inserting.contains($0) } }

  /// Adds the next line of the listing: an address, an operation, its operands and flags. Only a few of these are read.
  mutating func add(_ line: Row) throws {
    switch try line[1, as: String.self] {
    case "Init": trigger = try line[5, as: String?.self].map { $0.hasPrefix("-- TRIGGER ") ? String($0.dropFirst(11)) : "" } ?? ""
    case "Program": count += 1
    case "VUpdate":
      writesVirtualTables = true
      if try line[3, as: Int.self] == 1 { deleting.append(trigger) } else { inserting.append(trigger) }
      if try [3, 4].contains(line[6, as: Int.self]) { passingOver.append(trigger) }  // SQLite's internal numbers of FAIL and IGNORE
    default: break
    }
  }
}

extension Connection {
  /// Returns the trigger programs that a statement would run, compiled with the setting `recursive_triggers` on, or with the program's own
  /// value.
  func triggerPrograms(of sql: String, isOn: Bool) throws -> TriggerPrograms {
    var wait = TableLockWait()
    defer { endRepair() }
    while true {
      if isOn { try fireTriggersForReplacedRows() } else { try restoreTriggers() }
      do { return try triggerPrograms(of: sql) } catch let error as SQLiteError {
        guard try canRetry(after: error, &wait) else { throw error }
      }
    }
  }

  private func triggerPrograms(of sql: String) throws -> TriggerPrograms {
    try withOwnStatement("EXPLAIN " + sql) { statement in
      var programs = TriggerPrograms()
      while try statement.step(on: self) { try programs.add(Row(statement, columnCount: 8)) }
      return programs
    }
  }

  /// Throws if an update would make an FTS4 search table lose words: a trigger removes the words of a row before the update, and they are
  /// not added again if the row is skipped.
  func refuseLosingWords(_ programs: TriggerPrograms) throws {
    if programs.removing.isEmpty || programs.passingOver.isEmpty { return }
    let triggers = try bypassingAuthorizers { try schemaNames.flatMap { try storedObjects(.trigger, in: $0) } }
    let updating = triggers.compactMap { trigger in
      trigger.headOfUpdate.map { (trigger: trigger, isBefore: $0.contains { $0.isWord("before") }) }
    }
    let losing = updating.first { lost in
      lost.isBefore && programs.removing.contains(lost.trigger.name.spelling)
        && updating.contains { $0.trigger.table == lost.trigger.table && programs.passingOver.contains($0.trigger.name.spelling) }
    }
    guard let table = losing?.trigger.table else { return }
    throw SQLiteError.refused(
      .error,
      """
      OR IGNORE and OR FAIL cannot update \(table.spelling): a row that is skipped would lose its words in a search table of FTS4. \
      Update row by row in savepoints, or make the search table with FTS5
      """)
  }
}

extension StoredObject {
  /// The tokens of a trigger before ON, if it fires for updates; nil for any other trigger.
  fileprivate var headOfUpdate: [SQLToken]? {
    let head = SQLToken.all(in: sql ?? "").prefix { !$0.isWord("on") }
    return head.contains { $0.isWord("update") } ? Array(head) : nil
  }
}
