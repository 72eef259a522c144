public import SQLiteCalls
import SQLiteCore
public import SQLiteFiles
import SQLiteStorage
import SQLiteTables
import SQLiteText

/// Builds a content database from a folder of texts: `schema.sql`, and for each table that has rows a file `TABLE.csv`, `TABLE.jsonl` or
/// `TABLE.json`.
///
/// ```swift
/// let build = ContentBuild(of: "quiz", into: "App/quiz.sqlite", version: 7, on: Sqlite3Wrapper())
/// for (table, count) in try build.run() { print(table, count) }
/// ```
/// - The script is run first. The rows of a file are inserted in their order, and the files in the order of the foreign keys, so that a row
///   can refer to the rows of another file. Rows of tables that refer to each other, or to themselves, may be in any order.
/// - A cell of CSV is text, which its column converts by its affinity, and NULL if there is nothing in it, not even quotes. JSON is an
///   object for each row, on its own line or in one array, in which `{"base64": "…"}` is a blob.
/// - The collations, functions and tokenizers of `Connection.OnDemand.text` are available. A temporary trigger in the script
///   can fill a column of sort keys. A search table over another table that no trigger fills is filled from that table.
/// - Files with other endings, and hidden ones, are ignored, unless they have the name of a table.
///
/// The rows stream through a temporary database, which `VACUUM INTO` copies when it is complete and analyzed. So the same folder yields the
/// same bytes with the same version of SQLite, as long as the script uses nothing random; sort keys and indexes in localized collations
/// also depend on the version of ICU.
public struct ContentBuild {
  private let folder: String
  private let output: String
  private let version: Int?
  private let applicationID: Int?
  private let files: any FileSystem
  private let wrapper: any Sqlite3WrapperProtocol

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - output: The path of the database, which must not exist.
  ///   - version: The `user_version` of the database; nil for the version that the script sets.
  ///   - applicationID: The `application_id` of the database; nil for the ID that the script sets.
  public init(
    of folder: String, into output: String, version: Int? = nil, applicationID: Int? = nil, files: any FileSystem = localFileSystem,
    on wrapper: any Sqlite3WrapperProtocol
  ) {
    (self.folder, self.output, self.version, self.applicationID) = (folder, output, version, applicationID)
    (self.files, self.wrapper) = (files, wrapper)
  }

  /// Builds the database. The file gets its name once it is complete and on the disk; after any failure nothing is left at its path.
  ///
  /// - Parameter eachRow: Called after each row of a file.
  /// - Returns: The tables in the order in which they were filled, with their numbers of rows, including rows that the script or triggers
  ///   inserted.
  /// - Throws: ``ContentBuildError`` for faults in the files; ``FileSystemError`` if a file cannot be read; ``SQLiteError`` with SQLITE_PERM
  ///   if the output exists, SQLITE_FULL and so on.
  @discardableResult public func run(eachRow: () -> Void = {}) throws -> [(table: String, rowCount: Int)] {
    if try files.facts(of: output, followsLink: false) != nil {
      throw SQLiteError.refused(.perm, "there is a file \(output): give another name, or move the file away")
    }
    let configuration = Connection.Configuration().with(onDemandByDefault: .text)
    let connection = try Connection(.temporary, configuration: configuration, on: wrapper)
    let source = try ContentFolder(folder, in: files)
    var problems = BuildProblems()
    try source.runScript(on: connection, &problems)
    try problems.check()
    let tables = try FilledTables(on: connection)
    let rowFiles = try source.match(tables, &problems)
    if tables.inOrder.isEmpty { try problems.add("it creates no table", in: source.script) }
    try connection.setPragma(.foreignKeys, to: true)  // the script of a dump turns them off
    try connection.transaction {
      do {
        for table in tables.inOrder {
          try rowFiles[table]?.insert(on: connection, deferring: tables.inCycle.contains(table), &problems, eachRow)
        }
        try tables.checkReferences(on: connection, in: rowFiles, &problems)
      } catch {
        try problems.check()  // a row may have ended the transaction
        try problems.add(error, in: source.script, at: nil)
      }
      try problems.check()
    }
    try finish(connection)
    let counts = try tables.inOrder.map(\.spelling).map { ($0, try connection.count($0)) }
    try connection.vacuum(into: output, files: files)
    return counts
  }

  /// Fills the search tables, and sets everything that depends on the rows, and the numbers in the header.
  private func finish(_ connection: Connection) throws {
    let triggers = try connection.storedObjects(.trigger).compactMap(\.sql)
    for table in try connection.fullTextTables() {
      if case .external = table.content, !triggers.contains(where: { FullTextTable.isWritten(table.name, byTriggerMadeBy: $0) }) {
        try connection.rebuildFullTextTable(table.name)
      }
      try connection.optimizeFullTextTable(table.name)
    }
    try connection.recordLocalizedIndexes { _ in true }
    if let version { try connection.setPragma(.userVersion, to: version) }
    if let applicationID { try connection.setPragma(.applicationID, to: applicationID) }
    try connection.execute("ANALYZE")
  }
}
