// A program that has some of the functions which a library may lack under their names: by these, the loader finds them in the program. It looks them
// up from many threads at once, as the first thing that it does, and calls them. It prints each problem, and last their number.
import CSQLiteManager
import Foundation
import SQLiteCalls
import SQLiteLive
import SecondLibrary
import Synchronization

final class Problems: Sendable {
  private let all = Mutex<[String]>([])
  var count: Int { all.withLock { $0.count } }

  func check(_ isRight: Bool, _ problem: String) {
    if isRight { return }
    all.withLock { $0.append(problem) }
    print(problem)
  }
}

/// Whether the first wrappers of this process, which threads make at the same time, have one table of functions.
func isOneTable() -> Bool {
  let tables = Mutex<[UInt]>([])
  DispatchQueue.concurrentPerform(iterations: 32) { _ in
    let table = unsafe UInt(bitPattern: Sqlite3Wrapper().optional)
    tables.withLock { $0.append(table) }
  }
  return tables.withLock { $0.count == 32 && Set($0).count == 1 }
}

func run(_ problems: Problems) {
  problems.check(isOneTable(), "threads that came first have different tables")
  let program = unsafe dlopen(nil, RTLD_LAZY)  // kept open: it is this process
  unsafe problems.check(
    dlsym(program, "sqlite3_serialize").map { UnsafeRawPointer($0) } == second_library_serialize(),
    "the loader does not find the function of the program: this shows nothing")

  let sqlite = Sqlite3Wrapper()
  #if canImport(Darwin)
  let path = "/usr/lib/libsqlite3.dylib"
  #else
  let path = "libsqlite3.so.0"
  #endif
  let library = unsafe dlopen(path, RTLD_LAZY | RTLD_NOLOAD)
  problems.check(unsafe library != nil, "\(path) is not loaded")
  for call in Sqlite3Call.allCases where call.rawValue.hasPrefix("sqlite3") {
    let isThere = unsafe dlsym(library, call.rawValue) != nil
    problems.check(sqlite.provides(call) == isThere, "\(call) is \(isThere ? "" : "not ")there, and the wrapper says otherwise")
  }
  var db: OpaquePointer?
  var statement: OpaquePointer?
  unsafe problems.check(sqlite.sqlite3_open_v2(":memory:", &db, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK, "a database is not opened")
  unsafe problems.check(sqlite.sqlite3_exec(db, "CREATE TABLE t (a)", nil, nil, nil) == SQLITE_OK, "a table is not made")
  unsafe problems.check(sqlite.sqlite3_prepare_v2(db, "SELECT a FROM t", -1, &statement, nil) == SQLITE_OK, "a statement is not compiled")
  if sqlite.provides(.sqlite3_column_table_name) {
    let name = unsafe sqlite.sqlite3_column_table_name(statement, 0).map { unsafe String(cString: $0) }
    problems.check(name == "t", "the table of the column is \(name ?? "not there")")
  }
  if sqlite.provides(.sqlite3_serialize), sqlite.provides(.sqlite3_deserialize) {
    var byteCount: Int64 = 0
    let bytes = unsafe sqlite.sqlite3_serialize(db, "main", &byteCount, 0)
    unsafe problems.check(bytes != nil && byteCount > 0, "the database has no bytes")
    let code = unsafe sqlite.sqlite3_deserialize(db, "temp", nil, 0, 0, 0)
    problems.check(code == SQLITE_ERROR, "the temporary database took bytes: \(code)")
    unsafe sqlite.sqlite3_free(bytes)
  }
  unsafe sqlite.sqlite3_load_extension(db, "/nowhere", nil, nil)
  unsafe sqlite.sqlite3_finalize(statement)
  if sqlite.provides(.sqlite3session_create) {
    var session: OpaquePointer?
    unsafe problems.check(sqlite.sqlite3session_create(db, "main", &session) == SQLITE_OK, "a session does not begin")
    unsafe sqlite.sqlite3session_delete(session)
  }
  unsafe sqlite.sqlite3_close_v2(db)
  problems.check(second_library_calls() == 0, "the functions of the program were called: \(second_library_calls()) times")
}

let problems = Problems()
run(problems)
print("\(problems.count) problems")
exit(problems.count == 0 ? 0 : 1)
