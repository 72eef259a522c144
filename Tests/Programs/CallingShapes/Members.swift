import SQLiteManager

/// A library of stars over a connection.
public final class StarLibrary {
  let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// 81. A property that throws, with a retry.
  public var count: Int {
    get throws {
      for _ in 0..<3 {
        do { return try connection.count("star") } catch let error as SQLiteError where error.code.primary == .busy { pause() }
      }
      throw AppError.missing
    }
  }

  /// 82. A lazy property of a verb.
  public private(set) lazy var names: [String] = (try? connection.rows("SELECT name FROM star", as: String.self)) ?? []

  /// 83. An observed property that saves.
  public var title = "" {
    didSet { do { try connection.update("library", set: ["title": title], where: .all) } catch { title = oldValue } }
  }

  /// 84. A subscript with a key path.
  public subscript<Value>(_ path: KeyPath<Star, Value>, id: Int64) -> Value? {
    get throws {
      do { return try star(id)?[keyPath: path] } catch let error as SQLiteError where error.code == .mismatch { return nil }
    }
  }

  /// A star by its key.
  public func star(_ id: Int64) throws -> Star? {
    try connection.find(in: "star", key: id).map { row in Star(id: try row["id"], name: try row["name"]) }
  }

  /// 85. deinit that closes.
  deinit { do { try connection.close() } catch { pause() } }

  /// 86. A static factory that gives up after some tries.
  public static func open(_ path: String) throws -> StarLibrary {
    for _ in 0..<3 {
      do { return StarLibrary(try Connection(.file(path))) } catch let error as SQLiteError where error.code.primary == .busy { pause() }
    }
    throw AppError.missing
  }
}

/// Work in steps.
@resultBuilder public enum StepBuilder {
  /// One statement.
  public static func buildExpression(_ sql: SQL) -> [SQL] { [sql] }
  /// Several parts.
  public static func buildBlock(_ parts: [SQL]...) -> [SQL] { parts.flatMap { $0 } }
  /// A part that may be left out.
  public static func buildOptional(_ part: [SQL]?) -> [SQL] { part ?? [] }
  /// The parts that a loop made.
  public static func buildArray(_ parts: [[SQL]]) -> [SQL] { parts.flatMap { $0 } }
}

/// 87. A result builder whose steps are run and tried again.
public func run(_ connection: Connection, @StepBuilder _ steps: () throws -> [SQL]) throws {
  for sql in try steps() {
    do { try connection.execute(sql) } catch let error as SQLiteError where error.code.primary == .locked { try connection.execute(sql) }
  }
}

/// 88. The builder with a loop and a call that throws in it.
public func makeTables(_ connection: Connection) throws {
  try run(connection) {
    "CREATE TABLE a (id INTEGER PRIMARY KEY)"
    if try !connection.tableExists("b") { "CREATE TABLE b (id INTEGER PRIMARY KEY)" }
    for name in ["c", "d"] { "CREATE TABLE \(identifier: name) (id INTEGER PRIMARY KEY)" }
  }
}

/// 89. A property wrapper that writes.
@propertyWrapper public struct Stored {
  let key: String
  let connection: Connection

  /// The stored text.
  public var wrappedValue: String {
    get { (try? connection.value("SELECT value FROM setting WHERE key = \(key)", as: String.self)) ?? "" }
    nonmutating set {
      for _ in 0..<2 {
        do {
          try connection.execute("REPLACE INTO setting VALUES (\(key), \(newValue))")
          return
        } catch let error as SQLiteError where error.code.primary == .busy {
          pause()
        } catch {
          return
        }
      }
    }
  }
}

/// 90. An autoclosure.
public func attempt<Value>(_ value: @autoclosure () throws -> Value) throws -> Value? {
  do { return try value() } catch let error as SQLiteError where error.code.primary == .busy { return nil }
}

/// The first of two counts that can be had.
public func attemptTwice(_ connection: Connection) throws -> Int? {
  try attempt(connection.count("star")) ?? attempt(connection.count("planet"))
}
