import SQLiteCalls
import SQLiteCore
import SQLiteLive
import SQLiteManagerUnlinked
import SQLiteTestKit
import Scratch
import Testing

@Suite struct `The table of the codes that calls can be made to fail with` {
  private static func report(_ codes: Set<CallCode>, _ problem: String) {
    for code in codes.map(\.description).sorted() { Issue.record("\(code) \(problem)") }
  }

  /// Whether a code belongs in the table once a call has failed with it: it tells of no mistake in the program or its SQL, and is not one that the call
  /// repeats after another one.
  private static func belongs(_ code: CallCode) -> Bool {
    code.call.failure.kind.canBeInjected && ![.error, .misuse, .range].contains(code.code)
  }

  @Test(.disabled(if: TestRun.isSanitized, "SQLite 3.40 reads beyond the names of a damaged changeset that is added to a group"))
  func `holds each code with which the real library was made to fail, and no other but those that only its documentation has`() async {
    await #expect(processExitsWith: .success) {
      let real = Sqlite3Wrapper()
      try #require(ScarceMemory.begin(on: real))
      let sqlite = ProvokedCodes(real)
      try Provocations.run(on: sqlite)
      let (provoked, documented) = (sqlite.all, DocumentedCodes.all)
      let table = Set(Sqlite3Call.allCases.flatMap { call in call.failure.codes.map { CallCode(call, $0) } })
      let present = table.filter { real.provides($0.call) }
      Self.report(present.subtracting(provoked).subtracting(documented), "is neither provoked nor documented")
      Self.report(documented.subtracting(table), "is documented, and not in the table")
      Self.report(documented.intersection(provoked), "is provoked, and not only documented")
      Self.report(provoked.subtracting(table).filter(Self.belongs), "is provoked, and not in the table")
    }
  }
}
