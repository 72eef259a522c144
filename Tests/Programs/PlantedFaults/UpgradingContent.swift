import SQLiteCalls
import SQLiteManager

/// A database that an earlier bundle was installed into, with rows of the user, and the newer bundle beside it.
struct ContentUpgrade {
  let sqlite: any Sqlite3WrapperProtocol
  /// The database of the app.
  let installed: String
  /// The newer bundle.
  let bundled: String

  /// Makes the newer bundle.
  init(on sqlite: any Sqlite3WrapperProtocol, _ stage: PlantedStage, bundle sql: String) throws {
    self.sqlite = sqlite
    installed = stage.path
    bundled = stage.otherPath
    try sqlite.withDatabase(bundled) { try sqlite.run($0, "PRAGMA synchronous = OFF; BEGIN;" + sql + "COMMIT") }
  }

  func openInstalled() throws -> Connection { try Connection(.file(installed), access: .readWrite, on: sqlite) }

  /// Whether an earlier call has upgraded the database of the app.
  func isDone() throws -> Bool { try openInstalled().pragma(.userVersion) == 2 }

  func openBundle() throws -> Connection { try Connection(.file(bundled), access: .readOnly, on: sqlite) }
}

extension Connection {
  /// Empties tables of content and fills them from a bundle.
  func replaceRows(of tables: some Sequence<BundledTable>, from bundle: Connection) throws {
    for table in tables {
      try execute("DELETE FROM main.\(identifier: table.name)")
      try copyRows(of: table, from: bundle)
    }
  }

  /// Makes tables of the user again with one more column, and writes their rows back one by one with the version in it.
  func rebuild(_ tables: some Sequence<BundledTable>, for version: Int) throws {
    for table in tables {
      let wider = table.adding("version INTEGER NOT NULL")
      let kept = try rows(table.selection())
      try execute("DROP TABLE main.\(identifier: table.name)")
      try execute(wider.creation)
      let insert = try prepare(wider.insertion())
      for row in kept {
        try insert.bind(values: row.values + [.integer(Int64(version))])
        try insert.run()
      }
    }
  }
}
