import SQLiteManager

/// What is in an installed database, compared with what should be.
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

  /// What is not as it is in one of these versions.
  func findings(versions: Set<Int>, hasUser: Bool) throws -> [String] {
    var findings: [String] = []
    let version = try version()
    guard versions.contains(version) else { return ["the version is \(version)"] }
    func expect(_ sql: SQL, _ expected: Int) throws {
      let found = try connection.value(sql, as: Int.self)
      if found != expected { findings.append("version \(version), \(sql.text): \(found.map { "\($0)" } ?? "NULL") instead of \(expected)") }
    }
    let integrity = try connection.value("PRAGMA integrity_check", as: String.self) ?? ""
    if integrity != "ok" { findings.append(integrity) }
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
    if hasUser, findings.isEmpty {
      try expect("SELECT count(*) FROM star WHERE at = 'u' || question AND question <= 40", 40)
      try expect("SELECT count(*) FROM star", 40)
      try expect("SELECT count(*) FROM note WHERE text = 'row ' || id", scenario.notes)
      try expect("SELECT count(*) FROM note WHERE text NOT LIKE 'late%'", scenario.notes)
    }
    return findings
  }

  private func has(_ table: String) throws -> Bool {
    try connection.value("SELECT count(*) FROM sqlite_schema WHERE name = \(table)", as: Int.self) == 1
  }
}
