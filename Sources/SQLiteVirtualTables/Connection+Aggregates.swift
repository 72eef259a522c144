public import SQLiteCalls
public import SQLiteCore

extension Connection {
  /// Adds an aggregate function, or replaces the function with that name and number of arguments.
  ///
  /// Each group begins with a new state. `step` is called for each row, and finally `final` returns the result, also for a group without
  /// rows. If a closure throws, the statement fails as described at ``addFunction(_:argumentCount:_:_:)``. `final` is also called if a
  /// query is abandoned before its end; its result is then discarded.
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes.
  ///   - argumentCount: The number of arguments, up to 127; -1 for any number.
  ///   - options: The assumptions that SQLite may make about the function, and the SQL that may use it; by default only the program's own
  ///     SQL.
  ///   - initial: The state before the first row, evaluated for each group.
  ///   - step: Adds a row to the state.
  ///   - final: Returns the result of the group.
  /// - Throws: ``SQLiteError`` in the same cases as ``addFunction(_:argumentCount:_:_:)``.
  ///
  /// The C function is `sqlite3_create_function_v2`: <https://sqlite.org/c3ref/create_function.html>
  @_alwaysEmitIntoClient public func addAggregate<State, Answer: SQLiteBindable>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, FunctionArguments) throws -> Void, final: @escaping (inout State) throws -> Answer
  ) throws {
    try addAggregate(
      name, argumentCount, options, initial,
      step: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state, FunctionArguments($1, group.call)) } catch { group.fail(error) }
        group.leave()
      }, final: final)
  }

  /// Adds a function that can be used as an aggregate and over a sliding window (`OVER`).
  ///
  /// - Parameters:
  ///   - name: The name, case-insensitive; at most 255 bytes.
  ///   - argumentCount: The number of arguments, up to 127; -1 for any number.
  ///   - options: The assumptions that SQLite may make about the function, and the SQL that may use it; by default only the program's own
  ///     SQL.
  ///   - initial: The state before the first row, evaluated for each group.
  ///   - step: Adds a row to the state.
  ///   - inverse: Removes the oldest row from the state.
  ///   - value: Returns the result for the rows in the window, and the final result.
  /// - Throws: ``SQLiteError`` in the same cases as ``addFunction(_:argumentCount:_:_:)``.
  ///
  /// The C function is `sqlite3_create_window_function`: <https://sqlite.org/windowfunctions.html#udfwinfunc>
  @_alwaysEmitIntoClient public func addWindow<State, Answer: SQLiteBindable>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, FunctionArguments) throws -> Void, inverse: @escaping (inout State, FunctionArguments) throws -> Void,
    value: @escaping (inout State) throws -> Answer
  ) throws {
    try addAggregate(
      name, argumentCount, options, initial,
      step: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state, FunctionArguments($1, group.call)) } catch { group.fail(error) }
        group.leave()
      },
      inverse: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try inverse(&group.state, FunctionArguments($1, group.call)) } catch { group.fail(error) }
        group.leave()
      }, final: value)
  }
}

// MARK: - The common implementation

extension Connection {
  /// Adds an aggregate function, or, with `inverse`, a window function. The closures are specialized at the call site, where the types are
  /// known.
  @inlinable @inline(__always) func addAggregate<State, Answer: SQLiteBindable>(
    _ name: String, _ argumentCount: Int, _ options: FunctionOptions, _ initial: @escaping () throws -> State,
    step: @escaping Sqlite3FunctionBox.Body, inverse: Sqlite3FunctionBox.Body? = nil, final: @escaping (inout State) throws -> Answer
  ) throws {
    func result(endsGroup: Bool) -> Sqlite3FunctionBox.Body {
      {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do {
          try group.call.setResult(try final(&group.state), through: $1)
          if endsGroup { group.endGroup() }
        } catch { group.fail(error) }
        group.leave()
      }
    }
    try register(
      name, argumentCount, options.returning(Answer.self), make: { TypedAggregateState(try initial()) }, step: step, inverse: inverse,
      value: result(endsGroup: false), final: result(endsGroup: true))
  }

  /// - Parameters:
  ///   - inverse: Removes the oldest row from the state of a window function; nil for an aggregate.
  ///   - value: Returns the result for the rows in the window.
  @usableFromInline func register(
    _ name: String, _ argumentCount: Int, _ options: FunctionOptions, make: @escaping () throws -> AggregateState,
    step: @escaping Sqlite3FunctionBox.Body, inverse: Sqlite3FunctionBox.Body?, value: @escaping Sqlite3FunctionBox.Body,
    final: @escaping Sqlite3FunctionBox.Body
  ) throws {
    let c = wrapper.trampolines
    let states = AggregateStates(make: make)
    guard let inverse else {
      let box = FunctionBox(name, on: self, step: step, final: final, companion: states)
      return unsafe try register(box, named: name, argumentCount, options) { handle, name, count, pointer in
        unsafe wrapper.sqlite3_create_function_v2(
          handle, name, count, options.flags, pointer, nil, c.step, c.final, Sqlite3Destructor.ofObject)
      }
    }
    let box = FunctionBox(name, on: self, step: step, inverse: inverse, value: value, final: final, companion: states)
    unsafe try register(box, named: name, argumentCount, options, as: .sqlite3_create_window_function) { handle, name, count, pointer in
      unsafe wrapper.sqlite3_create_window_function(
        handle, name, count, options.flags, pointer, c.step, c.final, c.value, c.inverse, Sqlite3Destructor.ofObject)
    }
  }
}
