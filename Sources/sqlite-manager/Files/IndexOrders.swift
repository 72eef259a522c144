import Foundation
import SQLiteManager

/// Whether the indexes in localized collations are in the order in which the running engine sorts.
final class IndexOrders {
  private let connection: Connection
  /// Every index in a localized or an unknown collation.
  let indexes: [IndexedCollation]
  /// The names of the indexes that are not in order.
  private(set) var wrong: Set<String> = []
  private var rebuilt: Set<String> = []

  /// Looks for every row in the indexes.
  ///
  /// - Throws: ``SQLiteError``, such as SQLITE_CORRUPT.
  init(_ connection: Connection) throws {
    self.connection = connection
    indexes = try connection.indexedCollations()
    let unknown = indexes.filter { $0.state == .unknownCollation }
    let others = Set(indexes.map(\.index)).subtracting(unknown.map(\.index))
    // A check of a table cannot be compiled without all of its collations. Findings about indexes in these are then ignored.
    let names = Set(unknown.map(\.collation))
    for name in names {
      try connection.createCollation(named: name) { $0 < $1 ? .orderedAscending : $0 == $1 ? .orderedSame : .orderedDescending }
    }
    for (table, indexes) in Dictionary(grouping: indexes.filter({ others.contains($0.index) }), by: \.table) {
      wrong.formUnion(try disordered(table, among: Set(indexes.map(\.index))))
    }
    for name in names { try connection.removeCollation(named: name) }
  }

  /// The indexes of a table that rows are missing from.
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
    // A name that begins with a number is a number of findings to SQLite, and the check stops after a hundred findings.
    if table.drop(while: { "+-".contains($0) }).first?.isNumber != true {
      let (found, count) = try named(by: "PRAGMA main.integrity_check(\(identifier: table))")
      if count < 100 || found.count == indexes.count { return found }
    }
    return try named(by: "PRAGMA main.integrity_check(2147483647)").0
  }

  /// Sorts the indexes again that are not in order, and records by which engine.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_CONSTRAINT when rows of a UNIQUE index are equal; nothing is changed then.
  func repair() throws {
    if !wrong.isEmpty { try connection.rebuildLocalizedIndexes(named: wrong) }
    rebuilt = wrong
    wrong = []
  }

  /// A word for the state of an index.
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

  /// The locale that an index is sorted for; NULL when the locale is unknown.
  func locale(of index: IndexedCollation) -> SQLiteValue {
    connection.localizedCollation(named: index.collation).map { .text($0.locale) } ?? .null
  }

  /// The engine that an index is recorded as sorted by, where it is another one; else NULL.
  func record(of index: IndexedCollation) -> SQLiteValue {
    if case .sortedOtherwise(let record) = index.state, !rebuilt.contains(index.index) { .text(record) } else { .null }
  }
}

extension Connection {
  /// Whether findings are about the order of indexes in localized collations and about nothing else.
  func concernOrderAlone(_ findings: [String]) throws -> Bool {
    let indexes = try indexedCollations()
    return findings.allSatisfy { finding in
      switch IntegrityFinding(finding) {
      case .index(let name): indexes.contains { $0.index == name }
      case .primaryKeyOrder(let table): indexes.contains { $0.table == table }
      default: false
      }
    }
  }
}
