// A program that is linked with SQLiteInterposition, and with code in C that knows nothing of it. It prints each problem, and last their number.
import CSQLiteLoaded
import Foundation
import PlainC
import SQLiteCalls
import SQLiteInterposition
import SQLiteLoaded
import SQLiteMocks
import SQLiteTestKit
import Synchronization

final class Problems: Sendable {
  private let all = Mutex<[String]>([])
  var count: Int { all.withLock { $0.count } }

  func check(_ isRight: Bool, _ problem: @autoclosure () -> String) {
    if isRight { return }
    all.withLock { $0.append(problem()) }
    print(problem())
  }
}

/// The code in C, by name, and how often it calls some functions.
let works: [(name: String, run: @Sendable (String) -> Int32, calls: [Sqlite3Call: Int])] = [
  (
    "rows", { plain_rows($0) },
    [
      .sqlite3_open: 1, .sqlite3_exec: 2, .sqlite3_free: 1, .sqlite3_prepare_v2: 1, .sqlite3_step: 2, .sqlite3_value_int: 2,
      .sqlite3_value_dup: 1, .sqlite3_value_free: 1, .sqlite3_get_table: 1, .sqlite3_free_table: 1, .sqlite3_finalize: 1,
    ]
  ),
  (
    "texts", { _ in plain_texts() },
    [
      .sqlite3_mprintf: 2, .sqlite3_snprintf: 1, .sqlite3_str_new: 1, .sqlite3_str_appendf: 1, .sqlite3_str_appendall: 1,
      .sqlite3_str_finish: 1, .sqlite3_realloc: 1, .sqlite3_free: 3, .sqlite3_log: 1,
    ]
  ),
  (
    "functions", { plain_functions($0) },
    [
      .sqlite3_create_function_v2: 1, .sqlite3_user_data: 2, .sqlite3_value_int64: 2, .sqlite3_result_int64: 2, .sqlite3_mprintf: 1,
      .sqlite3_bind_text: 2, .sqlite3_free: 1, .sqlite3_close_v2: 1,
    ]
  ),
  ("options", { plain_options($0) }, [.sqlite3_db_config: 3, .sqlite3_test_control: 1, .sqlite3_exec: 1]),
  ("others", { plain_others($0) }, [.sqlite3_open: 1, .sqlite3_close: 1]),
]

/// All works give the same with no wrapper, and over a wrapper, whose ledger is even.
func checkWorks(_ folder: URL, _ problems: Problems) throws {
  for (name, run, calls) in works {
    let path = folder.appending(path: "\(name).sqlite").path
    let line = run(path)
    problems.check(line == 0, "\(name) without a wrapper: line \(line) of Plain.c")
    let counting = CountingSqlite3Wrapper(try Interposition.library)
    let watched = LedgerSqlite3Wrapper(counting)
    let second = try Interposition.with(watched) { run(path) }
    problems.check(second == 0, "\(name) over a wrapper: line \(second) of Plain.c")
    for (call, count) in calls {
      let seen = counting.counts[call] ?? 0
      problems.check(seen == count, "\(name): \(seen) calls of \(call) come to the wrapper, not \(count)")
    }
    let misuses = watched.ledger.report().problems.filter { !$0.contains("sqlite3_close") && !$0.contains("sqlite3_bind_text") }
    problems.check(misuses.isEmpty, "\(name): \(misuses)")
    let before = counting.counts
    problems.check(run(path) == 0 && counting.counts == before, "\(name): calls come to a wrapper that is no longer installed")
  }
}

/// A connection stays with its wrapper until it is closed, also when that fails at first, and when the wrapper is no longer installed.
func checkClosing(_ folder: URL, _ problems: Problems) throws {
  let counting = CountingSqlite3Wrapper(try Interposition.library)
  var (connection, statement): (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
  var line = try Interposition.with(counting) { plain_close(folder.appending(path: "close.sqlite").path, &connection, &statement) }
  if line == 0 { line = plain_close_again(connection, statement) }
  problems.check(line == 0, "closing over a wrapper: line \(line) of Plain.c")
  let counts = counting.counts
  problems.check(counts[.sqlite3_close] == 2 && counts[.sqlite3_step] == 1 && counts[.sqlite3_exec] == 1, "\(counts)")
}

/// A ledger sees the misuse of objects that were taken back, and refuses the calls.
func checkMisuses(_ folder: URL, _ problems: Problems) throws {
  let watched = LedgerSqlite3Wrapper(try Interposition.library)
  let line = try Interposition.with(watched) { plain_misuses(folder.appending(path: "misuses.sqlite").path) }
  problems.check(line == 0, "misuses over a ledger: line \(line) of Plain.c")
  let found = watched.ledger.misuses.map { "\($0)" }
  problems.check(found.count == 4, "\(found)")
}

/// Each task has its own wrapper; a thread without a task has that of the file that it opens.
func checkTasks(_ folder: URL, _ problems: Problems) async throws {
  try await withThrowingTaskGroup(of: Void.self) { group in
    for number in 0..<8 {
      group.addTask {
        let path = folder.appending(path: "task \(number).sqlite").path
        for _ in 0..<20 {
          let counting = CountingSqlite3Wrapper(try Interposition.library)
          try await Interposition.with(counting) {
            problems.check(plain_rows(path) == 0, "rows fail in task \(number)")
            await Task.yield()
            problems.check(plain_functions(path) == 0, "functions fail in task \(number)")
          }
          let counts = counting.counts
          problems.check(counts[.sqlite3_open] == 1 && counts[.sqlite3_open_v2] == 1, "task \(number) opened \(counts)")
          problems.check(counts[.sqlite3_close] == 1 && counts[.sqlite3_close_v2] == 1, "task \(number) closed \(counts)")
        }
      }
    }
    try await group.waitForAll()
  }
}

/// A thread that belongs to no task has the wrapper of a file that is open, by whatever name, and otherwise none.
func checkThreads(_ folder: URL, _ problems: Problems) throws {
  let counting = CountingSqlite3Wrapper(try Interposition.library)
  let path = folder.appending(path: "thread.sqlite").path
  let link = folder.appending(path: "link.sqlite").path
  try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
  try Interposition.with(counting) {
    var connection: UnsafeMutableRawPointer?
    problems.check(plain_open(path, &connection) == 0, "a database is not opened")
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for name in [path, link, path + ".other"] { problems.check(plain_functions(name) == 0, "functions fail in a thread") }
      done.signal()
    }
    done.wait()
    problems.check(plain_shut(connection) == 0, "a database is not closed")
  }
  problems.check(counting.counts[.sqlite3_open_v2] == 2, "a thread that opens the file of a task: \(counting.counts)")
}

/// Wrappers whose calls would come back are refused, also within others; a double without a library is not.
func checkRefusals(_ problems: Problems) throws {
  for wrapper in [
    Sqlite3Wrapper(), CountingSqlite3Wrapper(Sqlite3Wrapper()), LedgerSqlite3Wrapper(CountingSqlite3Wrapper(Sqlite3Wrapper())),
  ]
    as [any Sqlite3WrapperProtocol]
  {
    do {
      try Interposition.with(wrapper) { problems.check(false, "\(type(of: wrapper)) over the linked library is installed") }
    } catch let error as InterpositionError {
      problems.check(error == .endless(wrapper: "\(type(of: wrapper))"), "\(error)")
    }
  }
  let mock = MockSqlite3Wrapper()
  try Interposition.with(mock) { problems.check(plain_rows(":memory:") != 0, "a mock runs SQL without a script") }
  problems.check(!mock.problems.isEmpty, "the mock saw nothing")
  problems.check(plain_rows(":memory:") == 0, "calls do not reach the library any more")
}

/// All functions that the library exports under SQLite's names are the program's own: a call of another one would reach the idle library.
func checkNames(_ list: String, _ problems: Problems) {
  let names = list.split(separator: ",").map(String.init)
  for name in names { problems.check(plain_is_of_library(name) == 0, "\(name) is not defined here") }
  problems.check(names.count > 200, "no names are given")
}

/// The package's own wrapper works in such a program, and lacks what the library lacks.
func checkOwnWrapper(_ problems: Problems) throws {
  let own = Sqlite3Wrapper()
  let library = try Interposition.library
  for call in Sqlite3Call.allCases { problems.check(own.provides(call) == library.provides(call), "\(call) is not there for both") }
}

/// A process loads at most four libraries, of which the linked one is the first.
func checkLimit(_ folder: URL, _ problems: Problems) throws {
  let library = URL(filePath: sqm_linked_library().map { String(cString: $0) } ?? "").resolvingSymlinksInPath().path
  for number in 1...4 {
    let copy = folder.appending(path: "\(number).so").path
    try FileManager.default.copyItem(atPath: library, toPath: copy)
    do {
      let sqlite = try LoadedSqlite3Wrapper(path: copy)
      problems.check(number < 4 && sqlite.sqlite3_libversion_number() > 0, "library \(number) was loaded")
    } catch { problems.check(number == 4 && error as? LibraryLoadingError == .tooMany(path: copy), "\(error)") }
  }
}

/// Where the library cannot be loaded a second time, calls reach the linked one, and no wrapper is installed.
func checkWithoutTrueLibrary(_ problems: Problems) {
  for (name, run, _) in works {
    let line = run(":memory:")
    problems.check(line == 0, "\(name) on the linked library: line \(line) of Plain.c")
  }
  do {
    try Interposition.with(MockSqlite3Wrapper()) { problems.check(false, "a wrapper is installed") }
  } catch { problems.check(error as? InterpositionError == .noLibrary("File too large"), "\(error)") }
}

let problems = Problems()
if CommandLine.arguments.count == 1 {
  checkWithoutTrueLibrary(problems)
} else {
  let folder = URL(filePath: CommandLine.arguments[1])
  try checkWorks(folder, problems)
  try checkClosing(folder, problems)
  try checkMisuses(folder, problems)
  try await checkTasks(folder, problems)
  try checkThreads(folder, problems)
  try checkRefusals(problems)
  checkNames(CommandLine.arguments[2], problems)
  try checkOwnWrapper(problems)
  try checkLimit(folder, problems)
}
print(problems.count)
