import SQLiteCalls

/// The scripts of a mock, by text and by pattern.
struct MockScripts {
  private var byText: [String: MockScript] = [:]
  private var patterns: [MockScript] = []
  private(set) var titles: [String] = []
  private(set) var byCall: [Sqlite3Call: MockCallScript] = [:]

  mutating func script(for sql: String) -> MockScript {
    let key = StatementText.trimmed(Array(sql.utf8))
    if let known = byText[key] { return known }
    let made = MockScript(title: key) { $0 == key }
    byText[key] = made
    titles.append("\"\(key)\"")
    return made
  }

  mutating func script(titled title: String, matching: @escaping (String) -> Bool) -> MockScript {
    let made = MockScript(title: title, matches: matching)
    patterns.append(made)
    titles.append(title)
    return made
  }

  mutating func script(for call: Sqlite3Call) -> MockCallScript {
    let made = byCall[call] ?? MockCallScript()
    byCall[call] = made
    return made
  }

  /// The script by the very text, then the newest pattern that matches.
  func find(_ key: String) -> MockScript? { byText[key] ?? patterns.last { $0.answers(to: key) } }
}
