import SQLiteManager

/// 91. map that throws.
public func counts(_ tables: [String], _ connection: Connection) throws -> [Int] { try tables.map { try connection.count($0) } }

/// 92. compactMap with a catch inside.
public func rowids(_ names: [String], _ connection: Connection) -> [Int64] {
  names.compactMap { name in
    do { return try connection.insert(["name": name], into: "star") } catch ResultCode.constraint { return nil } catch { return nil }
  }
}

/// 93. filter, then a loop with a retry.
public func prune(_ tables: Set<String>, _ connection: Connection) throws {
  for table in try tables.filter({ try connection.tableExists($0) }).sorted() {
    do { try connection.dropTable(table) } catch let error as SQLiteError where error.code.primary == .locked { pause() }
  }
}

/// 94. A lazy chain, whose closures do not throw.
public func firstBusy(_ statements: [SQL], _ connection: Connection) -> SQL? {
  statements.lazy.filter { sql in
    do { try connection.execute(sql) } catch let error as SQLiteError { return error.code.primary == .busy } catch { return false }
    return false
  }.first
}

/// 95. reduce over rows.
public func longest(_ connection: Connection) throws -> Int {
  try connection.rows("SELECT name FROM star").reduce(0) { longest, row in max(longest, try row["name", as: String.self].count) }
}

/// 96. forEach with two calls.
public func copy(_ names: [String], from first: Connection, to second: Connection) throws {
  try names.forEach { name in
    guard let id: Int64 = try first.value("SELECT id FROM star WHERE name = \(name)") else { return }
    try second.insert(["id": id, "name": name], into: "star")
  }
}

/// 97. A sequence of an app's own over a cursor.
public struct Names: Sequence, IteratorProtocol {
  let cursor: Cursor
  private(set) var failure: (any Error)?

  /// The next name; none after an error.
  public mutating func next() -> String? {
    while true {
      do { return try cursor.next()?["name"] } catch let error as SQLiteError where error.code.primary == .busy { pause() } catch {
        failure = error
        return nil
      }
    }
  }
}

/// 98. first(where:) that throws, and contains.
public func firstEmpty(_ tables: [String], _ connection: Connection) throws -> String? {
  guard try tables.contains(where: { try connection.count($0) == 0 }) else { return nil }
  return try tables.first { try connection.count($0) == 0 }
}

/// 99. A sort by the answers of queries, and a dictionary.
public func sizes(_ tables: [String], _ connection: Connection) throws -> [(key: String, value: Int)] {
  let sizes = try Dictionary(uniqueKeysWithValues: tables.map { ($0, try connection.count($0)) })
  return sizes.sorted { $0.value > $1.value }
}

/// 100. Rows in parts, each in a transaction that is tried again.
public func insertInParts(_ rows: [ColumnValues], _ connection: Connection) throws {
  var rest = rows[...]
  while !rest.isEmpty {
    let part = rest.prefix(500)
    do {
      try connection.transaction(retries: 2) { for row in part { try connection.insert(row, into: "star") } }
      rest = rest.dropFirst(part.count)
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}
