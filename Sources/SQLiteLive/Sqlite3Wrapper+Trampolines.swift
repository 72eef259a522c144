import CSQLite
public import SQLiteCalls

extension Sqlite3Wrapper {
  /// The C functions that find the box with `sqlite3_user_data`, or with `xUserData` of FTS5. <https://sqlite.org/c3ref/user_data.html>
  public var trampolines: Sqlite3Trampolines {
    unsafe Sqlite3Trampolines(
      scalar: { context, count, values in unsafe box(context)?._withUnsafeGuaranteedRef { unsafe $0.call(context, count, values) } },
      step: { context, count, values in unsafe box(context)?._withUnsafeGuaranteedRef { unsafe $0.step(context, count, values) } },
      inverse: { context, count, values in unsafe box(context)?._withUnsafeGuaranteedRef { unsafe $0.inverse(context, count, values) } },
      value: { context in unsafe box(context)?._withUnsafeGuaranteedRef { unsafe $0.value(context) } },
      final: { context in unsafe box(context)?._withUnsafeGuaranteedRef { unsafe $0.final(context) } },
      match: { api, match, context, count, values in
        guard let data = unsafe CSQLite.sqm_Fts5ExtensionApi_xUserData(api, match) else { return }
        let box = unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(data)
        unsafe box._withUnsafeGuaranteedRef { unsafe $0.match(api, match, context, count, values) }
      })
  }
}

/// The box a function was registered with. SQLite holds it for as long as it calls, so it is not retained.
@inline(__always) private func box(_ context: OpaquePointer?) -> Unmanaged<Sqlite3FunctionBox>? {
  guard let data = unsafe CSQLite.sqlite3_user_data(context) else { return nil }
  return unsafe Unmanaged.fromOpaque(data)
}
