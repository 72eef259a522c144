import SQLiteManager

/// 41. A retry loop with a pause that suspends.
public func insertLater(_ database: Database) async throws {
  for _ in 0..<5 {
    do {
      try await database.perform { connection in try connection.execute("INSERT INTO star VALUES (1)") }
      return
    } catch let error as SQLiteError where error.code.primary == .busy {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}

/// 42. async let.
public func both(_ database: Database) async throws -> (Int, Int) {
  async let stars = database.performRead { try $0.count("star") }
  async let planets = database.performRead { try $0.count("planet") }
  return try await (stars, planets)
}

/// 43. A group that throws.
public func counts(_ tables: [String], _ database: Database) async throws -> [String: Int] {
  try await withThrowingTaskGroup(of: (String, Int).self) { group in
    for table in tables { group.addTask { try await database.performRead { (table, try $0.count(table)) } } }
    return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
  }
}

/// 44. A group whose tasks answer results.
public func tryAll(_ ids: [Int64], _ database: Database) async -> Int {
  await withTaskGroup(of: Result<Void, any Error>.self) { group in
    for id in ids {
      group.addTask {
        do { return .success(try await database.perform { _ = try $0.delete(from: "star", key: id) }) } catch { return .failure(error) }
      }
    }
    var failures = 0
    for await result in group { if case .failure = result { failures += 1 } }
    return failures
  }
}

/// 45. A task that is cancelled.
public func search(_ database: Database, _ text: String) async -> [OwnedRow] {
  do {
    return try await database.performRead { try $0.rows("SELECT id, name FROM star WHERE name LIKE \(text)") }
  } catch is CancellationError {
    return []
  } catch let error as SQLiteError where error.code.primary == .interrupt {
    return []
  } catch {
    return []
  }
}

/// 46. An unstructured task with a value.
public func begin(_ queue: ConnectionQueue) -> Task<Int, any Error> {
  Task { try await queue.perform { connection in try connection.count("star") } }
}

/// 47. Results as they come, in a loop that catches.
public func watch(_ database: Database) async {
  do { for try await count in database.observe({ try $0.count("star") }) where count > 3 { return } } catch { pause() }
}

/// 48. A stream that is filled from rows.
public func names(_ queue: ConnectionQueue) -> AsyncThrowingStream<String, any Error> {
  AsyncThrowingStream { continuation in
    Task {
      do {
        try await queue.perform { connection in
          try connection.forEach("SELECT name FROM star") { continuation.yield(try $0["name"]) }
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

/// 49. A continuation that is resumed by a result.
public func count(_ queue: ConnectionQueue) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    continuation.resume(with: Result { try queue.count("star") })
  }
}

/// 50. A detached task, a labelled loop and a race that is begun again.
public func settle(_ database: Database) -> Task<Void, any Error> {
  Task.detached {
    tries: for attempt in 1...3 {
      do {
        try await database.perform { connection in
          try connection.transaction(retries: 2) { try connection.execute("UPDATE star SET seen = 1") }
        }
        break tries
      } catch ResultCode.busy where attempt < 3 {
        continue tries
      }
    }
  }
}
