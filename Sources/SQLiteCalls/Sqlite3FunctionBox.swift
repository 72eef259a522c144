/// The object of an SQL function written in Swift: the context pointer that the function is registered with.
///
/// A C function captures nothing, so SQLite gets one of ``Sqlite3Trampolines``, which finds this object and calls one of its closures
/// with the object and its wrapper: so a closure need not capture them, and none is called by way of another.
/// <https://sqlite.org/c3ref/create_function.html>
open class Sqlite3FunctionBox {
  /// Does one thing that SQLite calls for, with the wrapper of the box.
  public typealias Body = (Sqlite3FunctionBox, any Sqlite3WrapperProtocol, Sqlite3FunctionCall) -> Void

  /// The wrapper that the function was registered through.
  public final let wrapper: any Sqlite3WrapperProtocol
  /// Runs a scalar function once.
  public final let call: Body
  /// Takes a row into an aggregate.
  public final let step: Body
  /// Takes the oldest row out of a window again.
  public final let inverse: Body
  /// Answers for the rows of a window.
  public final let value: Body
  /// Answers for all rows of an aggregate and frees its state.
  public final let final: Body

  /// Makes a box of the closures that its kind of function needs; the others do nothing.
  public init(
    on wrapper: any Sqlite3WrapperProtocol, call: @escaping Body = { _, _, _ in }, step: @escaping Body = { _, _, _ in },
    inverse: @escaping Body = { _, _, _ in }, value: @escaping Body = { _, _, _ in }, final: @escaping Body = { _, _, _ in }
  ) {
    self.wrapper = wrapper
    self.call = call
    self.step = step
    self.inverse = inverse
    self.value = value
    self.final = final
  }

  /// Runs an auxiliary function of FTS5 for a row that matches; a subclass overrides it.
  ///
  /// - Parameters:
  ///   - api: The functions that answer about the match.
  ///   - match: The match.
  ///   - call: The context for the answer, and the arguments.
  open func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {}
}

/// The arguments of one call of a function, as SQLite hands them over. The pointers are valid until the function returns.
@safe public struct Sqlite3FunctionCall {
  /// The context that the answer goes to.
  public let context: OpaquePointer
  /// The number of arguments.
  public let count: Int32
  /// The arguments; nil where there are none.
  public let values: UnsafeMutablePointer<OpaquePointer?>?

  /// A call; nil without a context, which SQLite always has.
  @inlinable @inline(__always) public init?(
    _ context: OpaquePointer?, _ count: Int32 = 0, _ values: UnsafeMutablePointer<OpaquePointer?>? = nil
  ) {
    guard let context = unsafe context else { return nil }
    unsafe self.context = unsafe context
    self.count = count
    unsafe self.values = unsafe values
  }
}

/// The two special destructors of C, and the rule by which any destructor is called.
///
/// `SQLITE_STATIC` is nil. <https://sqlite.org/c3ref/c_static.html>
@safe public enum Sqlite3Destructor {
  /// The C type of a destructor.
  public typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// `SQLITE_TRANSIENT`: SQLite makes a copy of its own before the call returns. Never call it.
  @inlinable public static var transient: Function { unsafe unsafeBitCast(-1, to: Function.self) }

  /// Calls a destructor as SQLite does when it has no further use for the data, leaving the two special ones alone.
  ///
  /// - Parameters:
  ///   - destructor: The destructor that came with the data.
  ///   - data: The data to give up; a nil pointer is handed over too, as SQLite does.
  @inlinable public static func call(_ destructor: Function?, with data: UnsafeRawPointer?) {
    guard let destructor = unsafe destructor, unsafe unsafeBitCast(destructor, to: Int.self) != -1 else { return }
    unsafe destructor(UnsafeMutableRawPointer(mutating: data))
  }
}
