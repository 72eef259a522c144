import Foundation
import SQLiteAuthoring
import SQLiteManager

/// Checks whether the indexes in localized collations are in the order in which the running engine sorts.
final class IndexOrders {
  private let connection: Connection
  /// Every index in a localized or an unknown collation.
  let indexes: [IndexedCollation]
  /// The names of the indexes that are not in order.
  private(set) var wrong: Set<String> = []
  private var rebuilt: Set<String> = []

  /// Checks that every row is found in the indexes.
  ///
  /// - Throws: ``SQLiteError``, such as SQLITE_CORRUPT.
  init(_ connection: Connection) throws {
    self.connection = connection
    indexes = try connection.indexedCollations()
    let unknown = indexes.filter { $0.state == .unknownCollation }
    let others = Set(indexes.map(\.index)).subtracting(unknown.map(\.index))
    let names = try connection.addPlaceholders(for: indexes)
    for (table, indexes) in Dictionary(grouping: indexes.filter({ others.contains($0.index) }), by: \.table) {
      wrong.formUnion(try disordered(table, among: Set(indexes.map(\.index))))
    }
    for name in names { try connection.removeCollation(named: name) }
  }

  /// The indexes of a table in which rows are missing.
  private func disordered(_ table: String, among indexes: Set<String>) throws -> Set<String> {
    let key = try connection.tableIndexes(of: table).first { $0.origin == .primaryKey }?.name
    func named(by sql: SQL) throws -> (Set<String>, count: Int) {
      var found: Set<String> = []
      var count = 0
      try connection.prepare(sql).forEach { row in
        let finding = try row[0, as: String.self]
        count += 1
        switch IntegrityFinding(finding) {
        case .primaryKeyOrder(table: table): if let key, indexes.contains(key) { found.insert(key) }
        case .index(let name): if indexes.contains(name) { found.insert(name) }
        default: break
        }
      }
      return (found, count)
    }
    // If a table name begins with a digit, SQLite takes it for a maximum number of findings. In addition, the check stops after 100
    // findings.
    if table.drop(while: { "+-".contains($0) }).first?.isNumber != true {
      let (found, count) = try named(by: "PRAGMA main.integrity_check(\(identifier: table))")
      if count < 100 || found.count == indexes.count { return found }
    }
    return try named(by: "PRAGMA main.integrity_check(2147483647)").0
  }

  /// Rebuilds the indexes that are not in order, and records which engine sorted them.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_CONSTRAINT if a UNIQUE index would have equal rows. Nothing is changed then.
  func repair() throws {
    if !wrong.isEmpty { try connection.rebuildLocalizedIndexes(named: wrong) }
    rebuilt = wrong
    wrong = []
  }

  /// The text for the state of an index.
  func state(of index: IndexedCollation) -> String {
    if rebuilt.contains(index.index) { return "rebuilt" }
    if wrong.contains(index.index) { return "wrong order" }
    return switch index.state {
    case .sound: "sound"
    case .unrecorded: "unrecorded"
    case .sortedOtherwise: "other engine"
    case .unknownCollation: "unknown collation"
    }
  }

  /// The locale for which an index is sorted; NULL if it is unknown.
  func locale(of index: IndexedCollation) -> SQLiteValue {
    connection.localizedCollation(named: index.collation).map { .text($0.locale) } ?? .null
  }

  /// The engine that sorted an index according to its record; NULL if it is the running engine or nothing is recorded.
  func record(of index: IndexedCollation) -> SQLiteValue {
    if case .sortedOtherwise(let record) = index.state, !rebuilt.contains(index.index) { .text(record) } else { .null }
  }
}

extension Connection {
  /// Whether all findings are about the order of indexes in localized collations.
  func concernOrderAlone(_ findings: [String]) throws -> Bool {
    try findings.allSatisfy(indexedCollations().haveOrder)
  }
}
