import SQLiteCalls

/// A callback that a cassette holds.
enum CassetteCallback {
  /// The bits of a C function; nil for none.
  static func address<Function>(_ function: Function?) -> UnsafeRawPointer? {
    unsafe function.map { unsafe unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }
}
