public import SQLiteCalls

extension Connection {
  /// Adds a scalar function that reads its arguments itself, or replaces the function of that name and number of arguments.
  ///
  /// Functions with the same name and different numbers of arguments coexist; a function for any number of arguments is called if no other
  /// one matches. If a function throws an ``SQLiteError``, the statement fails with its code and message; for any other error it fails with
  /// SQLITE_ERROR. ``SQLiteError/underlying`` is the error that was thrown. The codes SQLITE_FULL, SQLITE_IOERR, SQLITE_NOMEM and
  /// SQLITE_INTERRUPT can end the whole transaction.
  /// - Parameters:
  ///   - name: The name, in any case; at most 255 bytes.
  ///   - argumentCount: The number of arguments, up to 127; -1 for any number.
  ///   - options: The assumptions that SQLite may make about the function, and where it may be used; by default only in the program's SQL.
  ///   - body: The function. The connection keeps it until it is replaced or removed or the connection closes, so it must not capture the
  ///     connection: use ``FunctionArguments/connection`` to run other statements.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY when replacing a function while a statement runs, SQLITE_MISUSE for an invalid name or
  ///   number, after ``close()``, and within a hook of this connection.
  ///
  /// The C function is `sqlite3_create_function_v2`: <https://sqlite.org/c3ref/create_function.html>
  @_alwaysEmitIntoClient public func addFunction<Answer: SQLiteBindable>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], _ body: @escaping (FunctionArguments) throws -> Answer
  ) throws {
    try addScalar(name, argumentCount, options.returning(Answer.self)) {
      let call = FunctionCall($0, $2)
      do { try call.setResult(try body(FunctionArguments($1, call)), through: $1) } catch { call.fail(error) }
      call.leave()
    }
  }

  @usableFromInline func addScalar(
    _ name: String, _ argumentCount: Int, _ options: FunctionOptions, _ body: @escaping Sqlite3FunctionBox.Body
  ) throws {
    let c = wrapper.trampolines
    unsafe try register(FunctionBox(name, on: self, call: body), named: name, argumentCount, options) { handle, name, count, pointer in
      unsafe wrapper.sqlite3_create_function_v2(
        handle, name, count, options.flags, pointer, c.scalar, nil, nil, Sqlite3Destructor.ofObject)
    }
  }

  /// Passes the context of a function to SQLite, which frees it even if it refuses the function.
  @inline(never) package func register(
    _ box: AnyObject, named name: String, _ argumentCount: Int, _ options: FunctionOptions,
    as call: Sqlite3Call = .sqlite3_create_function_v2,
    _ create: (OpaquePointer, UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> Int32
  ) throws {
    let count = try argumentCount.ofFunction(named: name)
    let handle = unsafe try openHandleToChange(function: name)
    failures.connection = self
    if options.contains(.usableInTrustedSchema), !options.contains(.innocuous) { try expose(name) }
    // The replaced function is freed during the call, before SQLite is done with it: code that runs then must not use SQL.
    let code = inCallback(allowsSQL: false) {
      unsafe name.withCString { unsafe create(handle, $0, count, Unmanaged.passRetained(box).toOpaque()) }
    }
    try check(code, in: call)
  }

  /// Removes a function of any kind. If there is none of that name and number of arguments, nothing happens.
  ///
  /// Nothing takes its place on this connection: neither a built-in function that it had replaced, nor a function for any number of
  /// arguments.
  /// - Throws: ``SQLiteError`` with SQLITE_BUSY while a statement runs.
  public func removeFunction(_ name: String, argumentCount: Int) throws {
    let count = try argumentCount.ofFunction(named: name)
    let handle = unsafe try openHandleToChange(function: name)
    let code = inCallback(allowsSQL: false) {
      unsafe wrapper.sqlite3_create_function_v2(handle, name, count, TextEncoding.utf8.rawValue, nil, nil, nil, nil, nil)
    }
    try check(code, in: .sqlite3_create_function_v2)
  }
}

extension Int {
  /// Returns the number of arguments for C; throws for a number or a name that SQLite would only report as misuse.
  fileprivate func ofFunction(named name: String) throws(SQLiteError) -> Int32 {
    guard (-1...127).contains(self) else {
      throw SQLiteError.misuse("a function has 0 to 127 arguments, or -1 for any number: not \(self)")
    }
    guard !name.isEmpty, name.utf8.count <= 255, name.offset(of: 0) == nil else {
      throw SQLiteError.misuse("the name of a function has 1 to 255 bytes, and no NUL among them")
    }
    return Int32(self)
  }
}

/// The assumptions that SQLite may make about a function, and where it may be used. <https://sqlite.org/c3ref/c_deterministic.html>
///
/// Without options, a function is called each time that the SQL calls it, and only from SQL that the program runs. A view, a trigger, an
/// index, a CHECK or a generated column of the file cannot use it (SQLITE_DIRECTONLY) and fails with "unsafe use of".
public struct FunctionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The same arguments give the same result within a statement, so SQLite may call the function less often. An index may use only
  /// deterministic functions.
  public static let deterministic = FunctionOptions(rawValue: 1)
  /// The function reveals nothing and changes nothing, whatever the arguments: even an untrusted schema may use it (SQLITE_INNOCUOUS).
  public static let innocuous = FunctionOptions(rawValue: 2)
  /// A trusted schema may use the function: see ``Connection/Configuration/trustedSchema``.
  public static let usableInTrustedSchema = FunctionOptions(rawValue: 4)
  /// The function reads the subtypes of its arguments; SQLite then preserves them (SQLITE_SUBTYPE).
  public static let readsSubtypes = FunctionOptions(rawValue: 8)
  /// The function sets subtypes of its results with ``FunctionResult/setSubtype(_:)`` (SQLITE_RESULT_SUBTYPE). From 3.45 on SQLite
  /// otherwise loses them, or the function fails, as with Debian's library. A function that returns ``Subtyped`` has the option
  /// automatically.
  public static let setsSubtypes = FunctionOptions(rawValue: 16)

  /// The text encoding and the flags, in one number for C.
  package var flags: Int32 {
    var flags: FunctionFlags = []
    if contains(.deterministic) { flags.insert(.deterministic) }
    if contains(.innocuous) { flags.insert(.innocuous) }
    if contains(.readsSubtypes) { flags.insert(.subtype) }
    // SQLITE_RESULT_SUBTYPE; SQLite before 3.45 ignores it.
    if contains(.setsSubtypes) { flags.insert(FunctionFlags(rawValue: 0x100_0000)) }
    if isDisjoint(with: [.innocuous, .usableInTrustedSchema]) { flags.insert(.directonly) }
    return TextEncoding.utf8.rawValue | flags.rawValue
  }

  /// Returns the options together with the ones implied by the function's return type.
  @usableFromInline package func returning(_ result: Any.Type) -> FunctionOptions {
    result is any ResultWithSubtype.Type ? union(.setsSubtypes) : self
  }
}
