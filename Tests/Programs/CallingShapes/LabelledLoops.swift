import SQLiteDescriptions
import SQLiteManager

/// 21. A labelled loop that a catch continues.
public func insertAll(_ names: [String], _ connection: Connection) throws -> Int {
  var count = 0
  names: for name in names {
    for _ in 0..<3 {
      do {
        try connection.insert(["name": name], into: "star")
        count += 1
        continue names
      } catch let error as SQLiteError where error.code.primary == .busy {
        pause()
      } catch ResultCode.constraint {
        continue names
      }
    }
    break names
  }
  return count
}

/// 22. Rows that do not fit are passed over.
public func names(_ rows: [OwnedRow]) throws -> [String] {
  var names: [String] = []
  for row in rows {
    do { names.append(try row["name"]) } catch let error as SQLiteError where error.code == .mismatch { continue }
  }
  return names
}

/// 23. The outer loop ends at a full disk.
public func fill(_ pages: [[UInt8]], _ connection: Connection) throws {
  writing: while true {
    for page in pages {
      do { try connection.insert(["bytes": page], into: "page") } catch ResultCode.full { break writing }
    }
  }
}

/// 24. A statement that is run for each element.
public func mark(_ ids: [Int64], _ connection: Connection) throws -> [Int64] {
  let statement = try connection.prepare("UPDATE star SET seen = 1 WHERE id = ?")
  var left: [Int64] = []
  for id in ids {
    do { try statement.run(id) } catch let error as SQLiteError where error.code.primary == .locked { left.append(id) }
  }
  return left
}

/// 25. A prepared insert in a loop.
public func insert(_ names: [String], by statement: borrowing InsertStatement) throws {
  for name in names {
    do { _ = try statement.insert(name) } catch let error as SQLiteError where error.code == .constraintUnique { continue }
  }
}

/// 26. stride, and a value that is counted down in defer.
public func deleteInParts(_ connection: Connection) throws {
  var left = 10
  for start in stride(from: 0, to: 10_000, by: 1_000) {
    defer { left -= 1 }
    do { try connection.execute("DELETE FROM log WHERE id BETWEEN \(start) AND \(start + 999)") } catch ResultCode.busy where left > 0 {
      continue
    }
  }
}

/// 27. zip, and two loops in one do.
public func rename(_ old: [String], _ new: [String], _ connection: Connection) throws {
  do {
    for (old, new) in zip(old, new) {
      try connection.update("star", set: ["name": new], where: Column("name") == old)
    }
    for name in new where try connection.exists(in: "star", where: Column("name") == name) == false { throw AppError.refused(name) }
  } catch let error as SQLiteError where error.code.primary == .constraint {
    throw AppError.refused(error.message)
  }
}

/// 28. while let over a cursor.
public func printNames(_ connection: Connection) throws {
  let cursor = try connection.cursor("SELECT name FROM star")
  while let row = try cursor.next() {
    do { try consume(row["name", as: String.self]) } catch is AppError { break }
  }
}

/// Does something with a name, which must not be empty.
public func consume(_ name: String) throws { if name.isEmpty { throw AppError.missing } }

/// 29. A loop over dictionary pairs with a guard that throws.
public func save(_ settings: [String: String], _ connection: Connection) throws {
  for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
    do {
      let count = try connection.update("setting", set: ["value": value], where: Column("key") == key)
      guard count == 1 else { throw AppError.missing }
    } catch AppError.missing {
      try connection.insert(["key": key, "value": value], into: "setting")
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    }
  }
}

/// 30. Pages until there are no more.
public func pages(_ connection: Connection) throws -> [[OwnedRow]] {
  var pages: [[OwnedRow]] = []
  var offset = 0
  while true {
    do {
      let rows = try connection.read("star", orderedBy: .ascending("id"), limit: 100, offset: offset)
      if rows.isEmpty { return pages }
      pages.append(rows)
      offset += rows.count
    } catch let error as SQLiteError where error.code.primary == .interrupt {
      return pages
    }
  }
}
