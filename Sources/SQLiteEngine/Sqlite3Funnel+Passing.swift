import SQLiteCalls

// The ways through the funnel: `pass` for calls that cannot fail, `code` and `pointer` for calls that return a result code or nil when they
// do. The closure goes to `route` unchanged: with another closure around it, each call would cost a further call and a retain of the inner
// wrapper.
extension Sqlite3Funnel {
  @inline(__always)
  package final func pass<Answer>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: () -> Answer
  ) -> Answer {
    route(call, arguments: arguments, failed: nil, perform: perform)
  }

  @inline(__always)
  package final func pointer<Pointer>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: () -> Pointer?
  ) -> Pointer? {
    route(call, arguments: arguments, failed: { _ in nil }, perform: perform)
  }

  @inline(__always)
  package final func code(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: () -> Int32
  ) -> Int32 {
    route(call, arguments: arguments, failed: { $0 }, perform: perform)
  }

  /// Passes a call; if it fails, the variables that it would have filled are set to nil.
  @inline(__always)
  package final func code<Out>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], clearing out: UnsafeMutablePointer<Out?>?,
    _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil, _ perform: () -> Int32
  ) -> Int32 {
    route(
      call, arguments: arguments,
      failed: { code in
        unsafe out?.pointee = nil
        unsafe message?.pointee = nil
        return code
      }, perform: perform)
  }

  /// Calls ``onGiving`` for data that comes with a destructor.
  @inline(__always)
  package final func giving(_ data: UnsafeRawPointer?, _ destructor: Sqlite3Destructor.Function?) {
    guard let onGiving, let destructor = unsafe destructor, unsafe unsafeBitCast(destructor, to: Int.self) != -1 else { return }
    onGiving(UInt(bitPattern: data))
  }

  /// Passes a call that calls the destructor of its data even if it fails.
  @inline(__always)
  package final func code(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], destroying data: UnsafeRawPointer?,
    _ destructor: Sqlite3Destructor.Function?, _ perform: () -> Int32
  ) -> Int32 {
    unsafe giving(data, destructor)
    return route(
      call, arguments: arguments,
      failed: { code in
        unsafe Sqlite3Destructor.call(destructor, with: data)
        return code
      }, perform: perform)
  }
}
