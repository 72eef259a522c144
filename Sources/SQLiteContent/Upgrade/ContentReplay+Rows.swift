import SQLiteCalls
import SQLiteCore
import SQLiteConcurrency

extension ContentReplay {
  /// Copies the rows of a table, with their rowids.
  func copyRows(of table: SchemaObject) throws {
    let name = table.name.spelling
    let bundle: SQL = "\(identifier: Self.bundled).\(identifier: name)"
    let names = try connection.allColumns(of: name, in: Self.bundled).filter { $0.storage == .ordinary }.map(\.name)
    let rowid = try connection.freeRowidName(of: name, isWithoutRowid: table.isWithoutRowid, in: Self.bundled)
    let isTooWide = try rowid != nil && names.count + 1 > connection.limit(.column)
    let columns = ((isTooWide ? nil : rowid).map { [$0] } ?? []) + names
    let list = columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    let qualified = columns.map { "source.\(identifier: $0)" as SQL }.joined(separator: ", ")  // never read as a string literal
    do {
      var copy: SQL = "INSERT INTO main.\(identifier: name) (\(list)) SELECT \(qualified) FROM \(bundle) AS source"
      if isTooWide, let rowid { copy = copy + " ORDER BY source.\(identifier: rowid)" }
      try connection.prepare(copy).run()
    } catch let error as SQLiteError {
      guard error.code.primary == .constraint else { throw error }
      throw damaged("table \(name): \(error.message)")
    }
    let copied = connection.changes
    let count = try connection.value("SELECT count(*) FROM \(bundle)", as: Int.self)
    if count != copied { throw damaged("table \(name) has \(count ?? 0) rows by its index, \(copied) by itself") }
    if isTooWide, let rowid { try renumberRows(of: name, rowid: SQL(identifier: rowid), from: bundle) }
  }

  /// Changes the rowids of rows that were inserted in rowid order, and so have the rowids 1, 2, 3 …, to the rowids of the bundle.
  ///
  /// A table may have as many columns as a SELECT may, which leaves no room for the rowid. First the rows that move down are updated, in
  /// ascending order, then the rows that move up, in descending order, so that each new rowid is free.
  private func renumberRows(of table: String, rowid: SQL, from bundle: SQL) throws {
    let wanted = try connection.rows("SELECT \(rowid) FROM \(bundle) ORDER BY \(rowid)") { try $0[0, as: Int64.self] }
    let update = try connection.prepare("UPDATE main.\(identifier: table) SET \(rowid) = ? WHERE \(rowid) = ?")
    let places = wanted.indices.map { (wanted[$0], Int64($0) + 1) }
    for (new, old) in places where new < old { try update.run(new, old) }
    for (new, old) in places.reversed() where new > old { try update.run(new, old) }
  }
}
