import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteVirtualTables
import Testing

@Suite struct `A function that throws` {
  typealias Library = FunctionStage.Library

  @Test(arguments: Library.allCases) func `makes its statement fail, and the error comes along`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("f") { (number: Int) -> Int in throw Broken(number: number) }
    let error = #expect(throws: SQLiteError.self) { try bench.call("f", 7) }
    #expect(error?.code == .error)
    #expect(error?.message == "f(): Broken(number: 7)")
    #expect(error?.origin == .call(.sqlite3_step))
    #expect(error?.sql == "SELECT f(?)")
    #expect(error?.underlying as? Broken == Broken(number: 7))
  }

  @Test(arguments: Library.allCases) func `gives its own code and message to SQLite`(library: Library) throws {
    let bench = try FunctionStage(library)
    for code in [ResultCode.constraint, .constraintUnique, .auth, .toobig, .busySnapshot, .mismatch, .nomem, .corrupt] {
      let own = SQLiteError.refused(code, "no, thanks")
      try bench.connection.addFunction("f") { (number: Int) -> Int in throw own }
      let error = #expect(throws: SQLiteError.self) { try bench.call("f", 7) }
      #expect(error?.code == code)
      #expect(error?.message == "no, thanks")
      #expect(error?.underlying as? SQLiteError == own)
    }
  }

  @Test(arguments: [ResultCode.ok, .row, .done, .schema, ResultCode(rawValue: -1)])
  func `cannot make SQLite go on or start over with its code`(code: ResultCode) throws {
    let calls = Tally()
    let connection = try Connection(.memory)
    try connection.addFunction("f") { () -> Int in
      calls.count += 1
      throw SQLiteError.refused(code, "odd")
    }
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f()", as: Int.self) }
    #expect(error?.code == .error)
    #expect((error?.underlying as? SQLiteError)?.code == code)
    #expect(calls.count == 1)
  }

  @Test(arguments: Library.allCases) func `says which argument does not fit, and keeps texts to itself`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("f") { (a: Int8, b: Int8) in a &+ b }
    func message(_ a: SQLiteValue, _ b: SQLiteValue) -> String? {
      let error = #expect(throws: SQLiteError.self) { try bench.call("f", a, b) }
      #expect(error?.code == .mismatch)
      return error?.message
    }
    #expect(message(1, 300) == "argument 1 of f() is integer 300, which cannot be read as Int8")
    #expect(message("secret", 1) == "argument 0 of f() is text, which cannot be read as Int8")
    #expect(message(1, nil) == "argument 1 of f() is null, which cannot be read as Int8")
    #expect(message(2.5, 1) == "argument 0 of f() is real 2.5, which cannot be read as Int8")
  }

  @Test(arguments: Library.allCases) func `is one that answers what SQLite cannot hold or reads what is not there`(library: Library) throws
  {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("nan") { Double.nan }
    try bench.connection.addFunction("huge") { UInt64.max }
    try bench.connection.addFunction("third", argumentCount: 2) { try $0[2, as: Int.self] }
    let error = #expect(throws: SQLiteError.self) { try bench.call("nan") }
    #expect(error?.code == .mismatch)
    #expect(error?.message == "SQLite cannot hold the result of nan(), a value of Double: it is not a number")
    expectError(.mismatch, "SQLite cannot hold the result of huge(), a value of UInt64: it is") { try bench.call("huge") }
    let range = #expect(throws: SQLiteError.self) { try bench.call("third", 1, 2) }
    #expect(range?.code == .range)
    #expect(range?.message == "third() has no argument 2: it was called with 2, counted from 0")
  }

  @Test(arguments: Library.allCases) func `leaves a connection on which all goes on`(library: Library) throws {
    let bench = try FunctionStage(library)
    try bench.connection.addFunction("f") { (number: Int) -> Int in
      if number < 0 { throw Broken() }
      return number
    }
    for number in -2...2 {
      if number < 0 {
        expectError(.error, "f(): Broken(number: 0)") { try bench.call("f", .integer(Int64(number))) }
      } else {
        #expect(try bench.call("f", .integer(Int64(number))) == .integer(Int64(number)))
      }
    }
    try bench.connection.close()
  }

  @Test func `undoes what its statement wrote, and no more`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f") { (number: Int) -> Int in
      if number == 3 { throw Broken() }
      return number
    }
    try connection.execute("CREATE TABLE t (a)")
    try connection.transaction {
      try connection.execute("INSERT INTO t VALUES (100)")
      expectError(.error, "f(): Broken(number: 0)") {
        try connection.execute("INSERT INTO t SELECT f(column1) FROM (VALUES (1), (2), (3), (4))")
      }
    }
    #expect(try connection.rows("SELECT a FROM t") { try $0[0, as: Int.self] } == [100])
  }

  @Test func `may say as much as it likes, also with a NUL`() throws {
    struct Talking: Error, CustomStringConvertible { let description: String }
    let connection = try Connection(.memory)
    for text in [String(repeating: "šč", count: 100_000), "a\0b", ""] {
      try connection.addFunction("f") { () -> Int in throw Talking(description: text) }
      let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT f()", as: Int.self) }
      #expect((error?.underlying as? Talking)?.description == text)
      #expect(error.map { $0.message.count <= 1_000 } == true)
    }
  }
}

@Suite struct `The error of a function` {
  @Test func `goes through statements inside functions one by one`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("within") { () -> Int in throw Broken(number: 1) }
    try connection.addFunction("beyond", argumentCount: 0) { arguments in
      try arguments.connection.value("SELECT within()", as: Int.self) ?? 0
    }
    let error = #expect(throws: SQLiteError.self) { try connection.value("SELECT beyond()", as: Int.self) }
    #expect(error?.sql == "SELECT beyond()")
    let inner = error?.underlying as? SQLiteError
    #expect(inner?.sql == "SELECT within()")
    #expect(inner?.underlying as? Broken == Broken(number: 1))
  }

  @Test func `that was caught inside a function is not that of the statement outside`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a CHECK (a < 10))")
    try connection.addFunction("within") { () -> Int in throw Broken(number: 1) }
    try connection.addFunction("careful", argumentCount: 0) { arguments in
      (try? arguments.connection.value("SELECT within()", as: Int.self)) ?? 100
    }
    #expect(try connection.value("SELECT careful()") == 100)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (careful())") }
    #expect(error?.code == .constraintCheck)
    #expect(error?.underlying == nil)
  }

  @Test func `that C code has swallowed blames no later statement, even for the same words`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)")
    let words = "UNIQUE constraint failed: t.a"
    try connection.addFunction("f") { () -> Int in throw SQLiteError.refused(.constraintUnique, words) }
    #expect(unsafe connection.wrapper.sqlite3_exec(connection.handle, "SELECT f()", nil, nil, nil) == ResultCode.constraintUnique.rawValue)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1)") }
    #expect(error?.message == words)
    #expect(error?.code == .constraintUnique)
    #expect(error?.underlying == nil)
  }

  @Test func `that C code swallowed inside a function blames not the statement outside`() throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES (1)")
    let words = "UNIQUE constraint failed: t.a"
    try connection.addFunction("f") { () -> Int in throw SQLiteError.refused(.constraintUnique, words) }
    try connection.addFunction("swallowing", argumentCount: 0) { arguments in
      let connection = try arguments.connection
      return Int(unsafe connection.wrapper.sqlite3_exec(connection.handle, "SELECT f()", nil, nil, nil))
    }
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("INSERT INTO t SELECT CASE swallowing() WHEN 2067 THEN 1 END")
    }
    #expect(error?.message == words)
    #expect(error?.underlying == nil)
  }

  @Test func `is the first one, whatever happens while the statement is given up`() throws {
    let connection = try Connection(.memory)
    try connection.addFunction("f") { (number: Int) -> Int in
      if number == 2 { throw Broken(number: 2) }
      return number
    }
    try connection.addAggregate(
      "g", argumentCount: 1, initial: 0, step: { sum, arguments in sum += try arguments[0, as: Int.self] },
      final: { _ -> Int in throw Broken(number: 9) })
    let error = #expect(throws: SQLiteError.self) {
      try connection.value("SELECT g(f(column1)) FROM (VALUES (1), (2), (3))", as: Int.self)
    }
    #expect(error?.underlying as? Broken == Broken(number: 2))
    // The error that the aggregate threw into the void is forgotten.
    let next = #expect(throws: SQLiteError.self) { try connection.execute("SELECT abs(-9223372036854775808)") }
    #expect(next?.underlying == nil)
  }
}
