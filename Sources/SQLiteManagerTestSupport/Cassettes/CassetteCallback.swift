import SQLiteCalls

/// The C types of the callbacks that a cassette holds.
enum CassetteCallback {
  typealias Update = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
  typealias Ask = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  typealias Tell = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Wal = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32
  typealias Busy = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
  typealias Authorize =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
  typealias Trace = @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  typealias Missing = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?) -> Void
  typealias Compare = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32

  /// The bits of a C function; nil for none.
  static func address<Function>(_ function: Function?) -> UnsafeRawPointer? {
    unsafe function.map { unsafe unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }
}
