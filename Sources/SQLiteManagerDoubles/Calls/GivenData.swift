import SQLiteCalls

/// Data that was handed over with its destructor.
@safe package struct GivenData {
  package let pointer: UnsafeMutableRawPointer?
  private let destructor: Sqlite3Destructor.Function?

  package init(_ pointer: UnsafeMutableRawPointer?, _ destructor: Sqlite3Destructor.Function?) {
    unsafe (self.pointer, self.destructor) = unsafe (pointer, destructor)
  }

  /// Calls the destructor.
  package func end() { unsafe Sqlite3Destructor.call(destructor, with: pointer) }
}
