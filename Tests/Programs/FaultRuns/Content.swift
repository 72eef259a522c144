import SQLiteManager

/// The content of an installed database, compared with what it should be.
struct Content {
  private let connection: Connection
  private let scenario: Scenario

  init(_ connection: Connection, _ scenario: Scenario) {
    self.connection = connection
    self.scenario = scenario
  }

  func version() throws -> Int { try connection.value("PRAGMA user_version") ?? 0 }

  /// Notes that were written after the start.
  func lateNotes() throws -> Int {
    guard try has("note") else { return 0 }
    return try connection.value("SELECT count(*) FROM note WHERE text LIKE 'late%'") ?? 0
  }

  /// The number of notes when they are 1, 2, 3 … with their texts; else a negative number.
  func contiguousNotes() throws -> Int {
    let count = try connection.value("SELECT count(*) FROM note", as: Int.self) ?? 0
    let right = try connection.value(
      "SELECT count(*) FROM note WHERE id BETWEEN 1 AND \(count) AND text = 'row ' || id || hex(zeroblob(100))", as: Int.self)
    return right == count ? count : -1
  }

  /// The differences from the content of the version, which must be one of these.
  ///
  /// - Parameter steps: Whether the last steps of the user's schema, where there are some, have run; nil for as ``isUpgraded()`` says.
  func findings(versions: Set<Int>, hasUser: Bool, steps: Bool? = nil) throws -> [String] {
    let version = try version()
    guard versions.contains(version) else { return ["the version is \(version)"] }
    return try findings { expect in
      try expectContent(version, hasUser: hasUser, expect)
      if hasUser, !scenario.userSteps.isEmpty { try expectSteps(steps ?? isUpgraded(), expect) }
    }
  }

  private typealias Expectation = (_ sql: SQL, _ expected: Int) throws -> Void

  /// The queries that answer another number than expected, and the problems of the file.
  private func findings(_ body: (Expectation) throws -> Void) throws -> [String] {
    let integrity = try connection.value("PRAGMA integrity_check", as: String.self) ?? ""
    var findings = integrity == "ok" ? [] : [integrity]
    let version = try version()
    try body { sql, expected in
      let found = try connection.value(sql, as: Int.self)
      if found != expected { findings.append("version \(version), \(sql.text): \(found.map { "\($0)" } ?? "NULL") instead of \(expected)") }
    }
    return findings
  }

  /// Whether the upgrade was made: it brings version 2, and the last steps of the user's schema, or these alone.
  func isUpgraded() throws -> Bool {
    guard scenario == .stepsAlone else { return try version() == 2 }
    return try connection.value("SELECT count(*) FROM pragma_table_info('star')", as: Int.self) == 3
  }

  private func expectSteps(_ have: Bool, _ expect: Expectation) throws {
    try expect("SELECT count(*) FROM pragma_table_info('note')", have ? 3 : 2)
    try expect("SELECT count(*) FROM pragma_table_info('star')", have ? 3 : 2)
    try expect("SELECT count(*) FROM sqlite_schema WHERE name = 'note2'", 0)
    guard have else { return }
    try expect("SELECT count(*) FROM note WHERE length = length(text)", scenario.notes)
    try expect("SELECT sum(seen) FROM star", 40)
  }

  private func expectContent(_ version: Int, hasUser: Bool, _ expect: Expectation) throws {
    let questions = Scenario.questions(version)
    let ending = scenario.hasLog && version == 2 ? " from the log" : ""
    try expect("SELECT count(*) FROM question", questions)
    try expect("SELECT count(*) FROM question WHERE title LIKE \("v\(version) question %0\(ending)")", questions)
    try expect("SELECT count(*) FROM search WHERE search MATCH 'question'", questions)
    try expect("SELECT count(*) FROM titles", questions)
    try expect("SELECT count(*) FROM sqlite_schema WHERE name = 'by_category'", 1)
    try expect("SELECT count(*) FROM sqlite_schema WHERE name = 'only1'", version == 1 ? 1 : 0)
    try expect("SELECT count(*) FROM sqlite_schema WHERE name = 'only2'", version == 2 ? 1 : 0)
    try expect("SELECT count(*) FROM sqlite_schema WHERE name IN ('star', 'note', 'mine')", hasUser ? 3 : 0)
    if try hasUser && has("star") && has("note") {
      try expect("SELECT count(*) FROM star WHERE at = 'u' || question AND question <= 40", 40)
      try expect("SELECT count(*) FROM star", 40)
      try expect("SELECT count(*) FROM note WHERE text = 'row ' || id", scenario.notes)
      try expect("SELECT count(*) FROM note WHERE text NOT LIKE 'late%'", scenario.notes)
    }
    if hasUser, scenario.moves {
      let followed = version == 1 ? 40 : 39
      try expect("SELECT count(*) FROM visit JOIN lesson ON lesson.id = visit.lesson WHERE visit.code = lesson.code", followed)
      try expect("SELECT count(*) FROM visit WHERE lesson < 0 AND code = 'lesson 1'", 40 - followed)
      try expect("SELECT count(*) FROM visit", 40)
    }
  }

  /// The differences from the content that the steps of a migration leave: those up to the version, and no other.
  ///
  /// - Parameter acknowledged: The last step that was acknowledged as stored.
  func itemFindings(acknowledged: Int) throws -> [String] {
    let version = try version()
    let lost = version < acknowledged ? ["version \(version), and step \(acknowledged) was acknowledged"] : []
    return try lost
      + findings { expect in
        try expect("SELECT count(*) FROM history", version)
        try expect("SELECT count(*) FROM item", 50)
        try expect("SELECT count(*) FROM item WHERE title = 'item ' || id || hex(zeroblob(50))", 50)
        try expect("SELECT count(*) FROM pragma_table_info('item')", version >= 2 ? 3 : 2)
        try expect("SELECT count(*) FROM sqlite_schema WHERE name = 'item2'", 0)
        for (name, step) in [("tag", 1), ("by_title", 4), ("found", 5)] {
          try expect("SELECT count(*) FROM sqlite_schema WHERE name = \(name)", version >= step ? 1 : 0)
        }
        if version >= 1 { try expect("SELECT count(*) FROM tag JOIN item ON id = item AND name = 'a'", 50) }
        if version >= 2 { try expect("SELECT sum(points) FROM item", 150) }
        if version >= 5 { try expect("SELECT count(*) FROM found WHERE found MATCH 'item'", 50) }
      }
  }

  private func has(_ table: String) throws -> Bool {
    try connection.value("SELECT count(*) FROM sqlite_schema WHERE name = \(table)", as: Int.self) == 1
  }
}
