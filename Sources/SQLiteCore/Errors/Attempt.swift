/// Runs a closure and then another one, which runs as well where the first has failed. The first error is the one thrown.
package func attempt<Value>(_ body: () throws -> Value, finally end: () throws -> Void) throws -> Value {
  let result = Result { try body() }
  do { try end() } catch {
    _ = try result.get()
    throw error
  }
  return try result.get()
}
