import SQLiteMocks

/// Returns a closure that calls a function with nil for every pointer and 0 for every number.
func idle<each Argument, Answer>(_ call: @escaping (repeat each Argument) -> Answer) -> () -> Void {
  { _ = try? call(repeat idleArgument((each Argument).self)) }
}

private struct NoIdleArgument: Error {}

private func idleArgument<Argument>(_ type: Argument.Type) throws -> Argument {
  guard let argument = nothing(type) else { throw NoIdleArgument() }
  return argument
}
