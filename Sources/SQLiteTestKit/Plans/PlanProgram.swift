/// The persistent tables that the program of a statement opens, scans or indexes.
///
/// A query plan names tables by their aliases, and does not distinguish them from subqueries, common table expressions and temporary
/// tables. The program identifies the tables that it opens by database and root page, and marks loops that are full scans or fill an
/// automatic index. <https://sqlite.org/opcode.html>
struct PlanProgram {
  /// A table or an index, identified by its database and root page.
  struct Root: Hashable {
    /// The number of the database: 0 for main, 1 for temp, higher for attached databases.
    let database: Int
    let page: Int

    /// Whether the table outlives its connection and can be indexed. Temporary tables and the schema table do not qualify.
    var isPersistent: Bool { database != 1 && page > 1 }
  }

  /// The persistent tables and indexes that the program opens, in order.
  let opened: [Root]
  /// The persistent tables and indexes in loops that count as full scans.
  let scanned: [Root]
  /// The persistent tables and indexes in loops that fill an automatic index.
  let indexed: [Root]
  /// Whether the program reads a virtual table, whose rows no index can sort.
  let readsVirtualTable: Bool

  /// Parses the rows of EXPLAIN, which have 7 columns: address, opcode, p1 to p5. The programs of triggers follow the statement's program
  /// and have their own cursors.
  init(_ rows: [[String]]) {
    var cursors: [String: Root] = [:]
    var opened: [Root] = []
    var loops: [String: Set<Root>] = [:]
    for row in rows {
      let (opcode, cursor) = (row[1], row[2])
      switch opcode {
      case "OpenRead", "OpenWrite", "ReopenIdx":
        guard let page = Int(row[3]), let database = Int(row[4]) else { continue }
        let root = Root(database: database, page: page)
        cursors[cursor] = root
        if root.isPersistent, !opened.contains(root) { opened.append(root) }
      case "OpenEphemeral", "OpenDup", "OpenAutoindex", "OpenPseudo", "SorterOpen", "VOpen": cursors[cursor] = nil
      case "Next", "Prev":
        if let root = cursors[cursor] { loops[row[6], default: []].insert(root) }
      default: break
      }
    }
    self.opened = opened
    readsVirtualTable = rows.contains { $0[1] == "VFilter" }
    scanned = opened.filter { loops["1"]?.contains($0) == true }
    indexed = opened.filter { loops["3"]?.contains($0) == true }
  }
}
