import SQLiteConcurrency
import SQLiteContent
import SQLiteCore
import SQLiteText

// The rules that read every text of a file.

extension LintSubject {
  /// Texts that are not valid in the encoding of the file. Swift reads them with U+FFFD, and other programs differently.
  func textsThatAreNotUnicode() throws -> [LintFault] {
    let ofSchema = try faults(in: "sqlite_schema", ["name", "tbl_name", "sql"])
    if !ofSchema.isEmpty { return ofSchema }  // the names of the tables may be wrong
    return try connection.storedTables().filter { [.table, .shadow].contains($0.kind) }.flatMap { table in
      let name = table.name.spelling
      return try faults(in: name, connection.allColumns(of: name).filter { $0.storage == .ordinary }.map(\.name))
    }
  }

  private func faults(in table: String, _ columns: [String]) throws -> [LintFault] {
    if columns.isEmpty { return [] }
    let encoding = try connection.pragma(.encoding, in: "main")
    let texts = columns.map { name -> SQL in
      let column: SQL = "t.\(identifier: name)"
      return "CASE typeof(\(column)) WHEN 'text' THEN CAST(\(column) AS BLOB) END"  // as they are stored
    }
    var tallies = columns.map { _ in LintTally() }
    // An index would return the rows in its order.
    try connection.forEach("SELECT \(texts.joined(separator: ", ")) FROM main.\(identifier: table) AS t NOT INDEXED") { row in
      for place in columns.indices {
        if let bytes = try row[place, as: [UInt8]?.self], !encoding.isValid(bytes) { tallies[place].add("row \(row.number)") }
      }
    }
    return zip(columns, tallies).flatMap { name, tally in
      tally.faults(table, .error) { "\(name) is not valid \(encoding.rawValue) in \($0), counted from 1. Write the text again" }
    }
  }

  /// Search tables whose index differs from their text, and R-trees whose rows do not fit together.
  func searchIndexesOutOfStep() throws -> [LintFault] {
    try schema.roots.filter { $0.tableKind == .virtual }.compactMap { table in
      let name = table.name.spelling
      if table.searchDefinition == nil { return try connection.moduleFinding(table, trees: "main").map { (name, .error, $0) } }
      guard case .outOfStep(let remedy) = try connection.checkFullTextTable(name) else { return nil }
      let advice = remedy == .recreate ? "Make it again and fill it" : "Rebuild it"
      return (name, .error, "searches miss rows or find wrong ones: the index does not fit the text. \(advice)")
    }
  }
}

extension DatabaseEncoding {
  /// Returns whether bytes are a valid text.
  fileprivate func isValid(_ bytes: [UInt8]) -> Bool {
    if self == .utf8 { return String(validating: bytes, as: UTF8.self) != nil }
    let high = self == .utf16BigEndian ? 0 : 1
    let units = stride(from: 1, to: bytes.count, by: 2).map { UInt16(bytes[$0 - 1 + high]) << 8 | UInt16(bytes[$0 - high]) }
    return bytes.count.isMultiple(of: 2) && String(validating: units, as: UTF16.self) != nil
  }
}
