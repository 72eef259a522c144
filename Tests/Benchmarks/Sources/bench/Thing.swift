/// A row of the table "thing", which the benchmarks read and write.
struct Thing: Codable {
  var id: Int64
  var amount: Double
  var title: String
}

extension Thing {
  static let create = "CREATE TABLE thing (id INTEGER PRIMARY KEY, amount REAL NOT NULL, title TEXT NOT NULL)"

  /// Fills the table with the rows 1 to `count`.
  static func fill(_ count: Int) -> String {
    """
    INSERT INTO thing
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
    SELECT n, n * 0.5, printf('row %06d', n) FROM number
    """
  }

  /// The rows 1 to `count`.
  static func made(_ count: Int) -> [Thing] {
    (1...Int64(count)).map { id in
      let digits = String(id)
      return Thing(id: id, amount: Double(id) * 0.5, title: "row " + String(repeating: "0", count: max(0, 6 - digits.count)) + digits)
    }
  }
}

extension Checksum {
  init(_ things: [Thing]) {
    self.init()
    for thing in things {
      add(thing.id)
      add(thing.amount)
      add(thing.title)
    }
  }
}

extension Thing {
  static let selectAll = "SELECT id, amount, title FROM thing"
  static let selectNumbers = "SELECT id, amount FROM thing"
  static let selectOne = "SELECT amount, title FROM thing WHERE id = ?"
  static let insert = "INSERT INTO thing VALUES (?, ?, ?)"
  static let deleteAll = "DELETE FROM thing"
}

/// A sum of values, where adding up must cost next to nothing.
struct Sum {
  var ids: Int64 = 0
  var amounts = 0.0

  @inline(__always) mutating func add(_ id: Int64, _ amount: Double) {
    ids &+= id
    amounts += amount
  }

  /// The text goes in with its length: it only matters that the text was read.
  @inline(__always) mutating func add(_ amount: Double, text: String) { add(Int64(text.utf8.count), amount) }

  var checksum: Checksum {
    var checksum = Checksum()
    checksum.add(ids)
    checksum.add(amounts)
    return checksum
  }
}
