import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// A connection that was open when an operation began, with its settings before and after the operation.
typealias KeptConnection = (connection: SweptConnection, before: ConnectionSettings, after: ConnectionSettings?)

/// Watches which databases a run opens and closes, and reads their content. Files are read on the watch's own connection, never through
/// file descriptors. Private databases are read from a copy.
final class DatabaseWatch: ConnectionWatch {
  let sqlite: any Sqlite3WrapperProtocol
  private let keepsImages: Bool
  let lock = NSRecursiveLock()
  var databases: [SweptDatabase] = []
  /// The number of databases that were opened before the last try.
  var ofFirstTry = 0
  /// The connections that are not closed, in the order in which they were opened.
  private(set) var connections: [SweptConnection] = []
  private(set) var kept: [KeptConnection] = []
  /// The files of the databases of the run without faults; empty in that run.
  var expectedFiles: [String] = []
  /// The ones of these files that did not exist when the operation began. The operation made them, even if it only opened them when they
  /// were complete, as after copying a file.
  private var newFiles: [String] = []
  /// The files next to the databases, if images are kept.
  private var beside = FilesBeside()

  /// - Parameters:
  ///   - sqlite: The wrapper that performs the calls of the run, without faults.
  ///   - keepsImages: Whether the bytes of databases before the operation are kept.
  init(_ sqlite: any Sqlite3WrapperProtocol, keepsImages: Bool) {
    self.sqlite = sqlite
    self.keepsImages = keepsImages
  }

  func hasOpened(_ db: OpaquePointer, name given: String?, flags: OpenFlags, vfs: String?) {
    lock.withLock {
      // An in-memory database that other connections can open. Later versions of SQLite do not return its name.
      let shared = given.flatMap(DatabaseURI.init).flatMap { $0.system == "memdb" && $0.path.hasPrefix("/") ? $0.path : nil }
      let name = unsafe sqlite.sqlite3_db_filename(db, "main")
      let path = unsafe shared ?? name.flatMap { unsafe $0.pointee == 0 ? nil : String(cString: $0) }
      // A URI may also name a file system, whose files need not be files of the operating system.
      let system = unsafe vfs ?? name.flatMap { unsafe sqlite.sqlite3_uri_parameter($0, "vfs").map { unsafe String(cString: $0) } }
      let named = shared == nil ? system : "memdb"
      let isInMemory = path.map { shared != nil || named != nil && !LocalFileSystem().exists($0) } ?? false
      let database = unsafe database(
        path, of: db, vfs: isInMemory ? named : vfs, isWritable: !flags.contains(.readonly), isInMemory: isInMemory)
      unsafe connections.append(SweptConnection(db, on: database))
    }
  }

  /// Records an existing file, because the code may remove a file that it cannot open.
  func isRefused(_ name: String) {
    lock.withLock {
      guard let path = Self.file(name), !LocalFileSystem().isEmptyOrMissing(path) else { return }
      _ = unsafe database(path, of: nil, vfs: nil, isWritable: false)
    }
  }

  private func connection(_ bits: UInt) -> SweptConnection? { connections.first { unsafe UInt(bitPattern: $0.db) == bits } }

  /// Returns the connections of a database that are not closed.
  private func connections(of database: SweptDatabase) -> [SweptConnection] {
    connections.filter { $0.uses(database) }
  }

  /// Returns the path of the file for a name or URI; empty for a private database, nil for a URI that names a file system.
  private static func file(_ name: String) -> String? {
    guard let uri = DatabaseURI(name) else { return name == ":memory:" ? "" : name }
    return uri.system != nil ? nil : uri.isPrivate ? "" : uri.path
  }

  func isNaming(_ file: NamedFile) {
    lock.withLock {
      guard let path = Self.file(file.name), let connection = connection(file.connection) else { return }
      if path.isEmpty {
        guard let schema = file.schema, sqlite.provides(.sqlite3_serialize), sqlite.provides(.sqlite3_deserialize),
          !connection.databases.contains(where: { $0.path == nil && $0.schema == schema })
        else { return }
        return unsafe connection.databases.append(database(nil, of: connection.db, vfs: nil, schema: schema, isWritable: true))
      }
      let (main, isMade) = (connection.database, file.schema == nil)
      let named = unsafe database(path, of: connection.db, vfs: main.vfs, isWritable: isMade || main.isWritable)
      if isMade { named.after = nil } else { connection.databases.append(named) }
    }
  }

  /// The earlier state to compare with when databases are read before the operation. If images are kept, it is empty, so that search tables
  /// are checked once. Otherwise it is nil, so that they are not checked.
  private var searchedBefore: DatabaseState? { keepsImages ? .empty : nil }

  /// Returns the database with a path, or a new one.
  private func database(
    _ path: String?, of db: OpaquePointer?, vfs: String?, schema: String = "main", isWritable: Bool, isInMemory: Bool = false
  ) -> SweptDatabase {
    if let path, let known = databases.first(where: { $0.path == path }) { return known }
    let file = isInMemory ? nil : path
    var (before, image): (DatabaseState, Data?) = (.empty, file == nil ? nil : Data())
    if isInMemory, let db = unsafe db {
      before = unsafe DatabaseReader.state(ofPrivate: db, on: sqlite, since: searchedBefore)
      image = unsafe keepsImages ? DatabaseReader.image(of: db, on: sqlite) : nil
    } else if let file, !newFiles.contains(file), !LocalFileSystem().isEmptyOrMissing(file) {
      before = DatabaseReader.state(ofFile: file, vfs: vfs, on: sqlite, isWritable: isWritable, since: searchedBefore)
      image = keepsImages ? DatabaseReader.image(ofFile: file, vfs: vfs, on: sqlite) : nil
    }
    if keepsImages, let file { beside.note(folderOf: file) }
    let database = SweptDatabase(
      number: (databases.last?.number ?? 0) + 1, path: path, file: file, vfs: vfs, schema: schema, isWritable: isWritable, before: before,
      image: image)
    databases.append(database)
    return database
  }

  func waits(_ connection: UInt, by wait: BusyWait?) { lock.withLock { self.connection(connection)?.wait = wait } }

  /// Reads the in-memory databases of a connection before it closes.
  func isClosing(_ db: OpaquePointer) {
    lock.withLock {
      guard let connection = connection(UInt(bitPattern: db)) else { return }
      let hasTransaction = unsafe sqlite.sqlite3_get_autocommit(db) == 0
      connection.state = unsafe .closing(
        losesTransaction: hasTransaction && sqlite.provides(.sqlite3_txn_state)
          && sqlite.sqlite3_txn_state(db, nil) == TransactionState.write.rawValue)
      let inMemory = connection.databases.filter { $0.file == nil }
      if !inMemory.isEmpty, hasTransaction, unsafe sqlite.sqlite3_next_stmt(db, nil) == nil {
        unsafe sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
      }
      for database in inMemory {
        database.after = unsafe DatabaseReader.state(ofPrivate: db, database.schema, on: sqlite, since: database.before)
      }
    }
  }

  func hasClosed(_ bits: UInt) {
    lock.withLock {
      guard let connection = connection(bits) else { return }
      connections.removeAll { $0 === connection }
      if case .closing(losesTransaction: true) = connection.state { connection.database.lostTransaction = true }
      connection.state = .closed
      for database in connection.databases where database.file != nil && !hasConnection(database) {
        read(database, since: database.before)
      }
    }
  }

  func staysOpen(_ connection: UInt) { lock.withLock { self.connection(connection)?.state = .open } }

  func read(_ database: SweptDatabase, since before: DatabaseState?) {
    guard let path = database.file else {
      if let connection = connections.first(where: { $0.isOpen && $0.uses(database) }) {
        database.after = unsafe DatabaseReader.state(ofPrivate: connection.db, database.schema, on: sqlite, since: before)
      }
      return
    }
    guard let status = LocalFileSystem().status(of: path) else { return }
    database.identity = status.identity
    func findsLock() -> Bool {
      database.after = DatabaseReader.state(ofFile: path, vfs: database.vfs, on: sqlite, isWritable: database.isWritable, since: before)
      return database.after?.complaints == [DatabaseState.isLocked]
    }
    guard findsLock() else { return }
    // A connection that has left exclusive locking mode releases its lock at its next read.
    let open = connections(of: database).filter(\.isOpen)
    for connection in open { _ = unsafe ConnectionSettings.value(of: "main.schema_version", connection.db, on: sqlite) }
    // In exclusive locking mode, only the connection itself can read the file, and only outside a transaction.
    guard findsLock(),
      let owner = open.first(where: {
        unsafe ConnectionSettings.value(of: "main.locking_mode", $0.db, on: sqlite) == "exclusive" && !isInTransaction($0)
      })
    else { return }
    database.after = unsafe DatabaseReader.state(ofPrivate: owner.db, on: sqlite, since: before)
  }

  /// Records the current databases and settings as the state before the operation.
  func begin() {
    lock.withLock {
      for database in databases {
        read(database, since: searchedBefore)
        database.before = database.after.take() ?? database.before
        database.lostTransaction = false
        database.isOfStage = true
      }
      newFiles = expectedFiles.filter { LocalFileSystem().isEmptyOrMissing($0) }
      beside.begin()
      for connection in connections { connection.wasInTransaction = isInTransaction(connection) }
      kept = connections.map { ($0, settings(of: $0), nil) }
    }
  }

  /// Reads the databases that are still open, had a complaint, or were replaced. Returns a finding for each transaction that is left open.
  func end() -> [String] {
    lock.withLock {
      for place in kept.indices where kept[place].connection.isOpen { kept[place].after = settings(of: kept[place].connection) }
      return databases.flatMap { database in
        let isInTransaction = isInTransaction(database)
        let status = database.file.flatMap(LocalFileSystem().status)
        let isReplaced = status.map { $0.identity != database.identity } ?? false
        // The cause of an earlier complaint may be gone.
        if hasConnection(database) || database.after?.complaints.isEmpty != true || isReplaced { read(database, since: database.before) }
        database.isMissing = database.file != nil && status == nil
        if database.isMissing, database.before != .empty { database.after = .empty }
        database.isGone = isGone(database)
        return isInTransaction ? ["a transaction is left open on \(database.name)"] : []
      }
    }
  }

  /// The files next to the databases that the operation created, changed or removed; empty unless images are kept.
  var filesBeside: [String] { lock.withLock { beside.changed(besides: databases.compactMap(\.file)) } }

  private func settings(of connection: SweptConnection) -> ConnectionSettings {
    unsafe ConnectionSettings(of: connection.db, on: sqlite, timeout: connection.wait?.timeout ?? 0)
  }

  func hasConnection(_ database: SweptDatabase) -> Bool { connections.contains { $0.uses(database) } }

  private func isInTransaction(_ connection: SweptConnection) -> Bool {
    unsafe connection.isOpen && sqlite.sqlite3_get_autocommit(connection.db) == 0
  }

  func isInTransaction(_ database: SweptDatabase) -> Bool {
    connections.contains { $0.uses(database) && !$0.wasInTransaction && isInTransaction($0) }
  }

  private func isGone(_ database: SweptDatabase) -> Bool {
    if database.isOfStage || hasConnection(database) || database.isInMemory { return false }
    return database.file == nil || database.before == .empty && database.isMissing
  }
}
