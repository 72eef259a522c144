/// The object of an SQL function written in Swift: the context pointer with which the function is registered.
///
/// A C function captures nothing, so SQLite gets one of ``Sqlite3Trampolines``, which finds this object and calls one of its closures
/// with the object and its wrapper. A closure therefore need not capture them, and no closure is called through another.
/// <https://sqlite.org/c3ref/create_function.html>
open class Sqlite3FunctionBox {
  /// A closure for one kind of call from SQLite; it gets the wrapper of the box.
  public typealias Body = (Sqlite3FunctionBox, any Sqlite3WrapperProtocol, Sqlite3FunctionCall) -> Void

  /// The closure for calls that a kind of function does not use; it does nothing.
  @usableFromInline package static var idle: Body { { _, _, _ in } }

  /// The wrapper that the function was registered through.
  public final let wrapper: any Sqlite3WrapperProtocol
  /// Runs a call of a scalar function.
  public final let call: Body
  /// Adds a row to the state of an aggregate.
  public final let step: Body
  /// Removes the oldest row of a window from the state.
  public final let inverse: Body
  /// Sets the result for the rows of a window.
  public final let value: Body
  /// Sets the final result of an aggregate and frees its state.
  public final let final: Body

  /// Creates a box from the closures that its kind of function needs; the others do nothing.
  public init(
    on wrapper: any Sqlite3WrapperProtocol, call: @escaping Body = idle, step: @escaping Body = idle, inverse: @escaping Body = idle,
    value: @escaping Body = idle, final: @escaping Body = idle
  ) {
    self.wrapper = wrapper
    self.call = call
    self.step = step
    self.inverse = inverse
    self.value = value
    self.final = final
  }

  /// Runs an auxiliary function of FTS5 for a matching row; a subclass overrides it.
  ///
  /// - Parameters:
  ///   - api: The functions that return facts about the match.
  ///   - match: The match.
  ///   - call: The context for the result, and the arguments.
  open func match(_ api: UnsafePointer<Fts5ExtensionApi>?, _ match: OpaquePointer?, _ call: Sqlite3FunctionCall) {}
}

/// The arguments of one call of a function, as passed by SQLite. The pointers are valid until the function returns.
@safe public struct Sqlite3FunctionCall {
  /// The context that receives the result.
  public let context: OpaquePointer
  /// The number of arguments.
  public let count: Int32
  /// The arguments; nil if there are none.
  public let values: UnsafeMutablePointer<OpaquePointer?>?

  /// Wraps a call; returns nil without a context, which SQLite always passes.
  @inlinable @inline(__always) public init?(
    _ context: OpaquePointer?, _ count: Int32 = 0, _ values: UnsafeMutablePointer<OpaquePointer?>? = nil
  ) {
    guard let context = unsafe context else { return nil }
    unsafe self.context = unsafe context
    self.count = count
    unsafe self.values = unsafe values
  }
}

/// SQLite's two special destructors, and the rule for calling any destructor.
///
/// `SQLITE_STATIC` is nil. <https://sqlite.org/c3ref/c_static.html>
@safe public enum Sqlite3Destructor {
  /// The C type of a destructor.
  public typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// `SQLITE_TRANSIENT`: SQLite makes its own copy before the call returns. Never call it.
  @inlinable public static var transient: Function { unsafe unsafeBitCast(-1, to: Function.self) }

  /// Calls a destructor as SQLite does when it no longer needs the data; does nothing for the two special ones.
  ///
  /// - Parameters:
  ///   - destructor: The destructor that came with the data.
  ///   - data: The data to release; a nil pointer is passed too, as SQLite does.
  @inlinable public static func call(_ destructor: Function?, with data: UnsafeRawPointer?) {
    guard let destructor = unsafe destructor, unsafe unsafeBitCast(destructor, to: Int.self) != -1 else { return }
    unsafe destructor(UnsafeMutableRawPointer(mutating: data))
  }
}
