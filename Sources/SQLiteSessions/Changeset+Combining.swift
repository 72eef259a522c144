public import SQLiteCalls
public import SQLiteCore

extension Changeset {
  /// Returns the changeset that undoes this one: it deletes rows that this one inserts, and so on.
  ///
  /// - Parameter wrapper: The library to use.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a patchset, which lacks the old values; SQLITE_ERROR when the library was built
  ///   without sessions; SQLITE_NOMEM.
  ///
  /// The C function is `sqlite3changeset_invert`: <https://sqlite.org/session/sqlite3changeset_invert.html>
  public func inverted(on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) -> Changeset {
    try wrapper.refuseWithout(.sqlite3changeset_invert)
    if isPatchset { throw Self.notInvertible }
    if isEmpty { return self }
    return try unsafe Changeset.make(on: wrapper) { count, memory in
      unsafe lend { unsafe wrapper.sqlite3changeset_invert($0, $1, count, memory) }
    } failure: {
      SQLiteError($0, in: .sqlite3changeset_invert, on: wrapper, about: "the \(self) cannot be inverted")
    }
  }

  /// Inverts a changeset read from a stream of bytes.
  ///
  /// - Parameters:
  ///   - next: Returns the next bytes of the changeset; nil, or no bytes, after the last.
  ///   - body: Called with the bytes of the inverse changeset, in pieces.
  ///   - wrapper: The library to use.
  /// - Throws: The error of a closure, or ``SQLiteError``, as for ``inverted(on:)``, and with SQLITE_CORRUPT when the bytes are not a
  ///   changeset.
  ///
  /// The C function is `sqlite3changeset_invert_strm`: <https://sqlite.org/session/sqlite3changeset_apply_strm.html>
  public static func invert<Bytes: Collection<UInt8>>(
    from next: () throws -> Bytes?, to body: (_ piece: [UInt8]) throws -> Void, on wrapper: any Sqlite3WrapperProtocol
  ) throws {
    try wrapper.refuseWithout(.sqlite3changeset_invert_strm)
    try ChangesetInput.read(from: next) { _, isPatchset in
      if isPatchset { throw notInvertible }
    } _: { input in
      let code = try unsafe ChangesetOutput.write(to: body) { function, context in
        unsafe wrapper.sqlite3changeset_invert_strm(ChangesetInput.function, input.context, function, context)
      }
      if code != 0 { throw SQLiteError(code, in: .sqlite3changeset_invert_strm, on: wrapper, about: "the changeset cannot be inverted") }
    }
  }

  private static let notInvertible = SQLiteError.misuse(
    "a patchset cannot be inverted, because it does not hold the former values: record a changeset")

  /// Returns this changeset followed by another one, as one changeset. To combine more than two, use ``ChangesetGroup``.
  ///
  /// - Parameter wrapper: The library to use.
  /// - Throws: ``SQLiteError``, as for ``ChangesetGroup/add(_:)``.
  ///
  /// It calls the C functions that `sqlite3changeset_concat` consists of: <https://sqlite.org/session/sqlite3changeset_concat.html>
  public func followed(by other: Changeset, on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) -> Changeset {
    let group = try ChangesetGroup(on: wrapper)
    try group.add(self)
    try group.add(other)
    return try group.changeset()
  }

  /// A record of how conflicts were resolved when a changeset was applied. Local changes that were made earlier can be rebased on this
  /// record. They can then be applied elsewhere after that changeset.
  public struct Rebase: Hashable, Sendable {
    let bytes: [UInt8]

    /// Whether there was no conflict.
    public var isEmpty: Bool { bytes.isEmpty }
  }

  /// Returns the changeset in a form that can be applied after other changesets.
  ///
  /// Suppose two databases have changed the same rows. One applies the changes of the other with ``Connection/apply(_:_:to:onConflict:)``,
  /// resolving conflicts. It then rebases its own earlier changes; applied to the other database, these produce the same rows.
  /// - Parameters:
  ///   - rebases: The values returned when the other changesets were applied, in order.
  ///   - wrapper: The library to use.
  /// - Throws: ``SQLiteError`` with SQLITE_MISUSE for a patchset; SQLITE_ERROR when the library was built without sessions; SQLITE_NOMEM.
  ///
  /// The C functions are `sqlite3rebaser_rebase` and its companions: <https://sqlite.org/session/rebaser.html>
  public func rebased(by rebases: [Rebase], on wrapper: any Sqlite3WrapperProtocol) throws(SQLiteError) -> Changeset {
    try wrapper.refuseWithout(.sqlite3rebaser_create)
    if isPatchset { throw .misuse("a patchset cannot be rebased: record a changeset") }
    let rebases = rebases.filter { !$0.isEmpty }
    if isEmpty || rebases.isEmpty { return self }
    func failure(_ code: Int32, _ call: Sqlite3Call) -> SQLiteError {
      SQLiteError(code, in: call, on: wrapper, about: "the \(self) cannot be rebased")
    }
    var made: OpaquePointer?
    let code = unsafe wrapper.sqlite3rebaser_create(&made)
    guard code == 0, let rebaser = unsafe made else { throw failure(code == 0 ? ResultCode.nomem.rawValue : code, .sqlite3rebaser_create) }
    defer { unsafe wrapper.sqlite3rebaser_delete(rebaser) }
    for rebase in rebases {
      let code = unsafe rebase.bytes.withUnsafeBytes { unsafe wrapper.sqlite3rebaser_configure(rebaser, Int32($0.count), $0.baseAddress) }
      if code != 0 { throw failure(code, .sqlite3rebaser_configure) }
    }
    return try unsafe Changeset.make(on: wrapper) { count, memory in
      unsafe lend { unsafe wrapper.sqlite3rebaser_rebase(rebaser, $0, $1, count, memory) }
    } failure: {
      failure($0, .sqlite3rebaser_rebase)
    }
  }
}
