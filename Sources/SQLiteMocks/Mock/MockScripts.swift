import SQLiteCalls
import SQLiteCore

/// The scripts of a mock, by SQL text and by pattern.
struct MockScripts {
  private let lock: MockLock
  private var byText: [SQLText: MockScript] = [:]
  private var patterns: [(matches: (String) -> Bool, script: MockScript)] = []
  /// All scripts, in the order in which they were made.
  private var all: [MockScript] = []
  private(set) var byCall: [Sqlite3Call: MockCallScript] = [:]

  init(_ lock: MockLock) { self.lock = lock }

  mutating func script(for sql: String, at line: TestLine) -> MockScript {
    let key = StatementText.trimmed(sql.utf8)
    if let known = byText[SQLText(text: key)] { return known }
    let made = MockScript(title: key, at: line, lock)
    byText[SQLText(text: key)] = made
    all.append(made)
    return made
  }

  mutating func script(titled title: String, at line: TestLine, matching matches: @escaping (String) -> Bool) -> MockScript {
    let made = MockScript(title: title, at: line, lock)
    patterns.append((matches, made))
    all.append(made)
    return made
  }

  mutating func script(for call: Sqlite3Call, at line: TestLine) -> MockCallScript { byCall.kept(call, MockCallScript(lock, at: line)) }

  /// Returns the script for exactly this SQL text or else the newest pattern that matches it, and marks it as used. Nil if there is none.
  func find(_ key: String) -> MockScript? {
    guard let found = byText[SQLText(text: key)] ?? patterns.last(where: { $0.matches(key) })?.script else { return nil }
    found.isUsed = true
    for (matches, other) in patterns where !other.isUsed && matches(key) { other.noteHidden(by: found) }
    return found
  }

  /// The scripts that are for an SQL text and not for a pattern, in the order in which they were made.
  var withText: [MockScript] { all.filter { script in !patterns.contains { $0.script === script } } }

  /// The titles of the scripts that answered no SQL, in the order in which they were made.
  var unused: [String] { all.filter { !$0.isUsed }.map(\.title) }

  /// Messages about the scripts that had too many or too few runs.
  var miscounts: [String] { all.flatMap(\.miscounts) }

  /// Descriptions of the scripts, answers and call failures that were never used.
  var unusedLines: [String] { all.flatMap(\.unused) + byCall.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { $1.unused(of: $0) } }

  /// The message about SQL without a script. It names the script with the closest text, and counts the other scripts.
  func refusal(of key: String) -> String {
    guard !all.isEmpty else { return "unexpected SQL: \(key.excerpt); there is no script: when(_:) makes one" }
    let nearest = byText.keys.map(\.text).max { first, second in
      let (one, other) = (likeness(first, key), likeness(second, key))
      return one == other ? first > second : one < other
    }
    guard let nearest else { return "unexpected SQL: \(key.excerpt); no pattern matches it, of \(patterns.count)" }
    let count = byText.count == 1 ? "the only script by text" : "the nearest of \(byText.count) scripts by text"
    let matching = patterns.isEmpty ? "when(matching:) takes a pattern" : "no pattern matches either, of \(patterns.count)"
    return "unexpected SQL: \(key.excerpt); \(count): \(nearest.excerpt); texts are compared to the character, \(matching)"
  }

  /// The length of the common prefix and the common suffix of two texts, in bytes.
  private func likeness(_ first: String, _ second: String) -> Int {
    let shortest = min(first.utf8.count, second.utf8.count)
    let head = zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
    let tail = zip(first.utf8.reversed(), second.utf8.reversed()).prefix { $0 == $1 }.count
    return min(head + tail, shortest)
  }
}
