import Foundation
import SQLiteCore
import SQLiteFiles

// The states that a run leaves behind, and the restoration of the states before it.
extension DatabaseWatch {
  /// Whether all databases are unchanged and there is one on which the operation can be tried again.
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

  /// Whether a database still exists with a `user_version` between its values before and after a run without faults. An operation in
  /// numbered steps continues from there.
  func isBetweenVersions(of clean: DatabaseWatch) -> Bool {
    lock.withLock {
      databases.contains { database in
        guard !database.isGone, let here = database.after?.userVersion, database.before.userVersion < here,
          let after = clean.databases.first(where: { $0.label == database.label })?.after
        else { return false }
        return here < after.userVersion
      }
    }
  }

  /// Whether all connections are closed.
  var isSettled: Bool { lock.withLock { connections.isEmpty } }

  /// Whether the only open connections were opened before the operation, and no database has a complaint. The recorded states then cannot
  /// change.
  var isAtRest: Bool {
    lock.withLock {
      connections.allSatisfy { open in open.isOpen && kept.contains { $0.connection === open } }
        && databases.allSatisfy { $0.after?.complaints.isEmpty ?? true }
    }
  }

  /// Prepares for another try. Closed private databases are removed from the list, because the next try opens its own in the same order.
  func beginAgain() {
    lock.withLock {
      for database in databases { database.first = database.first ?? (database.after, database.isGone) }
      databases.removeAll { $0.path == nil && !hasConnection($0) }
      ofFirstTry = databases.count
    }
  }

  /// The databases of the first try.
  var first: [SweptDatabase] { lock.withLock { Array(databases[..<ofFirstTry]) } }

  /// All databases, starting with the databases of the last try.
  var latest: [SweptDatabase] { lock.withLock { Array(databases[ofFirstTry...] + databases[..<ofFirstTry]) } }

  /// Returns the committed states by database number; nil for a database that is in a transaction.
  func committed() -> [Int: DatabaseState?] {
    lock.withLock {
      databases.reduce(into: [:]) { states, database in
        let isCommitted = !isInTransaction(database)
        if isCommitted, hasConnection(database) { read(database, since: database.before) }
        states[database.number] = .some(isCommitted ? database.after ?? database.before : nil)
      }
    }
  }

  /// Restores the bytes from before the first run in all databases that other connections can open, unless a connection of this run still
  /// has them open.
  func restore(_ originals: [SweptDatabase]) {
    lock.withLock {
      for original in originals {
        let here = databases.filter { $0.path == original.path }
        guard let path = original.path, let image = original.image, !here.isEmpty, !here.contains(where: hasConnection) else { continue }
        if original.isInMemory {
          DatabaseReader.write(image, to: original.location(path), access: .readWrite, on: sqlite)
          continue
        }
        LocalFileSystem().removeDatabase(path)
        if image.isEmpty { continue }
        // A file system of the app may store the bytes in a different form, such as encrypted.
        if !original.isOfSystem(sqlite), DatabaseReader.write(image, to: original.location(path), access: .create, on: sqlite) { continue }
        try? image.write(to: URL(filePath: path))
      }
    }
  }
}

extension LocalFileSystem {
  /// Removes a database with its journals, as far as the files exist and can be removed.
  func removeDatabase(_ path: String) { for end in [""] + Sidecars.all { try? remove(path + end) } }
}
