public import SQLiteCore

/// A row change that a test expects. The values of columns that the test cannot predict, such as a UUID or the time of the change, can be
/// left open.
///
/// ```swift
/// try expectChanges([.inserted("card", ["word": "Apfel"], where: ["id": { $0 != .null }, "at": { _ in true }])], in: database) {
///   try deck.add("Apfel")
/// }
/// ```
public struct ExpectedChange: Sendable, CustomStringConvertible {
  /// Returns whether the value of a column is right.
  public typealias Check = @Sendable (_ value: SQLiteValue) -> Bool

  /// The change of a row; nil for a change of the schema.
  private let row: ChangedRow?
  private let checks: [String: Check]
  private let line: String

  /// Creates a change whose values are all known.
  public init(_ row: ChangedRow) { self.init(row, [:]) }

  private init(_ row: ChangedRow, _ checks: [String: Check]) { (self.row, self.checks, line) = (row, checks, "\(row)") }

  private init(line: String) { (row, checks, self.line) = (nil, [:], line) }

  /// A statement of ``DatabaseText/schema`` was removed (`- CREATE INDEX by_name ON star (name);`) or added (`+ PRAGMA user_version=2;`).
  public static func schema(_ line: String) -> Self { Self(line: line) }

  /// A row was inserted, with all its values except those left open.
  ///
  /// - Parameter checks: The columns that are left open, each with a closure that returns whether its value is right.
  public static func inserted(_ table: String, _ values: [String: SQLiteValue], where checks: [String: Check] = [:]) -> Self {
    Self(.inserted(table, values), checks)
  }

  /// A row was updated: its primary key, and the values of the changed columns before and after.
  ///
  /// - Parameter checks: The columns that are left open, each with a closure that returns whether its new value is right.
  public static func updated(
    _ table: String, key: [String: SQLiteValue], from: [String: SQLiteValue], to: [String: SQLiteValue], where checks: [String: Check] = [:]
  ) -> Self { Self(.updated(table, key: key, from: from, to: to), checks) }

  /// A row was deleted, with all its former values except those left open.
  ///
  /// - Parameter checks: The columns that are left open, each with a closure that returns whether its value was right.
  public static func deleted(_ table: String, _ values: [String: SQLiteValue], where checks: [String: Check] = [:]) -> Self {
    Self(.deleted(table, values), checks)
  }

  /// The change, followed by the columns that are left open.
  public var description: String {
    if row == nil { return line.excerpt }
    return checks.isEmpty ? line : "\(line), and by a closure: \(checks.keys.sorted().joined(separator: ", "))"
  }

  /// Matches expected changes with actual ones. Returns messages about the unmatched changes of both kinds.
  package static func compare(
    _ expected: [ExpectedChange], with happened: [ChangedRow], schema: [String] = []
  ) -> (missing: [String], others: [String]) {
    var statements = schema
    let missingStatements = expected.filter { wanted in
      guard wanted.row == nil else { return false }
      guard let index = statements.firstIndex(of: wanted.line) else { return true }
      statements.remove(at: index)
      return false
    }
    let rows = expected.filter { $0.row != nil }
    let takers = takers(of: happened, among: rows)
    let taken = Set(takers.values)
    let others = happened.indices.filter { takers[$0] == nil }.map { happened[$0] }
    let missing = rows.indices.filter { !taken.contains($0) }.map { rows[$0] } + missingStatements
    let alike = places(among: others, of: missing)
    let written = Dictionary(grouping: others, by: \.description)
    return (
      zip(missing, alike).map { wanted, places in
        let refused = places.lazy.compactMap { wanted.refused(of: others[$0]) }.first ?? []
        if !refused.isEmpty { return "\(wanted), which refuses \(refused.joined(separator: ", "))" }
        let cut = (written[wanted.line] ?? []).lazy.compactMap { wanted.row?.differences(in: $0) }.first { !$0.isEmpty } ?? []
        return cut.isEmpty ? "\(wanted)" : "\(wanted), which differs in \(cut.joined(separator: ", "))"
      }, others.map { "\($0)" } + statements.map(\.excerpt)
    )
  }

  /// Returns, for each expected change, the indices of the actual changes that equal it except for the columns left open. It looks them up
  /// by hash, because comparing thousands of changes pairwise takes too long.
  private static func places(among happened: [ChangedRow], of expected: [ExpectedChange]) -> [[Int]] {
    var known: [Set<String>: [SQLText: [Int]]] = [:]  // byte for byte: equal strings may differ in their combining characters
    return expected.map { wanted in
      let open = Set(wanted.checks.keys)
      let places = known.kept(open, Dictionary(grouping: happened.indices) { SQLText(text: happened[$0].without(open).rest.whole) })
      return wanted.row.flatMap { places[SQLText(text: $0.without(open).rest.whole)] } ?? []
    }
  }

  /// Assigns actual changes to expected ones, by index, so that as many as possible match: if an expectation matches several rows, it
  /// yields a row to an expectation that matches no other.
  private static func takers(of happened: [ChangedRow], among expected: [ExpectedChange]) -> [Int: Int] {
    var takers: [Int: Int] = [:]
    let allowed = zip(expected, places(among: happened, of: expected)).map { wanted, places in
      places.filter { wanted.refused(of: happened[$0])?.isEmpty == true }
    }
    func finds(_ wanted: Int, _ seen: inout Set<Int>) -> Bool {
      let free = allowed[wanted].first { takers[$0] == nil }
      for row in free.map({ [$0] }) ?? allowed[wanted] where seen.insert(row).inserted {
        if let taker = takers[row], !finds(taker, &seen) { continue }
        takers[row] = wanted
        return true
      }
      return false
    }
    for wanted in expected.indices {
      var seen: Set<Int> = []
      _ = finds(wanted, &seen)
    }
    return takers
  }

  /// Returns the open columns whose values the closures reject in a change. Returns nil if the change lacks an open column, or if its other
  /// values differ from the expected ones.
  private func refused(of change: ChangedRow) -> [String]? {
    let names = Set(checks.keys)
    let open = change.without(names).values
    guard let row, open.count == checks.count, row.names(names, asIn: change) else { return nil }
    return open.filter { checks[$0.key]?($0.value) != true }.map { "\($0.key) \(ChangedRow.shown($0.value))" }.sorted()
  }
}

extension ChangedRow {
  /// Returns whether the values that this change has for the given columns are the same as in another change: the old value of a column may
  /// be known while the new one is left open.
  fileprivate func names(_ columns: Set<String>, asIn change: ChangedRow) -> Bool {
    zip(parts, change.parts).allSatisfy { wanted, happened in
      wanted.allSatisfy { name, value in !columns.contains(name) || happened[name].map { Self.isSame($0, value) } ?? false }
    }
  }

  /// Returns the change without the given columns, and their new values; for a deleted row, their old values.
  fileprivate func without(_ columns: Set<String>) -> (rest: ChangedRow, values: [String: SQLiteValue]) {
    let open = parts.reduce(into: [String: SQLiteValue]()) { open, part in
      open.merge(part.filter { columns.contains($0.key) }) { $1 }
    }
    return (changed(values: { $0.filter { !columns.contains($0.key) } }), open)
  }
}
