import SQLiteCalls

// SQLite has few result codes and many messages, and the right reaction to an error sometimes depends on its message. Its English messages
// are parsed here, and the messages of its checks in IntegrityFinding.swift, so that a version with different messages affects only these
// two files.

extension SQLiteError {
  /// The meaning of SQLite's message beyond the code, for errors about which something can be done.
  public enum Meaning: Hashable, Sendable {
    /// The connection lacks a collation. <https://sqlite.org/c3ref/create_collation.html>
    case missingCollation(String)
    /// The connection lacks a function, or lacks it with that number of arguments.
    case missingFunction(String)
    /// The connection lacks the module of a virtual table.
    case missingModule(String)
    /// The connection lacks the tokenizer of a full-text table.
    case missingTokenizer(String)
    /// A schema that is not trusted calls a function that is not innocuous. <https://sqlite.org/src/doc/latest/doc/trusted-schema.md>
    case unsafeFunction(String)
    /// A schema that is not trusted uses a virtual table that only a trusted one may use.
    case unsafeTable(String)
    /// There is no table or view of that name.
    case missingTable(String)
    /// There is no column of that name: in a table, or, when the table is nil, among all columns that the statement sees.
    case missingColumn(String, table: String?)
    /// The name of a table is reserved by SQLite or by a virtual table.
    case reservedName(String)
    /// A database cannot be detached, because a statement or the open transaction uses it.
    case databaseInUse(String)
    /// A database could not be opened; SQLite also reports this when the schema of another one cannot be read.
    case databaseNotOpened(String)
    /// A commit, or a writing statement outside a transaction, may or may not have taken effect. See <doc:AnotherEngine>.
    ///
    /// An engine reports this when a reply was lost (``ResultCode/ioerrOutcomeUnknown``). This package reports it for a COMMIT of
    /// ``Connection/transaction(_:retries:_:)``, or of the outermost ``Connection/savepoint(named:_:)``, that failed with SQLITE_IOERR or
    /// SQLITE_FULL and left no transaction open: SQLite rolled back as far as it could write, and where it could not, the next opening may
    /// find the transaction committed.
    case outcomeUnknown
    /// The transaction was rolled back, but not by the code that began it (SQLITE_ABORT_ROLLBACK). None of it took effect, and it can be
    /// begun again.
    case transactionGone

    /// Whether the connection lacks, or does not allow, something that the file needs. Such an error never means damage, regardless of its code.
    package var isConfiguration: Bool {
      switch self {
      case .missingCollation, .missingFunction, .missingModule, .missingTokenizer, .unsafeFunction, .unsafeTable: true
      case .missingTable, .missingColumn, .reservedName, .databaseInUse, .databaseNotOpened, .outcomeUnknown, .transactionGone:
        false
      }
    }
  }

  /// The meaning of the message, as far as this package understands it; nil for other messages.
  ///
  /// It is derived from SQLite's own message, before anything was added to it, or from the code.
  public var meaning: Meaning? {
    isOutcomeUnknown ? .outcomeUnknown : Meaning(words, code)
  }
}

extension SQLiteError.Meaning {
  /// Derives the meaning of SQLite's message and code; returns nil if it is not known.
  init?(_ words: String, _ code: ResultCode) {
    switch code.primary {
    case .error, .corrupt, .cantopen: self.init(words)
    case .abort where code == .abortRollback: self = .transactionGone
    case .ioerr where code == .ioerrOutcomeUnknown: self = .outcomeUnknown
    default: return nil
    }
  }
}

extension SQLiteError {
  /// Whether ON CONFLICT names columns without a unique key, or with only a unique index that is partial or on expressions, which ON
  /// CONFLICT must spell out.
  package var isOfUnknownKey: Bool { code == .error && words == "ON CONFLICT clause does not match any PRIMARY KEY or UNIQUE constraint" }

  /// Whether SQLite's message adds nothing to the code.
  var hasGenericMessage: Bool { code == .error && words == "SQL logic error" }

  /// Whether triggers fired each other until SQLite stopped them.
  var isOfTriggerRecursion: Bool { code == .error && words == "too many levels of trigger recursion" }
}

extension SQLiteError.Meaning {
  /// The texts before and after a name in a message, and the meaning of the message.
  private static let patterns: [(before: String, after: String, meaning: @Sendable (String) -> Self)] = [
    ("no such collation sequence: ", "", Self.missingCollation),
    ("no such function: ", "", Self.missingFunction),
    ("unknown function: ", "()", Self.missingFunction),
    ("no such module: ", "", Self.missingModule),
    ("no such tokenizer: ", "", Self.missingTokenizer),
    ("unknown tokenizer: ", "", Self.missingTokenizer),
    ("unsafe use of virtual table \"", "\"", Self.unsafeTable),
    ("unsafe use of ", "()", Self.unsafeFunction),
    ("no such table: ", "", Self.missingTable),
    ("no such column: \"", "\" - should this be a string literal in single-quotes?", { .missingColumn($0, table: nil) }),  // from 3.41 on
    ("no such column: ", "", { .missingColumn($0, table: nil) }),
    ("object name reserved for internal use: ", "", Self.reservedName),
    ("unable to open database: ", "", Self.databaseNotOpened),
  ]

  /// The separators after which SQLite appends another message as the reason: "malformed database schema (i) - …", "error in view v: …".
  private static let separators = [" - ", ": "]

  init?(_ message: String) {
    let words = SQLiteWords(message)
    for pattern in Self.patterns {
      guard let place = words.lastPlace(of: pattern.before), words.end(with: pattern.after) else { continue }
      let start = place.lowerBound
      guard start == 0 || Self.separators.contains(where: { words.end(with: $0, before: start) }) else { continue }
      let end = words.count - pattern.after.utf8.count
      guard place.upperBound < end || pattern.after.isEmpty else { continue }  // the file that VACUUM opens has no name
      self = pattern.meaning(words.text(from: place.upperBound, to: end))
      return
    }
    // The name is in the middle of these messages.
    let (inUse, isLocked, table, column) = ("database ", " is locked", "table ", " has no column named ")
    if words.begin(with: inUse), words.end(with: isLocked) {
      self = .databaseInUse(words.text(from: inUse.utf8.count, to: words.count - isLocked.utf8.count))
    } else if words.begin(with: table), let place = words.lastPlace(of: column), place.lowerBound >= table.utf8.count {
      self = .missingColumn(words.text(from: place.upperBound), table: words.text(from: table.utf8.count, to: place.lowerBound))
    } else {
      return nil
    }
  }

  /// Returns whether a function that a schema may not call is one of SQLite's JSON functions. <https://sqlite.org/json1.html>
  static func isJSON(_ function: String) -> Bool { function.lowercased().hasPrefix("json") || function == "->" || function == "->>" }

  /// The advice about a missing collation.
  static let adviceOnCollations = "give it to each connection with createCollation(named:_:), in the prepare closure where there is one"

  /// Returns the advice about a function that a schema may not call.
  static func advice(onUnsafe function: String) -> String {
    switch function.lowercased() {
    case "load_extension", "fts3_tokenizer": "SQLite lets no schema call it: take it out of the schema"
    case let name where isJSON(name) || name.hasPrefix("rtree"):
      "a schema may call it where it is SQLite's own and trustedSchema of the configuration is true"
    default:
      "it may be called so only when it was added with the option innocuous, or with usableInTrustedSchema on a connection that trusts its schema"
    }
  }

  /// Returns SQLite's message about a virtual table that only a trusted schema may use.
  static func words(ofUnsafeTable name: String) -> String { "unsafe use of virtual table \"\(name)\"" }
}
