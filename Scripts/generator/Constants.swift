import Foundation

/// A family of C constants that becomes one raw-value structure.
struct Family {
  var type: String
  var isSet = false
  var raw = "Int32"
  var about: String
  var page: String
  /// The constants belong to the family by prefix, or by name.
  var prefix: String = ""
  var names: [String] = []
}

let resultCodes = Family(
  type: "ResultCode", about: "A result code of SQLite, primary or extended.", page: "rescode.html",
  names: [
    "OK", "ERROR", "INTERNAL", "PERM", "ABORT", "BUSY", "LOCKED", "NOMEM", "READONLY", "INTERRUPT", "IOERR", "CORRUPT", "NOTFOUND", "FULL",
    "CANTOPEN", "PROTOCOL", "EMPTY", "SCHEMA", "TOOBIG", "CONSTRAINT", "MISMATCH", "MISUSE", "NOLFS", "AUTH", "FORMAT", "RANGE", "NOTADB",
    "NOTICE", "WARNING", "ROW", "DONE",
  ])

let families: [Family] = [
  Family(
    type: "OpenFlags", isSet: true, about: "How a file is opened.", page: "c3ref/c_open_autoproxy.html", prefix: "OPEN_"),
  Family(
    type: "DeviceCharacteristics", isSet: true, about: "Properties of the device of a file, as its VFS reports them.",
    page: "c3ref/c_iocap_atomic.html", prefix: "IOCAP_"
  ),
  Family(type: "FileLock", about: "A lock level of a database file.", page: "c3ref/c_lock_exclusive.html", prefix: "LOCK_"),
  Family(type: "SyncFlags", isSet: true, about: "How a VFS syncs a file.", page: "c3ref/c_sync_dataonly.html", prefix: "SYNC_"),
  Family(
    type: "FileControl", about: "An opcode of `sqlite3_file_control`.", page: "c3ref/c_fcntl_begin_atomic_write.html", prefix: "FCNTL_"),
  Family(
    type: "AccessCheck", about: "A question about a file that SQLite asks a VFS.", page: "c3ref/c_access_exists.html", prefix: "ACCESS_"),
  Family(
    type: "SharedMemoryLock", isSet: true, about: "A lock on shared memory of a VFS.", page: "c3ref/c_shm_exclusive.html", prefix: "SHM_"),
  Family(
    type: "LibraryOption", about: "An option of `sqlite3_config`.", page: "c3ref/c_config_covering_index_scan.html", prefix: "CONFIG_"),
  Family(
    type: "ConnectionOption", about: "An option of `sqlite3_db_config`.", page: "c3ref/c_dbconfig_defensive.html", prefix: "DBCONFIG_"),
  Family(
    type: "TraceEvents", isSet: true, raw: "UInt32", about: "Events of `sqlite3_trace_v2`.", page: "c3ref/c_trace.html", prefix: "TRACE_"),
  Family(type: "Limit", about: "A limit of `sqlite3_limit`.", page: "c3ref/c_limit_attached.html", prefix: "LIMIT_"),
  Family(
    type: "PrepareFlags", isSet: true, raw: "UInt32", about: "How a statement is compiled.", page: "c3ref/c_prepare_normalize.html",
    prefix: "PREPARE_"),
  Family(type: "TransactionState", about: "An answer of `sqlite3_txn_state`.", page: "c3ref/c_txn_none.html", prefix: "TXN_"),
  Family(
    type: "IndexConstraint", about: "A constraint offered to a virtual table.", page: "c3ref/c_index_constraint_eq.html",
    prefix: "INDEX_CONSTRAINT_"),
  Family(
    type: "IndexScanFlags", isSet: true, about: "Properties of a scan, as a virtual table reports them.",
    page: "c3ref/c_index_scan_unique.html",
    prefix: "INDEX_SCAN_"),
  Family(type: "MutexKind", about: "A kind of mutex.", page: "c3ref/c_mutex_fast.html", prefix: "MUTEX_"),
  Family(type: "TestControl", about: "An opcode of `sqlite3_test_control`.", page: "c3ref/c_testctrl_always.html", prefix: "TESTCTRL_"),
  Family(type: "LibraryStatus", about: "A counter of `sqlite3_status64`.", page: "c3ref/c_status_malloc_count.html", prefix: "STATUS_"),
  Family(type: "ConnectionStatus", about: "A counter of `sqlite3_db_status`.", page: "c3ref/c_dbstatus_options.html", prefix: "DBSTATUS_"),
  Family(
    type: "StatementStatus", about: "A counter of `sqlite3_stmt_status`.", page: "c3ref/c_stmtstatus_counter.html", prefix: "STMTSTATUS_"),
  Family(
    type: "CheckpointMode", about: "A mode of `sqlite3_wal_checkpoint_v2`.", page: "c3ref/c_checkpoint_full.html", prefix: "CHECKPOINT_"),
  Family(
    type: "VirtualTableOption", about: "An option of `sqlite3_vtab_config`.", page: "c3ref/c_vtab_constraint_support.html", prefix: "VTAB_"),
  Family(type: "ScanStatus", about: "A measurement of `sqlite3_stmt_scanstatus`.", page: "c3ref/c_scanstat_est.html", prefix: "SCANSTAT_"),
  Family(
    type: "SerializeFlags", isSet: true, raw: "UInt32", about: "How a database becomes an image.", page: "c3ref/c_serialize_nocopy.html",
    prefix: "SERIALIZE_"),
  Family(
    type: "DeserializeFlags", isSet: true, raw: "UInt32", about: "How an image becomes a database.",
    page: "c3ref/c_deserialize_freeonclose.html", prefix: "DESERIALIZE_"),
  Family(
    type: "ChangesetStartFlags", isSet: true, about: "How a changeset is read.", page: "session/c_changesetstart_invert.html",
    prefix: "CHANGESETSTART_"),
  Family(
    type: "ChangesetApplyFlags", isSet: true, about: "How a changeset is applied.", page: "session/c_changesetapply_invert.html",
    prefix: "CHANGESETAPPLY_"),
  Family(
    type: "SessionOption", about: "An option of one session.", page: "session/sqlite3session_object_config.html",
    prefix: "SESSION_OBJCONFIG_"),
  Family(
    type: "SessionLibraryOption", about: "An option of the session extension.", page: "session/sqlite3session_config.html",
    prefix: "SESSION_CONFIG_"),
  Family(
    type: "Fts5TokenizeReason", isSet: true, about: "Why an FTS5 tokenizer is called.", page: "fts5.html#custom_tokenizers",
    prefix: "FTS5_TOKENIZE_"),
  Family(
    type: "Fts5TokenFlags", isSet: true, about: "Properties of a token, as an FTS5 tokenizer reports them.",
    page: "fts5.html#custom_tokenizers",
    prefix: "FTS5_TOKEN_"),
  Family(
    type: "ChangesetConflict", about: "Why a change conflicts.", page: "session/c_changeset_conflict.html",
    names: ["CHANGESET_DATA", "CHANGESET_NOTFOUND", "CHANGESET_CONFLICT", "CHANGESET_CONSTRAINT", "CHANGESET_FOREIGN_KEY"]),
  Family(
    type: "ChangesetResolution", about: "The resolution of a conflict.", page: "session/c_changeset_abort.html",
    names: ["CHANGESET_OMIT", "CHANGESET_REPLACE", "CHANGESET_ABORT"]),
  Family(
    type: "StorageClass", about: "The class a value is stored in.", page: "datatype3.html",
    names: ["INTEGER", "FLOAT", "TEXT", "BLOB", "NULL"]),
  Family(
    type: "TextEncoding", about: "A text encoding.", page: "c3ref/c_any.html",
    names: ["UTF8", "UTF16LE", "UTF16BE", "UTF16", "ANY", "UTF16_ALIGNED"]),
  Family(
    type: "FunctionFlags", isSet: true, about: "Promises of an SQL function.", page: "c3ref/c_deterministic.html",
    names: ["DETERMINISTIC", "DIRECTONLY", "SUBTYPE", "INNOCUOUS"]),
  Family(
    type: "AuthorizerDecision", about: "The answers of an authorizer besides SQLITE_OK.", page: "c3ref/c_deny.html",
    names: ["DENY", "IGNORE"]),
  Family(
    type: "ConflictResolutionMode", about: "An answer of `sqlite3_vtab_on_conflict`.", page: "c3ref/c_fail.html",
    names: ["ROLLBACK", "FAIL", "REPLACE"]),
  Family(
    type: "AuthorizerAction", about: "An action for which an authorizer is asked.", page: "c3ref/c_alter_table.html",
    names: [
      "CREATE_INDEX", "CREATE_TABLE", "CREATE_TEMP_INDEX", "CREATE_TEMP_TABLE", "CREATE_TEMP_TRIGGER", "CREATE_TEMP_VIEW", "CREATE_TRIGGER",
      "CREATE_VIEW", "DELETE", "DROP_INDEX", "DROP_TABLE", "DROP_TEMP_INDEX", "DROP_TEMP_TABLE", "DROP_TEMP_TRIGGER", "DROP_TEMP_VIEW",
      "DROP_TRIGGER", "DROP_VIEW", "INSERT", "PRAGMA", "READ", "SELECT", "TRANSACTION", "UPDATE", "ATTACH", "DETACH", "ALTER_TABLE",
      "REINDEX",
      "ANALYZE", "CREATE_VTABLE", "DROP_VTABLE", "FUNCTION", "SAVEPOINT", "COPY", "RECURSIVE",
    ]),
]

/// Macros that are not constants of the interface: versions, ends of ranges that grow with the version, pointers, spellings kept for old code,
/// and those of another system.
let noConstants: Set<String> = [
  "DBCONFIG_MAX", "DBSTATUS_MAX", "TESTCTRL_FIRST", "TESTCTRL_LAST",
  "EXTERN", "STDCALL", "VERSION", "VERSION_NUMBER", "SOURCE_ID", "STATIC", "TRANSIENT", "GET_LOCKPROXYFILE", "SET_LOCKPROXYFILE",
  "LAST_ERRNO", "WIN32_DATA_DIRECTORY_TYPE", "WIN32_TEMP_DIRECTORY_TYPE", "ENABLE_SESSION", "ENABLE_PREUPDATE_HOOK", "ENABLE_NORMALIZE",
]

/// The macros of the header with their values; extended result codes are `(SQLITE_X | (n<<8))`.
func readConstants(_ macros: String) -> (values: [String: Int64], version: String) {
  var texts: [String: String] = [:]
  for line in macros.split(separator: "\n") {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1].hasPrefix("SQLITE_") || words[1].hasPrefix("FTS5_TOKEN") else { continue }
    texts[String(words[1])] = String(words[2])
  }
  func value(_ text: String) -> Int64? {
    var sum: Int64 = 0
    for term in text.filter({ !"() ".contains($0) }).split(separator: "|") {
      let shifted = term.replacing("<<", with: "<").split(separator: "<")
      guard let base = number(String(shifted[0])) else { return nil }
      sum |= shifted.count == 2 ? base << (Int64(shifted[1]) ?? 0) : base
    }
    return sum
  }
  func number(_ text: String) -> Int64? {
    if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("-0x") { return Int64(text.dropFirst(3), radix: 16).map { -$0 } }
    return Int64(text) ?? texts[text].flatMap(value)
  }
  var values: [String: Int64] = [:]
  for (name, text) in texts { values[name] = value(text) }
  return (values, (texts["SQLITE_VERSION"] ?? "").filter { $0 != "\"" })
}

func camelCase(_ name: some StringProtocol) -> String {
  let words = name.lowercased().split(separator: "_")
  let joined = String(words[0]) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return ["internal", "default", "protocol", "is"].contains(joined)
    ? "`\(joined)`" : (joined.first?.isNumber ?? false) ? "_" + joined : joined
}

struct Constant {
  var type: String
  var swift: String
  var c: String
  var value: Int64
  var isExtended: Bool
}

/// Whether a macro is a constant of the interface.
func isConstant(_ name: String) -> Bool { !noConstants.contains(String(name.dropFirst("SQLITE_".count))) }

/// Where the constants are written.
let constantsPath = "Sources/SQLiteCalls/Generated/Constants.swift"

/// The constants in a file that ``constantsFile(_:)`` has written, by name.
func knownConstants(_ written: String) -> [String: Int64] {
  var known: [String: Int64] = [:]
  for match in written.matches(of: #/(?m)^ *\/\/\/ `(\w+)`, (-?\d+)\.$/#) { known[String(match.1)] = Int64(match.2) }
  return known
}

/// Every constant in its family; a constant without one is an error.
func sortConstants(_ values: [String: Int64]) throws -> [(Family, [Constant])] {
  var rest = values.filter { isConstant($0.key) }
  func take(_ family: Family, _ name: String, from prefix: String, extended: Bool = false) -> Constant? {
    guard let value = rest.removeValue(forKey: name) else { return nil }
    return Constant(type: family.type, swift: camelCase(name.dropFirst(prefix.count)), c: name, value: value, isExtended: extended)
  }
  var sorted: [(Family, [Constant])] = []
  var primary: [Constant] = []
  for name in resultCodes.names { if let taken = take(resultCodes, "SQLITE_" + name, from: "SQLITE_") { primary.append(taken) } }
  for family in families {
    let prefix = family.prefix.hasPrefix("FTS5") ? family.prefix : "SQLITE_" + family.prefix
    let names =
      family.names.isEmpty
      ? rest.keys.filter { $0.hasPrefix(prefix) }.sorted { ((rest[$0] ?? 0), $0) < ((rest[$1] ?? 0), $1) }
      : family.names.map { "SQLITE_" + $0 }
    let strip = family.names.first?.hasPrefix("CHANGESET_") == true ? "SQLITE_CHANGESET_" : prefix
    sorted.append((family, names.compactMap { take(family, $0, from: strip) }))
  }
  let extended = rest.keys.filter { name in (rest[name] ?? 0) > 255 && primary.contains { name.hasPrefix($0.c + "_") } }
  let codes = extended.sorted { ((rest[$0] ?? 0) & 255, rest[$0] ?? 0) < ((rest[$1] ?? 0) & 255, rest[$1] ?? 0) }
    .compactMap { take(resultCodes, $0, from: "SQLITE_", extended: true) }
  sorted.insert((resultCodes, primary + codes), at: 0)
  guard rest.isEmpty else {
    throw Failed(description: "constants without a family: \(rest.keys.sorted()): add them to one in Scripts/generator/Constants.swift")
  }
  return sorted
}

/// The constants that the generated files have: those of the header, and of a later header only those that the files had.
func writtenConstants(_ header: Header, known: [String: Int64]) throws -> [(Family, [Constant])] {
  try sortConstants(header.isBase ? header.constants : header.constants.filter { known[$0.key] != nil })
}

/// A structure for each family, and the names of result codes.
func constantsFile(_ sorted: [(Family, [Constant])]) -> String {
  var text = fileHead
  for (family, constants) in sorted {
    text += "\n" + structureHead(family)
    for constant in constants {
      text += """
          /// `\(constant.c)`, \(constant.value).
          @_alwaysEmitIntoClient @_transparent public static var \(constant.swift): \(family.type) { Self(rawValue: \(constant.value)) }

        """
    }
    text += "}\n"
  }
  return text + namesOfCodes(sorted)
}

private func structureHead(_ family: Family) -> String {
  """
  /// \(family.about) <https://sqlite.org/\(family.page)>
  ///
  /// A number this package does not know survives as itself.
  public struct \(family.type): \(family.isSet ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Codable, Sendable") {
    /// The number C uses.
    public let rawValue: \(family.raw)
    /// Any number, known or not.
    @_transparent public init(rawValue: \(family.raw)) { self.rawValue = rawValue }

  """
}

private func namesOfCodes(_ sorted: [(Family, [Constant])]) -> String {
  let codes = sorted.first { $0.0.type == resultCodes.type }?.1 ?? []
  var text = "\nextension ResultCode {\n  /// The code as C spells it; nil for a number this package does not know.\n"
  text += "  public var name: String? {\n    switch rawValue {\n"
  for code in codes { text += "    case \(code.value): \"\(code.c)\"\n" }
  return text + "    default: nil\n    }\n  }\n}\n"
}
