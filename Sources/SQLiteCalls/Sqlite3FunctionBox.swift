/// What stands behind an SQL function written in Swift: the context pointer it is registered with.
///
/// A C function carries nothing along, so SQLite is given one of ``Sqlite3Trampolines``, which finds this object and calls it. The
/// methods here do nothing; a subclass overrides those of its kind of function. Every pointer is good until the method returns.
/// <https://sqlite.org/c3ref/create_function.html>
open class Sqlite3FunctionBox {
  /// A box without a function.
  public init() {}

  /// Runs a scalar function once.
  ///
  /// - Parameters:
  ///   - context: Where the answer goes.
  ///   - count: The number of arguments.
  ///   - values: The arguments.
  open func call(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {}

  /// Takes a row into an aggregate.
  open func step(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {}

  /// Takes the oldest row out of a window again.
  open func inverse(_ context: OpaquePointer?, _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {}

  /// Answers for the rows of a window.
  open func value(_ context: OpaquePointer?) {}

  /// Answers for all rows of an aggregate and frees what belongs to it.
  open func final(_ context: OpaquePointer?) {}

  /// Runs an auxiliary function of FTS5 for a row that matches.
  ///
  /// - Parameters:
  ///   - api: What is asked about the match.
  ///   - match: The match.
  ///   - context: Where the answer goes.
  ///   - count: The number of arguments.
  ///   - values: The arguments.
  open func match(
    _ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ context: OpaquePointer?, _ count: Int32,
    _ values: UnsafeMutablePointer<OpaquePointer?>?
  ) {}
}
