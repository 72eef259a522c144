import SQLiteManager

extension DatabaseFile {
  /// Opens the file without changing it or any files next to it.
  ///
  /// - A file with a `-wal`, or with a `-journal` that must be rolled back, is read through a private copy of all these files.
  /// - A file in WAL mode without `-wal` is opened as immutable, because otherwise a log and its index would be created next to it. If it
  ///   must be read as a consistent whole, it is also read through a private copy. Without locks, the result could mix older pages with
  ///   pages that another program writes meanwhile.
  /// - Any other file is opened read-only, with SQLite's locks.
  ///
  /// - Parameters:
  ///   - comparing: Whether SQL may compare text. If so, localized collations are available only if every index that uses one is recorded
  ///     as sorted by this engine. Otherwise an index could give a wrong result, so SQL that needs such a collation fails with an error
  ///     that names it.
  ///   - wholly: Whether the file must be read as a consistent whole, as for a copy.
  /// - Throws: ``SQLiteError``, or ``Failure`` with SQLITE_BUSY if another program kept changing the file while it was copied.
  func openForReading(configuration: Connection.Configuration = .ofTool, comparing: Bool = true, wholly: Bool = false) throws -> Connection
  {
    let connection = try open(configuration, wholly)
    try connection.addLocalizedCollations(connection.recordedLocalizedCollations())
    if comparing, try !connection.checkLocalizedCollations().isEmpty { connection.removeLocalizedCollations() }
    return connection
  }

  private func open(_ configuration: Connection.Configuration, _ wholly: Bool) throws -> Connection {
    for _ in 0..<50 {
      let hasJournal = try facts("-journal") != nil
      let isInWALMode = try isInWALMode
      let needsCopy = try facts("-wal") != nil || hasJournal && (isInWALMode || facts()?.size == 0) || isInWALMode && wholly
      if !needsCopy {
        do { return try connect(isInWALMode ? .immutable : .readOnly, configuration) } catch let error as SQLiteError {
          // The journal may have to be rolled back, which needs a copy.
          guard hasJournal, [.readonly, .cantopen].contains(error.code.primary) else { throw error }
        }
      }
      if let copy = try PrivateCopy.make(of: self) { return try copy.connect(configuration) }
    }
    throw Failure(.busy, "\(name) is being changed by another program", advice: "Try again when it has finished.")
  }

  /// Opens the file for reading and writing.
  func openForWriting(configuration: Connection.Configuration = .ofTool) throws -> Connection {
    try connect(.readWrite, configuration)
  }

  private func connect(_ access: Connection.Access, _ configuration: Connection.Configuration) throws -> Connection {
    let connection = try Connection(.file(path), access: access, configuration: configuration)
    try connection.countStoredObjects()
    return connection
  }
}

extension Connection.Configuration {
  /// The settings of this tool's connections. They provide the collations and tokenizers for files made by apps that use this package.
  static var ofTool: Connection.Configuration { Connection.Configuration().with(onDemandByDefault: .text) }
}

extension Connection {
  /// The tables, indexes, views and triggers that were created with SQL, without objects that SQLite and virtual tables create by
  /// themselves.
  func schemaObjects(in schema: String = "main") throws -> [StoredObject] {
    let shadows = Set(try storedTables(in: schema).filter { $0.kindByRows == .shadow }.map(\.name))
    return try storedObjects(in: schema).filter { $0.sql != nil && !shadows.contains($0.table) && !$0.name.isReserved }
  }

  /// Throws if the name is a view that is nested too deeply for SQLite to compile safely. Does nothing for other names.
  func refuseDeepView(_ name: String) throws {
    if let problem = try viewNesting().problem(ofView: SchemaName(name)) { throw Failure(.toobig, "\(name): \(problem)") }
  }
}
