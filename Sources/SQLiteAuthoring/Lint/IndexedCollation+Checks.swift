import Foundation
import SQLiteConcurrency
package import SQLiteCore
package import SQLiteText

// SQLite's checks of a file with indexes in localized collations.

extension [IndexedCollation] {
  /// Whether a finding of a check is about the order of one of these indexes.
  package func haveOrder(foundIn finding: String) -> Bool {
    switch IntegrityFinding(finding) {
    case .index(let name): contains { $0.index == name }
    case .primaryKeyOrder(let table): contains { $0.table == table }
    default: false
    }
  }
}

extension Connection {
  /// Adds a collation for each unknown one, because SQLite cannot compile a check of a table without all of its collations. Findings about
  /// the order of these indexes mean nothing.
  ///
  /// - Returns: The names of the added collations.
  @discardableResult package func addPlaceholders(for indexes: [IndexedCollation]) throws -> [String] {
    let names = indexes.filter { $0.state == .unknownCollation }.map(\.collation).withoutDuplicates
    for name in names { try createCollation(named: name) { $0 == $1 ? .orderedSame : $0 < $1 ? .orderedAscending : .orderedDescending } }
    return names
  }
}
