public import CSQLiteManager
public import SQLiteCalls

/// The real library: every method calls the C function of the same name, and nothing else.
///
/// Its only state is the table of the functions that a library may lack, so one object serves any number of connections and threads. No
/// other class of the package calls C.
@safe public final class Sqlite3Wrapper: Sqlite3WrapperProtocol, @unchecked Sendable {
  /// The table of the functions that a library may lack. It exists permanently and does not change. Functions that this library lacks are
  /// nil.
  @usableFromInline package let optional: UnsafePointer<sqm_optional>

  /// Creates the wrapper for the real library.
  public init() { unsafe optional = sqm_linked_optional() }

  /// Creates the wrapper for the real library with a table of the functions that a library may lack. The table must exist as long as the
  /// wrapper.
  package init(optional: UnsafePointer<sqm_optional>) { unsafe self.optional = optional }

  /// Whether the library has a function. All functions exist except the ones that depend on how the library was built.
  public func provides(_ call: Sqlite3Call) -> Bool {
    unsafe call.rawValue.withCString { unsafe sqm_lacks(optional, $0) == 0 }  // without it the name would be copied
  }
}
