import SQLiteCalls

// How a call passes the funnel: `pass` for those that cannot fail, `code` and `pointer` for those that answer a result code or nil when they do. Each gives
// the answer for no wrapper behind this one as well.
extension Sqlite3Funnel {
  @inline(__always)
  package final func pass(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: (any Sqlite3WrapperProtocol) -> Void
  ) {
    route(call, arguments: arguments, failed: nil) { if let target { perform(target) } }
  }

  @inline(__always)
  package final func pass<Number: Numeric>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: (any Sqlite3WrapperProtocol) -> Number
  ) -> Number {
    route(call, arguments: arguments, failed: nil) { if let target { perform(target) } else { .zero } }
  }

  @inline(__always)
  package final func pass<Pointer>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: (any Sqlite3WrapperProtocol) -> Pointer?
  ) -> Pointer? {
    route(call, arguments: arguments, failed: nil) { if let target { perform(target) } else { nil } }
  }

  @inline(__always)
  package final func pointer<Pointer>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], _ perform: (any Sqlite3WrapperProtocol) -> Pointer?
  ) -> Pointer? {
    route(call, arguments: arguments, failed: { _ in nil }, perform: { if let target { perform(target) } else { nil } })
  }

  @inline(__always)
  package final func code(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], failed: @escaping (Int32) -> Int32 = { $0 },
    _ perform: (any Sqlite3WrapperProtocol) -> Int32
  ) -> Int32 {
    route(call, arguments: arguments, failed: failed) { if let target { perform(target) } else { ResultCode.error.rawValue } }
  }

  /// A call that sets what it would have handed out to nil when it fails.
  @inline(__always)
  package final func code<Out>(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], clearing out: UnsafeMutablePointer<Out?>?,
    _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil, _ perform: (any Sqlite3WrapperProtocol) -> Int32
  ) -> Int32 {
    let failed = { (code: Int32) in
      unsafe out?.pointee = nil
      unsafe message?.pointee = nil
      return code
    }
    return code(call, arguments(), failed: failed, perform)
  }

  /// A call that calls the destructor of its data when it fails, too.
  @inline(__always)
  package final func code(
    _ call: Sqlite3Call, _ arguments: @autoclosure () -> [Sqlite3Argument], destroying data: UnsafeRawPointer?,
    _ destructor: Sqlite3Destructor.Function?, _ perform: (any Sqlite3WrapperProtocol) -> Int32
  ) -> Int32 {
    let failed = { (code: Int32) in
      unsafe Sqlite3Destructor.call(destructor, with: data)
      return code
    }
    return code(call, arguments(), failed: failed, perform)
  }
}
