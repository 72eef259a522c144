import Foundation
import SQLiteManager

/// A table of a bundle, whose values follow from the number of the row, the column and the edition of the bundle.
struct BundledTable: Sendable {
  let name: String
  /// The columns after the `id`, each with its type.
  private let definition: String

  /// A table by a line such as `word (title TEXT, topic INTEGER)`.
  init(_ line: some StringProtocol) {
    let parts = line.split(separator: " ", maxSplits: 1)
    name = String(parts[0])
    definition = String(parts[1].dropFirst().dropLast())
  }

  private init(name: String, definition: String) {
    self.name = name
    self.definition = definition
  }

  /// The words of each column: its name, its type and what follows.
  private var columns: [[Substring]] { definition.split(separator: ", ").map { $0.split(separator: " ") } }

  /// The same table with one more column at the end.
  func adding(_ column: String) -> Self { Self(name: name, definition: definition + ", " + column) }

  /// The statement that makes the table.
  var creation: SQL { SQL(unchecked: "CREATE TABLE main.\(name) (id INTEGER PRIMARY KEY, \(definition))") }

  /// The statement that makes an index on the first column.
  var indexing: SQL { SQL(unchecked: "CREATE INDEX main.\(name)_by_\(columns[0][0]) ON \(name) (\(columns[0][0]))") }

  /// The query for all rows.
  func selection(in schema: String = "main") -> SQL { SQL(unchecked: "SELECT * FROM \(schema).\(name) ORDER BY id") }

  /// The statement for one row, with parameters.
  func insertion(_ verb: String = "INSERT") -> SQL {
    SQL(unchecked: "\(verb) INTO main.\(name) VALUES (?\(String(repeating: ", ?", count: columns.count)))")
  }

  /// The statement that fills the table with the rows of these numbers; numbers in it are from 1 to 12.
  func filling(_ ids: ClosedRange<Int>, edition: Int) -> String {
    let values = columns.enumerated().map { place, column in
      column[1] == "TEXT" ? "'\(column[0]) ' || i || ', edition \(edition)'" : "i * \(place + 5) % 12 + 1"
    }
    let numbers = "n (i) AS (VALUES (\(ids.lowerBound)) UNION ALL SELECT i + 1 FROM n WHERE i < \(ids.upperBound))"
    return "INSERT INTO \(name) WITH RECURSIVE \(numbers) SELECT i, \(values.joined(separator: ", ")) FROM n;"
  }
}

extension [BundledTable] {
  /// Tables, each by a line.
  init(lines: String) { self = lines.split(separator: "\n").map { BundledTable($0) } }

  /// SQL that makes and fills all of them.
  func sql(_ ids: ClosedRange<Int> = 1...12, edition: Int = 1) -> String {
    map { $0.creation.text + ";" + $0.filling(ids, edition: edition) }.joined()
  }
}

extension Connection {
  /// Copies the rows of a table from another connection one by one, and returns their number.
  @discardableResult func copyRows(
    of table: BundledTable, from other: Connection, in schema: String = "main", _ verb: String = "INSERT"
  ) throws -> Int {
    let rows = try other.rows(table.selection(in: schema))
    let insert = try prepare(table.insertion(verb))
    for row in rows {
      try insert.bind(values: row.values)
      try insert.run()
    }
    return rows.count
  }

  /// Makes tables and copies their rows from a bundle.
  func install(_ tables: some Sequence<BundledTable>, from bundle: Connection) throws {
    for table in tables {
      try execute(table.creation)
      try copyRows(of: table, from: bundle)
    }
  }
}

/// A database that is built beside the one of the app and takes its place when it is whole.
struct StagedFile: Sendable {
  /// The database of the app.
  let path: String
  private var staged: String { path + ".new" }

  /// Builds the database with a closure that gets its path and closes its own connections; after an error nothing of it is left.
  func build(_ body: (String) throws -> Void) throws {
    removeStaged()
    do {
      try body(staged)
    } catch {
      removeStaged()
      throw error
    }
  }

  /// Puts the new database into the place of the old one, in one step.
  func moveIntoPlace() throws {
    if rename(staged, path) != 0 { throw PlantedError(code: errno, action: "rename") }
  }

  private func removeStaged() {
    for suffix in ["", "-journal"] { try? FileManager.default.removeItem(atPath: staged + suffix) }  // mostly there is none
  }
}
