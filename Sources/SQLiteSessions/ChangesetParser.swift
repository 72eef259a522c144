import SQLiteCalls
import SQLiteCore

/// Reads changesets and patchsets without trusting one of their bytes: in one pass, and no byte twice.
///
/// SQLite must not see bytes that were not read here. Its version 3.40 never comes back from a table whose name has no end, and reads beyond its memory
/// where a record has no end: <https://nvd.nist.gov/vuln/detail/CVE-2023-7104>.
///
/// The format, which begins again after each change:
/// - a table: `T` in a changeset, `P` in a patchset; the number of columns as a varint; a byte for each of them, its place in the primary key or 0; the
///   name, and a NUL. The changes that follow are of this table.
/// - a change: the number of SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE; 1 when it is indirect, else 0; the old record of a delete, the new one of an
///   insert, both of an update. In a patchset an update has the new one, with the key, and a delete the columns of the key only.
/// - a record: for each column its class, where 0 is no value at all; then the eight bytes of an integer or a real, the most significant first, or the
///   number of bytes of a text or a blob as a varint, and the bytes.
struct ChangesetParser {
  /// Whether an update may have another value of a key, as a session writes it that cannot record the change.
  var takesNewKeys = false
  /// Nil before the first table.
  private(set) var isPatchset: Bool?
  /// The tables so far.
  private(set) var tables: [Changeset.Table] = []
  private var table: Changeset.Table?
  private var primaryKey: [Int] = []
  private var places: [SchemaName: Int] = [:]

  /// Reads the table or the change that begins where the reader is; answers the change when it is one and `decodes` is true.
  ///
  /// When it throws, the reader can be forgotten: with more bytes the table or change can be read from its beginning again.
  mutating func read(_ reader: inout ByteReader, decodes: Bool) throws(ChangesetFlaw) -> Changeset.Change? {
    let kind = try reader.byte()
    switch kind {
    case UInt8(ascii: "T"), UInt8(ascii: "P"):
      try readTable(&reader, isPatchset: kind == UInt8(ascii: "P"))
      return nil
    default: return try readChange(&reader, kind, decodes)
    }
  }

  private mutating func readTable(_ reader: inout ByteReader, isPatchset: Bool) throws(ChangesetFlaw) {
    if let before = self.isPatchset, before != isPatchset { throw .wrong("a changeset and a patchset cannot be one") }
    let count = try reader.count()
    guard 1...Self.mostColumns ~= count else { throw .wrong("a table has 1 to \(Self.mostColumns) columns, not \(count)") }
    let keyPlaces = try reader.range(count)
    let name = try reader.name(atMost: Self.longestName)
    let found = Changeset.Table(name: name, columnCount: count, keyPlaces: Array(reader.bytes[keyPlaces]))
    let key = found.primaryKey
    if key.isEmpty { throw .wrong("the table \(name) has no primary key") }
    if let place = places[SchemaName(name)] {
      // SQLite looks only at the name, and would go on with the columns it has found.
      guard tables[place].keyPlaces == found.keyPlaces else { throw .wrong("the table \(name) has other columns than before") }
    } else {
      places[SchemaName(name)] = tables.count
      tables.append(found)
    }
    table = found
    primaryKey = key
    self.isPatchset = isPatchset
  }

  private func readChange(_ reader: inout ByteReader, _ kind: UInt8, _ decodes: Bool) throws(ChangesetFlaw) -> Changeset.Change? {
    guard let table else { throw .wrong("it does not begin with a table") }
    guard let operation = Changeset.Operation(Int32(kind)) else { throw .wrong("\(kind) is neither a table nor a change") }
    let isIndirect = try reader.byte() != 0
    var (old, new): ([SQLiteValue?], [SQLiteValue?]) = ([], [])
    switch (operation, isPatchset == true) {
    case (.insert, _): new = try record(&reader, of: table, needs: .all, decodes)
    case (.delete, false): old = try record(&reader, of: table, needs: .all, decodes)
    case (.delete, true): old = try record(&reader, of: table, needs: .onlyKey, decodes)
    case (.update, false):
      old = try record(&reader, of: table, needs: .key, decodes)
      new = try record(&reader, of: table, needs: .noKey, decodes)
    case (.update, true):
      new = try record(&reader, of: table, needs: .key, decodes)
      if decodes {
        old = Array(repeating: nil, count: table.columnCount)
        for column in primaryKey { (old[column], new[column]) = (new[column], nil) }
      }
    }
    if !decodes { return nil }
    return Changeset.Change(
      table: table.name, operation: operation, isIndirect: isIndirect, primaryKey: primaryKey, oldValues: old, newValues: new)
  }

  /// Which columns of a record must have a value.
  private enum Needs { case all, key, onlyKey, noKey }

  private func record(
    _ reader: inout ByteReader, of table: Changeset.Table, needs: Needs, _ decodes: Bool
  ) throws(ChangesetFlaw) -> [SQLiteValue?] {
    var values: [SQLiteValue?] = []
    if decodes { values.reserveCapacity(table.columnCount) }
    for column in 0..<table.columnCount {
      let isKey = table.keyPlaces[column] != 0
      if needs == .onlyKey, !isKey {
        if decodes { values.append(nil) }
        continue
      }
      let start = reader.place
      let storageClass = StorageClass(rawValue: Int32(try reader.byte()))
      if storageClass.rawValue == 0, needs == .all || (isKey && needs != .noKey) {
        throw .wrong("a change of \(table.name) has no value of column \(column)")
      }
      if isKey, needs == .noKey, storageClass.rawValue != 0, !takesNewKeys {  // SQLite 3.40 leaks its memory when it inverts the change
        throw .wrong("an update of \(table.name) has another value of column \(column), which is part of the key")
      }
      let value = try value(&reader, storageClass, decodes: decodes, at: start)
      if decodes { values.append(value) }
    }
    return values
  }

  private func value(
    _ reader: inout ByteReader, _ storageClass: StorageClass, decodes: Bool, at start: Int
  ) throws(ChangesetFlaw) -> SQLiteValue? {
    switch storageClass {
    case _ where storageClass.rawValue == 0: return nil
    case .null: return .null
    case .integer: return .integer(Int64(bitPattern: try reader.number()))
    case .float:
      let number = Double(bitPattern: try reader.number())
      return number.isNaN ? .null : .real(number)  // as in SQLite
    case .text, .blob:
      let range = try reader.range(try reader.count())
      if !decodes { return nil }
      return storageClass == .blob ? .blob(Array(reader.bytes[range])) : .text(String(decoding: reader.bytes[range], as: UTF8.self))
    default: throw .wrong("\(storageClass.rawValue) at byte \(start) is no class of values")
    }
  }

  /// SQLite's own upper limit.
  private static let mostColumns = 32_767
  /// In bytes; no file has a longer name, as SQLite would have to write it into the SQL of each change.
  private static let longestName = 1 << 16
}
