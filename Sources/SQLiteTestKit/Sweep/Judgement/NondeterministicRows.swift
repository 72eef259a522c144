/// Compares rows that differ between runs without faults, for example because they contain a timestamp or a generated key. The comparison
/// covers the number of rows and the columns that do not differ. For a column that differs, it covers the number of new values and the
/// kinds of all values.
struct NondeterministicRows {
  /// A table before and after a run.
  struct Change {
    let before: DatabaseState.Rows
    let after: DatabaseState.Rows
  }

  /// The databases before and after each run without faults, by database number.
  private var samples: [[Int: (before: DatabaseState, after: DatabaseState)]] = []

  /// Whether tables that differ are compared at all.
  var isCompared = true

  /// The tables that differ between runs without faults, with their changes, by database number.
  private var tables: [Int: [String: [Change]]] = [:]

  /// Adds the states of the databases before and after a run without faults.
  mutating func add(_ sample: [Int: (before: DatabaseState, after: DatabaseState)]) {
    samples.append(sample)
    for database in Set(samples.flatMap(\.keys)) { tables[database] = changes(in: database) }
  }

  private func changes(in database: Int) -> [String: [Change]] {
    let states = samples.compactMap { $0[database] }
    guard let first = states.first else { return [:] }
    var found: [String: [Change]] = [:]
    for name in first.after.tables.keys where states.contains(where: { $0.after.tables[name] != first.after.tables[name] }) {
      found[name] = states.map { Change(before: $0.before.tables[name] ?? .init(), after: $0.after.tables[name] ?? .init()) }
    }
    return found
  }

  /// Compares a database with its state after a run without faults, or with a state that this run committed. Returns the first difference;
  /// nil if there is none.
  ///
  /// - Parameters:
  ///   - expected: The state to compare with.
  ///   - isAfter: Whether `expected` is the final state, which is known from every run without faults.
  func difference(
    of state: DatabaseState, before: DatabaseState, from expected: DatabaseState, in database: Int, isAfter: Bool = true,
    isStrict: Bool = true
  ) -> String? {
    let differing = tables[database] ?? [:]
    let known = before.objects.keys
    if differing.isEmpty { return state.difference(from: expected, isStrict: isStrict, known: known) }
    let names = Set(differing.keys)
    if let difference = state.without(names).difference(from: expected.without(names), isStrict: isStrict, known: known) {
      return difference
    }
    guard isCompared, state.unread == nil, expected.unread == nil else { return nil }
    func run(_ name: String) -> Change { Change(before: before.tables[name] ?? .init(), after: state.tables[name] ?? .init()) }
    for (name, changes) in differing.sorted(by: { $0.key < $1.key }) {
      let wanted = isAfter ? changes : [Change(before: changes[0].before, after: expected.tables[name] ?? .init())]
      if let difference = Self.difference(of: run(name), from: wanted, differing: Self.columns(changes), name) { return difference }
    }
    guard isAfter else { return nil }
    // A generated key that is stored in two places must be the same in both, whatever its value.
    var firsts: [[Set<UInt64>]: (keys: Set<UInt64>, place: String)] = [:]
    for (name, changes) in differing.sorted(by: { $0.key < $1.key }) {
      for column in Self.columns(changes) {
        let (keys, place) = (run(name).newKeys(in: column), "\(changes[0].after.columns[column]) of \(name)")
        let clean = changes.map { $0.newKeys(in: column) }
        if clean.contains([]) { continue }
        guard let first = firsts[clean] else {
          firsts[clean] = (keys, place)
          continue
        }
        if first.keys != keys { return "has other keys in \(place) than in \(first.place)" }
      }
    }
    return nil
  }

  /// Returns notes about the tables and columns that are not compared by value.
  func notes(_ names: [Int: String]) -> [String] {
    names.sorted { $0.key < $1.key }.flatMap { number, database in
      (tables[number] ?? [:]).sorted { $0.key < $1.key }.map { name, changes in
        let columns = Self.columns(changes).map { changes[0].after.columns[$0] }
        if Set(changes.map(\.after.count)).count > 1 {
          return "\(name) of \(database) is not compared: the number of its rows differs from run to run"
        }
        if columns.isEmpty { return "\(name) of \(database) is compared by the number of its rows: they differ from run to run" }
        let place = "\(columns.joined(separator: ", ")) in \(name) of \(database)"
        return "values that differ from run to run are compared by their number and kind: \(place)"
      }
    }
  }

  /// The columns whose values differ between runs without faults, in order.
  private static func columns(_ changes: [Change]) -> [Int] {
    guard let first = changes.first?.after else { return [] }
    return first.columns.indices.filter { column in
      guard let values = first.values(of: column)?.sorted() else { return false }
      return changes.contains { $0.after.values(of: column)?.sorted() != values }
    }
  }

  private static func difference(of run: Change, from clean: [Change], differing: [Int], _ name: String) -> String? {
    func agreed<Trait: Equatable>(_ trait: (Change) -> Trait?) -> Trait? {
      guard let first = clean.first.flatMap(trait) else { return nil }
      return clean.allSatisfy { trait($0) == first } ? first : nil
    }
    guard let count = agreed({ $0.after.count }) else { return nil }
    if run.after.count != count { return "has \(counted(run.after.count, "row")) in \(name), not \(count)" }
    guard let columns = agreed({ $0.after.columns }), run.after.values != nil else { return nil }
    if run.after.columns != columns { return "has other columns in \(name)" }
    let still = columns.indices.filter { !differing.contains($0) }
    for places in [still] + still.map({ [$0] }) {
      guard let sum = agreed({ $0.after.sum(of: places) }), run.after.sum(of: places) != sum else { continue }
      return "has other values in \(places.map { columns[$0] }.joined(separator: ", ")) of \(name)"
    }
    for column in differing {
      if let new = agreed({ $0.new(in: column)?.count }), new > 0, let here = run.new(in: column)?.count, here != new {
        return here == 0
          ? "has the old values in \(columns[column]) of \(name)"
          : "has \(counted(here, "new value")) in \(columns[column]) of \(name), not \(new)"
      }
      if let kinds = agreed({ $0.after.kinds(of: column) }), run.after.kinds(of: column) != kinds {
        return "has values of other kinds in \(columns[column]) of \(name)"
      }
    }
    return nil
  }
}

extension NondeterministicRows.Change {
  /// Returns the values that a column did not hold before, or holds more often; nil if its values were not kept.
  fileprivate func new(in column: Int) -> [UInt64]? {
    guard let values = after.values(of: column) else { return nil }
    var old: [UInt64: Int] = [:]
    for value in before.values(of: column) ?? [] { old[value, default: 0] += 1 }
    return values.filter { value in
      old[value, default: 0] -= 1
      return old[value, default: 0] < 0
    }
  }

  /// Returns the new values of a column that may be UUIDs.
  fileprivate func newKeys(in column: Int) -> Set<UInt64> {
    Set((new(in: column) ?? []).filter { $0 & 7 == DatabaseState.Rows.ofUUID })
  }
}

extension DatabaseState.Rows {
  /// Returns the hashes of a column's values; nil if they were not kept.
  fileprivate func values(of column: Int) -> [UInt64]? {
    guard let values, columns.indices.contains(column) else { return count == 0 ? [] : nil }
    return stride(from: column, to: values.count, by: columns.count).map { values[$0] }
  }

  /// Returns a sum over the given columns of all rows. It does not depend on the order of the rows.
  fileprivate func sum(of places: [Int]) -> UInt64? {
    guard let values, !columns.isEmpty else { return count == 0 ? 0 : nil }
    return stride(from: 0, to: values.count, by: columns.count).reduce(0) { sum, row in
      sum &+ places.reduce(0) { Self.mixed($0, values[row + $1]) }
    }
  }

  /// Returns the number of values of each kind in a column.
  fileprivate func kinds(of column: Int) -> [UInt64: Int]? {
    values(of: column).map { values in values.reduce(into: [:]) { $0[$1 & 7, default: 0] += 1 } }
  }
}
