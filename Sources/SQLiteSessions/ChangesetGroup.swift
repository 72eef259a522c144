public import SQLiteCalls
public import SQLiteCore

/// Combines changesets into one, in the order in which they are added.
///
/// A row that several of them change occurs once in the result, or not at all when its final state equals its initial one. All must be
/// changesets, or all patchsets.
///
/// <https://sqlite.org/session/changegroup.html>
@safe public final class ChangesetGroup {
  private let wrapper: any Sqlite3WrapperProtocol
  private let pointer: OpaquePointer
  private var tables: [SchemaName: Changeset.Table] = [:]
  private var isPatchset: Bool?
  /// Whether an error left the group in an unknown state.
  private var hasFailed = false

  /// Creates an empty group.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_ERROR when the library was built without sessions, SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3changegroup_new`: <https://sqlite.org/session/sqlite3changegroup_new.html>
  public init(on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) {
    try wrapper.refuseWithout(.sqlite3changegroup_new)
    var made: OpaquePointer?
    let code = unsafe wrapper.sqlite3changegroup_new(&made)
    guard code == 0, let made = unsafe made else {
      let code = code == 0 ? ResultCode.nomem.rawValue : code
      throw SQLiteError(code, in: .sqlite3changegroup_new, on: wrapper, about: "a group of changesets cannot be made")
    }
    self.wrapper = wrapper
    unsafe pointer = made
  }

  deinit { unsafe wrapper.sqlite3changegroup_delete(pointer) }

  /// Appends the changes of a changeset.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_SCHEMA when an earlier changeset has other columns or another primary key for a table;
  ///   SQLITE_MISUSE when changesets and patchsets are mixed, and after an error that left the group incomplete; SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3changegroup_add`: <https://sqlite.org/session/sqlite3changegroup_add.html>
  public func add(_ changeset: Changeset) throws(SQLiteError) {
    try refuseAfterError()
    for table in changeset.tables { try refuse(table, changeset.isPatchset) }
    for table in changeset.tables { note(table, changeset.isPatchset) }
    let code = unsafe changeset.lend { count, bytes in unsafe wrapper.sqlite3changegroup_add(pointer, count, bytes) }
    try check(code, in: .sqlite3changegroup_add)
  }

  /// Appends the changes from a stream of bytes.
  ///
  /// - Parameter next: Returns the next bytes; nil, or no bytes, after the last.
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``add(_:)``, and with SQLITE_CORRUPT when the bytes are not a
  ///   changeset. After an error the group is unusable.
  ///
  /// The C function is `sqlite3changegroup_add_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  public func add<Bytes: Collection<UInt8>>(from next: () throws -> Bytes?) throws {
    try refuseAfterError()
    hasFailed = true
    try ChangesetInput.read(from: next) { table, isPatchset in
      try refuse(table, isPatchset)
      note(table, isPatchset)
    } _: { input in
      try check(
        unsafe wrapper.sqlite3changegroup_add_strm(pointer, ChangesetInput.function, input.context), in: .sqlite3changegroup_add_strm)
    }
    hasFailed = false
  }

  /// Returns all added changes as one changeset or patchset. More may be added afterwards.
  ///
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE after an error that left the group incomplete; SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3changegroup_output`: <https://sqlite.org/session/sqlite3changegroup_output.html>
  public func changeset() throws(SQLiteError) -> Changeset {
    try refuseAfterError()
    return try unsafe Changeset.make(on: wrapper) { count, memory in
      unsafe wrapper.sqlite3changegroup_output(pointer, count, memory)
    } failure: {
      failure($0, .sqlite3changegroup_output)
    }
  }

  /// Writes the bytes of all added changes to a closure, in pieces.
  ///
  /// - Throws: The error of the closure, or ``SQLiteError``, as for ``changeset()``.
  ///
  /// The C function is `sqlite3changegroup_output_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  public func write(to body: (_ piece: [UInt8]) throws -> Void) throws {
    try refuseAfterError()
    let code = try unsafe ChangesetOutput.write(to: body) { function, context in
      unsafe wrapper.sqlite3changegroup_output_strm(pointer, function, context)
    }
    if code != 0 { throw failure(code, .sqlite3changegroup_output_strm) }
  }

  private func refuse(_ table: Changeset.Table, _ isPatchset: Bool) throws(SQLiteError) {
    if let before = self.isPatchset, before != isPatchset { throw .misuse("changesets and patchsets cannot be combined") }
    guard let before = tables[SchemaName(table.name)], before.keyPlaces != table.keyPlaces else { return }
    throw SQLiteError.refused(
      .schema, "changes of the table \(table.name) cannot be combined: it had other columns, or another primary key, before")
  }

  private func note(_ table: Changeset.Table, _ isPatchset: Bool) {
    tables[SchemaName(table.name)] = table
    self.isPatchset = isPatchset
  }

  private func refuseAfterError() throws(SQLiteError) {
    if hasFailed { throw .misuse("adding changes has failed, so that the content of the group is unknown: make another one") }
  }

  private func check(_ code: Int32, in call: Sqlite3Call) throws(SQLiteError) {
    if code == 0 { return }
    hasFailed = true
    throw failure(code, call)
  }

  private func failure(_ code: Int32, _ call: Sqlite3Call) -> SQLiteError {
    SQLiteError(code, in: call, on: wrapper, about: "changesets cannot be combined")
  }
}
