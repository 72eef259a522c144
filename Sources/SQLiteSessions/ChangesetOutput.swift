import SQLiteCalls
import SQLiteCore

/// Passes bytes that SQLite writes to a closure, in pieces.
final class ChangesetOutput {
  private let connection: Connection?
  private let body: ([UInt8]) throws -> Void
  /// The error that the closure threw.
  private(set) var failure: (any Error)?

  private init(_ connection: Connection?, _ body: @escaping ([UInt8]) throws -> Void) {
    self.connection = connection
    self.body = body
  }

  /// Runs a call that writes to a closure. Returns the result code of the call, or throws the error of the closure.
  ///
  /// - Parameter connection: The connection that the call works on. It cannot be used within the closure.
  static func write(
    on connection: Connection? = nil, to body: ([UInt8]) throws -> Void,
    _ call: (@escaping ChangesetOutput.Function, UnsafeMutableRawPointer) -> Int32
  ) throws -> Int32 {
    try withoutActuallyEscaping(body) { body in
      let output = ChangesetOutput(connection, body)
      let code = unsafe call(function, Unmanaged.passUnretained(output).toOpaque())
      if let failure = output.failure { throw failure }
      return code
    }
  }

  typealias Function = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int32) -> Int32

  private static let function: Function = { context, bytes, count in
    guard let output = unsafe context.object(as: ChangesetOutput.self) else { return ResultCode.misuse.rawValue }
    let piece = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(max(0, count))))
    return output.take(piece) ? ResultCode.ok.rawValue : ResultCode.abort.rawValue
  }

  private func take(_ piece: [UInt8]) -> Bool {
    if failure != nil { return false }
    do {
      try connection.refusingSQL { try body(piece) }
      return true
    } catch {
      failure = error
      return false
    }
  }
}

extension Connection? {
  /// Runs a closure of the caller within an SQLite call. SQL on the connection is refused in the meantime.
  func refusingSQL<Result>(_ body: () throws -> Result) throws -> Result {
    guard let self else { return try body() }
    return try self.inCallback(allowsSQL: false) { Swift.Result { try body() } }.get()
  }
}

extension Changeset {
  /// Calls SQLite to create a changeset, which is copied and freed.
  ///
  /// - Parameter failure: Returns the error for a code.
  static func make(
    on wrapper: any Sqlite3WrapperProtocol,
    _ make: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int32,
    failure: (Int32) -> SQLiteError
  ) throws(SQLiteError) -> Changeset {
    try unsafe Changeset(copied: bytes(on: wrapper, make, failure: failure))
  }

  /// Copies and frees the bytes that an SQLite call returns.
  static func bytes(
    on wrapper: any Sqlite3WrapperProtocol,
    _ make: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int32,
    failure: (Int32) -> SQLiteError
  ) throws(SQLiteError) -> [UInt8] {
    var count: Int32 = 0
    var memory: UnsafeMutableRawPointer?
    let code = unsafe make(&count, &memory)
    if code != 0 { throw failure(code) }
    defer { unsafe wrapper.sqlite3_free(memory) }
    return unsafe Array(UnsafeRawBufferPointer(start: memory, count: memory == nil ? 0 : Int(count)))
  }

  /// Passes the bytes and their number to a call. The C type is mutable, but the call does not change them.
  func lend<Result>(_ body: (Int32, UnsafeMutableRawPointer?) -> Result) -> Result {
    unsafe bytes.withUnsafeBytes { unsafe body(Int32($0.count), UnsafeMutableRawPointer(mutating: $0.baseAddress)) }
  }
}
