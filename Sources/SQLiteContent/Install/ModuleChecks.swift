import SQLiteCalls
package import SQLiteCore
import SQLiteText
package import SQLiteConcurrency

extension ContentInstaller {
  /// Makes each module check that the rows behind its virtual tables are consistent: FTS5, FTS4 and FTS3 with content of their own,
  /// R-trees.
  ///
  /// The check takes as long as indexing their content. The connection must be allowed to write, although nothing is written.
  /// - Parameter trees: The schema whose R-trees are checked. For an upgrade it is the bundle's, because a connection remembers the node
  ///   size that an R-tree was created with, which depends on the page size of the file.
  /// - Throws: ``ContentError/sourceDamaged(path:reason:)`` with the name of the table.
  func checkModules(of objects: [SchemaObject], trees: String = "main", on connection: Connection, _ source: CheckedSource) throws {
    for table in objects where table.kind == .table && table.tableKind == .virtual {
      if let finding = try connection.moduleFinding(table, trees: trees) {
        throw ContentError.sourceDamaged(path: source.name, reason: "the virtual table \(table.name.spelling): \(finding)")
      }
    }
  }
}

extension Connection {
  /// Returns the problem that the module of a virtual table finds in its rows; nil when they are sound, and for modules without a check.
  package func moduleFinding(_ table: SchemaObject, trees: String) throws -> String? {
    let name = table.name.spelling
    do {
      switch VirtualTableDefinition(table.sql)?.module {
      case "rtree", "rtree_i32":
        let finding = try value("SELECT rtreecheck(\(trees), \(name))", as: String.self)
        return finding == "ok" ? nil : finding ?? "rtreecheck returned NULL"
      case "fts3", "fts4", "fts5":
        try checkOwnFullText(name)
        return nil
      default: return nil
      }
    } catch let error as SQLiteError {
      guard error.isAboutContent(.corrupt, .error) else { throw error }
      return "its rows do not fit together: \(error.message)"
    }
  }
}
