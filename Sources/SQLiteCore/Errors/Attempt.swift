/// Runs a closure and then a second one, even if the first failed. The first error is thrown.
package func attempt<Value>(_ body: () throws -> Value, finally end: () throws -> Void) throws -> Value {
  let result = Result { try body() }
  do { try end() } catch {
    _ = try result.get()
    throw error
  }
  return try result.get()
}
