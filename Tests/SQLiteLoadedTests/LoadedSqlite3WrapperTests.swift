import CSQLiteLoaded
import Foundation
import SQLiteCalls
import SQLiteConformance
import SQLiteCore
import SQLiteLive
import SQLiteLoaded
import SQLiteVirtualTables
import Scratch
import Testing

/// The path of the SQLite that this process is linked with.
private func linkedPath() throws -> String {
  URL(filePath: unsafe String(cString: try #require(sqm_linked_library()))).resolvingSymlinksInPath().path
}

/// The path of a copy of that file: to the loader, another library. It stays loaded when the file is gone, and is the same for all tests,
/// since a process loads few libraries.
private let copiedPath = Result {
  let folder = try ScratchFolder()
  let copy = folder.path("libsqlite3.so")
  try FileManager.default.copyItem(atPath: linkedPath(), toPath: copy)
  _ = try LoadedSqlite3Wrapper(path: copy)
  return copy
}

private func expectNotLoaded(_ path: String) {
  let error = #expect(throws: LibraryLoadingError.self, "\(path)") { try LoadedSqlite3Wrapper(path: path) }
  if case .cannotLoad(path, let reason) = error { #expect(!reason.isEmpty) } else { Issue.record("\(path): \(String(describing: error))") }
}

@Suite struct `A library that is loaded by its path` {
  @Test(arguments: ConformanceSuite.facts) func `behaves as SQLite does`(_ fact: ConformanceFact) throws {
    let library = try LoadedSqlite3Wrapper(path: linkedPath())
    guard fact.concerns(library) else { return }
    #expect(fact.observed(on: library) == fact.expected(on: library), "\(fact.page)")
  }

  @Test func `runs functions in Swift, beside another one that runs its own`() throws {
    for path in try [linkedPath(), copiedPath.get()] {
      let connection = try Connection(.memory, on: LoadedSqlite3Wrapper(path: path))
      try connection.addFunction("twice") { (number: Int) in 2 * number }
      try connection.addWindow(
        "sum_of", initial: 0, step: { (sum: inout Int, number: Int) in sum += number },
        inverse: { (sum: inout Int, number: Int) in sum -= number },
        value: { $0 })
      try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
      #expect(try connection.rows("SELECT twice(a) FROM t", as: Int.self) == [2, 4, 6])
      #expect(try connection.rows("SELECT sum_of(a) FROM t", as: Int.self) == [6])
      #expect(
        try connection.rows("SELECT sum_of(a) OVER (ORDER BY a ROWS 1 PRECEDING) FROM t", as: Int.self) == [1, 3, 5])
    }
  }

  @Test func `stays by itself: its calls do not reach another library of the process`() throws {
    let (one, other) = try (LoadedSqlite3Wrapper(path: linkedPath()), LoadedSqlite3Wrapper(path: copiedPath.get()))
    let before = other.sqlite3_memory_used()
    let connection = try Connection(.memory, on: one)
    try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (zeroblob(1000000))")
    #expect(one.sqlite3_memory_used() > before + 1_000_000)
    #expect(other.sqlite3_memory_used() == before)
  }

  @Test func `is the same when it is loaded again`() throws {
    let (one, other) = try (LoadedSqlite3Wrapper(path: linkedPath()), LoadedSqlite3Wrapper(path: linkedPath()))
    let (source, otherSource) = unsafe (one.sqlite3_sourceid(), other.sqlite3_sourceid())
    #expect(UInt(bitPattern: source) == UInt(bitPattern: otherSource))
    let connection = try Connection(.memory, on: one)
    #expect(one.sqlite3_memory_used() == other.sqlite3_memory_used() && one.sqlite3_memory_used() > 0)
    withExtendedLifetime(connection) {}
  }

  @Test func `has the functions that it exports`() throws {
    let library = try LoadedSqlite3Wrapper(path: linkedPath())
    let handle = unsafe dlopen(try linkedPath(), RTLD_LAZY | RTLD_NOLOAD)  // kept open: this process is linked with it
    try #require(unsafe handle != nil)
    for call in Sqlite3Call.allCases where call.rawValue.hasPrefix("sqlite3") {
      let isThere = unsafe dlsym(handle, call.rawValue) != nil
      #expect(library.provides(call) == isThere, "\(call)")
    }
  }

  @Test func `is refused when it is none`() throws {
    let folder = try ScratchFolder()
    let text = folder.url.appending(path: "text.so").path
    try "no library".write(toFile: text, atomically: true, encoding: .utf8)
    #expect(throws: LibraryLoadingError.cannotLoad(path: "/nowhere.so", reason: "No such file or directory")) {
      try LoadedSqlite3Wrapper(path: "/nowhere.so")
    }
    for path in [text, "/dev/null", folder.url.path, ""] { expectNotLoaded(path) }
  }

  @Test func `is refused when it is cut off at any place of its head`() throws {
    let folder = try ScratchFolder()
    let library = try URL(filePath: linkedPath())
    let bytes = try Data(contentsOf: library)
    let needed = try ELFFile(library, readsSymbols: false)?.loadedByteCount ?? bytes.count
    for count in [1, 4, 16, 63, 64, 100, 500, 600, 4096, bytes.count / 2, needed - 1] {
      let path = folder.url.appending(path: "\(count).so").path
      try bytes.prefix(count).write(to: URL(filePath: path))
      expectNotLoaded(path)
    }
  }

  #if os(Linux)
  @Test func `is refused when it is another library, with the functions that it lacks`() throws {
    let maps = try #require(try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd())
    let line = try #require(String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.contains("/libm.so") })
    let path = String(line.drop { $0 != "/" })
    let error = #expect(throws: LibraryLoadingError.self) { try LoadedSqlite3Wrapper(path: path) }
    guard case .lacks(path, let functions) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(functions.first == "sqlite3_libversion" && functions.count > 250)
    #expect(
      error?.description == """
        \(path) is not SQLite 3.40 or newer: it lacks sqlite3_libversion, sqlite3_sourceid, sqlite3_libversion_number, \
        sqlite3_compileoption_used, sqlite3_compileoption_get and \(functions.count - 5) more
        """)
  }
  #endif
}
