public import SQLiteCalls
public import SQLiteCore
import SQLiteEngine

/// The error that an application-defined function reported, or the error for calling a function that does not exist.
public struct MockFunctionError: Error, Hashable, Sendable {
  /// The code, such as SQLITE_ERROR.
  public let code: ResultCode
  /// The message of the function, or the default message of the code.
  public let message: String

  /// Creates an error to compare others with.
  public init(code: ResultCode, message: String) {
    self.code = code
    self.message = message
  }
}

// Calls functions and collations that the code under test has registered, as SQLite would.
extension MockSqlite3Wrapper {
  /// Calls a scalar function.
  ///
  /// Its arguments, context and auxiliary data are valid while it runs. Any later use of their handles is a misuse.
  /// - Parameters:
  ///   - name: The name that it was registered with, case-insensitive.
  ///   - arguments: The arguments. If no function is registered for this number of arguments, a function for any number is used.
  ///   - db: The connection; nil for the connection that was opened last.
  /// - Returns: The result of the function; NULL if it set none.
  /// - Throws: The error that the function reported, or an error if there is no function with that name.
  public func call(function name: String, arguments: [SQLiteValue] = [], on db: OpaquePointer? = nil) throws(MockFunctionError)
    -> SQLiteValue
  {
    let context = unsafe try begin(name, arguments.count, db)
    if let scalar = unsafe context.function.scalar { unsafe run(scalar, context, arguments) }
    return try finish(context)
  }

  /// Calls an aggregate function: its step function for each row, then its final function.
  public func call(aggregate name: String, rows: [[SQLiteValue]], on db: OpaquePointer? = nil) throws(MockFunctionError) -> SQLiteValue {
    let context = unsafe try begin(name, rows.first?.count ?? -1, db)
    for row in rows where context.failure == nil {
      if let step = unsafe context.function.step { unsafe run(step, context, row) }
    }
    unsafe context.function.final?(context.pointer)
    return try finish(context)
  }

  /// Calls a window function with a frame of this many rows that slides over all rows. For each row, calls step, then inverse if a row
  /// leaves the frame, then value.
  ///
  /// - Returns: A value for each row.
  public func call(window name: String, rows: [[SQLiteValue]], frame: Int, on db: OpaquePointer? = nil) throws(MockFunctionError)
    -> [SQLiteValue]
  {
    let context = unsafe try begin(name, rows.first?.count ?? -1, db)
    var found: [SQLiteValue] = []
    for (place, row) in rows.enumerated() where context.failure == nil {
      if let step = unsafe context.function.step { unsafe run(step, context, row) }
      if place >= frame, let inverse = unsafe context.function.inverse { unsafe run(inverse, context, rows[place - frame]) }
      unsafe context.function.value?(context.pointer)
      found.append(context.result.value)
    }
    unsafe context.function.final?(context.pointer)
    _ = try finish(context)
    return found
  }

  /// Compares two strings with a collation. Returns a negative number, 0 or a positive number; nil if there is no collation with that name.
  public func compare(collation name: String, _ first: String, _ second: String, on db: OpaquePointer? = nil) -> Int32? {
    let found = locked {
      let open = unsafe connection(db)
      let key = name.lowercased()
      return open?.collations.first {
        unsafe $0.key.name == key && $0.key.encoding == TextEncoding.utf8.rawValue && $0.value.compare != nil
      }?.value
    }
    guard let found, let compare = unsafe found.compare else { return nil }
    let texts = (OwnedText(Array(first.utf8), terminators: 0), OwnedText(Array(second.utf8), terminators: 0))
    defer { withExtendedLifetime(texts) {} }
    return unsafe compare(found.data.pointer, Int32(clamping: texts.0.count), texts.0.base, Int32(clamping: texts.1.count), texts.1.base)
  }

  /// The given connection, or for nil, the connection that was opened last.
  func connection(_ db: OpaquePointer?) -> MockConnection? {
    unsafe db.map { unsafe library.connections[library.id($0)] } ?? library.lastOpened
  }

  private func begin(_ name: String, _ count: Int, _ db: OpaquePointer?) throws(MockFunctionError) -> MockContext {
    let made: MockContext? = locked {
      guard let open = unsafe connection(db) else { return nil }
      let fitting = open.functions.filter { $0.key.name == name.lowercased() }
      let exact = fitting.first { Int($0.key.argumentCount) == count }
      let variadic = fitting.first { $0.key.argumentCount == -1 }
      // As in SQLite, a removed function still takes precedence over a function for any number of arguments.
      guard let found = exact ?? variadic ?? (count < 0 ? fitting.first { !$0.value.isRemoval } : nil), !found.value.isRemoval else {
        return nil
      }
      return beginCall(of: found.value, on: open)
    }
    guard let made else { throw MockFunctionError(code: .error, message: "no such function: \(name)") }
    return made
  }

  /// Creates the context for a call to a function.
  func beginCall(of function: MockFunction, on open: MockConnection) -> MockContext {
    let context = MockContext(handle: library.handles.make(.context), connection: open, function: function)
    unsafe library.contexts[library.id(context.pointer)] = context
    return context
  }

  func run(
    _ function: (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void, _ context: MockContext, _ arguments: [SQLiteValue]
  ) {
    let values = arguments.map { library.value(holding: MockValue.Content($0)) }
    var pointers = unsafe locked { unsafe values.map { unsafe library.expose($0) } }
    unsafe function(context.pointer, Int32(clamping: pointers.count), &pointers)
    locked { library.retire(values) }
  }

  func finish(_ context: MockContext) throws(MockFunctionError) -> SQLiteValue {
    context.end()
    locked { context.isOver = true }
    if let failure = context.failure {
      throw MockFunctionError(code: failure.code, message: failure.message ?? ErrorTexts.text(of: failure.code.rawValue))
    }
    return context.result.value
  }
}
