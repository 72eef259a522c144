extension Statement {
  /// The statement to which values were bound, for the rest of a line: `try statement.bind(1, "Vega").run()`.
  @safe public struct Bound: ~Escapable {
    private let connection: Connection
    private let prepared: PreparedStatement

    @_lifetime(borrow statement)
    fileprivate init(_ statement: borrowing Statement) {
      connection = statement.connection
      prepared = statement.prepared
    }

    /// Runs the statement to its end; rows are passed over.
    ///
    /// - Throws: ``SQLiteError`` of SQLite.
    public func run() throws { try prepared.run(on: connection) }
  }

  /// Binds a value to each parameter, in order, and answers what runs.
  ///
  /// - Throws: ``SQLiteError`` as binding alone.
  @_disfavoredOverload @_lifetime(borrow self)
  public func bind<each Value: SQLiteBindable>(_ value: repeat each Value) throws -> Bound {
    let _: Void = try bind(repeat each value)
    return Bound(self)
  }
}
