/// A Swift value that SQLite keeps for a function, behind a pointer, and frees when it likes.
package enum AuxiliaryValue {
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// What is kept; when nothing is, or something of another type, what is made and given to SQLite to keep.
  ///
  /// - Parameter keep: Hands the pointer to SQLite, with ``release(_:)`` to free it.
  package static func value<Value>(
    _ kept: UnsafeMutableRawPointer?, _ make: () throws -> Value, keep: (UnsafeMutableRawPointer) throws -> Void
  ) throws -> Value {
    if let kept = unsafe kept, let known = unsafe Unmanaged<AnyObject>.fromOpaque(kept).takeUnretainedValue() as? Box<Value> {
      return known.value
    }
    let made = Box(try make())
    try unsafe keep(Unmanaged<AnyObject>.passRetained(made).toOpaque())
    return made.value  // SQLite may have freed its reference already
  }

  /// What SQLite frees a value by.
  package static func release(_ kept: UnsafeMutableRawPointer?) {
    if let kept = unsafe kept { unsafe Unmanaged<AnyObject>.fromOpaque(kept).release() }
  }
}
