import SQLiteCalls

/// The programs of triggers that a statement runs, as EXPLAIN lists them. <https://sqlite.org/opcode.html>
///
/// The listing is not an interface that SQLite promises to keep: the conformance suite asserts each thing that is read in it here.
struct TriggerPrograms {
  /// The number of places from which such programs are called.
  private(set) var count = 0
  private(set) var writesVirtualTables = false
  /// The triggers that delete from virtual tables.
  private var deleting: [String] = []
  /// The triggers that insert into virtual tables or update them.
  private var inserting: [String] = []
  /// The triggers that write virtual tables within OR IGNORE or OR FAIL.
  fileprivate var passingOver: [String] = []
  private var trigger = ""

  /// The triggers that take words out of a search table and put none in.
  fileprivate var removing: [String] { deleting.filter { !inserting.contains($0) } }

  /// Takes the next line: a place, an operation, its operands and its flags, of which few are read.
  mutating func add(_ line: Row) throws {
    switch try line[1, as: String.self] {
    case "Init": trigger = try line[5, as: String?.self].map { $0.hasPrefix("-- TRIGGER ") ? String($0.dropFirst(11)) : "" } ?? ""
    case "Program": count += 1
    case "VUpdate":
      writesVirtualTables = true
      if try line[3, as: Int.self] == 1 { deleting.append(trigger) } else { inserting.append(trigger) }
      if try [3, 4].contains(line[6, as: Int.self]) { passingOver.append(trigger) }  // the numbers of FAIL and IGNORE within SQLite
    default: break
    }
  }
}

extension Connection {
  /// The programs of triggers that a statement would run, compiled with the setting on, or as the program has it.
  func triggerPrograms(of sql: String, isOn: Bool) throws -> TriggerPrograms {
    var wait = TableLockWait()
    defer { endRepair() }
    while true {
      if isOn { try fireTriggersForReplacedRows() } else { try restoreTriggers() }
      do { return try triggerPrograms(of: sql) } catch let error as SQLiteError {
        guard try goesOn(after: error, &wait) else { throw error }
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

  /// Refuses an update that FTS4 cannot follow. A trigger has taken the words of a row out of the search table before the update, and they do not come back
  /// where the row is passed over.
  func refuseLosingWords(_ programs: TriggerPrograms) throws {
    if programs.removing.isEmpty || programs.passingOver.isEmpty { return }
    let triggers = try askingForItself { try schemaNames.flatMap { try storedObjects(.trigger, in: $0) } }
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
      OR IGNORE and OR FAIL cannot update \(table.spelling): a row that is passed over would lose its words in a search table of FTS4. \
      Update row by row in savepoints, or make the search table with FTS5
      """)
  }
}

extension StoredObject {
  /// The words of a trigger before ON, where it fires for updates; nil for any other.
  fileprivate var headOfUpdate: [SQLToken]? {
    let head = SQLToken.all(in: sql ?? "").prefix { !$0.isWord("on") }
    return head.contains { $0.isWord("update") } ? Array(head) : nil
  }
}
