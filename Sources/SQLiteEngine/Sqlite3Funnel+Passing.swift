import SQLiteCalls

// The functions that pass calls to `route`: `pass` for calls that cannot fail, `code` and `pointer` for calls that return a result code or
// nil if they fail. The closure is passed to `route` unchanged: wrapping it in another closure would cost an additional call and a retain
// of the inner wrapper for each call.
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

  /// Passes a call. If it fails, sets the variables that it would have filled to nil.
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

  /// Calls ``onGiving`` for data that is passed with a destructor.
  @inline(__always)
  package final func giving(_ data: UnsafeRawPointer?, _ destructor: Sqlite3Destructor.Function?) {
    guard let onGiving, let destructor = unsafe destructor, unsafe unsafeBitCast(destructor, to: Int.self) != -1 else { return }
    onGiving(UInt(bitPattern: data))
  }

  /// Passes a call that calls the destructor of its data even if the call fails.
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
