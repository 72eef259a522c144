import SQLiteManager

/// One row of the round-trip table: a value, the class it is stored in, the type it is read as, and the outcome.
struct RoundTrip {
  /// Its number in the table.
  let number: Int
  /// The value that is bound, and the expected outcome of that.
  let value: any SQLiteBindable
  let binding: BoundAs
  /// How the value is read; nil when it cannot be bound.
  let reading: (any Reading)?

  /// The row in words. The value is shown as SQLite holds it: Foundation traps when it describes a date far outside the calendar.
  var name: String {
    let bound = value.sqliteValue.map { "\($0)" } ?? "number \(number)"
    return "\(type(of: value)) \(bound), \(binding)" + (reading.map { ", " + $0.name } ?? "")
  }

  enum BoundAs: Hashable {
    case stored(String)
    case refused(because: String)
  }
}

/// The expected outcome of reading as one type.
protocol Reading {
  var name: String { get }

  /// The problem with the value that a row gives; nil when it is as expected.
  func problem(in row: OwnedRow) -> String?
  func problem(in row: Row) -> String?
}

struct ReadingAs<Value: SQLiteExtractable & Equatable>: Reading {
  /// The value that is read; nil for a refusal.
  let expected: Value?
  /// The reason that the refusal gives beyond the storage class; nil when that is not looked at.
  let reason: String?

  var name: String { expected.map { "read as \(Value.self) \($0)" } ?? "not read as \(Value.self)" }

  // By number and by name.

  func problem(in row: OwnedRow) -> String? {
    problem(Result { try row[0, as: Value.self] }) ?? problem(Result { try row["v", as: Value.self] })
  }

  func problem(in row: Row) -> String? {
    let byNumber: String?
    do { byNumber = problem(.success(try row[0, as: Value.self])) } catch { byNumber = problem(.failure(error)) }
    if let byNumber { return byNumber }
    do { return problem(.success(try row["v", as: Value.self])) } catch { return problem(.failure(error)) }
  }

  private func problem(_ result: Result<Value, any Error>) -> String? {
    switch result {
    case .success(let value): return value == expected ? nil : "it read \(value)"
    case .failure(let error as SQLiteError):
      if expected != nil { return "\(error)" }
      let type = ", which cannot be read as \(Value.self)"
      let isSaid = reason.map { error.message.hasSuffix(type + ": " + $0) } ?? error.message.contains(type)
      return error.code == .mismatch && error.message.hasPrefix("row 1, column 0 (v) holds ") && isSaid ? nil : "it threw \(error)"
    case .failure(let error): return "it threw \(error)"
    }
  }
}

typealias Readable = SQLiteExtractable & Equatable

/// The rows, as they are written down.
struct RoundTripTable {
  private(set) var rows: [RoundTrip] = []

  /// Adds a value, the class it is stored in, the values it reads as, and the types it does not read as.
  mutating func store(
    _ value: some SQLiteBindable, _ storage: String, reads: [any Readable] = [], refuses: [any Readable.Type] = [],
    because reason: String? = nil
  ) {
    for expected in reads { read(value, storage, expected) }
    for type in refuses { refuse(value, storage, type, reason) }
  }

  /// Adds a value that cannot be bound.
  mutating func refuse(_ value: some SQLiteBindable, because reason: String) {
    rows.append(RoundTrip(number: rows.count, value: value, binding: .refused(because: reason), reading: nil))
  }

  private mutating func read<Value: Readable>(_ value: some SQLiteBindable, _ storage: String, _ expected: Value) {
    rows.append(RoundTrip(number: rows.count, value: value, binding: .stored(storage), reading: ReadingAs(expected: expected, reason: nil)))
  }

  private mutating func refuse<Value: Readable>(_ value: some SQLiteBindable, _ storage: String, _ type: Value.Type, _ reason: String?) {
    rows.append(
      RoundTrip(number: rows.count, value: value, binding: .stored(storage), reading: ReadingAs<Value>(expected: nil, reason: reason)))
  }
}
