import CSQLiteManager
public import SQLiteCalls

extension Sqlite3Wrapper {
  /// The C functions that find the box through `sqlite3_user_data`, or through `xUserData` of FTS5.
  /// <https://sqlite.org/c3ref/user_data.html>
  public var trampolines: Sqlite3Trampolines {
    unsafe Sqlite3Trampolines(
      scalar: { context, count, values in unsafe perform(Sqlite3FunctionCall(context, count, values)) { $0.call($0, $0.wrapper, $1) } },
      step: { context, count, values in unsafe perform(Sqlite3FunctionCall(context, count, values)) { $0.step($0, $0.wrapper, $1) } },
      inverse: { context, count, values in unsafe perform(Sqlite3FunctionCall(context, count, values)) { $0.inverse($0, $0.wrapper, $1) } },
      value: { context in unsafe perform(Sqlite3FunctionCall(context)) { $0.value($0, $0.wrapper, $1) } },
      final: { context in unsafe perform(Sqlite3FunctionCall(context)) { $0.final($0, $0.wrapper, $1) } },
      match: { api, match, context, count, values in
        guard let data = unsafe CSQLiteManager.sqm_Fts5ExtensionApi_xUserData(api, match),
          let call = unsafe Sqlite3FunctionCall(context, count, values)
        else { return }
        unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(data)._withUnsafeGuaranteedRef { unsafe $0.match(api, match, call) }
      })
  }
}

/// Finds the box that a function was registered with. SQLite holds the box as long as it calls the function, so it is not retained.
@inline(__always) private func perform(_ call: Sqlite3FunctionCall?, _ body: (Sqlite3FunctionBox, Sqlite3FunctionCall) -> Void) {
  guard let call, let data = unsafe CSQLiteManager.sqlite3_user_data(call.context) else { return }
  unsafe Unmanaged<Sqlite3FunctionBox>.fromOpaque(data)._withUnsafeGuaranteedRef { body($0, call) }
}
