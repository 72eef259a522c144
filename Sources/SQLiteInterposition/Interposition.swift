import CSQLiteInterposition
public import SQLiteCalls
import SQLiteLoaded

/// The calls to SQLite that all code of this program makes, in any language and through any library.
///
/// A program that is linked with this module has its functions `sqlite3_open_v2`, `sqlite3_step` and so on here. They pass each call on: to
/// the wrapper that opened the connection, and without one to the true library, a second copy of the SQLite that the program is linked
/// with.
///
/// ```swift
/// let counting = CountingSqlite3Wrapper(try Interposition.library)
/// try Interposition.with(counting) { try Shelf(path: path).lend(42) }  // Shelf is GRDB
/// ```
///
/// This module is for test programs on Linux that link SQLite dynamically. An app must not link it.
public enum Interposition {
  /// The wrapper for the current task's connections.
  @TaskLocal static var ofTask: Route?

  /// The true library: the innermost wrapper of all that are passed to ``with(_:_:)``.
  ///
  /// `Sqlite3Wrapper` cannot be the innermost wrapper: it calls the functions that are defined here.
  ///
  /// - Throws: ``InterpositionError/noLibrary(_:)``.
  public static var library: any Sqlite3WrapperProtocol {
    get throws {
      if let problem = unsafe sqm_true_problem() { throw InterpositionError.noLibrary(unsafe String(cString: problem)) }
      return trueLibrary
    }
  }
  static let trueLibrary = unsafe LoadedSqlite3Wrapper(sqm_true_library(), number: sqm_true_number())

  /// Passes the calls of connections to a wrapper.
  ///
  /// The wrapper gets every call of a connection that the closure opens, or that another thread opens to the same file while such a
  /// connection is open, until the connection is closed. Calls without a connection, such as `sqlite3_malloc`, belong to the wrapper if they
  /// are made by the task of the closure. All other calls go to the true library. Closures in other tasks may run at the same time, each
  /// with its own wrapper.
  ///
  /// The wrapper first gets a call of `sqlite3_libversion_number`, which shows whether its calls would come back to it.
  ///
  /// - Throws: ``InterpositionError``, or the error of the closure.
  public static func with<Result>(_ wrapper: any Sqlite3WrapperProtocol, _ body: () throws -> Result) throws -> Result {
    let route = try Routes.begin(wrapper)
    defer { Routes.end(route) }
    return try $ofTask.withValue(route, operation: body)
  }

  /// The same for an asynchronous closure.
  public static func with<Result>(
    _ wrapper: any Sqlite3WrapperProtocol, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let route = try Routes.begin(wrapper)
    defer { Routes.end(route) }
    return try await $ofTask.withValue(route, operation: body, isolation: isolation)
  }
}

/// The reason that calls cannot be passed to a wrapper.
public enum InterpositionError: Error, Hashable, CustomStringConvertible {
  /// The SQLite that the program is linked with cannot be loaded a second time, for this reason.
  case noLibrary(String)
  /// A wrapper of this type passes its calls to the functions that are defined here, so that they would come back to it for ever.
  case endless(wrapper: String)

  /// The reason, with what to do.
  public var description: String {
    switch self {
    case .noLibrary(let reason): "calls to SQLite cannot be passed to a wrapper: \(reason)"
    case .endless(let wrapper): "\(wrapper) ends in Sqlite3Wrapper, whose calls would come back to it: make it over Interposition.library"
    }
  }
}
