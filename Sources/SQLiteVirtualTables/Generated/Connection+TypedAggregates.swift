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
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state) } catch { group.fail(error) }
        group.leave()
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
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state, FunctionArguments($1, group.call)[0, as: A.self]) } catch { group.fail(error) }
        group.leave()
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
    try addAggregate(
      name, 0, options, initial,
      step: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state) } catch { group.fail(error) }
        group.leave()
      },
      inverse: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try inverse(&group.state) } catch { group.fail(error) }
        group.leave()
      }, final: value)
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
    try addAggregate(
      name, 1, options, initial,
      step: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try step(&group.state, FunctionArguments($1, group.call)[0, as: A.self]) } catch { group.fail(error) }
        group.leave()
      },
      inverse: {
        guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
        do { try inverse(&group.state, FunctionArguments($1, group.call)[0, as: A.self]) } catch { group.fail(error) }
        group.leave()
      }, final: value)
  }
}
