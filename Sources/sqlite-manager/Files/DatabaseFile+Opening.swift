import SQLiteManager

extension DatabaseFile {
  /// Opens the file in a way that changes neither it nor anything beside it.
  ///
  /// - A file with a `-wal`, or with a `-journal` that has to be rolled back, is read through a private copy of them all.
  /// - A file in WAL mode without `-wal` is read immutable: a log and its index would appear beside it otherwise. Where all of it must be of one moment
  ///   it is read through a private copy, too: without locks, pages that another program writes meanwhile stand beside older ones.
  /// - Any other file is opened read-only, with SQLite's locks.
  ///
  /// - Parameters:
  ///   - comparing: Whether texts may be compared. Localized collations are then known only if every index in one is recorded as
  ///     sorted by this engine: otherwise SQL that needs one fails and names it, where an index could give a wrong result.
  ///   - wholly: Whether all of the file is read and must be of one moment, as for a copy.
  /// - Throws: ``SQLiteError``; SQLITE_BUSY when another program kept changing the file while it was copied.
  func openForReading(configuration: Connection.Configuration = .ofTool, comparing: Bool = true, wholly: Bool = false) throws -> Connection
  {
    let connection = try open(configuration, wholly)
    try connection.addLocalizedCollations(connection.knownCollations())
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
          // A journal may have to be rolled back, which needs a copy.
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
  /// The settings of the connections of this tool, which have the collations and tokenizers of files that apps with this package made.
  static var ofTool: Connection.Configuration { Connection.Configuration().with(onDemandByDefault: .text) }
}

extension Connection {
  /// The tables, indexes, views and triggers that SQL made, without those that SQLite and virtual tables make by themselves.
  func schemaObjects(in schema: String = "main") throws -> [StoredObject] {
    let shadows = Set(try storedTables(in: schema).filter { $0.kindByRows == .shadow }.map(\.name))
    return try storedObjects(in: schema).filter { $0.sql != nil && !shadows.contains($0.table) && !$0.name.isReserved }
  }

  /// Throws for a view that SQLite should not compile; nothing happens for other names.
  func refuseDeepView(_ name: String) throws {
    if let problem = try viewNesting().problem(ofView: SchemaName(name)) { throw Failure(.toobig, "\(name): \(problem)") }
  }

  /// The localized collations that the file records; none when a table of that name has another purpose.
  func knownCollations() throws -> [String: LocalizedCollation] {
    do {
      return try recordedLocalizedCollations()
    } catch let error as SQLiteError {
      if [.error, .mismatch].contains(error.code.primary) { return [:] }
      throw error
    }
  }
}
