private let head = """
  // Written by Scripts/generate-calls from Scripts/generator/TypedFunctions.swift: change the script, not this file.

  """

/// How many typed arguments functions have: more are read from ``FunctionArguments``.
private let scalars = (0...2).map(TypedFunction.init)
private let aggregates = (0...1).map(TypedFunction.init)
private let windows = (0...1).map(TypedFunction.init)

/// The parts that differ between functions of different numbers of arguments.
private struct TypedFunction {
  let count: Int
  /// A, B, C …
  let letters: [String]

  init(_ count: Int) {
    self.count = count
    letters = "AB".prefix(count).map(String.init)
  }

  var generics: String { letters.map { "\($0): SQLiteExtractable, " }.joined() }
  var types: String { letters.joined(separator: ", ") }
  /// The types after that of the state.
  var furtherTypes: String { letters.map { ", \($0)" }.joined() }
  var noun: String {
    switch count {
    case 0: "without arguments"
    case 1: "of one argument, which is read as its type"
    default: "of two arguments, each read as its type"
    }
  }

  /// The arguments, read from those of a call.
  func reads(_ call: String) -> [String] {
    letters.enumerated().map { "FunctionArguments($1, \(call))[\($0.offset), as: \($0.element).self]" }
  }

  /// A call of a function of the application, with the state that it works on.
  func grouped(_ body: String) -> String {
    """
    \(body): {
          guard let group = GroupCall($0, $1, $2, of: State.self) else { return }
          do { try \(body)(\((["&group.state"] + reads("group.call")).joined(separator: ", "))) } catch { group.fail(error) }
          group.leave()
        }
    """
  }
}

extension TypedFunction {
  /// The text about an argument that does not fit; empty where there are none.
  fileprivate func mismatch(_ function: String) -> String {
    if count == 0 { return "" }
    return """
        ///
        /// As ``\(function)``. An argument that does not fit its type makes the function fail with
        /// SQLITE_MISMATCH, so NULL needs an optional type.

      """
  }
}

func typedFunctionsFile() -> String {
  var text = """
    \(head)
    import SQLiteCalls

    // Functions whose arguments have types: one for each of the usual numbers of arguments, because a function of any number of types at once (a parameter
    // pack) is not specialised by the compiler and takes twice as long.

    extension Connection {

    """
  for arity in scalars {
    text += """
        /// Adds a scalar function \(arity.noun).
      \(arity.mismatch("addFunction(_:argumentCount:_:_:)"))  @_alwaysEmitIntoClient public func addFunction<\(arity.generics)Answer: SQLiteBindable>(
          _ name: String, _ options: FunctionOptions = [], _ body: @escaping (\(arity.types)) throws -> Answer
        ) throws {
          try addScalar(name, \(arity.count), options.returning(Answer.self)) {
            let call = FunctionCall($0, $2)
            do { try call.setResult(try body(\(arity.reads("call").joined(separator: ", "))), through: $1) } catch { call.fail(error) }
            call.leave()
          }
        }


      """
  }
  return text.dropLast() + "}\n"
}

func typedAggregatesFile() -> String {
  var text = """
    \(head)
    public import SQLiteCalls
    public import SQLiteCore

    // Aggregate and window functions whose arguments have types: one for each number of arguments, as for scalar functions.

    extension Connection {

    """
  for arity in aggregates {
    text += """
        /// Adds an aggregate function \(arity.noun).
      \(arity.mismatch("addAggregate(_:argumentCount:_:initial:step:final:)"))  @_alwaysEmitIntoClient public func addAggregate<State, \(arity.generics)Answer: SQLiteBindable>(
          _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
          step: @escaping (inout State\(arity.furtherTypes)) throws -> Void, final: @escaping (inout State) throws -> Answer
        ) throws {
          try addAggregate(
            name, \(arity.count), options, initial, \(arity.grouped("step")), final: final)
        }


      """
  }
  text = text.dropLast() + "}\n\nextension Connection {\n"
  for arity in windows {
    text += """
        /// Adds a window function \(arity.noun).
      \(arity.mismatch("addWindow(_:argumentCount:_:initial:step:inverse:value:)"))  @_alwaysEmitIntoClient public func addWindow<State, \(arity.generics)Answer: SQLiteBindable>(
          _ name: String, _ options: FunctionOptions = [], initial: @escaping @autoclosure () throws -> State,
          step: @escaping (inout State\(arity.furtherTypes)) throws -> Void,
          inverse: @escaping (inout State\(arity.furtherTypes)) throws -> Void, value: @escaping (inout State) throws -> Answer
        ) throws {
          try addAggregate(
            name, \(arity.count), options, initial, \(arity.grouped("step")), \(arity.grouped("inverse")), final: value)
        }


      """
  }
  return text.dropLast() + "}\n"
}
