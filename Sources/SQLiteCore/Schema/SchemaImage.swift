import SQLiteCallsCore

/// The rows of `sqlite_schema` byte for byte, to see whether earlier rows are still there: objects are made of them only when asked for.
package struct SchemaImage {
  private var rows = 0
  /// Each column after its length; that of NULL is -1.
  private var bytes: [UInt8] = []

  /// Reads a schema as it is now.
  package init(_ connection: Connection, of schema: String = "main") throws {
    try connection.forEach("SELECT type, name, tbl_name, sql FROM \(identifier: schema).sqlite_schema ORDER BY rowid") { row in
      rows += 1
      for index in 0..<4 { try append(row, index) }
    }
  }

  /// Whether all rows of an earlier image are still in this one, in the same words. The rows after them were added since.
  package func begins(with earlier: SchemaImage) -> Bool {
    rows >= earlier.rows && bytes.prefix(earlier.bytes.count) == earlier.bytes[...]
  }

  /// The objects that the rows describe, in the order they were made.
  package var objects: [StoredObject] {
    var place = 0
    return (0..<rows).map { _ in
      let type = text(at: &place) ?? ""
      let name = SchemaName(text(at: &place) ?? "")
      let table = SchemaName(text(at: &place) ?? "")
      return StoredObject(type: type, name: name, table: table, sql: text(at: &place))
    }
  }

  private mutating func append(_ row: Row, _ index: Int) throws {
    let written: Void? = try row.withBytes(at: index) { column in
      append(length: column.count)
      unsafe bytes.append(contentsOf: column)
    }
    if written == nil { append(length: -1) }
  }

  private mutating func append(length: Int) {
    unsafe withUnsafeBytes(of: length) { unsafe bytes.append(contentsOf: $0) }
  }

  /// The column at a place; nil for NULL. The place is moved to the next column.
  private func text(at place: inout Int) -> String? {
    let length = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: place, as: Int.self) }
    place += MemoryLayout<Int>.size
    guard length >= 0 else { return nil }
    defer { place += length }
    return String(decoding: bytes[place..<(place + length)], as: UTF8.self)
  }
}
