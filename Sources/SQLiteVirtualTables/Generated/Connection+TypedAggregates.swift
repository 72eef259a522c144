// Written by Scripts/generate-calls from Scripts/generator/TypedFunctions.swift: change the script, not this file.

public import SQLiteCalls
public import SQLiteCore

// Aggregate and window functions whose arguments have types: one for each number of arguments, as for scalar functions.

extension Connection {
  /// Adds an aggregate function without arguments.
  @_alwaysEmitIntoClient public func addAggregate<State, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State) throws -> Void, final: @escaping (inout State) throws -> Answer
  ) throws {
    try addAggregate(
      name, 0, options, initial,
      step: {
        GroupCall<State>.run($0, $1, $2) { group, _ in
          try step(&group.state)
        }
      }, final: final)
  }

  /// Adds an aggregate function of one argument, which is read as its type.
  ///
  /// As ``addAggregate(_:argumentCount:_:initial:step:final:)``. An argument that does not fit its type makes the function fail with
  /// SQLITE_MISMATCH, so NULL needs an optional type.
  @_alwaysEmitIntoClient public func addAggregate<State, A: SQLiteExtractable, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, A) throws -> Void, final: @escaping (inout State) throws -> Answer
  ) throws {
    try addAggregate(
      name, 1, options, initial,
      step: {
        GroupCall<State>.run($0, $1, $2) { group, wrapper in
          try step(&group.state, FunctionArguments(wrapper, group.call)[0, as: A.self])
        }
      }, final: final)
  }
}

extension Connection {
  /// Adds a window function without arguments.
  @_alwaysEmitIntoClient public func addWindow<State, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State) throws -> Void,
    inverse: @escaping (inout State) throws -> Void, value: @escaping (inout State) throws -> Answer
  ) throws {
    try addWindow(
      name, 0, options, initial,
      step: {
        GroupCall<State>.run($0, $1, $2) { group, _ in
          try step(&group.state)
        }
      },
      inverse: {
        GroupCall<State>.run($0, $1, $2) { group, _ in
          try inverse(&group.state)
        }
      }, value: value)
  }

  /// Adds a window function of one argument, which is read as its type.
  ///
  /// As ``addWindow(_:argumentCount:_:initial:step:inverse:value:)``. An argument that does not fit its type makes the function fail with
  /// SQLITE_MISMATCH, so NULL needs an optional type.
  @_alwaysEmitIntoClient public func addWindow<State, A: SQLiteExtractable, Answer: SQLiteBindable>(
    _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
    step: @escaping (inout State, A) throws -> Void,
    inverse: @escaping (inout State, A) throws -> Void, value: @escaping (inout State) throws -> Answer
  ) throws {
    try addWindow(
      name, 1, options, initial,
      step: {
        GroupCall<State>.run($0, $1, $2) { group, wrapper in
          try step(&group.state, FunctionArguments(wrapper, group.call)[0, as: A.self])
        }
      },
      inverse: {
        GroupCall<State>.run($0, $1, $2) { group, wrapper in
          try inverse(&group.state, FunctionArguments(wrapper, group.call)[0, as: A.self])
        }
      }, value: value)
  }
}
