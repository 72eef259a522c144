import SQLiteCalls

/// An aggregate function as a type: one value for each group of rows.
public protocol AggregateFunction {
  /// What it answers.
  associatedtype Answer: Bindable

  /// The state before the first row.
  init() throws

  /// Takes a row in.
  mutating func step(_ arguments: FunctionArguments) throws

  /// The answer for the rows taken in, also for none. Called once, at the end of the group; also when the query is given up before its
  /// end: the answer is then thrown away.
  mutating func final() throws -> Answer
}

/// An aggregate function that can also run over a sliding window, as a type.
public protocol WindowFunction: AggregateFunction {
  /// What it answers.
  associatedtype Answer

  /// Takes the oldest row out again; the arguments are those with which it was taken in.
  mutating func inverse(_ arguments: FunctionArguments) throws

  /// The answer for the rows that are in the window now; it can be asked many times.
  mutating func value() throws -> Answer
}

extension WindowFunction {
  /// The value at the end.
  @inlinable public mutating func final() throws -> Answer { try value() }
}

extension Connection {
  /// Adds an aggregate function, or replaces the function of that name and number of arguments.
  ///
  /// For each group a state is made, each row goes through `step`, and at the end `final` answers; over no rows, too. When any of them
  /// throws, the statement fails as ``addFunction(_:argumentCount:_:_:)`` says. `final` is also called when a query is given up before
  /// its end, and its answer is then thrown away.
  /// - Parameters:
  ///   - name: The name, in any case; at most 255 bytes.
  ///   - argumentCount: The number of arguments, up to 127; -1 for any number.
  ///   - options: What SQLite may assume, and where it may be used; by default only in SQL the program runs.
  ///   - initial: The state before the first row, evaluated for each group.
  ///   - step: Takes a row in.
  ///   - final: The answer for the group.
  /// - Throws: ``SQLiteError`` as ``addFunction(_:argumentCount:_:_:)``.
  ///
  /// The C function is `sqlite3_create_function_v2`: <https://sqlite.org/c3ref/create_function.html>
  @inlinable public func addAggregate<State, Answer: Bindable>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, FunctionArguments) throws -> Void, final: @escaping (inout State) throws -> Answer
  ) throws(SQLiteError) {
    try addAggregate(
      name, argumentCount, options, make: { TypedAggregateState(try initial()) },
      step: { unsafe try step(&typed($0, State.self).state, FunctionArguments($1, $2)) }, inverse: nil, value: nil,
      final: { unsafe try $2.answer(try final(&typed($0, State.self).state), through: $1) })
  }

  /// Adds an aggregate function that is a type.
  @inlinable public func addAggregate<Function: AggregateFunction>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], of type: Function.Type
  ) throws(SQLiteError) {
    try addAggregate(
      name, argumentCount: argumentCount, options, initial: try Function(), step: { try $0.step($1) }, final: { try $0.final() })
  }

  /// Adds a function that runs as an aggregate and over a sliding window (`OVER`).
  ///
  /// - Parameters:
  ///   - name: The name, in any case; at most 255 bytes.
  ///   - argumentCount: The number of arguments, up to 127; -1 for any number.
  ///   - options: What SQLite may assume, and where it may be used; by default only in SQL the program runs.
  ///   - initial: The state before the first row, evaluated for each group.
  ///   - step: Takes a row in.
  ///   - inverse: Takes the oldest row out again.
  ///   - value: The answer for the rows in the window; also the answer at the end.
  /// - Throws: ``SQLiteError`` as ``addFunction(_:argumentCount:_:_:)``.
  ///
  /// The C function is `sqlite3_create_window_function`: <https://sqlite.org/windowfunctions.html#udfwinfunc>
  @inlinable public func addWindow<State, Answer: Bindable>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, FunctionArguments) throws -> Void, inverse: @escaping (inout State, FunctionArguments) throws -> Void,
    value: @escaping (inout State) throws -> Answer
  ) throws(SQLiteError) {
    try addAggregate(
      name, argumentCount, options, make: { TypedAggregateState(try initial()) },
      step: { unsafe try step(&typed($0, State.self).state, FunctionArguments($1, $2)) },
      inverse: { unsafe try inverse(&typed($0, State.self).state, FunctionArguments($1, $2)) },
      value: { unsafe try $2.answer(try value(&typed($0, State.self).state), through: $1) },
      final: { unsafe try $2.answer(try value(&typed($0, State.self).state), through: $1) })
  }

  /// Adds a window function that is a type.
  @inlinable public func addWindow<Function: WindowFunction>(
    _ name: String, argumentCount: Int, _ options: FunctionOptions = [], of type: Function.Type
  ) throws(SQLiteError) {
    try addAggregate(
      name, argumentCount, options, make: { TypedAggregateState(try Function()) },
      step: { unsafe try typed($0, Function.self).state.step(FunctionArguments($1, $2)) },
      inverse: { unsafe try typed($0, Function.self).state.inverse(FunctionArguments($1, $2)) },
      value: { unsafe try $2.answer(try typed($0, Function.self).state.value(), through: $1) },
      final: { unsafe try $2.answer(try typed($0, Function.self).state.final(), through: $1) })
  }

  @usableFromInline func addAggregate(
    _ name: String, _ argumentCount: Int, _ options: FunctionOptions, make: @escaping () throws -> AggregateState,
    step: @escaping AggregateBody.Step, inverse: AggregateBody.Step?, value: AggregateBody.Step?, final: @escaping AggregateBody.Step
  ) throws(SQLiteError) {
    let box = AggregateBox(name, on: self, AggregateBody(make: make, step: step, inverse: inverse, value: value, final: final))
    let c = wrapper.trampolines
    if value == nil {
      unsafe try register(box, argumentCount, options) { handle, name, count, pointer in
        unsafe wrapper.sqlite3_create_function_v2(
          handle, name, count, options.flags, pointer, nil, c.step, c.final, FunctionBox.destructor)
      }
    } else {
      unsafe try register(box, argumentCount, options, as: .sqlite3_create_window_function) { handle, name, count, pointer in
        unsafe wrapper.sqlite3_create_window_function(
          handle, name, count, options.flags, pointer, c.step, c.final, c.value, c.inverse, FunctionBox.destructor)
      }
    }
  }
}

/// The state under its type. It was made by the same registration, so it has that type.
@inlinable @inline(__always) func typed<State>(_ state: AggregateState, _ type: State.Type) -> TypedAggregateState<State> {
  unsafe unsafeDowncast(state, to: TypedAggregateState<State>.self)
}
