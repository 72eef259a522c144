import SQLiteManager
import Testing

private struct Median: AggregateFunction {
  private var values: [Double] = []
  mutating func step(_ arguments: FunctionArguments) throws { values.append(try arguments[0]) }
  func final() -> Double? { values.isEmpty ? nil : values.sorted()[values.count / 2] }
}

private struct BadName: Error, Equatable {}

@Suite struct `The examples about functions` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try connection.execute(
      "CREATE TABLE person (name, height); INSERT INTO person VALUES ('Ada Lovelace', 2), ('Alan Turing', 3), ('Grace Hopper', 4)")
  }

  @Test func `make initials`() throws {
    try connection.addFunction("initials", .deterministic) { (name: String) in
      name.split(separator: " ").compactMap(\.first).map(String.init).joined(separator: ".")
    }
    let names: [String] = try connection.rows("SELECT initials(name) FROM person") { try $0[0] }
    #expect(names == ["A.L", "A.T", "G.H"])
  }

  @Test func `count zeros where they lie`() throws {
    try connection.addFunction("zeros_in", argumentCount: -1, .deterministic) { arguments in
      var zeros = 0
      for index in 0..<arguments.count {
        zeros += try arguments.withBytes(at: index) { span in unsafe span.withUnsafeBytes { unsafe $0.count { $0 == 0 } } } ?? 0
      }
      return zeros
    }
    #expect(try connection.value("SELECT zeros_in(x'000100', zeroblob(4), 'a', NULL)") == 6)
  }

  @Test func `multiply, sum over a window, and find the middle`() throws {
    try connection.addAggregate("product", initial: 1.0, step: { (product, x: Double) in product *= x }, final: { $0 })
    try connection.addWindow(
      "moving_sum", initial: 0, step: { (sum, x: Int) in sum += x }, inverse: { (sum, x: Int) in sum -= x }, value: { $0 })
    try connection.addAggregate(
      "longest", argumentCount: -1, initial: 0,
      step: { longest, arguments in
        for index in 0..<arguments.count { longest = max(longest, try arguments.withBytes(at: index) { $0.byteCount } ?? 0) }
      }, final: { $0 })
    try connection.addAggregate("median", argumentCount: 1, of: Median.self)
    #expect(try connection.value("SELECT product(height) FROM person") == 24.0)
    #expect(try connection.value("SELECT median(height) FROM person") == 3.0)
    #expect(try connection.value("SELECT longest(name, height, NULL) FROM person") == 12)
    let sums: [Int] = try connection.rows("SELECT moving_sum(height) OVER (ORDER BY height ROWS 1 PRECEDING) FROM person") { try $0[0] }
    #expect(sums == [2, 5, 7])
  }

  @Test func `hand the error of a function to the caller`() throws {
    try connection.addFunction("checked") { (name: String) -> String in
      if name.hasPrefix("G") { throw BadName() }
      return name
    }
    do {
      try connection.execute("UPDATE person SET name = checked(name)")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.underlying as? BadName == BadName())
    }
  }
}
