import SQLiteManager
import SQLiteTestKit
import Scratch
import SQLiteVirtualTables
import Testing

@Suite struct `Each call about functions` {
  typealias Library = FunctionStage.Library

  /// Registers and calls functions of every kind, with every kind of value.
  static func work(_ library: Library, on wrapper: any Sqlite3WrapperProtocol) throws -> [SQLiteValue] {
    let bench = try FunctionStage(library, behind: { _ in wrapper })
    return try work(bench)
  }

  static func work(_ bench: FunctionStage) throws -> [SQLiteValue] {
    let connection = bench.connection
    try connection.addFunction("joined") { (a: String, b: [UInt8]) in a + String(decoding: b, as: UTF8.self) }
    try connection.addFunction("zeros") { (count: Int) in ZeroBlob(count: count) }
    try connection.addFunction("size", argumentCount: 1) { arguments in try arguments.withBytes(at: 0) { $0.count } }
    try connection.addFunction("kept", argumentCount: 2) { arguments in
      try arguments.auxiliary(at: 0) { "kept " } + arguments[1, as: String.self]
    }
    try connection.addAggregate(
      "texts", argumentCount: 1, initial: "", step: { text, arguments in text += try arguments[0, as: String.self] }, final: { $0 })
    try connection.addAggregate(
      "typed", initial: [], step: { (all, next: String) in all.append(next) }, final: { $0.joined(separator: "-") })
    try connection.addWindow(
      "total", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
      inverse: { sum, arguments in sum -= try arguments[0, as: Int.self] }, value: { $0 })
    var answers = [
      try bench.call("joined", "a", .blob([98])), try bench.call("zeros", 2), try bench.call("size", .blob([1, 2, 3])),
      try bench.call("kept", "x", "y"), try bench.aggregate("texts", [["a"], ["b"], ["c"]]), try bench.aggregate("texts", []),
      try bench.aggregate("typed", [["a"], ["b"]]),
    ]
    answers += try bench.window("total", [1, 2, 3], frame: 2)
    try connection.removeFunction("joined", argumentCount: 2)
    try connection.close()
    return answers
  }

  static let right: [SQLiteValue] = ["ab", .blob([0, 0]), 3, "kept y", "abc", "", "a-b", 1, 3, 5]

  @Test(arguments: [nil, ResultCode.nomem, .interrupt, .ioerr]) func `fails once and for ever on the real library`(code: ResultCode?) throws
  {
    let isWhole = code == nil
    let report = try FaultSweep(
      over: { Sqlite3Wrapper() }, codes: code.map { [$0] },
      seed: TestRun.seed,
      check: { result in
        switch result {
        case .success(let answers): answers == Self.right ? nil : "wrong: \(answers)"
        case .failure(let error): error is SQLiteError ? nil : "\(error)"
        }
      }
    ) { wrapper in try Self.work(.real, on: wrapper) }.sampled(isWhole && TestRun.isLong ? nil : TestRun.most(isWhole ? 100 : 25)).run()
    #expect(report.failableCalls > 80)
    guard isWhole else { return }
    let failed = Set(report.rows.compactMap { $0.thrown == nil ? nil : $0.fault?.call })
    #expect(
      failed.isSuperset(of: [
        .sqlite3_create_function_v2, .sqlite3_create_window_function, .sqlite3_value_text, .sqlite3_value_blob, .sqlite3_result_zeroblob64,
        .sqlite3_aggregate_context,
      ]))
  }

  @Test func `fails once and for ever on the mock`() throws {
    let counter = try FunctionStage(.mock, behind: { FaultInjectingSqlite3Wrapper($0) })
    let counted = try #require(counter.wrapper as? FaultInjectingSqlite3Wrapper)
    #expect(try Self.work(counter) == Self.right)
    var failures = 0
    let runs = TestRun.sample(of: counted.failableCalls, few: 10) { [FaultPlan.once(at: $0), .forever(from: $0)] }
    for (_, plan) in runs {
      var bench: FunctionStage?
      do {
        let made = try FunctionStage(.mock, behind: { LedgerSqlite3Wrapper(FaultInjectingSqlite3Wrapper($0, plan: plan)) })
        bench = made
        #expect(try Self.work(made) == Self.right, "\(plan)")
      } catch is SQLiteError {
        failures += 1
      }
      let ledger = (bench?.wrapper as? LedgerSqlite3Wrapper)?.ledger
      bench = nil
      #expect(ledger?.openHandles.isEmpty != false && ledger?.misuses.isEmpty != false, "\(plan)")
    }
    #expect(failures > runs.count / 2)
  }
}
