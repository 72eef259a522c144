/// The name of an object, compared as in SQLite: byte by byte, ignoring the case of ASCII letters.
package struct SchemaName: Hashable, Sendable {
  package let spelling: String
  /// The UTF-8 bytes of the name, with ASCII letters in lowercase.
  package let bytes: [UInt8]

  /// The name with ASCII letters in lowercase.
  package var folded: String { String(decoding: bytes, as: UTF8.self) }

  package init(_ spelling: String) {
    self.spelling = spelling
    bytes = spelling.utf8.map { $0.small }
  }

  package static func == (first: SchemaName, second: SchemaName) -> Bool { first.bytes == second.bytes }
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// Whether the name is reserved for SQLite, or for the tables in which this package keeps records.
  package var isReserved: Bool { ["sqlite", "sqlitemanager"].contains { length(ofPrefix: SchemaName($0)) != nil } }

  /// Returns the length in bytes of another name if this name begins with it and an underscore; otherwise nil.
  package func length(ofPrefix other: SchemaName) -> Int? {
    begins(with: other) && bytes.count > other.bytes.count && bytes[other.bytes.count] == UInt8(ascii: "_") ? other.bytes.count : nil
  }

  func begins(with other: SchemaName) -> Bool { bytes.starts(with: other.bytes) }
}

extension StringProtocol {
  /// Returns whether SQLite considers this and another text the same name.
  @inline(never) package func isName(_ other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { $0.small == $1.small }
  }
}

extension Sequence<String> {
  /// Returns whether the names include this one, as SQLite compares them.
  package func containsName(_ name: String) -> Bool { contains { $0.isName(name) } }

  /// Returns the names that are not among the given ones, as SQLite compares them.
  package func without(_ others: some Sequence<String>) -> [String] {
    let others = Set(others.map { SchemaName($0) })
    return filter { !others.contains(SchemaName($0)) }
  }

  /// The names without duplicates, in the order of their first occurrence, as SQLite compares them.
  package var withoutDuplicates: [String] {
    var seen: Set<SchemaName> = []
    return filter { seen.insert(SchemaName($0)).inserted }
  }

  /// The first name that occurs a second time, as SQLite compares them.
  package var firstDuplicate: String? {
    var seen: Set<SchemaName> = []
    return first { !seen.insert(SchemaName($0)).inserted }
  }
}

/// The tables in which this package keeps its records about a file.
package enum RecordTable: String, CaseIterable {
  /// The names of the content's objects.
  case content = "sqlitemanager_content"
  /// The version of the user's own tables.
  case userSchema = "sqlitemanager_user_schema"
  /// The collation engines that indexes were sorted with.
  case collations = "sqlitemanager_collations"
}

extension String {
  /// Whether the text names the schema of temporary tables.
  var isTemp: Bool { isName("temp") }

  /// Returns whether the SQL contains the given name or text in double quotes.
  package func hasInDoubleQuotes(_ name: String) -> Bool {
    SQLToken.all(in: self).contains { token in
      token.kind == .name && token.content == name && utf8.dropFirst(token.range.lowerBound).first == UInt8(ascii: "\"")
    }
  }
}
