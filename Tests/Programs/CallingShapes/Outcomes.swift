import SQLiteManager

/// 71. A Result of a verb.
public func outcome(_ connection: Connection) -> Result<Int, any Error> { Result { try connection.count("star") } }

/// 72. A switch over it, with a cast in the pattern.
public func words(_ connection: Connection) -> String {
  switch outcome(connection) {
  case .success(let count): "\(count) stars"
  case .failure(let error as SQLiteError) where error.code.primary == .busy: "in use"
  case .failure(let error): "\(error)"
  }
}

/// 73. A loop over results.
public func failures(_ statements: [SQL], _ connection: Connection) -> [SQLiteError] {
  var failures: [SQLiteError] = []
  for result in statements.map({ sql in Result { try connection.execute(sql) } }) {
    if case .failure(let error as SQLiteError) = result { failures.append(error) }
  }
  return failures
}

/// 74. A retry that answers an outcome.
public enum Outcome { case done, busy, failed(any Error) }

/// Inserts, and returns the outcome.
public func insert(_ name: String, _ connection: Connection) -> Outcome {
  for _ in 0..<3 {
    do {
      try connection.insert(["name": name], into: "star")
      return .done
    } catch let error as SQLiteError where error.code.primary == .busy {
      pause()
    } catch {
      return .failed(error)
    }
  }
  return .busy
}

/// 75. A loop until the outcome is another.
public func insertUntilRefused(_ names: [String], _ connection: Connection) -> Int {
  var count = 0
  names: for name in names {
    switch insert(name, connection) {
    case .done: count += 1
    case .busy: continue names
    case .failed: break names
    }
  }
  return count
}

/// 76. mapError and get.
public func total(_ connection: Connection) throws(AppError) -> Int { try outcome(connection).mapError { AppError.unavailable($0) }.get() }

/// 77. flatMap over two calls.
public func ratio(_ connection: Connection) -> Result<Double, any Error> {
  outcome(connection).flatMap { count in Result { Double(try connection.count("planet")) / Double(max(count, 1)) } }
}

/// 78. An optional chain of tries.
public func firstName(_ connection: Connection?) throws -> String? { try connection?.row("SELECT name FROM star")?["name"] }

/// 79. if and switch as expressions.
public func level(_ connection: Connection) throws -> Int {
  let count = if try connection.tableExists("star") { try connection.count("star") } else { 0 }
  return switch count {
  case 0: 0
  case ..<100: try connection.value("SELECT max(id) FROM star") ?? 0
  default: 3
  }
}

/// 80. guard, else with a catch around it.
public func version(_ connection: Connection) -> Int? {
  do {
    guard let version = try connection.value("PRAGMA user_version", as: Int.self), version > 0 else { return nil }
    return version
  } catch ResultCode.notadb {
    return nil
  } catch {
    return -1
  }
}
