import SQLiteCalls
import SQLiteCore

/// A PRAGMA that a mock supports: its default, and how SQLite parses and spells its values. The defaults are from Debian's build of SQLite
/// 3.40.1.
struct MockSetting {
  enum Kind {
    /// A number in the header of the database.
    case header
    /// On or off.
    case flag
    case number(atLeast: Int64)
    case pageSize, synchronous, temporaryStore, autoVacuum, journalMode, lockingMode, secureDelete, encoding, mapSize
    /// A read-only value, such as the result of a check that finds no problem.
    case constant
    /// A PRAGMA that performs an action, with its result.
    case action(MockAnswer = .done)
  }

  let kind: Kind
  var standard: SQLiteValue = 0
  /// Whether setting the value also returns it.
  var answers = false
  /// Whether each schema has its own value.
  var isOfSchema = false
  /// The connection option for the same setting. It stores the value. Nil if there is none.
  var option: ConnectionOption?

  private static let flag = MockSetting(kind: .flag)

  static let all: [String: MockSetting] = [
    "user_version": MockSetting(kind: .header), "application_id": MockSetting(kind: .header), "schema_version": MockSetting(kind: .header),
    "foreign_keys": MockSetting(kind: .flag, option: .enableFkey), "recursive_triggers": flag,
    "trusted_schema": MockSetting(kind: .flag, option: .trustedSchema),
    "writable_schema": MockSetting(kind: .flag, option: .writableSchema),
    "legacy_alter_table": MockSetting(kind: .flag, option: .legacyAlterTable), "query_only": flag,
    "cell_size_check": flag, "ignore_check_constraints": flag,
    "reverse_unordered_selects": flag, "defer_foreign_keys": flag,
    "automatic_index": MockSetting(kind: .flag, standard: 1), "read_uncommitted": flag,
    "fullfsync": flag, "checkpoint_fullfsync": flag,
    "secure_delete": MockSetting(kind: .secureDelete, standard: 1, answers: true, isOfSchema: true),
    "auto_vacuum": MockSetting(kind: .autoVacuum, isOfSchema: true),
    "page_size": MockSetting(kind: .pageSize, standard: 4096, isOfSchema: true),
    "page_count": MockSetting(kind: .constant, standard: 1), "freelist_count": MockSetting(kind: .constant),
    "data_version": MockSetting(kind: .constant, standard: 1),
    "cache_size": MockSetting(kind: .number(atLeast: .min), standard: -2000, isOfSchema: true),
    "synchronous": MockSetting(kind: .synchronous, standard: 2, isOfSchema: true), "temp_store": MockSetting(kind: .temporaryStore),
    "encoding": MockSetting(kind: .encoding, standard: "UTF-8"),
    "locking_mode": MockSetting(kind: .lockingMode, standard: "normal", answers: true, isOfSchema: true),
    "journal_mode": MockSetting(kind: .journalMode, standard: "delete", answers: true, isOfSchema: true),
    "wal_autocheckpoint": MockSetting(kind: .number(atLeast: 0), standard: 1000, answers: true),
    "busy_timeout": MockSetting(kind: .number(atLeast: 0), answers: true),
    "mmap_size": MockSetting(kind: .mapSize, answers: true, isOfSchema: true),
    "journal_size_limit": MockSetting(kind: .number(atLeast: -1), standard: -1, answers: true, isOfSchema: true),
    "max_page_count": MockSetting(kind: .number(atLeast: 1), standard: 1_073_741_823, answers: true, isOfSchema: true),
    "analysis_limit": MockSetting(kind: .number(atLeast: 0), answers: true),
    "threads": MockSetting(kind: .number(atLeast: 0), answers: true),
    "integrity_check": MockSetting(kind: .constant, standard: "ok", answers: true),
    "quick_check": MockSetting(kind: .constant, standard: "ok", answers: true),
    "wal_checkpoint": MockSetting(kind: .action(MockAnswer(columns: ["busy", "log", "checkpointed"], rows: [[0, -1, -1]]))),
    "optimize": MockSetting(kind: .action(MockAnswer(columns: ["optimize"]))), "incremental_vacuum": MockSetting(kind: .action()),
    "shrink_memory": MockSetting(kind: .action()),
  ]

  /// The value that the argument of the PRAGMA sets; nil if the argument has no effect.
  func value(of text: String) -> SQLiteValue? {
    let word = text.lowercased()
    switch kind {
    case .header: return .integer(Self.number(text))
    case .flag: return Self.isOn(word) ? 1 : 0
    case .number(let least): return .integer(max(least, Self.number(text)))
    case .mapSize: return .integer(max(0, Int64(text) ?? 0))
    case .pageSize:
      let size = Self.number(text)
      return (512...65_536).contains(size) && size & (size - 1) == 0 ? .integer(size) : nil
    case .synchronous:
      let level = (Self.safetyLevel(word, otherwise: 1) + 1) & 7
      return .integer(max(level, 1) - 1)
    case .temporaryStore:
      if let digit = word.first?.wholeNumberValue, digit <= 2 { return .integer(Int64(digit)) }
      return word == "file" ? 1 : word == "memory" ? 2 : 0
    case .autoVacuum:
      if let named = ["none", "full", "incremental"].firstIndex(of: word) { return .integer(Int64(named)) }
      let number = Self.number(text)
      return (0...2).contains(number) ? .integer(number) : 0
    case .journalMode: return Self.journalMode(text).map { .text($0) }
    case .lockingMode: return word == "normal" || word == "exclusive" ? .text(word) : nil
    case .secureDelete: return word == "fast" ? 2 : Self.isOn(word) ? 1 : 0
    case .encoding: return Self.encoding(text).map { .text($0) }
    case .constant, .action: return nil
    }
  }

  /// Parses a number like SQLite's 32-bit parser. Returns 0 if the text is not a number or the number is out of range. Ignores text after
  /// the number.
  static func number(_ text: String) -> Int64 {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if digits.lowercased().hasPrefix("0x"), let value = UInt32(digits.dropFirst(2), radix: 16), value < 0x8000_0000 { return Int64(value) }
    let value = Int64(digits.prefix { $0.isASCII && $0.isNumber }) ?? 0
    return Int64(Int32(exactly: isNegative ? -value : value) ?? 0)
  }

  private static func isOn(_ word: String) -> Bool { safetyLevel(word, otherwise: 0) != 0 }

  private static func safetyLevel(_ word: String, otherwise: Int64) -> Int64 {
    if word.first?.isNumber == true { return number(word) & 0xFF }
    switch word {
    case "off", "no", "false": return 0
    case "on", "yes", "true": return 1
    case "full": return 2
    case "extra": return 3
    default: return otherwise
    }
  }

  /// The journal mode with this name or prefix; nil if there is none.
  static func journalMode(_ text: String) -> String? {
    ["delete", "persist", "off", "truncate", "memory", "wal"].first { $0.hasPrefix(text.lowercased()) }
  }

  /// An encoding in SQLite's spelling; nil if it is unknown.
  static func encoding(_ text: String) -> String? {
    switch text.uppercased() {
    case "UTF8", "UTF-8": "UTF-8"
    case "UTF16", "UTF-16", "UTF16LE", "UTF-16LE": "UTF-16le"
    case "UTF16BE", "UTF-16BE": "UTF-16be"
    default: nil
    }
  }
}
