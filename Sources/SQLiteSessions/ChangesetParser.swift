import SQLiteCalls
import SQLiteCore

/// Parses changesets and patchsets without trusting any byte, in a single pass.
///
/// SQLite must never receive unchecked bytes. Its version 3.40 hangs on a table name without an end, and reads out of bounds if a record
/// has no end: <https://nvd.nist.gov/vuln/detail/CVE-2023-7104>.
///
/// The format, which is repeated after each change:
/// - a table: `T` in a changeset, `P` in a patchset; the number of columns as a varint; a byte for each of them, its position in the
///   primary key or 0; the name, and a NUL. The following changes belong to this table.
/// - a change: the number of SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE; 1 when it is indirect, else 0; the old record of a delete, the
///   new record of an insert, both of an update. In a patchset an update has the new record, with the key, and a delete only the columns of
///   the key.
/// - a record: for each column its storage class, or 0 for no value; then the eight bytes of an integer or a real, the most significant
///   first, or the number of bytes of a text or a blob as a varint, and the bytes.
struct ChangesetParser {
  /// Whether an update may change the key. A session writes such an update for a change that it cannot record.
  var takesNewKeys = false
  /// Nil before the first table.
  private(set) var isPatchset: Bool?
  /// The tables read so far.
  private(set) var tables: [Changeset.Table] = []
  private var table: Changeset.Table?
  private var primaryKey: [Int] = []
  private var places: [SchemaName: Int] = [:]

  /// Reads the table or change at the reader's position; returns the change if there is one and `decodes` is true.
  ///
  /// After an error, discard the reader. When more bytes are available, read the table or change again from its start.
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
    guard 1...TableInfo.mostColumns ~= count else { throw .wrong("a table has 1 to \(TableInfo.mostColumns) columns, not \(count)") }
    let keyPlaces = try reader.range(count)
    let name = try reader.name(atMost: Self.longestName)
    let found = Changeset.Table(name: name, columnCount: count, keyPlaces: Array(reader.bytes[keyPlaces]))
    let key = found.primaryKey
    if key.isEmpty { throw .wrong("the table \(name) has no primary key") }
    if let place = places[SchemaName(name)] {
      // SQLite compares only the name, and would continue with the earlier columns.
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

  /// The columns of a record that must have a value.
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
      if isKey, needs == .noKey, storageClass.rawValue != 0, !takesNewKeys {  // SQLite 3.40 leaks memory when it inverts such a change
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
    default: throw .wrong("\(storageClass.rawValue) at byte \(start) is not a storage class")
    }
  }

  /// The longest accepted name, in bytes. Longer names do not occur, because SQLite would have to write them into the SQL of each change.
  private static let longestName = 1 << 16
}
