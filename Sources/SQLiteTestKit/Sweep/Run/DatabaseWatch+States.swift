import Foundation
import SQLiteCore
import SQLiteFiles

// The states that a run leaves, and the way back from them.
extension DatabaseWatch {
  /// Whether a database is there that can be worked on again, and everything is as before.
  var isLeftAsBefore: Bool {
    lock.withLock {
      let isThere = databases.contains { database in
        hasConnection(database) || database.file.map { LocalFileSystem().exists($0) } ?? database.isInMemory
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
        guard let here = database.after, let there = clean.databases.first(where: { $0.label == database.label }), let after = there.after,
          !database.isGone
        else { return false }
        return database.before.userVersion < here.userVersion && here.userVersion < after.userVersion
      }
    }
  }

  /// Whether all connections are closed, to the end.
  var isSettled: Bool { lock.withLock { connections.isEmpty } }

  /// Whether no connection is open but those that were before, and no database has a complaint: the states that were read stay as they are.
  var isAtRest: Bool {
    lock.withLock {
      connections.allSatisfy { open in open.isOpen && kept.contains { $0.connection === open } }
        && databases.allSatisfy { $0.after?.complaints.isEmpty ?? true }
    }
  }

  /// Prepares for another try: forgets the private databases that are closed, for they are opened again in the same order, if at all.
  func beginAgain() {
    lock.withLock {
      for database in databases { database.first = database.first ?? (database.after, database.isGone) }
      databases.removeAll { $0.path == nil && !hasConnection($0) }
      ofFirstTry = databases.count
    }
  }

  /// The databases of the first try alone.
  var first: [SweptDatabase] { lock.withLock { Array(databases[..<ofFirstTry]) } }

  /// All databases, those of the last try first.
  var latest: [SweptDatabase] { lock.withLock { Array(databases[ofFirstTry...] + databases[..<ofFirstTry]) } }

  /// The states that were committed, by the number of the database: nil of one that is in a transaction.
  func committed() -> [Int: DatabaseState?] {
    lock.withLock {
      databases.reduce(into: [:]) { states, database in
        let isCommitted = !isInTransaction(database)
        if isCommitted, hasConnection(database) { read(database, since: database.before) }
        states[database.number] = .some(isCommitted ? database.after ?? database.before : nil)
      }
    }
  }

  /// Puts the databases that other connections can open back to their bytes before the first run, unless a connection of this run has them open.
  func restore(_ originals: [SweptDatabase]) {
    lock.withLock {
      for original in originals {
        let here = databases.filter { $0.path == original.path }
        guard let path = original.path, let image = original.image, !here.isEmpty, !here.contains(where: hasConnection) else { continue }
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
