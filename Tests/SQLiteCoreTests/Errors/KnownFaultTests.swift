import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteStorage
import Testing

@Suite struct `The known faults of a library` {
  private func ids(_ version: Int32, _ configuration: Connection.Configuration = .init(), isExposed: Bool? = nil) -> [String] {
    SQLiteLibrary(AgedWrapper(version: version)).advisories(for: configuration)
      .filter { isExposed == nil || $0.isExposed == isExposed }.map(\.id)
  }

  @Test func `are told by branches: one that was mended has a fault no more, though newer ones do`() {
    let numbers: [(Int32, Bool)] = [
      (3_040_000, true), (3_044_005, true), (3_044_006, false), (3_044_999, false),
      (3_045_000, true), (3_050_006, true), (3_050_007, false), (3_050_008, false), (3_051_000, true), (3_051_002, true),
      (3_051_003, false), (3_052_000, false), (4_000_000, false),
    ]
    for (number, hasIt) in numbers { #expect(ids(number).contains("walreset") == hasIt, "\(number)") }
    let advisory = SQLiteLibrary(AgedWrapper(version: 3_040_001)).advisories(for: .init()).first
    #expect(advisory?.id == "walreset" && advisory?.mendedIn == "3.51.3, 3.50.7, 3.44.6")
  }

  @Test func `are those of its versions, neither earlier nor later`() {
    #expect(ids(3_054_000).isEmpty)
    #expect(ids(3_053_002).allSatisfy { $0.hasPrefix("CVE-2026-119") } && !ids(3_053_002).isEmpty)
    #expect(ids(3_053_001).contains("CVE-2026-11822") && !ids(3_053_002).contains("CVE-2026-11822"))
    let withSeparators = [3_043_999, 3_044_000, 3_049_000, 3_049_001].filter { ids($0).contains("CVE-2025-29087") }
    #expect(withSeparators == [3_044_000, 3_049_000])
    #expect(!ids(3_041_002).contains("CVE-2026-119591") && ids(3_042_000).contains("CVE-2026-119591"))
  }

  @Test func `depend on the settings, and on what the library has`() {
    #expect(ids(3_044_000, .recommended, isExposed: true).contains("CVE-2025-29087"))
    #expect(ids(3_044_000, .hostileFile, isExposed: false).contains("CVE-2025-29087"))
    #expect(ids(3_040_001, isExposed: false).contains("walreset") && ids(3_040_001, isExposed: false).contains("CVE-2026-119379"))
    let bare = SQLiteLibrary(UnguardedWrapper(version: 3_040_001)).advisories(for: .recommended)
    #expect(bare.first { $0.id == "walreset" }?.isExposed == true)
  }

  @Test func `each have a name of their own, and say what happens and what is done`() {
    let all = KnownAdvisory.all
    #expect(Set(all.map(\.fault.id)).count == all.count && all.count == 14)
    for advisory in all {
      let fault = advisory.fault
      #expect(fault.mended == fault.mended.sorted(by: >) && fault.since < fault.mended.last ?? 0, "\(fault.id)")
      #expect(advisory.summary.hasSuffix(".") && advisory.protection.hasSuffix(".") && !advisory.protection.contains("  "), "\(fault.id)")
    }
  }

  @Test func `are named with damage that the library may have made`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("a")
    try Connection(.file(path)).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    do {
      let connection = try Connection(.file(path))
      try connection.set(.defensive, false)
      try connection.execute("PRAGMA writable_schema = 1; UPDATE sqlite_schema SET rootpage = 99")
    }
    for (version, isNamed) in [(3_051_002, true), (3_051_003, false)] as [(Int32, Bool)] {
      let connection = try Connection(.file(path), on: AgedWrapper(version: version))
      let error = #expect(throws: SQLiteError.self) { try connection.rows("SELECT * FROM t") }
      #expect(error?.code.primary == .corrupt && error?.message.contains("walreset") == isNamed, "\(error?.description ?? "")")
    }
  }
}

/// A library of a version that has no hook for the log.
private final class UnguardedWrapper: AgedWrapper {
  override func provides(_ call: Sqlite3Call) -> Bool { call != .sqlite3_wal_hook && super.provides(call) }
}
