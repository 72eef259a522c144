import Foundation
import SQLiteCalls
import SQLiteCore
import SQLiteFiles

/// A connection that was open when an operation began, with its settings then and when it had ended.
typealias KeptConnection = (connection: UInt, database: SweptDatabase, before: KeptSettings, after: KeptSettings?)

/// Watches which databases a run opens and closes, and reads their content: files on a connection of its own, never by their descriptors, private
/// databases in a copy.
final class DatabaseWatch {
  private let sqlite: any Sqlite3WrapperProtocol
  private let keepsImages: Bool
  private let lock = NSRecursiveLock()
  private(set) var databases: [SweptDatabase] = []
  /// How many of them were opened before the operation was tried once more.
  private var ofFirstTry = 0
  /// The connections that were in a transaction when the operation began, such as one that reads an old snapshot.
  private var begunBefore: [UInt] = []
  /// The databases of each connection: its own, and then those it has attached.
  private var byConnection: [UInt: [SweptDatabase]] = [:]
  /// Connections that another thread may be closing now, which must not be used, and whether they were in a transaction that had written.
  private var closing: [UInt: Bool] = [:]
  /// The connections that were open when the operation began, in the order of opening, and their settings then and when it had ended.
  private var opened: [UInt] = []
  private(set) var kept: [KeptConnection] = []
  /// How connections wait for locks, where a handler of a `Connection` does.
  private var waits: [UInt: BusyWait] = [:]

  /// - Parameters:
  ///   - sqlite: The wrapper that performs the calls of the run, without faults.
  ///   - keepsImages: Whether the bytes of files are kept as they were before.
  init(_ sqlite: any Sqlite3WrapperProtocol, keepsImages: Bool) {
    self.sqlite = sqlite
    self.keepsImages = keepsImages
  }

  func hasOpened(_ db: OpaquePointer, named given: String?, flags: OpenFlags, vfs: String?) {
    lock.withLock {
      let bits = UInt(bitPattern: db)
      opened.append(bits)
      // A database in memory that other connections can open: later versions of SQLite no longer tell its name.
      let shared = given.flatMap(DatabaseURI.init).flatMap { $0.system == "memdb" && $0.path.hasPrefix("/") ? $0.path : nil }
      let name = unsafe sqlite.sqlite3_db_filename(db, "main")
      let path = unsafe shared ?? name.flatMap { unsafe $0.pointee == 0 ? nil : String(cString: $0) }
      // A URI may name the file system, too, whose files need not be files of the operating system.
      let told = unsafe vfs ?? name.flatMap { unsafe sqlite.sqlite3_uri_parameter($0, "vfs").map { unsafe String(cString: $0) } }
      let named = shared == nil ? told : "memdb"
      let isInMemory = path.map { shared != nil || named != nil && !FileManager.default.fileExists(atPath: $0) } ?? false
      let isWritable = !flags.contains(.readonly)
      note(database(bits, path: path, vfs: isInMemory ? named : vfs, isWritable: isWritable, isInMemory: isInMemory), of: bits)
    }
  }

  /// The path of the file that a name or URI means, empty for a database that is gone with its connection; nil for one of another file system.
  private static func file(_ name: String) -> String? {
    guard let uri = DatabaseURI(name) else { return name == ":memory:" ? "" : name }
    return uri.system != nil ? nil : uri.isPrivate ? "" : uri.path
  }

  /// Notes that a file is about to be attached to a connection, or to be made.
  func isNaming(_ file: NamedFile) {
    lock.withLock {
      guard let path = Self.file(file.name), let main = byConnection[file.connection]?.first else { return }
      if path.isEmpty {
        guard let schema = file.schema, sqlite.provides(.sqlite3_serialize), sqlite.provides(.sqlite3_deserialize) else { return }
        return note(database(file.connection, path: nil, vfs: nil, schema: schema, isWritable: true), of: file.connection)
      }
      let isMade = file.schema == nil
      let named = database(file.connection, path: path, vfs: main.vfs, isWritable: isMade || main.isWritable)
      if isMade { named.after = nil } else { note(named, of: file.connection) }
    }
  }

  /// The state that search tables are compared with before the operation: an empty one where images are kept, so that they are checked once.
  private var searchedBefore: DatabaseState? { keepsImages ? .empty : nil }

  private func note(_ database: SweptDatabase, of connection: UInt) {
    database.connections.insert(connection)
    byConnection[connection, default: []].append(database)
  }

  /// A database: the known one, or a new one that is known from now on.
  private func database(
    _ connection: UInt, path: String?, vfs: String?, schema: String = "main", isWritable: Bool, isInMemory: Bool = false
  ) -> SweptDatabase {
    let known = databases.first {
      $0.path == path && (path != nil || schema != "main" && $0.schema == schema && $0.connections.contains(connection))
    }
    if let known { return known }
    let file = isInMemory ? nil : path
    var (before, image): (DatabaseState, Data?) = (.empty, file == nil ? nil : Data())
    if isInMemory, let db = unsafe OpaquePointer(bitPattern: connection) {
      before = unsafe DatabaseReader.state(ofPrivate: db, on: sqlite, since: searchedBefore)
      image = unsafe keepsImages ? DatabaseReader.image(of: db, on: sqlite) : nil
    } else if let file, !LocalFileSystem().isEmptyOrMissing(file) {
      before = DatabaseReader.state(ofFile: file, vfs: vfs, on: sqlite, isWritable: isWritable, since: searchedBefore)
      image = keepsImages ? DatabaseReader.image(ofFile: file, vfs: vfs, on: sqlite) : nil
    }
    let database = SweptDatabase(
      number: (databases.last?.number ?? 0) + 1, path: path, file: file, vfs: vfs, schema: schema, isWritable: isWritable, before: before,
      image: image)
    databases.append(database)
    return database
  }

  /// Notes how a connection waits for locks from now on.
  func waits(_ connection: UInt, by wait: BusyWait?) { lock.withLock { waits[connection] = wait } }

  /// Reads the databases of a connection that are in memory before they are gone.
  func isClosing(_ db: OpaquePointer) {
    lock.withLock {
      let open = byConnection[UInt(bitPattern: db)] ?? []
      let hasTransaction = unsafe sqlite.sqlite3_get_autocommit(db) == 0
      closing[UInt(bitPattern: db)] =
        unsafe hasTransaction && sqlite.provides(.sqlite3_txn_state) && sqlite.sqlite3_txn_state(db, nil) == TransactionState.write.rawValue
      let inMemory = open.filter { $0.file == nil }
      if !inMemory.isEmpty, hasTransaction, unsafe sqlite.sqlite3_next_stmt(db, nil) == nil {
        unsafe sqlite.sqlite3_exec(db, "ROLLBACK", nil, nil, nil)
      }
      for database in inMemory {
        database.after = unsafe DatabaseReader.state(ofPrivate: db, database.schema, on: sqlite, since: database.before)
      }
    }
  }

  func hasClosed(_ connection: UInt) {
    lock.withLock {
      waits[connection] = nil
      if closing.removeValue(forKey: connection) == true { byConnection[connection]?.first?.lostTransaction = true }
      for database in byConnection.removeValue(forKey: connection) ?? [] {
        database.connections.remove(connection)
        if database.file != nil, database.connections.isEmpty { read(database, since: database.before) }
      }
    }
  }

  /// Uses a connection again that SQLite has refused to close.
  func staysOpen(_ connection: UInt) { lock.withLock { closing[connection] = nil } }

  private func read(_ database: SweptDatabase, since before: DatabaseState?) {
    guard let path = database.file else {
      if let db = unsafe database.connections.lazy.compactMap({ unsafe self.usable($0) }).first {
        database.after = unsafe DatabaseReader.state(ofPrivate: db, database.schema, on: sqlite, since: before)
      }
      return
    }
    guard FileManager.default.fileExists(atPath: path) else { return }
    func findsLock() -> Bool {
      database.after = DatabaseReader.state(ofFile: path, vfs: database.vfs, on: sqlite, isWritable: database.isWritable, since: before)
      return database.after?.complaints == [DatabaseState.isLocked]
    }
    guard findsLock() else { return }
    // A connection that had the file to itself gives its lock back when it reads next.
    for connection in database.connections {
      guard let db = unsafe usable(connection) else { continue }
      _ = unsafe KeptSettings.value(of: "main.schema_version", db, on: sqlite)
    }
    guard findsLock(), let db = unsafe exclusive(database) else { return }
    database.after = unsafe DatabaseReader.state(ofPrivate: db, on: sqlite, since: before)
  }

  /// The connection that keeps a file locked for itself by `PRAGMA locking_mode`, outside of a transaction; nil where there is none.
  private func exclusive(_ database: SweptDatabase) -> OpaquePointer? {
    unsafe database.connections.lazy.compactMap { unsafe self.usable($0) }.first {
      unsafe KeptSettings.value(of: "main.locking_mode", $0, on: sqlite) == "exclusive" && sqlite.sqlite3_get_autocommit($0) != 0
    }
  }

  /// Takes the present states of the databases and settings for those before the operation.
  func begin() {
    lock.withLock {
      for database in databases {
        read(database, since: searchedBefore)
        database.before = database.after.take() ?? database.before
        database.lostTransaction = false
        database.isOfStage = true
      }
      begunBefore = byConnection.keys.filter { isInTransaction($0) }
      kept = opened.compactMap { bits in
        guard let database = byConnection[bits]?.first, let db = unsafe OpaquePointer(bitPattern: bits) else { return nil }
        return (bits, database, unsafe KeptSettings(of: db, on: sqlite, timeout: waits[bits]?.timeout ?? 0), nil)
      }
    }
  }

  /// Reads the databases that are still open or were not in order, and answers which transactions are left open.
  func end() -> [String] {
    lock.withLock {
      for place in kept.indices {
        guard byConnection[kept[place].connection] != nil, let db = unsafe usable(kept[place].connection) else { continue }
        kept[place].after = unsafe KeptSettings(of: db, on: sqlite, timeout: waits[kept[place].connection]?.timeout ?? 0)
      }
      return databases.flatMap { database in
        let isInTransaction = isInTransaction(database)
        // The cause of a complaint may be gone.
        if !database.connections.isEmpty || database.after?.complaints.isEmpty != true { read(database, since: database.before) }
        database.isGone = isGone(database)
        return isInTransaction ? ["a transaction is left open on \(database.name)"] : []
      }
    }
  }

  /// A connection, unless another thread may be closing it now.
  private func usable(_ connection: UInt) -> OpaquePointer? {
    closing[connection] != nil ? nil : unsafe OpaquePointer(bitPattern: connection)
  }

  private func isInTransaction(_ connection: UInt) -> Bool {
    unsafe usable(connection).map { unsafe sqlite.sqlite3_get_autocommit($0) == 0 } ?? false
  }

  private func isInTransaction(_ database: SweptDatabase) -> Bool {
    database.connections.subtracting(begunBefore).contains { isInTransaction($0) }
  }

  private func isGone(_ database: SweptDatabase) -> Bool {
    if database.isOfStage || !database.connections.isEmpty || database.isInMemory { return false }
    guard let file = database.file else { return true }
    return database.before == .empty && !FileManager.default.fileExists(atPath: file)
  }

  /// Whether a database is there that can be worked on again, and everything is as before.
  var isLeftAsBefore: Bool {
    lock.withLock {
      let isThere = databases.contains { database in
        !database.connections.isEmpty || database.file.map { FileManager.default.fileExists(atPath: $0) } ?? database.isInMemory
      }
      return isThere
        && databases.allSatisfy {
          $0.isGone || ($0.after?.difference(from: $0.before, isStrict: false, known: $0.before.objects.keys) == nil && $0.after != nil)
        }
    }
  }

  /// Whether a database has a `user_version` between those before and after a run without faults, and can be worked on again: an operation in
  /// numbered steps goes on where it stopped.
  func isBetweenVersions(of clean: DatabaseWatch) -> Bool {
    lock.withLock {
      databases.contains { database in
        guard let here = database.after, let there = clean.databases.first(where: { $0.name == database.name }), let after = there.after,
          !database.isGone
        else { return false }
        return database.before.userVersion < here.userVersion && here.userVersion < after.userVersion
      }
    }
  }

  /// Whether all connections are closed, to the end.
  var isSettled: Bool { lock.withLock { closing.isEmpty && databases.allSatisfy(\.connections.isEmpty) } }

  /// Whether no connection is open but those that were before, and no database has a complaint: the states that were read stay as they are.
  var isAtRest: Bool {
    lock.withLock {
      closing.isEmpty && Set(byConnection.keys).isSubset(of: kept.map(\.connection))
        && databases.allSatisfy { $0.after?.complaints.isEmpty ?? true }
    }
  }

  /// Prepares for another try: forgets the private databases that are closed, for they are opened again in the same order, if at all.
  func beginAgain() {
    lock.withLock {
      for database in databases { database.first = database.first ?? (database.after, database.isGone) }
      databases.removeAll { $0.path == nil && $0.connections.isEmpty }
      ofFirstTry = databases.count
    }
  }

  /// The databases of the first try alone.
  var first: [SweptDatabase] { lock.withLock { Array(databases[..<ofFirstTry]) } }

  /// All databases, those of the last try first.
  var latest: [SweptDatabase] { lock.withLock { Array(databases[ofFirstTry...] + databases[..<ofFirstTry]) } }

  /// The state of every open database that is in no transaction: a state that was committed.
  func committed() -> [DatabaseState] {
    lock.withLock {
      databases.filter { !$0.connections.isEmpty }.compactMap { database in
        if isInTransaction(database) { return nil }
        read(database, since: database.before)
        return database.after
      }
    }
  }

  /// Puts the databases that other connections can open back to their bytes before the first run, unless a connection of this run has them open.
  func restore(_ originals: [SweptDatabase]) {
    lock.withLock {
      for original in originals {
        let here = databases.filter { $0.path == original.path }
        guard let path = original.path, let image = original.image, !here.isEmpty, here.allSatisfy(\.connections.isEmpty) else { continue }
        if original.isInMemory {
          DatabaseReader.write(image, to: original.location(path), access: .readWrite, on: sqlite)
          continue
        }
        for end in ["", "-wal", "-shm", "-journal"] { try? LocalFileSystem().remove(path + end) }
        if image.isEmpty { continue }
        // A file system of the app may keep the bytes of a file in another form, such as encrypted.
        if !original.isOfSystem(sqlite), DatabaseReader.write(image, to: original.location(path), access: .create, on: sqlite) { continue }
        try? image.write(to: URL(filePath: path))
      }
    }
  }
}
