public import CSQLiteLoaded
import CSQLiteManager
public import SQLiteCalls

/// A library that is loaded by its path: every method calls the C function of the same name in it.
///
/// Code over this wrapper runs on any SQLite that is a file: another version, another build, one that the process is not linked with. The
/// library's calls to itself stay in it, even if the process has another SQLite. A library stays loaded until the process ends.
///
/// Two libraries in one process must not have the same database file open: the file locks of POSIX belong to the process, so that one library
/// releases the locks of the other. <https://sqlite.org/howtocorrupt.html>
@safe public final class LoadedSqlite3Wrapper: Sqlite3WrapperProtocol, @unchecked Sendable {
  /// The functions of the library. The table exists permanently and does not change.
  @usableFromInline let library: UnsafePointer<sqm_library>
  private let number: Int32

  /// Loads a library. A library that was loaded by the same path before is used again.
  ///
  /// - Parameter path: The path of a shared library, such as `/usr/lib/x86_64-linux-gnu/libsqlite3.so.0`.
  /// - Throws: ``LibraryLoadingError``.
  public init(path: String) throws {
    var problem: UnsafePointer<CChar>?
    var missing: [String] = []
    number = unsafe withUnsafeMutablePointer(to: &missing) { missing in
      unsafe sqm_load(
        path, &problem,
        { missing, name in
          guard let name = unsafe name else { return }
          unsafe missing?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }, missing)
    }
    unsafe library = sqm_library_at(max(number, 0))
    switch Int(number) {
    case sqm_too_many: throw LibraryLoadingError.tooMany(path: path)
    case sqm_lacks_functions: throw LibraryLoadingError.lacks(path: path, functions: missing)
    case sqm_cannot_load:
      throw LibraryLoadingError.cannotLoad(path: path, reason: unsafe problem.map { unsafe String(cString: $0) } ?? "")
    default: break
    }
  }

  /// Creates the wrapper for a library that is loaded. The table must exist as long as the wrapper.
  ///
  /// - Parameter number: The number of the library, by which its callbacks find it.
  package init(_ library: UnsafePointer<sqm_library>, number: Int32) {
    self.number = number
    unsafe self.library = library
  }

  /// Whether the library has a function. All functions exist except the ones that depend on how the library was built.
  public func provides(_ call: Sqlite3Call) -> Bool {
    unsafe call.rawValue.withCString { unsafe sqm_library_lacks(library, $0) == 0 }
  }

  /// The C functions that find the box through the `sqlite3_user_data` of this library, or through `xUserData` of FTS5.
  /// <https://sqlite.org/c3ref/user_data.html>
  public var trampolines: Sqlite3Trampolines {
    let callbacks = unsafe sqm_callbacks_at(number).pointee
    return unsafe Sqlite3Trampolines(
      scalar: callbacks.scalar, step: callbacks.step, inverse: callbacks.inverse, value: callbacks.value, final: callbacks.final,
      match: { api, match, context, count, values in
        guard let data = unsafe sqm_Fts5ExtensionApi_xUserData(api, match), let call = unsafe Sqlite3FunctionCall(context, count, values)
        else { return }
        unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(data)._withUnsafeGuaranteedRef { unsafe $0.match(api, match, call) }
      })
  }
}

/// Calls a closure of the box that a function was registered with. SQLite holds the box as long as it calls the function, so it is not
/// retained.
@_cdecl("sqm_call_box") func callBox(
  _ closure: Int32, _ box: UnsafeMutableRawPointer?, _ context: OpaquePointer?, _ count: Int32,
  _ values: UnsafeMutablePointer<OpaquePointer?>?
) {
  guard let box = unsafe box, let call = unsafe Sqlite3FunctionCall(context, count, values) else { return }
  unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(box)._withUnsafeGuaranteedRef { box in
    switch Int(closure) {
    case sqm_scalar: box.call(box, box.wrapper, call)
    case sqm_step: box.step(box, box.wrapper, call)
    case sqm_inverse: box.inverse(box, box.wrapper, call)
    case sqm_value: box.value(box, box.wrapper, call)
    default: box.final(box, box.wrapper, call)
    }
  }
}
