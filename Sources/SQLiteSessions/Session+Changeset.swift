import SQLiteCalls
import SQLiteCore

extension Session {
  /// Returns the changes since the session began, with the values before and after. The session continues.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA when a table was altered, dropped or created in the meantime so that some changes are
  ///   lost, or when the key of a row was changed to one that SQLite compares as equal, because of a collation such as NOCASE, or like 1
  ///   and 1.0 in a column without a type. SQLITE_NOMEM, SQLITE_IOERR and other errors while reading the tables. SQLITE_MISUSE after
  ///   ``close()`` and within a callback of the connection.
  ///
  /// The C function is `sqlite3session_changeset`: <https://sqlite.org/session/sqlite3session_changeset.html>
  public func changeset() throws -> Changeset {
    try unsafe Changeset(copied: changesetBytes(handleOfKnownChanges()))
  }

  /// Returns the changes since the session began, as a patchset. It is smaller, but can be neither inverted nor rebased, and detects fewer
  /// conflicts.
  ///
  /// - Throws: ``SQLiteError``, as for ``changeset()``.
  ///
  /// The C function is `sqlite3session_patchset`: <https://sqlite.org/session/sqlite3session_patchset.html>
  public func patchset() throws -> Changeset {
    let open = unsafe try handleOfKnownChanges()
    return try unsafe Changeset.make(on: wrapper) { count, memory in
      inUse { unsafe wrapper.sqlite3session_patchset(open, count, memory) }
    } failure: {
      failure($0, .sqlite3session_patchset)
    }
  }

  /// Writes the bytes of the changeset to a closure, in pieces, so that they are never all in memory.
  ///
  /// SQL on the connection is refused within the closure.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``changeset()``.
  ///
  /// The C function is `sqlite3session_changeset_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  public func writeChangeset(to body: (_ piece: [UInt8]) throws -> Void) throws {
    let open = unsafe try handleOfKnownChanges()
    let code = try unsafe ChangesetOutput.write(on: connection, to: body) { function, context in
      inUse { unsafe wrapper.sqlite3session_changeset_strm(open, function, context) }
    }
    if code != 0 { throw failure(code, .sqlite3session_changeset_strm) }
  }

  /// Writes the bytes of the patchset to a closure, in pieces, so that they are never all in memory.
  ///
  /// SQL on the connection is refused within the closure.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``changeset()``.
  ///
  /// The C function is `sqlite3session_patchset_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  public func writePatchset(to body: (_ piece: [UInt8]) throws -> Void) throws {
    let open = unsafe try handleOfKnownChanges()
    let code = try unsafe ChangesetOutput.write(on: connection, to: body) { function, context in
      inUse { unsafe wrapper.sqlite3session_patchset_strm(open, function, context) }
    }
    if code != 0 { throw failure(code, .sqlite3session_patchset_strm) }
  }

  /// Returns the bytes of the changeset of an open session.
  func changesetBytes(_ open: OpaquePointer) throws(SQLiteError) -> [UInt8] {
    try unsafe Changeset.bytes(on: wrapper) { count, memory in
      inUse { unsafe wrapper.sqlite3session_changeset(open, count, memory) }
    } failure: {
      failure($0, .sqlite3session_changeset)
    }
  }
}
