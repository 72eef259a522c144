import SQLiteManager
import SQLiteTestKit
import Scratch
import Testing

/// Random schemas of tables, triggers, cascades and R-trees that triggers keep, and random statements over them.
private struct RandomTriggers {
  private var random: SeededGenerator
  /// Whether tables have generated columns, partial indexes and no rowids as well.
  private let isWide: Bool
  private(set) var tables: [String] = []
  private(set) var indexed: [String] = []
  private(set) var schema: [String] = []

  init(seed: UInt64, isWide: Bool) {
    random = SeededGenerator(seed: seed)
    self.isWide = isWide
    tables = (0..<number(1...3)).map { "t\($0)" }
    for table in tables { makeTable(table) }
    indexed = tables.filter { _ in chance(60) }
    if indexed.isEmpty { indexed = [tables[0]] }
    for table in tables {
      for id in 1...4 where chance(80) {
        schema.append("INSERT OR IGNORE INTO \(table) (id, a, b) VALUES (\(id), \(id), \(number(1...6)))")
      }
    }
    for table in indexed { makeIndex(of: table) }
    for place in 0..<number(0...4) { makeTrigger("g\(place)") }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  private mutating func one(_ texts: [String]) -> String { texts[number(0...(texts.count - 1))] }

  private mutating func makeTable(_ table: String) {
    let clauses = ["", "", " ON CONFLICT REPLACE"]
    let cascade = chance(15) ? " REFERENCES \(one(tables)) (id) ON DELETE CASCADE ON UPDATE CASCADE" : ""
    let generated = isWide ? ", g AS (b % 3)" + one(["", " UNIQUE ON CONFLICT REPLACE"]) : ""
    let end = isWide ? one(["", " WITHOUT ROWID"]) : ""
    schema.append(
      "CREATE TABLE \(table) (id INTEGER PRIMARY KEY\(one(clauses)), a, b UNIQUE\(one(clauses)), c\(cascade)\(generated))\(end)")
    if isWide, chance(40) { schema.append("CREATE UNIQUE INDEX ux_\(table) ON \(table) (a + b) WHERE a > 2") }
  }

  private mutating func makeIndex(of table: String) {
    func insert(_ condition: String) -> String { "INSERT INTO r_\(table) SELECT id, 0, 1 FROM \(table)\(condition)" }
    schema += ["CREATE VIRTUAL TABLE r_\(table) USING rtree(id, x, y)", insert("")]
    for (event, ids) in [("INSERT", "new.id"), ("DELETE", "old.id"), ("UPDATE OF id", "old.id, new.id")] {
      schema.append(
        """
        CREATE TRIGGER \(table)_\(event.prefix(1)) AFTER \(event) ON \(table) BEGIN
          DELETE FROM r_\(table) WHERE id IN (\(ids)); \(insert(" WHERE id IN (\(ids))"));
        END
        """)
    }
  }

  private mutating func makeTrigger(_ name: String) {
    let event = one(["INSERT", "UPDATE", "DELETE", "UPDATE OF a", "UPDATE OF b"])
    let id = event == "DELETE" ? "old.id" : "new.id"
    let body = (0..<number(1...2)).map { _ in statement(within: id) }.joined(separator: "; ")
    schema.append(
      "CREATE \(one(["", "", "TEMP "]))TRIGGER \(name) \(one(["AFTER", "BEFORE"])) \(event) ON \(one(tables)) BEGIN \(body); END")
  }

  /// A statement of the program, or of a trigger that knows the id of a row.
  mutating func statement(within id: String? = nil) -> String {
    let table = one(tables)
    let policy = one(["", "", "", "", " OR REPLACE", " OR IGNORE"])
    let ids = id.map { [$0, "\(number(1...6))"] } ?? ["\(number(1...6))"]
    let row = one(ids)
    let b = chance(80) ? "\(number(1...6))" : "NULL"
    let values = "INTO \(table) (id, a, b) VALUES (\(row), \(number(1...9)), \(b))"
    switch number(1...100) {
    case ...35: return "INSERT\(policy) \(values)"
    case ...45: return "REPLACE \(values)"
    case ...55 where id == nil:
      return "INSERT \(values) ON CONFLICT (id) DO UPDATE SET a = excluded.a" + (chance(50) ? ", b = \(b)" : "")
    case ...85:
      let changes = one(["a = a + 1", "b = \(b)", "id = id + 1", "a = a + 1, b = \(b)", "b = b + 1"])
      return "UPDATE\(policy) \(table) SET \(changes) WHERE id = \(row)"
    default: return "DELETE FROM \(table) WHERE id = \(row)"
    }
  }
}

@Suite struct `Random statements over indexes that triggers keep` {
  private struct Outcome: Equatable {
    var rows: [[SQLiteValue]] = []
    var message: String?
    var isInStep = true
  }

  /// A connection with the schema; nil where SQLite refuses the schema.
  private static func connection(_ random: RandomTriggers, setting: Bool?) throws -> Connection? {
    var configuration = Connection.Configuration()
    configuration.recursiveTriggers = setting != nil
    let connection = try Connection(.memory, configuration: configuration)
    try connection.setPragma(.recursiveTriggers, to: false)
    for sql in random.schema { do { try connection.execute(SQL(unchecked: sql)) } catch { return nil } }
    if let setting { try connection.setPragma(.recursiveTriggers, to: setting) }
    return connection
  }

  private static func outcome(of random: RandomTriggers, _ sql: String?, setting: Bool?) throws -> Outcome? {
    guard let connection = try connection(random, setting: setting) else { return nil }
    var outcome = Outcome()
    do { if let sql { try connection.execute(SQL(unchecked: sql)) } } catch let error as SQLiteError {
      outcome.message = String(error.message.prefix { $0 != ";" })
    }
    for table in random.tables { outcome.rows += try connection.rows("SELECT * FROM \(identifier: table) ORDER BY 1").map(\.values) }
    for table in random.indexed {
      let ids = try connection.rows("SELECT id FROM \(identifier: table) ORDER BY 1", as: Int.self)
      if try connection.rows("SELECT id FROM \(identifier: "r_" + table) ORDER BY 1", as: Int.self) != ids { outcome.isInStep = false }
    }
    return outcome
  }

  /// Seeds from 0 on, as many as `SQLITEMANAGER_LONG_RUNS` allows.
  @Test(arguments: [false, true]) func `leave no index out of step where SQLite can keep it, and do nothing of their own`(isWide: Bool)
    throws
  {
    var (count, wrong) = (0, 0)
    for seed in 0..<UInt64(TestRun.rounds(isWide ? 600 : 2_000, few: 6)) {
      var random = RandomTriggers(seed: seed, isWide: isWide)
      guard try Self.outcome(of: random, nil, setting: false)?.isInStep == true else { continue }
      for _ in 0..<4 {
        let sql = random.statement()
        guard let off = try Self.outcome(of: random, sql, setting: false), let on = try Self.outcome(of: random, sql, setting: true),
          let found = try Self.outcome(of: random, sql, setting: nil)
        else { continue }
        count += 1
        if !off.isInStep { wrong += 1 }
        #expect(found == on || found == off && (off.isInStep || !on.isInStep), "seed \(seed): \(sql)")
      }
    }
    #expect(count > 10 && wrong > 0)
  }
}
