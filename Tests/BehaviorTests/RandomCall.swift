import Scratch
import SQLiteCalls
import SQLiteManagerUnlinked
import SQLiteTestKit

/// One call of a random sequence, by the numbers of its connection and statement.
enum RandomCall: CustomStringConvertible {
  case prepare(connection: Int, sql: String)
  case step(Int)
  case reset(Int)
  case finalize(Int)
  case bind(Int, index: Int32, SQLiteValue)
  case clearBindings(Int)
  case column(Int, Int32, Reader)
  case inspect(Int)
  case connection(Int)
  case extendedCodes(Int, Bool)
  case nextStatement(Int)
  /// Prepares, steps to the end and finalizes.
  case run(connection: Int, sql: String)
  /// Runs a text while an INSERT with RETURNING is on its row, which is then interrupted or finalized.
  case whileWriting(connection: Int, sql: String, isInterrupted: Bool)
  case interrupt(Int)
  case reopen(Int)

  enum Reader: CaseIterable { case type, int, int64, double, text, bytes, blob, text16, bytes16, value }

  /// The statement that the call belongs to.
  var statement: Int? {
    switch self {
    case .step(let place), .reset(let place), .finalize(let place), .bind(let place, _, _), .clearBindings(let place),
      .column(let place, _, _), .inspect(let place):
      place
    default: nil
    }
  }

  /// The kind of call in the table of statement states.
  var kind: StatementCall? {
    switch self {
    case .step: .step
    case .reset: .reset
    case .finalize: .finalize
    case .bind: .bind
    case .clearBindings: .clearBindings
    case .column: .column
    case .inspect: .inspect
    default: nil
    }
  }

  static func random(
    _ vocabulary: RandomVocabulary, connections: Int, statements: Int, using generator: inout SplitMix64
  ) -> RandomCall {
    let connection = generator.below(connections)
    func any(_ texts: [String]) -> String { texts[generator.below(texts.count)] }
    let isRun = !vocabulary.run.isEmpty && (vocabulary.prepared.isEmpty || generator.below(2) == 0)
    switch isRun ? generator.below(10) : 10 {
    case 0 where vocabulary == .oneFile: return .reopen(connection)
    case 0...1 where vocabulary == .transactions:
      return .whileWriting(connection: connection, sql: any(RandomVocabulary.besideWriting), isInterrupted: generator.below(3) == 0)
    case 2 where vocabulary == .transactions: return .interrupt(connection)
    case 3: return .connection(connection)
    case 0...9: return .run(connection: connection, sql: any(vocabulary.run))
    default: break
    }
    guard statements > 0, generator.below(7) > 0 else { return .prepare(connection: connection, sql: any(vocabulary.prepared)) }
    let place = generator.below(statements)
    switch generator.below(20) {
    case 0...5: return .step(place)
    case 6: return .reset(place)
    case 7: return .finalize(place)
    case 8...10: return .bind(place, index: Int32(generator.below(4)), cells[generator.below(cells.count)])
    case 11: return .clearBindings(place)
    case 12...15: return .column(place, Int32(generator.below(6)), Reader.allCases[generator.below(Reader.allCases.count)])
    case 16: return .inspect(place)
    case 17: return .extendedCodes(connection, generator.below(2) == 0)
    case 18: return .nextStatement(connection)
    default: return .connection(connection)
    }
  }

  private static let cells: [SQLiteValue] = [
    nil, 1, 2, 3, -1, 2.5, .real(1e20), .real(.nan), "", "a", "2", "3 apples", "ž🧭", [], [0, 0xFF], [0x31], 9_000_000_000,
  ]

  var description: String {
    switch self {
    case .prepare(let connection, let sql): "prepare on db\(connection) \"\(sql)\""
    case .step(let place): "step stmt\(place)"
    case .reset(let place): "reset stmt\(place)"
    case .finalize(let place): "finalize stmt\(place)"
    case .bind(let place, let index, let cell): "bind stmt\(place) ?\(index) \(cell)"
    case .clearBindings(let place): "clear_bindings stmt\(place)"
    case .column(let place, let column, let reader): "column_\(reader) stmt\(place) \(column)"
    case .inspect(let place): "inspect stmt\(place)"
    case .connection(let connection): "look at db\(connection)"
    case .extendedCodes(let connection, let isOn): "extended_result_codes db\(connection) \(isOn)"
    case .nextStatement(let connection): "next_stmt db\(connection)"
    case .run(let connection, let sql): "run on db\(connection) \"\(sql)\""
    case .whileWriting(let connection, let sql, let isInterrupted):
      "run on db\(connection) \"\(sql)\" while an INSERT is on its row, then \(isInterrupted ? "interrupted" : "finalized")"
    case .interrupt(let connection): "interrupt db\(connection)"
    case .reopen(let connection): "close and open db\(connection)"
    }
  }
}
