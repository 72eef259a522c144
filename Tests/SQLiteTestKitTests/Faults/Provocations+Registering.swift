import SQLiteCalls
import SQLiteCore
import SQLiteManagerUnlinked
import SQLiteEngine

// Functions, collations and hooks.
extension Provocations {
  static let registering: [Provocation] = [
    Provocation("no memory to keep a function or a collation") { s in
      let db = unsafe s.open()
      for (register, name) in unsafe zip(registrations(s, db), "abcdefg") { ScarceMemory.exhaust { _ = register("\(name)", 0) } }
    },
    Provocation("a function or a collation is replaced while a statement runs") { s in
      let db = unsafe s.open()
      for register in unsafe registrations(s, db) { _ = register("same", 0) }
      let reader = unsafe s.stepped("SELECT 1", on: db)
      for register in unsafe registrations(s, db) { _ = register("same", 0) }
      unsafe s.end(reader)
    },
    Provocation("a function has too many arguments, a collation an unknown encoding") { s in
      let db = unsafe s.open()
      for register in unsafe registrations(s, db) { _ = register("wrong", 40_000) }
    },
    Provocation("two connections wait for each other") { s in
      guard s.sqlite.provides(.sqlite3_unlock_notify) else { return }
      let name = "file:waiting?mode=memory&cache=shared"
      let (one, two) = unsafe (s.database(name, setUp: "CREATE TABLE u(a); INSERT INTO u VALUES (1)"), s.open(name))
      unsafe s.exec("BEGIN", on: one)
      let reader = unsafe s.stepped("SELECT * FROM t", on: one)
      unsafe s.exec("BEGIN; INSERT INTO u VALUES (2)", on: two)
      unsafe s.exec("SELECT * FROM u", on: one)
      unsafe s.sqlite.sqlite3_unlock_notify(one, { _, _ in }, nil)
      unsafe s.exec("UPDATE t SET name = 'two'", on: two)
      unsafe s.sqlite.sqlite3_unlock_notify(two, { _, _ in }, nil)
      unsafe s.end(reader)
    },
    Provocation("a value from before or after a change is missing, or there is no memory for it") { s in
      guard s.sqlite.provides(.sqlite3_preupdate_old) else { return }
      let db = unsafe s.database()
      BeforeUpdate.wrapper.withLock { $0 = s.sqlite }
      unsafe BeforeUpdate.register(on: s.sqlite, db)
      for sql in ["INSERT INTO t VALUES (2, 'two', 'x')", "UPDATE t SET name = name || 'x'", "DELETE FROM t"] { unsafe s.exec(sql, on: db) }
      _ = unsafe s.sqlite.sqlite3_preupdate_hook(db, nil, nil)
    },
  ]

  /// Each way to register something under a name, with a number that is a count of arguments or an encoding when it is wrong.
  private static func registrations(_ s: ProvocationStage, _ db: OpaquePointer?) -> [(String, Int32) -> Int32] {
    let f: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = { _, _, _ in }
    let end: @convention(c) (OpaquePointer?) -> Void = { _ in }
    let compare: Sqlite3Callback.Compare = { _, _, _, _, _ in 0 }
    func wide(_ name: String) -> [UInt16] { Array(name.utf16) + [0] }
    return [
      { unsafe s.sqlite.sqlite3_create_function(db, $0, $1, 1, nil, f, nil, nil) },
      { unsafe s.sqlite.sqlite3_create_function16(db, wide($0), $1, 1, nil, f, nil, nil) },
      { unsafe s.sqlite.sqlite3_create_function_v2(db, $0, $1, 1, nil, f, nil, nil, { _ in }) },
      { unsafe s.sqlite.sqlite3_create_window_function(db, $0, $1, 1, nil, f, end, end, f, { _ in }) },
      { unsafe s.sqlite.sqlite3_create_collation(db, $0, $1 + 1, nil, compare) },
      { unsafe s.sqlite.sqlite3_create_collation_v2(db, $0, $1 + 1, nil, compare, { _ in }) },
      { unsafe s.sqlite.sqlite3_create_collation16(db, wide($0), $1 + 1, nil, compare) },
    ]
  }
}

/// A hook that reads the values of each change, from either side, and with too little memory.
private enum BeforeUpdate {
  static let wrapper = Locked<(any Sqlite3WrapperProtocol)?>(nil)

  static func register(on sqlite: any Sqlite3WrapperProtocol, _ db: OpaquePointer?) {
    _ = unsafe sqlite.sqlite3_preupdate_hook(
      db,
      { _, db, _, _, _, _, _ in
        guard let sqlite = BeforeUpdate.wrapper.withLock({ $0 }) else { return }
        var value: OpaquePointer?
        _ = unsafe sqlite.sqlite3_preupdate_old(db, 99, &value)
        _ = unsafe sqlite.sqlite3_preupdate_new(db, 99, &value)
        ScarceMemory.exhaust { _ = unsafe sqlite.sqlite3_preupdate_old(db, 1, &value) }
        ScarceMemory.exhaust { _ = unsafe sqlite.sqlite3_preupdate_new(db, 1, &value) }
      }, nil)
  }
}
